// SPDX-License-Identifier: Apache-2.0
package dev.thaw.dist;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * A Rust package that is linked into a program of ours.
 *
 * @param licence as an SPDX expression
 * @param directory of its sources, with the texts of its licences
 * @param sum SHA-256 of what cargo fetches, in hexadecimal, as Cargo.lock has it
 */
record Crate(String name, String version, String licence, Path directory, String sum)
        implements Comparable<Crate> {
    private static final Pattern LOCKED =
            Pattern.compile(
                    "\\[\\[package]]\nname = \"([^\"]+)\"\nversion = \"([^\"]+)\"\nsource = [^\n]+\nchecksum = \"([0-9a-f]{64})\"");

    @Override
    public int compareTo(Crate other) {
        int names = name.compareTo(other.name);
        return names != 0 ? names : version.compareTo(other.version);
    }

    /** All that the programs of a workspace are linked with; cargo has resolved it. */
    static Set<Crate> linkedIn(Path workspace) throws IOException, InterruptedException {
        JsonObject metadata = metadata(workspace);
        Map<String, String> sums = sums(Files.readString(workspace.resolve("Cargo.lock")));
        Map<String, JsonObject> packages = new HashMap<>();
        for (JsonElement each : metadata.getAsJsonArray("packages")) {
            packages.put(each.getAsJsonObject().get("id").getAsString(), each.getAsJsonObject());
        }
        Map<String, JsonArray> needs = new HashMap<>();
        for (JsonElement each : metadata.getAsJsonObject("resolve").getAsJsonArray("nodes")) {
            JsonObject node = each.getAsJsonObject();
            needs.put(node.get("id").getAsString(), node.getAsJsonArray("deps"));
        }
        Set<String> members = new TreeSet<>();
        metadata.getAsJsonArray("workspace_members").forEach(id -> members.add(id.getAsString()));
        Deque<String> open = new ArrayDeque<>(members);
        Set<String> seen = new TreeSet<>(members);
        Set<Crate> crates = new TreeSet<>();
        while (!open.isEmpty()) {
            String id = open.pop();
            if (!members.contains(id)) {
                crates.add(of(packages.get(id), sums));
            }
            for (JsonElement each : needs.get(id)) {
                JsonObject need = each.getAsJsonObject();
                String needed = need.get("pkg").getAsString();
                if (isLinked(need) && seen.add(needed)) {
                    open.push(needed);
                }
            }
        }
        return crates;
    }

    /** Neither of a build script nor of tests. */
    private static boolean isLinked(JsonObject need) {
        for (JsonElement kind : need.getAsJsonArray("dep_kinds")) {
            if (kind.getAsJsonObject().get("kind").isJsonNull()) {
                return true;
            }
        }
        return false;
    }

    /** Checksums by name and version. */
    private static Map<String, String> sums(String lock) {
        Map<String, String> sums = new HashMap<>();
        LOCKED.matcher(lock)
                .results()
                .forEach(each -> sums.put(each.group(1) + " " + each.group(2), each.group(3)));
        return sums;
    }

    private static Crate of(JsonObject described, Map<String, String> sums) throws IOException {
        String name = described.get("name").getAsString();
        String version = described.get("version").getAsString();
        String sum = sums.get(name + " " + version);
        if (sum == null) {
            throw new IOException("Cargo.lock has no checksum of " + name + " " + version);
        }
        JsonElement licence = described.get("license");
        return new Crate(
                name,
                version,
                licence.isJsonNull() ? "see its file" : licence.getAsString().replace("/", " OR "),
                Path.of(described.get("manifest_path").getAsString()).getParent(),
                sum);
    }

    private static JsonObject metadata(Path workspace) throws IOException, InterruptedException {
        List<String> command =
                List.of(
                        "cargo",
                        "metadata",
                        "--format-version=1",
                        "--locked",
                        "--filter-platform=x86_64-unknown-linux-gnu");
        Process cargo =
                new ProcessBuilder(command)
                        .directory(workspace.toFile())
                        .redirectError(ProcessBuilder.Redirect.INHERIT)
                        .start();
        String text = new String(cargo.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        if (cargo.waitFor() != 0) {
            throw new IOException(String.join(" ", command) + " failed in " + workspace);
        }
        return JsonParser.parseString(text).getAsJsonObject();
    }

    /** The texts of its licences and notices, in the order of their names. */
    List<Path> texts() throws IOException {
        try (Stream<Path> files = Files.list(directory)) {
            return files.filter(file ->
                            file.getFileName()
                                    .toString()
                                    .matches("(?i)(licen[sc]e|copying|copyright|notice).*"))
                    .filter(Files::isRegularFile)
                    .sorted()
                    .toList();
        }
    }
}
