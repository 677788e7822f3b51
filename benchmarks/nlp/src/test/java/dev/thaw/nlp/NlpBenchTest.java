// SPDX-License-Identifier: Apache-2.0
package dev.thaw.nlp;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.thaw.bench.core.Commands;
import dev.thaw.bench.core.Part;
import dev.thaw.bench.core.Typed;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;

class NlpBenchTest {
    @TempDir private Path directory;

    private static String run(int exitCode, String... arguments) {
        Commands.Done done = Typed.run(NlpBench.commandLine(), arguments);
        assertEquals(exitCode, done.status(), done.text());
        return done.text();
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
