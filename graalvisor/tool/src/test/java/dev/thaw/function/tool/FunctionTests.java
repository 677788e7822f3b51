// SPDX-License-Identifier: Apache-2.0
package dev.thaw.function.tool;

import dev.thaw.function.program.Everything;
import dev.thaw.function.program.Order;
import dev.thaw.function.tool.NativeHostProcess.Answer;
import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/**
 * Two libraries that the command has built, in a native process of each test's own: everything of
 * one function, order of one of each signature.
 */
@Timeout(value = 300, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
abstract class FunctionTests {
    static final int EVERYTHING = 0;
    static final int ORDER = 1;

    @TempDir static Path directory;
    static Path everything;
    static Path order;
    private static Path executable;

    NativeHostProcess host;

    @BeforeAll
    @Timeout(value = 60, unit = TimeUnit.MINUTES)
    static void build() throws Exception {
        executable = NativeHostProcess.compile(directory);
        everything = BuiltFunctions.library(Everything.class, directory);
        order = BuiltFunctions.library(Order.class, directory);
    }

    @BeforeEach
    void start() throws Exception {
        host = NativeHostProcess.start(executable, directory);
        host.open(EVERYTHING, everything);
    }

    @AfterEach
    void end() throws Exception {
        host.close();
    }

    int isolate() throws IOException {
        return host.isolate(EVERYTHING, 0, "");
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
