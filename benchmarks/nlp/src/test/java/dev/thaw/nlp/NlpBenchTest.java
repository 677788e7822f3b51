// SPDX-License-Identifier: Apache-2.0
package dev.thaw.nlp;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.thaw.bench.core.Part;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;

class NlpBenchTest {
    @TempDir private Path directory;

    private static String run(int exitCode, String... arguments) {
        StringWriter text = new StringWriter();
        CommandLine command = NlpBench.commandLine();
        command.setOut(new PrintWriter(text));
        command.setErr(new PrintWriter(text));
        assertEquals(exitCode, command.execute(arguments), text.toString());
        return text.toString();
    }

    private static void refused(String reason, String... arguments) {
        String text = run(CommandLine.ExitCode.USAGE, arguments);
        assertTrue(text.contains(reason), text);
    }

    @Test
    void wrongUsageIsRefusedByName() throws Exception {
        String empty = directory.toString();
        Path models = directory.resolve("models");
        Files.createDirectories(models.resolve("edu/stanford/nlp/models"));
        refused("--models DIR is missing");
        refused("holds no edu/stanford/nlp/models", "--models", empty, "--graalvm-home", empty);
        refused("--rounds 0: must be 1 or more", "--models", models.toString(), "--rounds", "0");
        refused(
                "--pipeline %s/none: there is no such file".formatted(empty),
                "--models",
                empty,
                "--pipeline",
                empty + "/none");
        refused("GRAALVM_HOME", "--models", models.toString(), "--graalvm-home", "");
        refused(
                "--texts huge: must be one of tiny, small, medium, large",
                "--models",
                models.toString(),
                "--graalvm-home",
                empty,
                "--texts",
                "huge");
    }

    @Test
    void helpSaysWhatIsDownloadedAndHasAnExample() {
        String help = run(CommandLine.ExitCode.OK, "--help");
        assertTrue(help.contains("Downloads 475 MB"), help);
        assertTrue(help.contains("Example: thaw bench nlp"), help);
    }

    @Test
    void barsAreAboutTextsThatAreThere() throws Exception {
        NlpBench benchmark = new NlpBench();
        new CommandLine(benchmark).parseArgs();
        Path root = Part.root(NlpBench.class);
        assertEquals(List.of(), Part.of(root, "nlp").unknown(root, benchmark.experiments()));
    }
}
