// SPDX-License-Identifier: Apache-2.0
package dev.thaw.bench.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.jar.JarFile;
import java.util.stream.Collectors;
import org.jcodec.containers.mp4.boxes.Box;
import org.junit.jupiter.api.Test;

/**
 * JCodec makes a film's boxes, and arrays of them, by reflection: an image has those that its
 * metadata names, and each film may have others.
 */
class ImageMetadataTest {
    private static final Path METADATA =
            Path.of(
                    "src/main/resources/META-INF/native-image/dev.thaw/thaw-benchmarks-table",
                    "reachability-metadata.json");

    @Test
    void namesAllBoxesOfFilms() throws Exception {
        Set<String> boxes = boxes();
        assertTrue(boxes.contains(Box.class.getName()), boxes::toString);
        Set<String> arrays = boxes.stream().map(b -> b + "[]").collect(Collectors.toSet());
        Set<String> made = new TreeSet<>();
        Set<String> others = new TreeSet<>();
        for (JsonElement element : reflection()) {
            JsonObject type = element.getAsJsonObject();
            boolean constructors = type.has("allPublicConstructors");
            (constructors ? made : others).add(type.get("type").getAsString());
        }
        assertEquals(boxes, made);
        others.retainAll(arrays);
        assertEquals(new TreeSet<>(arrays), others);
    }

    private static JsonArray reflection() throws IOException {
        return JsonParser.parseString(Files.readString(METADATA))
                .getAsJsonObject()
                .getAsJsonArray("reflection");
    }

    private static Set<String> boxes() throws IOException, URISyntaxException {
        Path library =
                Path.of(Box.class.getProtectionDomain().getCodeSource().getLocation().toURI());
        try (JarFile jar = new JarFile(library.toFile())) {
            List<String> classes =
                    jar.stream()
                            .map(e -> e.getName().replace('/', '.'))
                            .filter(n -> n.endsWith(".class"))
                            .map(n -> n.substring(0, n.length() - ".class".length()))
                            .toList();
            return classes.stream()
                    .filter(ImageMetadataTest::isBox)
                    .collect(Collectors.toCollection(TreeSet::new));
        }
    }

    private static boolean isBox(String name) {
        try {
            ClassLoader loader = Box.class.getClassLoader();
            return Box.class.isAssignableFrom(Class.forName(name, false, loader));
        } catch (ClassNotFoundException | NoClassDefFoundError e) {
            // what needs other libraries is no box
            return false;
        }
    }
}
