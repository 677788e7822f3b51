// SPDX-License-Identifier: Apache-2.0
package dev.thaw.command.machine;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;

/** The JDKs where the launcher looks for them (jdk_candidates in thaw), in the same order. */
public record Jdks(List<Jdk> found) implements Probe {
    /**
     * @param version as its release file has it
     * @param compiles whether it has a compiler, so is no mere runtime
     */
    public record Jdk(String home, String version, boolean compiles) {
        public int feature() {
            return Integer.parseInt(version.split("[^0-9]")[0]);
        }

        @Override
        public String toString() {
            return version + (compiles ? "" : " (no compiler)") + " in " + home;
        }
    }

    private static final List<String> PLACES = List.of("/opt", "/opt/java");
    private static final List<String> PLACES_AT_HOME =
            List.of("/.sdkman/candidates/java", "/.jdks");

    static Jdks of(Machine machine) {
        List<String> candidates = new ArrayList<>();
        candidates.add(machine.variable("JAVA_HOME"));
        for (String directory : machine.variable("PATH").split(":")) {
            candidates.add(homeOf(machine, directory + "/javac"));
        }
        String own = machine.variable("THAW_JDKS");
        candidates.addAll(machine.directories(own.isEmpty() ? "/usr/lib/jvm" : own));
        PLACES.forEach(place -> candidates.addAll(machine.directories(place)));
        for (String place : PLACES_AT_HOME) {
            candidates.addAll(machine.directories(machine.home().orElse("/nonexistent") + place));
        }
        // where ./thaw test --yes puts one
        machine.caches().ifPresent(caches -> candidates.add(caches + "/thaw/set-up/jdk-25"));
        Map<Path, Jdk> found = new LinkedHashMap<>();
        for (String candidate : candidates) {
            if (candidate.startsWith("/")) {
                Jdk jdk = read(machine, candidate);
                if (jdk != null) {
                    found.putIfAbsent(real(machine.at(candidate)), jdk);
                }
            }
        }
        return new Jdks(List.copyOf(found.values()));
    }

    /** Two above what a link on the PATH leads to. */
    private static String homeOf(Machine machine, String javac) {
        Path file = machine.at(javac);
        if (!javac.startsWith("/") || !Files.isExecutable(file)) {
            return "";
        }
        Path root = real(machine.root());
        Path home = real(file).getParent().getParent();
        return home.startsWith(root) ? "/" + root.relativize(home) : "";
    }

    private static Path real(Path path) {
        try {
            return path.toRealPath();
        } catch (IOException e) {
            return path.toAbsolutePath();
        }
    }

    private static Jdk read(Machine machine, String home) {
        String version =
                machine.field(home + "/release", "JAVA_VERSION=")
                        .value()
                        .orElse("")
                        .replace("\"", "");
        return version.matches("\\d{1,4}([._+-].*)?") && machine.exists(home + "/bin/java")
                ? new Jdk(home, version, machine.exists(home + "/bin/javac"))
                : null;
    }

    /** The first of these versions that can compile, if that is asked. */
    public Jdk first(boolean compiling, Integer... features) {
        return found.stream()
                .filter(jdk -> Stream.of(features).anyMatch(f -> f == jdk.feature()))
                .filter(jdk -> jdk.compiles || !compiling)
                .filter(Objects::nonNull)
                .findFirst()
                .orElse(null);
    }

    @Override
    public String shown() {
        return found.isEmpty()
                ? "none"
                : String.join("; ", found.stream().map(Jdk::toString).toList());
    }
}
