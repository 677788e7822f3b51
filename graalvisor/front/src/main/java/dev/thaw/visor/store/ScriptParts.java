// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.store;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import dev.thaw.visor.RefusedException;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** What a manifest says of a script, or a jar: which languages it uses, and what it may use. */
final class ScriptParts {
    private ScriptParts() {}

    static boolean isJar(String file) {
        return file.endsWith(".jar");
    }

    /**
     * Those beside its own.
     *
     * @param all that there are
     * @param source empty: it is no script
     */
    static List<String> languages(
            JsonObject json, Set<String> all, String runtime, String source, Set<String> files)
            throws RefusedException {
        Set<String> languages = new TreeSet<>();
        if (json.has("languages")) {
            try {
                for (JsonElement one : json.getAsJsonArray("languages")) {
                    languages.add(
                            one.getAsString().equals("js") ? "javascript" : one.getAsString());
                }
            } catch (RuntimeException e) {
                throw Manifest.refused("has 'languages' that are no array of texts");
            }
        }
        if (!all.containsAll(languages)) {
            throw Manifest.refused("names languages " + languages + "; there are " + all);
        }
        if (source.isEmpty() && !languages.isEmpty()) {
            throw Manifest.refused("names 'languages', which scripts can have, and a library");
        }
        if (!source.isEmpty() && runtime.equals(Manifest.JAVA)) {
            if (!isJar(source) || !languages.isEmpty()) {
                throw Manifest.refused(
                        "names the runtime java: its source is a jar, and it has no 'languages'");
            }
            return List.of();
        }
        boolean jars = files.stream().anyMatch(ScriptParts::isJar);
        if (!source.isEmpty() && jars != languages.contains("java")) {
            throw Manifest.refused(
                    jars
                            ? "names jars, but 'languages' does not name java"
                            : "names the language java, but no jar with classes");
        }
        languages.remove(runtime);
        return List.copyOf(languages);
    }

    static JsonObject settings(JsonObject json) throws RefusedException {
        JsonElement value = json.get("settings");
        if (value == null) {
            return new JsonObject();
        }
        if (!value.isJsonObject()) {
            throw Manifest.refused("has 'settings' that are no object");
        }
        JsonObject settings = value.getAsJsonObject();
        Set<String> known = FunctionSettings.DEFAULT.toJson().keySet();
        for (String name : settings.keySet()) {
            if (!known.contains(name)) {
                throw Manifest.refused("has a setting '" + name + "'; there are " + known);
            }
        }
        try {
            FunctionSettings.DEFAULT.with(settings);
        } catch (RefusedException e) {
            throw Manifest.refused("has settings that cannot be: " + e.getMessage());
        }
        return settings;
    }
}
