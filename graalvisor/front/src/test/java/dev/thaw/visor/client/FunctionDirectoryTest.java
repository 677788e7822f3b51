// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.client;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import dev.thaw.visor.client.ClientCommand.EndException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import java.util.zip.ZipFile;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a directory becomes when it is deployed. */
class FunctionDirectoryTest {
    @TempDir private Path directory;
    @TempDir private Path elsewhere;

    private void file(String name, String text) throws IOException {
        Files.writeString(directory.resolve(name), text);
    }

    private JsonObject packed(Set<String> files) throws Exception {
        Path to = elsewhere.resolve("f.fn");
        new FunctionDirectory(directory).pack(to);
        try (ZipFile zip = new ZipFile(to.toFile())) {
            Set<String> names = new TreeSet<>();
            zip.stream().forEach(entry -> names.add(entry.getName()));
            assertEquals(files, names);
            byte[] manifest = zip.getInputStream(zip.getEntry("manifest.json")).readAllBytes();
            return JsonParser.parseString(new String(manifest)).getAsJsonObject();
        }
    }

    private String refusal() throws IOException {
        FunctionDirectory all = new FunctionDirectory(directory);
        return assertThrows(EndException.class, () -> all.pack(elsewhere.resolve("f.fn")))
                .getMessage();
    }

    @Test
    void theScriptIsFoundByItsName() throws Exception {
        file("main.py", "def main(args): pass");
        file("README.md", "");
        JsonObject manifest = packed(Set.of("manifest.json", "main.py"));
        assertEquals("python", manifest.get("runtime").getAsString());
        assertEquals("main.py", manifest.get("source").getAsString());
    }

    @Test
    void whatIsInDoubtIsRefused() throws Exception {
        assertTrue(refusal().contains("none of index.js, index.mjs, main.py"), refusal());
        file("index.js", "");
        file("helper.js", "");
        assertTrue(refusal().contains("has helper.js beside index.js"), refusal());
        Files.delete(directory.resolve("helper.js"));
        file("main.py", "");
        assertTrue(refusal().contains("has index.js and main.py: write a manifest"), refusal());
    }

    @Test
    void aManifestSaysMore() throws Exception {
        file("thumb.mjs", "export default x => x");
        file("helper.js", "");
        file("a.jar", "");
        file(
                "manifest.json",
                """
                {"source": "thumb.mjs", "languages": ["js", "java"],
                 "settings": {"memory": "32m", "move": "never", "allocation": 1000}}
                """);
        JsonObject manifest = packed(Set.of("manifest.json", "thumb.mjs", "a.jar"));
        JsonObject settings = manifest.getAsJsonObject("settings");
        assertEquals(32 << 20, settings.get("memory").getAsLong());
        assertEquals("never", settings.get("move").getAsString());
        assertTrue(manifest.getAsJsonObject("files").has("a.jar"));
    }

    /** Each of its members as each kind of JSON: refused here, or left to the server. */
    @Test
    void whateverAManifestSaysIsReadOrRefused() throws Exception {
        file("index.js", "");
        int refused = 0;
        for (String member : new String[] {"source", "entry", "languages", "settings", "files"}) {
            for (String value :
                    new String[] {"null", "true", "5", "\"\"", "[]", "[1]", "{}", "{\"a\": []}"}) {
                file("manifest.json", "{\"" + member + "\": " + value + "}");
                try {
                    new FunctionDirectory(directory).pack(elsewhere.resolve("f.fn"));
                } catch (EndException e) {
                    assertTrue(e.getMessage().contains(directory.toString()), e.getMessage());
                    refused++;
                }
            }
        }
        assertTrue(refused >= 15, "only " + refused);
    }

    @Test
    void aManifestThatIsWrongIsRefused() throws Exception {
        file("index.js", "");
        file("manifest.json", "[]");
        assertTrue(refusal().contains("is no JSON object"), refusal());
        file("manifest.json", "{\"sauce\": \"index.js\"}");
        assertTrue(refusal().contains("'sauce'; there are [entry, languages"), refusal());
        file("manifest.json", "{\"source\": \"other.js\"}");
        assertTrue(refusal().contains("has no other.js"), refusal());
        file("manifest.json", "{\"source\": \"index.rb\"}");
        assertTrue(refusal().contains("no .js, .mjs or .py"), refusal());
        file("manifest.json", "{\"settings\": {\"memory\": \"much\"}}");
        assertTrue(refusal().contains("memory \"much\""), refusal());
    }
}
