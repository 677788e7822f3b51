// SPDX-License-Identifier: Apache-2.0
package dev.thaw.function.tool;

import dev.thaw.function.tool.NativeHostProcess.Answer;
import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** A library of functions that the command has built, in a native process of each test's own. */
@Timeout(value = 300, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
abstract class FunctionTests {
    /** The number that the process knows it by. */
    static final int LIBRARY = 0;

    @TempDir static Path directory;
    static Path library;
    private static Path executable;

    NativeHostProcess host;

    @BeforeAll
    @Timeout(value = 60, unit = TimeUnit.MINUTES)
    static void build() throws Exception {
        executable = NativeHostProcess.compile(directory);
        library = BuiltFunctions.library(directory);
    }

    @BeforeEach
    void start() throws Exception {
        host = NativeHostProcess.start(executable, directory);
        host.open(LIBRARY, library);
    }

    @AfterEach
    void end() throws Exception {
        host.close();
    }

    /** Of the function that does everything. */
    int isolate() throws IOException {
        return host.isolate(LIBRARY, 0, "");
    }

    static String status(Answer state, String name) {
        return state.text("status")
                .lines()
                .filter(line -> line.startsWith(name + ":"))
                .findFirst()
                .orElseThrow()
                .split("\\s+")[1];
    }
}
