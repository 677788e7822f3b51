// SPDX-License-Identifier: Apache-2.0
package dev.thaw.build;

import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.stream.Collectors;

/**
 * Thaw's commands. Each runs in a JVM of its own, on the class path that it is given: the toolchain
 * finds the image builder there.
 *
 * <p>For one thread at a time. What fails throws a {@link StepException}, which has what the
 * command said of it.
 */
public final class Commands {
    private static final String TOOLCHAIN = "dev.thaw.toolchain.NativeImage";
    private static final String LAYOUT = "dev.thaw.layout.tool.LayoutTool";
    private static final String PROFILE_CHECK = "dev.thaw.layout.tool.ProfileCheck";
    private static final String FUNCTION = "dev.thaw.function.tool.FunctionTool";

    private final Path jdk;
    private final List<Path> classPath;
    private final Consumer<String> log;
    private Path home;

    /**
     * @param jdk a JDK 25
     * @param classPath the jars of toolchain, layout tool and function tool, with all that they
     *     need
     * @param log gets lines that commands print while they run, also from another thread
     */
    public Commands(Path jdk, List<Path> classPath, Consumer<String> log) {
        this.jdk = jdk;
        this.classPath = List.copyOf(classPath);
        this.log = log;
    }

    /** The home of the toolchain, which is made in the user's cache if it is not there. */
    public Path home() throws IOException, InterruptedException {
        if (home == null) {
            Program.Ended ended =
                    Program.run(
                            javaCommand(TOOLCHAIN, List.of("--thaw-home")),
                            Map.of(),
                            line -> {},
                            log);
            List<String> output = ended.output();
            if (ended.status() != 0 || output.isEmpty()) {
                throw new StepException(
                        "The toolchain cannot be made: "
                                + (ended.failure().isEmpty()
                                        ? "exit code " + ended.status() + ", see above."
                                        : ended.failure()));
            }
            home = Path.of(output.get(output.size() - 1));
        }
        return home;
    }

    /** Runs the home's native-image. */
    public void nativeImage(List<String> arguments) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>();
        command.add(home().resolve("bin/native-image").toString());
        command.addAll(arguments);
        require("native-image", Program.run(command, Map.of(), log, log));
    }

    /** Runs {@code thaw layout}. */
    public void layout(List<String> arguments) throws IOException, InterruptedException {
        require("thaw layout " + arguments.get(0), runAtHome(LAYOUT, arguments));
    }

    /** Runs {@code thaw function}. */
    public void function(List<String> arguments) throws IOException, InterruptedException {
        require("thaw function " + arguments.get(0), runAtHome(FUNCTION, arguments));
    }

    /** Fails unless a layout profile can be read and is one of this program; says what it has. */
    public void checkProfile(Path profile, String mainClass)
            throws IOException, InterruptedException {
        List<String> arguments = List.of(profile.toString(), mainClass);
        Program.Ended ended =
                Program.run(javaCommand(PROFILE_CHECK, arguments), Map.of(), log, log);
        if (ended.status() != 0) {
            throw new StepException(
                    ended.failure().isEmpty()
                            ? "The layout profile %s cannot be checked: see above."
                                    .formatted(profile)
                            : ended.failure());
        }
    }

    private Program.Ended runAtHome(String mainClass, List<String> arguments)
            throws IOException, InterruptedException {
        Map<String, String> environment = Map.of("GRAALVM_HOME", home().toString());
        return Program.run(javaCommand(mainClass, arguments), environment, log, log);
    }

    private List<String> javaCommand(String mainClass, List<String> arguments) {
        List<String> command = new ArrayList<>();
        command.add(jdk.resolve("bin/java").toString());
        command.add("-XX:TieredStopAtLevel=1");
        command.add("-cp");
        command.add(
                classPath.stream()
                        .map(Path::toString)
                        .collect(Collectors.joining(File.pathSeparator)));
        command.add(mainClass);
        command.addAll(arguments);
        return command;
    }

    private static void require(String command, Program.Ended ended) {
        if (ended.status() != 0) {
            String reason = ended.failure().isEmpty() ? "see above" : ended.failure();
            throw new StepException(
                    "%s failed with exit code %d: %s".formatted(command, ended.status(), reason));
        }
    }
}
