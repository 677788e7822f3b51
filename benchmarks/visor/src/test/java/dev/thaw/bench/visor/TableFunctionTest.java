// SPDX-License-Identifier: Apache-2.0
package dev.thaw.bench.visor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import dev.thaw.bench.visor.TableFunction.Language;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Base64;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class TableFunctionTest {
    private static final Path FUNCTIONS = Path.of("functions");

    @ParameterizedTest
    @EnumSource
    void eachFolderIsAFunctionThatIsMeasured(Language language) throws IOException {
        Set<String> folders;
        try (Stream<Path> files = Files.list(FUNCTIONS.resolve(language.folder()))) {
            folders =
                    files.filter(f -> Files.exists(f.resolve("benchmark.json")))
                            .map(f -> f.getFileName().toString())
                            .collect(Collectors.toSet());
        }
        assertEquals(new TreeSet<>(TableFunction.names(language)), new TreeSet<>(folders));
        for (String name : folders) {
            TableFunction function = TableFunction.read(FUNCTIONS, language, name);
            assertTrue(function.request("http://127.0.0.1:1").length > 0, function.title());
            assertTrue(function.memory().matches("\\d+m"), function.title());
            assertTrue(function.first() > 0, function.title());
        }
    }

    @Test
    void requestsHaveFilesAndTheStoresAddressInThem() throws IOException {
        JsonObject thumbnail = request(Language.JAVASCRIPT, "thumbnail");
        byte[] photo = Base64.getDecoder().decode(thumbnail.get("image").getAsString());
        assertEquals((byte) 0xff, photo[0]);
        assertEquals((byte) 0xd8, photo[1]);
        assertEquals(
                "http://127.0.0.1:1/photo.jpg",
                request(Language.PYTHON, "uploader").get("from").getAsString());
        assertFalse(
                request(Language.PYTHON, "compress")
                        .getAsJsonObject("files")
                        .get("digits.csv")
                        .getAsString()
                        .isEmpty());
    }

    private static JsonObject request(Language language, String name) throws IOException {
        byte[] request =
                TableFunction.read(FUNCTIONS, language, name).request("http://127.0.0.1:1");
        return JsonParser.parseString(new String(request, StandardCharsets.UTF_8))
                .getAsJsonObject();
    }
}
