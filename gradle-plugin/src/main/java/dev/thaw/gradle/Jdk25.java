// SPDX-License-Identifier: Apache-2.0
package dev.thaw.gradle;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.gradle.api.InvalidUserDataException;

/** The JDK that Thaw's commands run on, which need not be the one that Gradle runs on. */
final class Jdk25 {
    private static final String GET =
            "set javaHome in thaw { }, thaw.javaHome or JAVA_HOME to one for Linux x86-64 (apt-get install openjdk-25-jdk-headless, or adoptium.net).";

    private Jdk25() {}

    /**
     * @param named by the build, or null: then it is that or none
     * @param environment the value of JAVA_HOME, or null
     * @param own Gradle's
     */
    static Path find(File named, String environment, Path own) {
        if (named != null) {
            Path home = named.toPath();
            if (!isOne(home)) {
                throw new InvalidUserDataException(
                        "thaw.javaHome is %s, which is not a JDK 25: %s".formatted(home, GET));
            }
            return home;
        }
        List<Path> others =
                environment == null || environment.isBlank()
                        ? List.of(own)
                        : List.of(Path.of(environment), own);
        return others.stream()
                .filter(Jdk25::isOne)
                .findFirst()
                .orElseThrow(() ->
                        new InvalidUserDataException(
                                "Thaw's commands need a JDK 25, and neither JAVA_HOME (%s) nor Gradle's own (%s) is one: %s"
                                        .formatted(
                                                environment == null ? "not set" : environment,
                                                own,
                                                GET)));
    }

    /** A JRE will not do. */
    private static boolean isOne(Path home) {
        if (!Files.isExecutable(home.resolve("bin/javac"))) {
            return false;
        }
        try {
            return Files.readString(home.resolve("release"))
                    .lines()
                    .anyMatch(line -> line.matches("JAVA_VERSION=\"25(\\..*)?\""));
        } catch (IOException e) {
            return false;
        }
    }
}
