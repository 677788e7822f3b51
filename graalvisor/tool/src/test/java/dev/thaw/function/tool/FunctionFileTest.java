// SPDX-License-Identifier: Apache-2.0
package dev.thaw.function.tool;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.zip.ZipFile;
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
        new FunctionFile("libfunction.so", "com.example.Hello", "function", "thaw", 0, Map.of())
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
            JsonObject manifest =
                    JsonParser.parseString(
                                    new String(
                                            zip.getInputStream(zip.getEntry("manifest.json"))
                                                    .readAllBytes(),
                                            StandardCharsets.UTF_8))
                            .getAsJsonObject();
            assertEquals("function", manifest.get("signature").getAsString());
            assertEquals("com.example.Hello", manifest.get("entry").getAsString());
            JsonObject files = manifest.getAsJsonObject("files");
            assertEquals(Set.of("abcdefghi", "libfunction.so"), files.keySet());
            assertEquals(3, zip.size());
            Path member = directory.resolve("from-one.fn/abcdefghi");
            assertEquals("sha256:" + Digests.sha256(member), files.get("abcdefghi").getAsString());
        }
    }
}
