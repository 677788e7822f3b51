// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.polyglot.image;

import java.io.File;
import java.nio.file.Path;
import java.util.List;

/** How the worker's JVM is started, but for its heap and its cache of classes. */
final class JavaOptions {
    private JavaOptions() {}

    static List<String> of(Path home, List<Path> classPath) {
        return List.of(
                // the smallest, and the one that gives memory back soonest
                "-XX:+UseSerialGC",
                "-XX:MinHeapFreeRatio=10",
                "-XX:MaxHeapFreeRatio=30",
                "-XX:+UnlockExperimentalVMOptions",
                "-XX:+EnableJVMCI",
                // files that others could read, or that the sandbox refuses
                "-XX:-UsePerfData",
                "-XX:+DisableAttachMechanism",
                "-XX:-CreateCoredumpOnCrash",
                "-XX:+ErrorFileToStderr",
                "--sun-misc-unsafe-memory-access=allow",
                "--enable-native-access=org.graalvm.truffle",
                "--module-path=" + home.resolve("modules"),
                "--add-modules=ALL-MODULE-PATH",
                "-Dpolyglot.engine.resourcePath=" + home.resolve("resources"),
                "-cp",
                String.join(File.pathSeparator, classPath.stream().map(Path::toString).toList()));
    }
}
