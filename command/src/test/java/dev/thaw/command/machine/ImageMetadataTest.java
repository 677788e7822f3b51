// SPDX-License-Identifier: Apache-2.0
package dev.thaw.command.machine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonElement;
import com.google.gson.JsonParser;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** A native image knows the components of the records only that it is told of. */
class ImageMetadataTest {
    private static final String METADATA =
            "/META-INF/native-image/dev.thaw/command/reachability-metadata.json";

    @Test
    void eachRecordThatIsWrittenAsJsonIsNamed() throws Exception {
        Path classes =
                Path.of(Facts.class.getProtectionDomain().getCodeSource().getLocation().toURI());
        Set<String> written = new TreeSet<>();
        List<Path> files;
        try (Stream<Path> all = Files.list(classes.resolve("dev/thaw/command/machine"))) {
            files = all.toList();
        }
        for (Path file : files) {
            String name =
                    Facts.class.getPackageName()
                            + "."
                            + file.getFileName().toString().replace(".class", "");
            Class<?> type = Class.forName(name, false, Facts.class.getClassLoader());
            if (type.isRecord() || type.isEnum()) {
                written.add(name);
            }
        }
        assertTrue(written.size() > 20, written.toString());
        URL metadata = Facts.class.getResource(METADATA);
        Set<String> named = new TreeSet<>();
        for (JsonElement one :
                JsonParser.parseString(new String(metadata.openStream().readAllBytes()))
                        .getAsJsonObject()
                        .getAsJsonArray("reflection")) {
            named.add(one.getAsJsonObject().get("type").getAsString());
        }
        assertEquals(written, named);
    }
}
