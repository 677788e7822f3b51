// SPDX-License-Identifier: Apache-2.0
package dev.thaw.bench.core;

import dev.thaw.bench.image.ClassPath;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine;

/** What a user types, and what is said. */
public final class Typed {
    private static final String JAVA = ClassPath.java().toString();

    private Typed() {}

    /** In this process. */
    public static Commands.Done run(CommandLine command, String... arguments) {
        StringWriter text = new StringWriter();
        command.setOut(new PrintWriter(text, true));
        command.setErr(new PrintWriter(text, true));
        return new Commands.Done(command.execute(arguments), text.toString());
    }

    /** In one of its own, as the launcher starts it. */
    public static Commands.Done runJar(String jar, List<String> arguments) throws Exception {
        List<String> command = new ArrayList<>(List.of(JAVA, "-jar", jar));
        command.addAll(arguments);
        return Commands.run(new ProcessBuilder(command), "");
    }

    /** Where native images are built with. */
    public static Path homeOfToolchain() throws Exception {
        String said =
                Commands.output(
                        JAVA,
                        "-cp",
                        System.getProperty("java.class.path"),
                        "dev.thaw.toolchain.NativeImage",
                        "--thaw-home");
        return Path.of(said.lines().toList().getLast());
    }
}
