// SPDX-License-Identifier: Apache-2.0
package dev.thaw.layout.tool;

import static dev.thaw.layout.tool.LayoutImages.OUTPUT;
import static dev.thaw.layout.tool.LayoutImages.file;
import static dev.thaw.layout.tool.LayoutImages.run;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.thaw.layout.tool.LayoutImages.Result;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** As in containers, in each of which the first process has the number 1. */
class TraceNumberIT {
    @BeforeAll
    static void buildImage() throws Exception {
        LayoutImages.record();
    }

    @ParameterizedTest
    @ValueSource(strings = {"mapped", "dumped"})
    void aTraceOfAnEarlierProcessOfThatNumberStays(String mode) throws Exception {
        Path directory = Files.createDirectories(file("number-" + mode));
        String script =
                """
                echo earlier >app.$$.startup
                echo earlier >app.$$.startup.2
                echo $$ >number
                [ "$1" = mapped ] || export THAW_STARTUP_DUMP=1
                exec ../app.instrumented
                """;
        Result run =
                run(
                        Map.of("THAW_STARTUP_TRACE", "app.%p.startup"),
                        List.of(
                                "sh",
                                "-c",
                                "cd \"$0\" || exit; " + script,
                                directory.toString(),
                                mode));
        assertEquals(new Result(0, OUTPUT), run);
        String number = Files.readString(directory.resolve("number")).strip();
        Path first = directory.resolve("app." + number + ".startup");
        assertEquals("earlier\n", Files.readString(first));
        assertEquals("earlier\n", Files.readString(Path.of(first + ".2")));
        TraceIT.requireProgram(Path.of(first + ".3"));
    }
}
