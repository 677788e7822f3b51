// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.serve;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;

class ConfigurationTest {
    @TempDir private Path directory;

    private CommandLine parsed(Map<String, String> environment, String... arguments)
            throws IOException {
        CommandLine serve = new CommandLine(new ServeCommand());
        serve.setDefaultValueProvider(
                Configuration.of(serve.getCommandSpec(), arguments, environment));
        serve.parseArgs(arguments);
        return serve;
    }

    private static Object value(CommandLine serve, String option) {
        return serve.getCommandSpec().findOption(option).getValue();
    }

    private Path file(String... lines) throws IOException {
        return Files.writeString(directory.resolve("visor.conf"), String.join("\n", lines));
    }

    @Test
    void theCommandLineComesFirstThenTheEnvironmentThenTheFile() throws Exception {
        Path file = file("# a note", "port = 1", "max-function = 2g", "drain-ms = 5", "memory=1g");
        CommandLine serve =
                parsed(
                        Map.of("THAW_VISOR_PORT", "2", "THAW_VISOR_DRAIN_MS", "6"),
                        "--configuration",
                        file.toString(),
                        "--port=3");
        assertEquals(3, value(serve, "--port"));
        assertEquals(6L, value(serve, "--drain-ms"));
        assertEquals(2L << 30, value(serve, "--max-function"));
        assertEquals(1L << 30, value(serve, "--memory"));
        assertEquals(4096, value(serve, "--connections"));
    }

    @Test
    void theEnvironmentMayNameTheFile() throws Exception {
        Path file = file("connections = 7");
        CommandLine serve = parsed(Map.of("THAW_VISOR_CONFIGURATION", file.toString()));
        assertEquals(7, value(serve, "--connections"));
    }

    @Test
    void whatIsNoOptionIsRefused() throws Exception {
        for (String line : new String[] {"conections = 7", "help = true", "configuration = x"}) {
            Path file = file(line);
            IOException refused =
                    assertThrows(
                            IOException.class, () -> parsed(Map.of(), "--configuration=" + file));
            assertTrue(refused.getMessage().contains(line.split(" ")[0]), refused.getMessage());
            assertTrue(refused.getMessage().contains(file.toString()), refused.getMessage());
        }
    }

    @Test
    void aValueThatDoesNotFitIsRefused() throws Exception {
        Path file = file("connections = many");
        CommandLine.ParameterException refused =
                assertThrows(
                        CommandLine.ParameterException.class,
                        () -> parsed(Map.of(), "--configuration=" + file));
        assertTrue(refused.getMessage().contains("--connections"), refused.getMessage());
    }

    @Test
    void aFileThatIsNotThereIsRefused() {
        assertThrows(
                IOException.class,
                () -> parsed(Map.of(), "--configuration=" + directory.resolve("none")));
    }
}
