// SPDX-License-Identifier: Apache-2.0
package dev.thaw.dist;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import org.apache.maven.artifact.versioning.ComparableVersion;

/**
 * Advisories in the format of OSV, in which RustSec, GitHub and others publish theirs: a directory
 * with files of one advisory each, or with archives of such files.
 */
final class Advisories {
    private static final String NAME = "package";

    /** By ecosystem and name. */
    private final Map<String, List<Affected>> known = new HashMap<>();

    private int count;

    private record Affected(String advisory, JsonObject what) {}

    /**
     * @throws IOException if it cannot be read
     * @throws IllegalArgumentException if a file is no advisory, or there is none
     */
    static Advisories read(Path directory) throws IOException {
        Advisories advisories = new Advisories();
        List<Path> files;
        try (Stream<Path> each = Files.walk(directory)) {
            files = each.filter(Files::isRegularFile).sorted().toList();
        }
        for (Path file : files) {
            if (file.toString().endsWith(".json")) {
                advisories.add(file.toString(), Files.newInputStream(file));
            } else if (file.toString().endsWith(".zip")) {
                try (ZipFile archive = new ZipFile(file.toFile())) {
                    for (ZipEntry entry : archive.stream().toList()) {
                        if (entry.getName().endsWith(".json")) {
                            advisories.add(
                                    file + "!" + entry.getName(), archive.getInputStream(entry));
                        }
                    }
                }
            }
        }
        if (advisories.count == 0) {
            throw new IllegalArgumentException(
                    directory
                            + " has no advisory: neither .json files in the format of OSV, nor .zip archives of them");
        }
        return advisories;
    }

    private void add(String file, InputStream content) throws IOException {
        try (InputStreamReader reader = new InputStreamReader(content, StandardCharsets.UTF_8)) {
            JsonObject advisory = JsonParser.parseReader(reader).getAsJsonObject();
            String id = advisory.get("id").getAsString();
            count++;
            if (advisory.has("withdrawn") || !advisory.has("affected")) {
                return;
            }
            for (JsonElement each : advisory.getAsJsonArray("affected")) {
                JsonObject affected = each.getAsJsonObject();
                if (affected.has(NAME)) {
                    JsonObject of = affected.getAsJsonObject(NAME);
                    known.computeIfAbsent(
                                    key(
                                            of.get("ecosystem").getAsString(),
                                            of.get("name").getAsString()),
                                    _ -> new ArrayList<>())
                            .add(new Affected(id, affected));
                }
            }
        } catch (RuntimeException e) {
            throw new IllegalArgumentException(
                    file + " is no advisory in the format of OSV: " + e.getMessage(), e);
        }
    }

    private static String key(String ecosystem, String name) {
        return ecosystem + "/" + name;
    }

    int count() {
        return count;
    }

    /** The advisories about this version of a dependency, by their names. */
    List<String> about(Dependency dependency) {
        return known
                .getOrDefault(key(dependency.ecosystem(), dependency.name()), List.of())
                .stream()
                .filter(affected -> isAffected(affected.what, dependency.version()))
                .map(Affected::advisory)
                .distinct()
                .sorted()
                .toList();
    }

    private static boolean isAffected(JsonObject affected, String version) {
        for (JsonElement each : list(affected, "versions")) {
            if (each.getAsString().equals(version)) {
                return true;
            }
        }
        for (JsonElement each : list(affected, "ranges")) {
            JsonObject range = each.getAsJsonObject();
            // A range of commits says nothing about versions.
            if (!range.get("type").getAsString().equals("GIT") && isIn(range, version)) {
                return true;
            }
        }
        return false;
    }

    private static JsonArray list(JsonObject of, String name) {
        return of.has(name) ? of.getAsJsonArray(name) : new JsonArray();
    }

    private record Event(String kind, ComparableVersion version) {}

    /** As OSV says how it is to be evaluated: the events in the order of their versions. */
    private static boolean isIn(JsonObject range, String version) {
        List<Event> events = new ArrayList<>();
        for (JsonElement each : list(range, "events")) {
            each.getAsJsonObject()
                    .asMap()
                    .forEach((kind, at) ->
                            events.add(new Event(kind, comparable(at.getAsString()))));
        }
        events.sort(Comparator.comparing(Event::version));
        ComparableVersion own = comparable(version);
        boolean isIn = false;
        for (Event event : events) {
            int order = event.version.compareTo(own);
            switch (event.kind) {
                case "introduced" -> isIn |= order <= 0;
                case "fixed", "limit" -> isIn &= order > 0;
                case "last_affected" -> isIn &= order >= 0;
                default -> throw new IllegalArgumentException("there is no event " + event.kind);
            }
        }
        return isIn;
    }

    /** What a build says of itself has no order. */
    private static ComparableVersion comparable(String version) {
        return new ComparableVersion(version.replaceFirst("\\+.*", ""));
    }
}
