// SPDX-License-Identifier: Apache-2.0
package dev.thaw.benchmarks.layout;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.thaw.bench.core.Part;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import picocli.CommandLine;

class LayoutBenchTest {
    private static void refused(String reason, String... arguments) {
        StringWriter text = new StringWriter();
        CommandLine command = LayoutBench.commandLine();
        command.setErr(new PrintWriter(text));
        assertEquals(CommandLine.ExitCode.USAGE, command.execute(arguments), text.toString());
        assertTrue(text.toString().contains(reason), text.toString());
    }

    @Test
    void wrongUsageIsRefusedByName() {
        refused("--program java: there is none", "--program", "java");
        refused("--read-ahead -1: must be 0 or more", "--read-ahead", "-1");
        refused("--order: ", "--order", "cu+any-identity,alphabet");
        refused("GRAALVM_HOME", "--graalvm-home", "");
    }

    @Test
    void barsAreAboutProgramsThatAreThere() throws Exception {
        LayoutBench benchmark = new LayoutBench();
        new CommandLine(benchmark).parseArgs();
        Path root = Part.root(LayoutBench.class);
        assertEquals(List.of(), Part.of(root, "layout").unknown(root, benchmark.experiments()));
    }
}
