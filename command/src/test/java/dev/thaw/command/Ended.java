// SPDX-License-Identifier: Apache-2.0
package dev.thaw.command;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** A run of the built command, in a process of its own. */
public record Ended(int code, String out, String err) {
    private static final Path JAR = Path.of("target/thaw-command.jar").toAbsolutePath();

    /**
     * @param environment on top of this process' own
     */
    public static Ended of(Map<String, String> environment, String command, String... arguments)
            throws IOException, InterruptedException {
        List<String> all = new ArrayList<>();
        all.add(Path.of(System.getProperty("java.home"), "bin/java").toString());
        all.addAll(List.of("-XX:-UsePerfData", "-jar", JAR.toString(), command));
        all.addAll(List.of(arguments));
        return run(new ProcessBuilder(all), environment);
    }

    public static Ended run(ProcessBuilder builder, Map<String, String> environment)
            throws IOException, InterruptedException {
        builder.environment().remove("JAVA_TOOL_OPTIONS");
        builder.environment().putAll(environment);
        Path err = Files.createTempFile("thaw", ".err");
        try {
            Process process = builder.redirectError(err.toFile()).start();
            process.getOutputStream().close();
            String out = new String(process.getInputStream().readAllBytes());
            return new Ended(process.waitFor(), out, Files.readString(err));
        } finally {
            Files.delete(err);
        }
    }
}
