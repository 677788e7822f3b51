// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.serve;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;

/**
 * Images of languages for tests: the named one (-Djavascript.image=), or that of the cache, built
 * if it is missing.
 */
final class LanguageImages {
    private static final String JAVA =
            Path.of(System.getProperty("java.home"), "bin", "java").toString();

    private LanguageImages() {}

    static Path find(String language) throws Exception {
        String named = System.getProperty(language + ".image");
        return Path.of(named == null ? build(language) : named);
    }

    /** By the command, as a user does. */
    private static String build(String language) throws Exception {
        Path tool = Path.of("../tool/target/thaw-function-tool.jar").toAbsolutePath();
        String home =
                output(
                        new ProcessBuilder(
                                JAVA,
                                "-cp",
                                System.getProperty("java.class.path"),
                                "dev.thaw.toolchain.NativeImage",
                                "--thaw-home"));
        ProcessBuilder builder =
                new ProcessBuilder(
                        JAVA,
                        "-Dthaw.languages=../languages/target",
                        "-jar",
                        tool.toString(),
                        "language",
                        language,
                        "--",
                        "-Ob");
        builder.environment().put("GRAALVM_HOME", home);
        return output(builder);
    }

    private static String output(ProcessBuilder command) throws Exception {
        Process process = command.redirectError(ProcessBuilder.Redirect.INHERIT).start();
        String output = new String(process.getInputStream().readAllBytes()).strip();
        assertEquals(0, process.waitFor(), output);
        return output.lines().toList().getLast();
    }
}
