// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.serve;

import dev.thaw.fuzz.Fuzz;
import dev.thaw.fuzz.MemoryDirectory;
import dev.thaw.visor.RefusedException;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;

/** Configurations and requests of the paper's form that are nearly right. */
class ConfigurationFuzzTest {
    @TempDir(factory = MemoryDirectory.class)
    private Path directory;

    @Test
    void configurations() throws Exception {
        Path file = directory.resolve("visor.conf");
        String[] arguments = {"--configuration", file.toString()};
        CommandLine serve = new CommandLine(new ServeCommand());
        Fuzz.of("configurations")
                .seed("# a note\nport = 1\nmax-function = 2g\ndrain-ms = 5\nmemory=1g\n")
                .tokens("\\u0041", "\\u", "\\", ":", "port", "configuration", "help", "64m", "\n")
                .refusal(IOException.class, "visor.conf")
                .refusal(CommandLine.ParameterException.class)
                .run(input -> {
                    Files.write(file, input);
                    serve.setDefaultValueProvider(
                            Configuration.of(serve.getCommandSpec(), arguments, Map.of()));
                    serve.parseArgs(arguments);
                    return serve.getCommandSpec().findOption("--port").getValue();
                });
    }

    @Test
    void requests() throws Exception {
        Fuzz.of("paper-requests")
                .seed("{\"method\":\"invokeFunction\",\"fid\":\"f\",\"jsonArguments\":{\"a\":[1]}}")
                .tokens("null", "[[[[[[[[[[[[", "{\"a\":{\"a\":{\"a\":", "1e999", "\"\\u00\"")
                .refusal(RefusedException.class, "JSON")
                .run(input ->
                        PaperRequests.parse(input)
                                        .toString()
                                        .getBytes(StandardCharsets.UTF_8)
                                        .length
                                % 4);
    }
}
