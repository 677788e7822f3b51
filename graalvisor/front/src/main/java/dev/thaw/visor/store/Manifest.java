// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.store;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import dev.thaw.visor.RefusedException;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * What {@code manifest.json} says of a function, checked.
 *
 * @param library null if it is a script
 * @param source null if it is a library; of Java that was not compiled ahead of time, a jar
 * @param signature empty: the worker finds it
 * @param entries of a library that has several functions, with their signatures; else empty
 * @param begin with what isolates begin
 * @param languages that a script uses beside its own: {@code javascript}, {@code python}, {@code
 *     java}
 * @param settings that the function has where its deployment says nothing else
 * @param files every other file, by name, with {@code sha256:...}
 */
public record Manifest(
        String runtime,
        String library,
        String source,
        String entry,
        String signature,
        Map<String, String> entries,
        String builder,
        StatePart begin,
        List<String> languages,
        JsonObject settings,
        Map<String, String> files) {
    /** The state that the server has made, where the file brought none. */
    public static final String STATE = "state.doss";

    /** The runtime of libraries, and of jars. */
    static final String JAVA = "java";

    static final String NAME = "manifest.json";

    private static final int FORMAT = 1;
    private static final int ABI = 1;
    private static final int MAX_FILES = 256;
    private static final int MAX_TEXT = 1024;
    private static final Set<String> RUNTIMES = Set.of(JAVA, "javascript", "python");
    private static final Pattern FILE = Pattern.compile("[A-Za-z0-9_][A-Za-z0-9._+-]{0,127}");
    private static final Pattern DIGEST = Pattern.compile("sha256:[0-9a-f]{64}");

    /** Of a script that is deployed as it is. */
    static Manifest ofScript(String runtime, String source, String entry, String digest)
            throws RefusedException {
        return new Manifest(
                runtime,
                null,
                source,
                checkedEntry(entry),
                "",
                Map.of(),
                "",
                StatePart.NONE,
                List.of(),
                new JsonObject(),
                Map.of(source, digest));
    }

    static Manifest parse(String text) throws RefusedException {
        JsonObject json;
        try {
            json = Json.object(text);
        } catch (RefusedException e) {
            throw refused("cannot be read: " + e.getMessage());
        }
        number(json, "format", FORMAT);
        number(json, "abi", ABI);
        String runtime = text(json, "runtime", null);
        if (!RUNTIMES.contains(runtime)) {
            throw refused("names the runtime '" + runtime + "'; there are " + RUNTIMES);
        }
        String signature = LibraryEntries.signature(json, "signature");
        Map<String, String> files = files(json);
        String library = text(json, "library", "");
        String source = text(json, "source", "");
        if (library.isEmpty() == source.isEmpty()) {
            throw refused("must name a library or a source");
        }
        String code = library.isEmpty() ? source : library;
        if (!files.containsKey(code)) {
            throw refused("names " + code + ", but 'files' does not");
        }
        if (source.isEmpty()) {
            String architecture = text(json, "architecture", null);
            if (!architecture.equals(ElfHeader.thisMachine())) {
                throw refused(
                        "says that it is for "
                                + architecture
                                + "; this machine is "
                                + ElfHeader.thisMachine());
            }
        }
        boolean compiled = source.isEmpty() || runtime.equals(JAVA);
        String entry = text(json, "entry", compiled ? null : "");
        return new Manifest(
                runtime,
                library.isEmpty() ? null : library,
                source.isEmpty() ? null : source,
                entry,
                signature,
                LibraryEntries.parse(json, library, entry),
                text(json, "builder", ""),
                StatePart.parse(json, files.keySet()),
                ScriptParts.languages(json, RUNTIMES, runtime, source, files.keySet()),
                ScriptParts.settings(json),
                files);
    }

    /**
     * With the entry that its deployment names.
     *
     * @throws RefusedException if another was compiled in
     */
    Manifest withEntry(String named) throws RefusedException {
        if (named.isEmpty() || named.equals(entry)) {
            return this;
        }
        if (library == null) {
            return with(checkedEntry(named), signature, begin, files);
        }
        if (entries.containsKey(named)) {
            return with(named, entries.get(named), begin, files);
        }
        throw new RefusedException(
                422,
                "function-file",
                "the function was compiled with the entry "
                        + (entries.isEmpty() ? entry : entries.keySet())
                        + ": leave --entry away, or build it with another by 'thaw function build'");
    }

    private static String checkedEntry(String entry) throws RefusedException {
        if (entry.length() > MAX_TEXT) {
            throw new RefusedException(
                    422,
                    "function-file",
                    "the entry (--entry) has more than " + MAX_TEXT + " characters");
        }
        return entry;
    }

    /** With a state that was made after the file, in the place of another. */
    Manifest withState(String digest) {
        Map<String, String> all = new LinkedHashMap<>(files);
        all.remove(state());
        all.put(STATE, digest);
        return with(entry, signature, begin.withFile(STATE), Collections.unmodifiableMap(all));
    }

    /** With the name of data that its deployment says. */
    Manifest withData(String named) throws RefusedException {
        return with(entry, signature, begin.withData(named), files);
    }

    private Manifest with(
            String entry, String signature, StatePart begin, Map<String, String> files) {
        return new Manifest(
                runtime, library, source, entry, signature, entries, builder, begin, languages,
                settings, files);
    }

    /** The file that isolates begin with; null if there is none. */
    public String state() {
        return begin.file();
    }

    /** Null if there is no state. */
    public String stateDigest() {
        return state() == null ? null : files.get(state());
    }

    /** Address space for a state, in bytes; 0 if the library has no room for one. */
    public long stateCapacity() {
        return begin.capacity();
    }

    /** As what functions of the tenant share the state; null if it is this one's. */
    public String data() {
        return begin.data();
    }

    /** Whether a state of the other is one that this can begin with: it is of the same image. */
    public boolean readsStatesOf(Manifest other) {
        return library != null
                && other.library != null
                && files.get(library).equals(other.files.get(other.library))
                && (entry.equals(other.entry)
                        || (entries.containsKey(entry) && entries.equals(other.entries)));
    }

    /** Whether it is Java that was not compiled. */
    public boolean isJar() {
        return source != null && runtime.equals(JAVA);
    }

    /**
     * Java classes: a script's, or all that a function is made of. In the order of their class
     * path.
     */
    public List<String> jars() {
        return files.keySet().stream().filter(ScriptParts::isJar).toList();
    }

    String toJson() {
        JsonObject json = new JsonObject();
        json.addProperty("format", FORMAT);
        json.addProperty("runtime", runtime);
        json.addProperty("abi", ABI);
        if (library != null) {
            json.addProperty("library", library);
            json.addProperty("architecture", ElfHeader.thisMachine());
        } else {
            json.addProperty("source", source);
        }
        json.addProperty("entry", entry);
        json.addProperty("signature", signature);
        LibraryEntries.addTo(json, entries);
        json.addProperty("builder", builder);
        begin.addTo(json);
        if (!languages.isEmpty()) {
            JsonArray others = new JsonArray();
            languages.forEach(others::add);
            json.add("languages", others);
        }
        if (!settings.isEmpty()) {
            json.add("settings", settings);
        }
        JsonObject digests = new JsonObject();
        files.forEach(digests::addProperty);
        json.add("files", digests);
        return json.toString();
    }

    private static Map<String, String> files(JsonObject json) throws RefusedException {
        if (!json.has("files") || !json.get("files").isJsonObject()) {
            throw refused("has no object 'files'");
        }
        JsonObject object = json.getAsJsonObject("files");
        if (object.size() > MAX_FILES) {
            throw refused("names more than " + MAX_FILES + " files");
        }
        Map<String, String> files = new LinkedHashMap<>();
        for (String name : object.keySet()) {
            String digest = text(object, name, null);
            if (!FILE.matcher(name).matches() || name.equals(NAME) || name.contains("..")) {
                throw refused("names a file '" + name + "', which is no name for a file");
            }
            if (!DIGEST.matcher(digest).matches()) {
                throw refused("has no digest sha256:... for " + name);
            }
            files.put(name, digest);
        }
        return files;
    }

    private static void number(JsonObject json, String name, int wanted) throws RefusedException {
        JsonElement value = json.get(name);
        if (value == null || !value.isJsonPrimitive() || !value.getAsString().equals("" + wanted)) {
            throw refused(
                    "has " + name + " " + value + "; this server takes " + name + " " + wanted);
        }
    }

    static String text(JsonObject json, String name, String otherwise) throws RefusedException {
        JsonElement value = json.get(name);
        if (value == null && otherwise != null) {
            return otherwise;
        }
        if (value == null
                || !value.isJsonPrimitive()
                || !value.getAsJsonPrimitive().isString()
                || value.getAsString().length() > MAX_TEXT
                || (otherwise == null && value.getAsString().isEmpty())) {
            throw refused("needs a text '" + name + "'");
        }
        return value.getAsString();
    }

    static RefusedException refused(String message) {
        return new RefusedException(422, "manifest", NAME + " " + message);
    }
}
