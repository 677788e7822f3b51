// SPDX-License-Identifier: Apache-2.0
package dev.thaw.bench.visor;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import dev.thaw.bench.core.Started;
import dev.thaw.bench.visor.Peers.Peer;
import dev.thaw.bench.visor.TableFunction.Language;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Base64;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.io.TempDir;

/**
 * Each function of the paper's table answers here what it answers in its peer: the Functions
 * Framework on a JVM, node, python3. Needs npm and pip.
 */
@EnabledIfSystemProperty(named = "it.visor", matches = "true")
class TableIT {
    /** When a film was made stands in its headers. */
    private static final int DATES = 32;

    @TempDir static Path work;

    private static TableServices services;
    private static TableServers servers;
    private static VisorServer visor;

    @BeforeAll
    static void start() throws Exception {
        Places places = TestFront.places(Path.of("../..").toRealPath(), work);
        services = TableServices.start(places);
        FunctionFiles files = new FunctionFiles(places, System.err);
        servers = new TableServers(places, files, services, true);
        visor = servers.visor();
    }

    @AfterAll
    static void stop() {
        Started.closeAll();
    }

    @TestFactory
    Stream<DynamicTest> java() {
        return answersAreThoseOfThePeer(Language.JAVA);
    }

    @TestFactory
    Stream<DynamicTest> javaScript() {
        return answersAreThoseOfThePeer(Language.JAVASCRIPT);
    }

    @TestFactory
    Stream<DynamicTest> python() {
        return answersAreThoseOfThePeer(Language.PYTHON);
    }

    private static Stream<DynamicTest> answersAreThoseOfThePeer(Language language) {
        return TableFunction.names(language).stream()
                .map(name -> DynamicTest.dynamicTest(name, () -> compare(language, name)));
    }

    private static void compare(Language language, String name) throws Exception {
        Path folder = Path.of("functions").toRealPath();
        TableFunction function = TableFunction.read(folder, language, name);
        String deployed = function.title().replace(' ', '-');
        servers.deploy(visor, function, deployed);
        byte[] request = services.request(function);
        byte[] here = answer(visor.port(), "/" + deployed, request);
        byte[] there;
        try (Peer peer = servers.peer(function)) {
            there = answer(peer.port(), "/", request);
        }
        switch (function.title()) {
            case "java video-processing" -> assertEqualFilms(there, here);
            case "java restapi" -> assertEquals(withoutId(there), withoutId(here));
            // compressed by another zlib
            case "python thumbnail" ->
                    assertEqualPictures(decoded(there, "image"), decoded(here, "image"));
            case "python video-processing" ->
                    assertEqualPictures(decoded(there, "film"), decoded(here, "film"));
            case "python compress" -> assertEquals(unzipped(there), unzipped(here));
            case "java helloworld",
                    "javascript helloworld",
                    "python helloworld",
                    "javascript uploader",
                    "python uploader" ->
                    assertEquals(json(there), json(here));
            default -> assertArrayEquals(there, here);
        }
        if (function.needs("store")) {
            Path objects = work.resolve("objects");
            assertArrayEquals(
                    Files.readAllBytes(objects.resolve("photo.jpg")),
                    Files.readAllBytes(objects.resolve("copy-of-photo.jpg")));
        }
    }

    private static byte[] answer(int port, String path, byte[] request) throws IOException {
        try (HttpConnection connection = new HttpConnection(port)) {
            HttpConnection.Answer answer = connection.post(path, request);
            answer.expect(200);
            return answer.bytes();
        }
    }

    private static JsonObject json(byte[] answer) {
        return JsonParser.parseString(new String(answer, StandardCharsets.UTF_8)).getAsJsonObject();
    }

    private static JsonObject withoutId(byte[] answer) {
        JsonObject user = json(answer);
        assertTrue(user.get("id").getAsLong() > 0);
        user.remove("id");
        return user;
    }

    private static byte[] decoded(byte[] answer, String key) {
        return Base64.getDecoder().decode(json(answer).get(key).getAsString());
    }

    private static void assertEqualFilms(byte[] wanted, byte[] actual) {
        assertEquals(wanted.length, actual.length);
        int different = 0;
        for (int i = 0; i < wanted.length; i++) {
            different += wanted[i] == actual[i] ? 0 : 1;
        }
        assertTrue(different <= DATES, different + " bytes are different");
    }

    /** Of a film the first frame. */
    private static void assertEqualPictures(byte[] wanted, byte[] actual) throws IOException {
        BufferedImage left = ImageIO.read(new ByteArrayInputStream(wanted));
        BufferedImage right = ImageIO.read(new ByteArrayInputStream(actual));
        int width = left.getWidth();
        int height = left.getHeight();
        assertArrayEquals(
                left.getRGB(0, 0, width, height, null, 0, width),
                right.getRGB(0, 0, width, height, null, 0, width));
    }

    private static Map<String, String> unzipped(byte[] answer) throws IOException {
        Map<String, String> files = new TreeMap<>();
        try (ZipInputStream zip =
                new ZipInputStream(new ByteArrayInputStream(decoded(answer, "archive")))) {
            for (ZipEntry entry = zip.getNextEntry(); entry != null; entry = zip.getNextEntry()) {
                files.put(entry.getName(), new String(zip.readAllBytes(), StandardCharsets.UTF_8));
            }
        }
        assertEquals(2, files.size());
        return files;
    }
}
