// SPDX-License-Identifier: Apache-2.0
package dev.thaw.dist;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** What cargo keeps of the registry's index: for each package a file, with a record a version. */
final class CrateIndex {
    private final List<Path> caches = new ArrayList<>();

    /**
     * @param home of cargo
     */
    CrateIndex(Path home) throws IOException {
        Path indices = home.resolve("registry/index");
        if (Files.isDirectory(indices)) {
            try (Stream<Path> each = Files.list(indices)) {
                each.map(index -> index.resolve(".cache"))
                        .filter(Files::isDirectory)
                        .forEach(caches::add);
            }
        }
    }

    static Path home() {
        String home = System.getenv("CARGO_HOME");
        return home == null ? Path.of(System.getenv("HOME"), ".cargo") : Path.of(home);
    }

    /** Whether a version has been taken back; empty if cargo has never read of it. */
    Optional<Boolean> isYanked(Dependency crate) throws IOException {
        for (Path cache : caches) {
            Path file = cache.resolve(place(crate.name()));
            if (Files.exists(file)) {
                String text = Files.readString(file, StandardCharsets.ISO_8859_1);
                for (String record : text.split("\0")) {
                    if (record.startsWith("{")) {
                        JsonObject version = JsonParser.parseString(record).getAsJsonObject();
                        if (version.get("vers").getAsString().equals(crate.version())) {
                            return Optional.of(version.get("yanked").getAsBoolean());
                        }
                    }
                }
            }
        }
        return Optional.empty();
    }

    private static String place(String name) {
        return switch (name.length()) {
            case 1 -> "1/" + name;
            case 2 -> "2/" + name;
            case 3 -> "3/" + name.charAt(0) + "/" + name;
            default -> name.substring(0, 2) + "/" + name.substring(2, 4) + "/" + name;
        };
    }
}
