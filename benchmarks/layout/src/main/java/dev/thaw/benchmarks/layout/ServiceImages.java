// SPDX-License-Identifier: Apache-2.0
package dev.thaw.benchmarks.layout;

import dev.thaw.bench.core.Benchmark;
import dev.thaw.bench.image.ClassPath;
import dev.thaw.bench.image.ImageInputs;
import dev.thaw.bench.image.Trees;
import dev.thaw.bench.process.Supervisor;
import dev.thaw.layout.profile.StartupProfile;
import dev.thaw.layout.same.SameObjects;
import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;

/**
 * Builds images of services, each by its framework's Maven plugin. What the plugin does not know,
 * the builder is told by {@code NATIVE_IMAGE_OPTIONS}.
 */
record ServiceImages(Benchmark options) {
    /** An image, built now unless it was built before. */
    Path image(HelloService service, String kind, List<String> imageOptions)
            throws IOException, InterruptedException {
        List<Path> addOns = ClassPath.of(StartupProfile.class, SameObjects.class);
        List<Path> inputsOf = new ArrayList<>(List.of(service.sources()));
        inputsOf.addAll(addOns);
        List<String> all = new ArrayList<>(imageOptions);
        all.addAll(options.buildOptions());
        ImageInputs inputs = new ImageInputs(options.graalvmHome(), inputsOf, all, kind);
        String name = service.directory() + "-" + kind;
        Path directory = options.cacheDirectory().resolve(name + "-" + inputs.key());
        if (!Files.exists(directory)) {
            forget(name);
            Path unfinished = directory.resolveSibling(directory.getFileName() + ".unfinished");
            build(service, unfinished, addOns, all);
            Files.move(unfinished, directory, StandardCopyOption.ATOMIC_MOVE);
        }
        return directory.resolve(service.image());
    }

    private void build(HelloService service, Path directory, List<Path> addOns, List<String> all)
            throws IOException, InterruptedException {
        options.say("  Maven builds it; its output is in " + directory.resolve("build.log"));
        Trees.copy(service.sources(), directory);
        List<String> command = new ArrayList<>(List.of("mvn", "-B", "-ntp", "-DskipTests"));
        command.addAll(service.build());
        ProcessBuilder builder =
                new ProcessBuilder(command)
                        .directory(directory.toFile())
                        .redirectErrorStream(true)
                        .redirectOutput(directory.resolve("build.log").toFile());
        builder.environment().put("JAVA_HOME", System.getProperty("java.home"));
        builder.environment().put("GRAALVM_HOME", options.graalvmHome().toString());
        builder.environment()
                .put(
                        "NATIVE_IMAGE_OPTIONS",
                        "-cp " + ClassPath.joined(addOns) + " " + String.join(" ", all));
        Process maven = Supervisor.start(builder);
        if (maven.waitFor() != 0) {
            throw new IOException(
                    "%s in %s ended with %d; its output is in build.log there"
                            .formatted(String.join(" ", command), directory, maven.exitValue()));
        }
        if (!Files.isExecutable(directory.resolve(service.image()))) {
            throw new IOException(
                    "%s ended well but left no %s in %s"
                            .formatted(String.join(" ", command), service.image(), directory));
        }
    }

    /** Images of inputs that have changed since are not used again. */
    private void forget(String name) throws IOException {
        try (DirectoryStream<Path> old =
                Files.newDirectoryStream(options.cacheDirectory(), name + "-*")) {
            for (Path directory : old) {
                Trees.delete(directory);
            }
        }
    }
}
