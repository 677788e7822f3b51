// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.store;

import com.google.gson.JsonObject;
import dev.thaw.visor.RefusedException;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;

/** What a manifest says of the functions that a library has: a deployment is one of them. */
final class LibraryEntries {
    private static final int MOST = 256;
    private static final Set<String> SIGNATURES =
            Set.of(
                    "",
                    "text",
                    "function",
                    "openwhisk",
                    "aws-request",
                    "aws-stream",
                    "google-http",
                    "google-cloudevents");

    private LibraryEntries() {}

    static String signature(JsonObject json, String name) throws RefusedException {
        String signature = Manifest.text(json, name, "");
        if (!SIGNATURES.contains(signature)) {
            throw Manifest.refused(
                    "names the signature '" + signature + "'; there are " + SIGNATURES);
        }
        return signature;
    }

    /**
     * Their signatures, where there are several.
     *
     * @param library empty: there is none
     * @param entry that it is, where its deployment names no other
     */
    static Map<String, String> parse(JsonObject json, String library, String entry)
            throws RefusedException {
        if (!json.has("entries")) {
            return Map.of();
        }
        if (library.isEmpty()
                || !json.get("entries").isJsonObject()
                || json.getAsJsonObject("entries").size() > MOST) {
            throw Manifest.refused(
                    "has 'entries' that are no object of a library's, of " + MOST + " at most");
        }
        JsonObject all = json.getAsJsonObject("entries");
        Map<String, String> entries = new LinkedHashMap<>();
        for (String name : all.keySet()) {
            entries.put(name, signature(all, name));
        }
        if (!entries.containsKey(entry)) {
            throw Manifest.refused("names the entry " + entry + ", but 'entries' does not");
        }
        return Collections.unmodifiableMap(entries);
    }

    static void addTo(JsonObject json, Map<String, String> entries) {
        if (!entries.isEmpty()) {
            JsonObject all = new JsonObject();
            entries.forEach(all::addProperty);
            json.add("entries", all);
        }
    }
}
