// SPDX-License-Identifier: Apache-2.0
package dev.thaw.toolchain;

import java.io.File;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.module.ModuleFinder;
import java.lang.module.ModuleReference;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The JVM that builds the image: its arguments and its environment. */
final class BuilderProcess {
    /** A build must not depend on the environment, but for what tools and terminals need. */
    static final Set<String> INHERITED =
            Set.of(
                    "PATH",
                    "PWD",
                    "HOME",
                    "USER",
                    "LOGNAME",
                    "LANG",
                    "LANGUAGE",
                    "TERM",
                    "NO_COLOR",
                    "TZ",
                    "TMPDIR",
                    "TMP",
                    "TEMP",
                    "CI",
                    "SOURCE_DATE_EPOCH",
                    "LD_LIBRARY_PATH");

    private static final String MAIN = "com.oracle.svm.hosted.NativeImageGeneratorRunner";
    private static final long GIB = 1L << 30;

    private final GraalVMHome home;
    private final ImageBuild build;

    BuilderProcess(GraalVMHome home, ImageBuild build) {
        this.home = home;
        this.build = build;
    }

    /**
     * @param scratch for the files that hold the arguments: command lines may be too long
     */
    ProcessBuilder prepare(List<String> builderArguments, Path scratch) throws IOException {
        Path jvmFile = scratch.resolve("jvm.args");
        ArgumentFile.write(jvmFile, jvmArguments());
        Path builderFile = scratch.resolve("builder.args");
        Files.writeString(builderFile, String.join("\0", builderArguments));
        ProcessBuilder process =
                new ProcessBuilder(
                        home.java().toString(),
                        "@" + home.builderArguments(),
                        "@" + jvmFile,
                        "--module",
                        BuilderModules.BUILDER + "/" + MAIN,
                        "--image-args-file=" + builderFile);
        setEnvironment(process.environment());
        return process.inheritIO();
    }

    List<String> jvmArguments() {
        List<String> arguments = new ArrayList<>();
        arguments.addAll(memoryArguments());
        if (userArguments().noneMatch(argument -> argument.matches("-XX:\\+Use\\w+GC"))) {
            arguments.add("-XX:+UseParallelGC");
        }
        // Here and not in the home's file: only the builder itself may run with this class loader.
        arguments.add(
                "-Djava.system.class.loader=com.oracle.svm.hosted.NativeImageSystemClassLoader");
        Set<String> systemModules =
                ModuleFinder.ofSystem().findAll().stream()
                        .map(ModuleReference::descriptor)
                        .map(descriptor -> descriptor.name())
                        .collect(Collectors.toSet());
        Set<String> modules = new LinkedHashSet<>(Set.of("ALL-DEFAULT"));
        build.addedModules.stream().filter(systemModules::contains).forEach(modules::add);
        arguments.add("--add-modules=" + String.join(",", modules));
        if (!build.addedModules.isEmpty()) {
            arguments.add(
                    "-Dsvm.modulesupport.addedModules=" + String.join(",", build.addedModules));
        }
        if (!build.limitedModules.isEmpty()) {
            arguments.add(
                    "-Dsvm.modulesupport.limitedModules=" + String.join(",", build.limitedModules));
        }
        userArguments().forEach(arguments::add);
        return arguments;
    }

    private Stream<String> userArguments() {
        return Stream.concat(build.metadataJvmArguments.stream(), build.userJvmArguments.stream());
    }

    /**
     * Most of the free memory, and no more than lets the collector work with compressed references.
     */
    private static List<String> memoryArguments() {
        long total =
                ((com.sun.management.OperatingSystemMXBean)
                                ManagementFactory.getOperatingSystemMXBean())
                        .getTotalMemorySize();
        long free = Math.min(total, availableMemory(total));
        long heap = Math.min(Math.max((long) (free * 0.8), Math.min(GIB, total)), 31 * GIB);
        return List.of(
                percentage("Max", heap, total),
                // A heap that starts small is collected hundreds of times until it has grown.
                percentage("Initial", Math.min(heap / 2, 2 * GIB), total),
                "-Dsvm.build.memoryUsageReasonText=80% of the free memory");
    }

    private static String percentage(String which, long bytes, long total) {
        return String.format(Locale.ROOT, "-XX:%sRAMPercentage=%.2f", which, bytes * 100.0 / total);
    }

    private static long availableMemory(long fallback) {
        try {
            return Files.readAllLines(Path.of("/proc/meminfo")).stream()
                    .filter(line -> line.startsWith("MemAvailable:"))
                    .mapToLong(line -> Long.parseLong(line.replaceAll("\\D", "")) * 1024)
                    .findFirst()
                    .orElse(fallback);
        } catch (IOException e) {
            return fallback;
        }
    }

    private void setEnvironment(Map<String, String> environment) {
        Map<String, String> own = Map.copyOf(environment);
        environment.keySet().removeIf(name -> !INHERITED.contains(name) && !name.startsWith("LC_"));
        build.environment.forEach((name, value) ->
                value.or(() -> Optional.ofNullable(own.get(name)))
                        .ifPresent(text -> environment.put(name, text)));
        // The builder is made for GraalVM's own JDK; a stock one has the same compiler interface.
        environment.put("JVMCI_VERSION_CHECK", "ignore");
    }

    List<String> builderArguments(ImageTarget target) {
        List<String> arguments = pathArguments();
        arguments.add("-H:CLibraryPath@driver=" + home.cLibraries());
        arguments.add("-H:NativeLinkerOption@driver=-Wl,-rpath,$ORIGIN");
        arguments.add("-H:FallbackThreshold@driver=0");
        arguments.add("-H:ImageBuildID@driver=" + UUID.randomUUID());
        addOptions(arguments);
        target.mainClass().ifPresent(name -> arguments.add("-H:Class@driver=" + name));
        arguments.add("-H:Path@driver=" + target.directory());
        arguments.add("-H:Name@driver=" + target.name());
        return arguments;
    }

    /** For when the builder only prints something. */
    List<String> printArguments() {
        List<String> arguments = pathArguments();
        addOptions(arguments);
        return arguments;
    }

    private void addOptions(List<String> arguments) {
        boolean auto = build.value("Color").map("auto"::equals).orElse(true);
        build.options().stream()
                .filter(option -> !(auto && option.startsWith("-H:Color@")))
                .forEach(arguments::add);
        if (auto) {
            arguments.add("-H:Color@driver=" + (onColorTerminal() ? "always" : "never"));
        }
    }

    private static boolean onColorTerminal() {
        return System.console() != null
                && System.console().isTerminal()
                && System.getenv("NO_COLOR") == null
                && System.getenv("CI") == null
                && !"dumb".equals(System.getenv("TERM"));
    }

    private List<String> pathArguments() {
        List<String> arguments = new ArrayList<>();
        // The builder ends when this file changes or vanishes: when this process is no more.
        arguments.add("-keepalive");
        arguments.add("/proc/" + ProcessHandle.current().pid() + "/comm");
        addPath(arguments, "-imagecp", build.classPath);
        addPath(arguments, "-imagemp", build.modulePath);
        return arguments;
    }

    private static void addPath(List<String> arguments, String option, Set<Path> path) {
        if (!path.isEmpty()) {
            arguments.add(option);
            arguments.add(
                    path.stream()
                            .map(Path::toString)
                            .collect(Collectors.joining(File.pathSeparator)));
        }
    }
}
