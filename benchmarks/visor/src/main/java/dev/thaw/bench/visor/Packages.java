// SPDX-License-Identifier: Apache-2.0
package dev.thaw.bench.visor;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** Packages of npm and PyPI, of exact versions, fetched once. */
final class Packages {
    private static final int INSTALL_MINUTES = 5;

    private final Places places;

    Packages(Places places) {
        this.places = places;
    }

    /** The directory that has node_modules. */
    Path npm(List<String> packages) throws IOException, InterruptedException {
        return installed(
                "npm",
                packages,
                next ->
                        List.of(
                                "npm",
                                "install",
                                "--no-audit",
                                "--no-fund",
                                "--ignore-scripts",
                                "--prefix",
                                next.toString()));
    }

    /** The directory that has the modules. */
    Path pip(List<String> packages) throws IOException, InterruptedException {
        List<String> exact = packages.stream().map(p -> p.replace("@", "==")).toList();
        return installed(
                "pip",
                exact,
                next ->
                        List.of(
                                "python3",
                                "-m",
                                "pip",
                                "install",
                                "--quiet",
                                "--no-deps",
                                "--target",
                                next.toString()));
    }

    private interface Command {
        List<String> into(Path directory);
    }

    private Path installed(String tool, List<String> packages, Command command)
            throws IOException, InterruptedException {
        String name = tool + "-" + String.join("-", packages).replaceAll("[^A-Za-z0-9.-]", "_");
        Path directory = places.cache().resolve(name);
        if (Files.exists(directory)) {
            return directory;
        }
        Path next = places.cache().resolve("next-" + name);
        List<String> all = new ArrayList<>(command.into(next));
        all.addAll(packages);
        run(all, places.errors(tool), INSTALL_MINUTES);
        return Files.move(next, directory);
    }

    /** Runs a command to its end; its words are in what is thrown. */
    static void run(List<String> command, Path log, int minutes)
            throws IOException, InterruptedException {
        Process process;
        try {
            process =
                    new ProcessBuilder(command)
                            .redirectErrorStream(true)
                            .redirectOutput(log.toFile())
                            .start();
        } catch (IOException e) {
            throw new IOException("there is no " + command.getFirst() + "; install it", e);
        }
        process.getOutputStream().close();
        if (!process.waitFor(minutes, TimeUnit.MINUTES) || process.exitValue() != 0) {
            process.destroyForcibly();
            throw new IOException(
                    String.join(" ", command) + " failed: " + Files.readString(log).strip());
        }
    }
}
