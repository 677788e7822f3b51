// SPDX-License-Identifier: Apache-2.0
package dev.thaw.benchmarks.hottub;

import dev.thaw.bench.core.Commands;
import dev.thaw.bench.image.Key;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.stream.Stream;

/** Jars of artifacts and of what they need: fetched by Maven once, then kept in the cache. */
record ProgramLibraries(Path cache) {
    /** In the order of their names, so that a class path is the same each time. */
    List<Path> fetch(List<String> artifacts) throws IOException, InterruptedException {
        if (artifacts.isEmpty()) {
            return List.of();
        }
        Path directory = cache.resolve("libraries-" + new Key().add(artifacts).name());
        if (!Files.isDirectory(directory)) {
            Path unfinished = Files.createTempDirectory(cache, "libraries");
            Path jars = unfinished.resolve("jars");
            Path pom = Files.writeString(unfinished.resolve("pom.xml"), pom(artifacts));
            Commands.output(
                    Commands.words(
                            "mvn -B -ntp -q -f {} dependency:copy-dependencies -DincludeScope=runtime"
                                    + " -DoutputDirectory={}",
                            pom,
                            jars));
            Files.move(jars, directory, StandardCopyOption.ATOMIC_MOVE);
            Files.delete(pom);
            Files.delete(unfinished);
        }
        try (Stream<Path> files = Files.list(directory)) {
            return files.filter(file -> file.toString().endsWith(".jar")).sorted().toList();
        }
    }

    private static String pom(List<String> artifacts) {
        StringBuilder text =
                new StringBuilder(
                        "<project xmlns=\"http://maven.apache.org/POM/4.0.0\"><modelVersion>4.0.0</modelVersion>"
                                + "<groupId>dev.thaw</groupId><artifactId>program</artifactId><version>1</version>"
                                + "<packaging>pom</packaging><dependencies>");
        for (String artifact : artifacts) {
            String[] parts = artifact.split(":");
            text.append(
                    "<dependency><groupId>%s</groupId><artifactId>%s</artifactId><version>%s</version></dependency>"
                            .formatted((Object[]) parts));
        }
        return text.append("</dependencies></project>\n").toString();
    }
}
