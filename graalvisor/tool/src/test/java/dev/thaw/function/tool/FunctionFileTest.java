// SPDX-License-Identifier: Apache-2.0
package dev.thaw.function.tool;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import dev.thaw.function.Signature;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FunctionFileTest {
    @TempDir private Path directory;

    private Path write(String name) throws Exception {
        Path from = Files.createDirectory(directory.resolve("from-" + name));
        for (String member : List.of("abcdefghi", "libfunction.so", "libfunction.h")) {
            Files.writeString(from.resolve(member), "content of " + member);
            Files.setLastModifiedTime(from.resolve(member), FileTime.fromMillis(name.hashCode()));
        }
        Path file = directory.resolve(name);
        new FunctionFile(
                        "libfunction.so",
                        "com.example.Hello",
                        "function",
                        "thaw",
                        0,
                        Map.of(),
                        new JsonObject())
                .write(from, file);
        return file;
    }

    @Test
    void equalInputsMakeEqualFiles() throws Exception {
        assertArrayEquals(Files.readAllBytes(write("one.fn")), Files.readAllBytes(write("two.fn")));
    }

    @Test
    void theManifestNamesEveryOtherFile() throws Exception {
        try (ZipFile zip = new ZipFile(write("one.fn").toFile())) {
            assertEquals("manifest.json", zip.entries().nextElement().getName());
            JsonObject manifest = manifest(zip);
            assertEquals("function", manifest.get("signature").getAsString());
            assertEquals("com.example.Hello", manifest.get("entry").getAsString());
            JsonObject files = manifest.getAsJsonObject("files");
            assertEquals(Set.of("abcdefghi", "libfunction.so"), files.keySet());
            assertEquals(3, zip.size());
            Path member = directory.resolve("from-one.fn/abcdefghi");
            assertEquals("sha256:" + Digests.sha256(member), files.get("abcdefghi").getAsString());
        }
    }

    private static JsonObject manifest(ZipFile zip) throws IOException {
        byte[] manifest = zip.getInputStream(zip.getEntry("manifest.json")).readAllBytes();
        return JsonParser.parseString(new String(manifest, StandardCharsets.UTF_8))
                .getAsJsonObject();
    }

    /** As when it gets a state. */
    @Test
    void whatElseAManifestSaysIsKept() throws Exception {
        JsonObject said =
                JsonParser.parseString(
                                """
                                {"format": 1, "runtime": "java", "abi": 1, "library": "libfunction.so",
                                 "entry": "Hello", "signature": "function", "architecture": "x86_64",
                                 "builder": "thaw", "state-capacity": 100,
                                 "entries": {"Hello": "function", "Other": "aws-request"},
                                 "data": "words", "settings": {"memory": 5}}\
                                """)
                        .getAsJsonObject();
        Path sent = directory.resolve("sent.fn");
        try (ZipOutputStream zip = new ZipOutputStream(Files.newOutputStream(sent))) {
            zip.putNextEntry(new ZipEntry("manifest.json"));
            zip.write(said.toString().getBytes(StandardCharsets.UTF_8));
            zip.putNextEntry(new ZipEntry("libfunction.so"));
        }
        Path unpacked = Files.createDirectory(directory.resolve("unpacked"));
        Path written = directory.resolve("written.fn");
        FunctionFile function = FunctionFile.unpack(sent, unpacked);
        function.write(unpacked, written);
        try (ZipFile zip = new ZipFile(written.toFile())) {
            JsonObject manifest = manifest(zip);
            manifest.remove("files");
            assertEquals(said, manifest);
        }
        JsonObject built =
                JsonParser.parseString(MadeJson.built(written, function, 1)).getAsJsonObject();
        assertEquals(said.get("entries"), built.get("entries"));
    }

    @Test
    void otherPartsAreAnotherImage() {
        StateRoom room = new StateRoom(0);
        Set<String> identities = new HashSet<>();
        List<Map<String, Signature>> entries =
                List.of(
                        Map.of("a", Signature.FUNCTION),
                        Map.of("a", Signature.AWS_REQUEST),
                        Map.of("a", Signature.FUNCTION, "b", Signature.FUNCTION));
        for (Map<String, Signature> all : entries) {
            for (List<String> options :
                    List.of(List.<String>of(), List.of("b"), List.of("b", "c"), List.of("b, c"))) {
                identities.add(ImageBuild.identity("a", all, room, options, "thaw"));
            }
        }
        assertEquals(12, identities.size());
    }
}
