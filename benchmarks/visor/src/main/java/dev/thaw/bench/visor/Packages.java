// SPDX-License-Identifier: Apache-2.0
package dev.thaw.bench.visor;

import dev.thaw.bench.core.Commands;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;

/** Packages of npm and PyPI, of exact versions, fetched once. */
record Packages(Places places) {
    private static final Duration INSTALLING = Duration.ofMinutes(5);

    /** The directory that has node_modules. */
    Path npm(List<String> packages) throws IOException, InterruptedException {
        String command = "npm install --no-audit --no-fund --ignore-scripts --prefix {}";
        return installed("npm", packages, command);
    }

    /** The directory that has the modules. */
    Path pip(List<String> packages) throws IOException, InterruptedException {
        List<String> exact = packages.stream().map(p -> p.replace("@", "==")).toList();
        return installed("pip", exact, "python3 -m pip install --quiet --no-deps --target {}");
    }

    private Path installed(String tool, List<String> packages, String command)
            throws IOException, InterruptedException {
        String name = tool + "-" + String.join("-", packages).replaceAll("[^A-Za-z0-9.-]", "_");
        Path directory = places.cache().resolve(name);
        if (Files.exists(directory)) {
            return directory;
        }
        Path next = places.cache().resolve("next-" + name);
        List<String> all = Commands.words(command, next);
        all.addAll(packages);
        Commands.output(all, Map.of(), INSTALLING);
        return Files.move(next, directory);
    }
}
