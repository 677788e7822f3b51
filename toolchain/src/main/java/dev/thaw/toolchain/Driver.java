// SPDX-License-Identifier: Apache-2.0
package dev.thaw.toolchain;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The home's {@code bin/native-image}. */
final class Driver {
    private static final String OPTIONS_VARIABLE = "NATIVE_IMAGE_OPTIONS";
    private static final Pattern USER_OPTION =
            Pattern.compile("-H:[+-]?([^@=]+)@user(=.*)?", Pattern.DOTALL);

    private final GraalVMHome home;
    private final ApiOptions apiOptions;

    private Driver(GraalVMHome home) {
        this.home = home;
        this.apiOptions =
                new ApiOptions(
                        OptionTable.load(home.optionTable()), home.builderJars(), Driver::warn);
    }

    public static void main(String[] args) {
        int status;
        try {
            status = new Driver(GraalVMHome.ofThisProcess()).run(List.of(args));
        } catch (ToolchainException e) {
            System.err.println("Error: " + e.getMessage());
            status = ExitCodes.DRIVER_ERROR;
        } catch (IOException e) {
            System.err.println("Error: " + e);
            status = ExitCodes.DRIVER_ERROR;
        }
        System.exit(status);
    }

    private static void warn(String message) {
        System.err.println("Warning: " + message);
    }

    private int run(List<String> args) throws IOException {
        if (args.equals(List.of(NativeImage.PRINT_HOME))) {
            System.out.println(home.directory());
            return ExitCodes.OK;
        }
        List<String> words =
                new ArrayList<>(
                        ArgumentFile.words(
                                System.getenv().getOrDefault(OPTIONS_VARIABLE, ""),
                                OPTIONS_VARIABLE,
                                false));
        words.addAll(args);
        words = ArgumentFile.expand(words);
        if (words.isEmpty() || words.contains("--help")) {
            System.out.print(Help.usual(apiOptions));
            return words.isEmpty() ? ExitCodes.DRIVER_ERROR : ExitCodes.OK;
        }
        if (words.contains("--help-extra")) {
            System.out.print(Help.extra(apiOptions));
            return ExitCodes.OK;
        }
        if (words.contains("--version")) {
            System.out.print(Help.version());
            return ExitCodes.OK;
        }
        return build(words);
    }

    private int build(List<String> words) throws IOException {
        ImageBuild build = new ImageBuild();
        CommandLine commandLine = new CommandLine(apiOptions, build);
        commandLine.read(words, Origin.USER);
        completeClassPath(commandLine, build);
        new ClassPathMetadata(commandLine, build).read();
        Unsupported.check(build);
        warnAboutExperimental(build);
        BuilderProcess builder = new BuilderProcess(home, build);
        if (printsOnly(build)) {
            return execute(build, builder, builder.printArguments());
        }
        ImageTarget asked = ImageTarget.of(build);
        ImageTarget target = MainMethod.check(build, asked);
        if (!target.mainClass().equals(asked.mainClass())) {
            warn(
                    "The class %s has no main method, so the library has none."
                            .formatted(asked.mainClass().orElseThrow()));
        }
        int status = execute(build, builder, builder.builderArguments(target));
        if (status == ExitCodes.OK && !build.dryRun) {
            Path image = target.file(build.isOn("SharedLibrary"));
            if (Files.exists(image)) {
                List<Path> libraries = new ImageLibraries(home).placeBeside(image);
                if (!build.isOn("BuildOutputSilent")) {
                    System.out.println(
                            "Of the JDK, the image needs beside it: " + names(libraries));
                }
            }
        }
        return status;
    }

    private static String names(List<Path> files) {
        return String.join(
                ", ", files.stream().map(file -> file.getFileName().toString()).toList());
    }

    private static void completeClassPath(CommandLine commandLine, ImageBuild build) {
        if (build.jar.isPresent()) {
            ClassPathEntries.add(build.classPath, build.jar.get());
        } else if (build.classPath.isEmpty() && build.modulePath.isEmpty()) {
            commandLine.addClassPath(System.getenv().getOrDefault("CLASSPATH", "."));
        }
    }

    private static boolean printsOnly(ImageBuild build) {
        return build.printsOnly
                || build.isOn("ListCPUFeatures")
                || build.value("PrintFlags").isPresent()
                || build.value("PrintFlagsWithExtraHelp").isPresent()
                || build.value("MicroArchitecture").filter("list"::equals).isPresent();
    }

    private void warnAboutExperimental(ImageBuild build) {
        if (build.isOn("UnlockExperimentalVMOptions")) {
            return;
        }
        for (String option : build.userOptions) {
            Matcher matcher = USER_OPTION.matcher(option);
            if (matcher.matches() && apiOptions.isExperimental(matcher.group(1))) {
                warn(
                        "The option '%s' is experimental and must be enabled via '-H:+UnlockExperimentalVMOptions' in the future."
                                .formatted(option.replaceFirst("@user", "")));
            }
        }
    }

    private int execute(ImageBuild build, BuilderProcess builder, List<String> arguments)
            throws IOException {
        Path scratch = Files.createTempDirectory("native-image-");
        Runtime.getRuntime().addShutdownHook(new Thread(() -> deleteQuietly(scratch)));
        try {
            ProcessBuilder process = builder.prepare(arguments, scratch);
            if (build.verbose || build.dryRun) {
                show(process, builder, arguments);
            }
            if (build.dryRun) {
                return ExitCodes.OK;
            }
            int status = ChildProcess.run(process);
            explain(status);
            return status;
        } finally {
            deleteQuietly(scratch);
        }
    }

    private static void deleteQuietly(Path scratch) {
        try {
            HomeAssembler.deleteTree(scratch);
        } catch (IOException e) {
            warn("Cannot delete " + scratch + ": " + e.getMessage());
        }
    }

    private static void show(
            ProcessBuilder process, BuilderProcess builder, List<String> arguments) {
        System.out.println("Executing [");
        System.out.println(String.join(" ", process.command().subList(0, 2)) + " \\");
        builder.jvmArguments().forEach(word -> System.out.println("'" + word + "' \\"));
        process.command().subList(3, 5).forEach(word -> System.out.println("'" + word + "' \\"));
        arguments.forEach(word -> System.out.println("'" + word + "' \\"));
        System.out.println("]");
    }

    private static void explain(int status) {
        if (status == ExitCodes.FALLBACK_IMAGE) {
            System.err.println(
                    "Error: the program cannot be an image of its own, and fallback images are not implemented.");
        } else if (status == ExitCodes.OUT_OF_MEMORY) {
            System.err.println(
                    "Error: the builder ran out of memory. Give it more with -J-Xmx<size>, for example -J-Xmx8g.");
        } else if (status == ExitCodes.KILLED) {
            System.err.println(
                    "Error: the builder was killed, probably because the machine ran out of memory. Limit its heap with -J-Xmx<size> or its threads with --parallelism=<number>.");
        }
    }
}
