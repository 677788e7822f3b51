// SPDX-License-Identifier: Apache-2.0
package dev.thaw.dist;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What others have written and Thaw is built of.
 *
 * @param ecosystem as advisories name it: Maven or crates.io
 * @param licences none if the list has none
 * @param sum SHA-256 of what was fetched, in hexadecimal; null if nobody says
 */
record Dependency(String ecosystem, String name, String version, Set<String> licences, String sum) {
    static final String MAVEN = "Maven";
    static final String CRATES = "crates.io";

    private static final Pattern LOCKED =
            Pattern.compile(
                    "\\[\\[package]]\\nname = \"([^\"]+)\"\\nversion = \"([^\"]+)\"\\n(source = [^\\n]+\\n)?(?:checksum = \"([^\"]+)\")?");

    /** A component list of CycloneDX, without our own. */
    static List<Dependency> listed(Path list, String ecosystem) throws IOException {
        List<Dependency> all = new ArrayList<>();
        JsonObject read = JsonParser.parseString(Files.readString(list)).getAsJsonObject();
        for (JsonElement each : read.getAsJsonArray("components")) {
            JsonObject component = each.getAsJsonObject();
            String name = component.get("name").getAsString();
            String group = component.has("group") ? component.get("group").getAsString() : "";
            if (!group.equals("dev.thaw")) {
                all.add(
                        new Dependency(
                                ecosystem,
                                group.isEmpty() ? name : group + ":" + name,
                                component.get("version").getAsString(),
                                licences(component),
                                sum(component)));
            }
        }
        return all;
    }

    private static Set<String> licences(JsonObject component) {
        Set<String> names = new TreeSet<>();
        if (component.has("licenses")) {
            for (JsonElement each : component.getAsJsonArray("licenses")) {
                JsonObject choice = each.getAsJsonObject();
                JsonObject licence =
                        choice.has("license") ? choice.getAsJsonObject("license") : choice;
                for (String key : List.of("id", "name", "expression")) {
                    if (licence.has(key)) {
                        names.add(licence.get(key).getAsString());
                    }
                }
            }
        }
        return names;
    }

    private static String sum(JsonObject component) {
        if (component.has("hashes")) {
            for (JsonElement each : component.getAsJsonArray("hashes")) {
                JsonObject hash = each.getAsJsonObject();
                if (hash.get("alg").getAsString().equals("SHA-256")) {
                    return hash.get("content").getAsString();
                }
            }
        }
        return null;
    }

    /** Of a Cargo.lock: what builds, tests and programs are made of, without our own. */
    static List<Dependency> locked(String lock) {
        List<Dependency> all = new ArrayList<>();
        Matcher locked = LOCKED.matcher(lock);
        while (locked.find()) {
            if (locked.group(3) != null) {
                all.add(
                        new Dependency(
                                CRATES,
                                locked.group(1),
                                locked.group(2),
                                Set.of(),
                                locked.group(4)));
            }
        }
        return all;
    }

    @Override
    public String toString() {
        return name + " " + version;
    }
}
