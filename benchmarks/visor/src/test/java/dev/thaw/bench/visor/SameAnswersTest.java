// SPDX-License-Identifier: Apache-2.0
package dev.thaw.bench.visor;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonObject;
import dev.thaw.bench.visor.TableFunction.Language;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Base64;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;

class SameAnswersTest {
    @Test
    void bytesAreEqual() throws Exception {
        assertSame(Language.JAVA, "filehashing", "ab", "ab");
        assertDifferent(Language.JAVA, "filehashing", "ab", "ac");
        assertDifferent(Language.JAVASCRIPT, "dynamic-html", "<p>1</p>", "<p>1</p> ");
    }

    @Test
    void jsonMayBeWrittenInAnotherWay() throws Exception {
        assertSame(Language.PYTHON, "helloworld", "{\"a\":1,\"b\":2}", "{\"b\": 2, \"a\": 1}");
        assertDifferent(Language.PYTHON, "helloworld", "{\"a\":1}", "{\"a\":2}");
    }

    @Test
    void usersHaveAnyIdButOne() throws Exception {
        String user = "{\"id\":%d,\"name\":\"%s\"}";
        assertSame(Language.JAVA, "restapi", user.formatted(1, "a"), user.formatted(2, "a"));
        assertDifferent(Language.JAVA, "restapi", user.formatted(1, "a"), user.formatted(1, "b"));
        assertDifferent(Language.JAVA, "restapi", user.formatted(1, "a"), user.formatted(0, "a"));
    }

    @Test
    void filmsHaveAnyDate() throws Exception {
        String film = "x".repeat(1000);
        assertSame(Language.JAVA, "video-processing", film, "y".repeat(32) + film.substring(32));
        assertDifferent(
                Language.JAVA, "video-processing", film, "y".repeat(33) + film.substring(33));
        assertDifferent(Language.JAVA, "video-processing", film, film + "x");
    }

    @Test
    void picturesAreComparedByTheirPixels() throws Exception {
        assertSame(Language.PYTHON, "thumbnail", picture(2, 3, 0xff), picture(2, 3, 0xff));
        assertDifferent(Language.PYTHON, "thumbnail", picture(2, 3, 0xff), picture(2, 3, 0xfe));
        assertDifferent(Language.PYTHON, "thumbnail", picture(2, 3, 0xff), picture(3, 2, 0xff));
    }

    @Test
    void archivesAreComparedByTheirFiles() throws Exception {
        assertSame(Language.PYTHON, "compress", archive(1, "text"), archive(9, "text"));
        assertDifferent(Language.PYTHON, "compress", archive(9, "text"), archive(9, "other"));
    }

    private static void assertSame(Language language, String name, String left, String right)
            throws IOException {
        SameAnswers answers = new SameAnswers();
        TableFunction function = new TableFunction(language, name, Path.of(name), new JsonObject());
        answers.check(function, left.getBytes(StandardCharsets.UTF_8));
        assertDoesNotThrow(() -> answers.check(function, right.getBytes(StandardCharsets.UTF_8)));
    }

    private static void assertDifferent(Language language, String name, String left, String right)
            throws IOException {
        SameAnswers answers = new SameAnswers();
        TableFunction function = new TableFunction(language, name, Path.of(name), new JsonObject());
        answers.check(function, left.getBytes(StandardCharsets.UTF_8));
        byte[] other = right.getBytes(StandardCharsets.UTF_8);
        IOException thrown = assertThrows(IOException.class, () -> answers.check(function, other));
        assertTrue(thrown.getMessage().contains("in two ways"), thrown::getMessage);
    }

    private static String picture(int width, int height, int blue) throws IOException {
        BufferedImage image = new BufferedImage(width, height, BufferedImage.TYPE_INT_RGB);
        image.setRGB(1, 1, blue);
        ByteArrayOutputStream png = new ByteArrayOutputStream();
        ImageIO.write(image, "png", png);
        return json("image", png.toByteArray());
    }

    private static String archive(int level, String text) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ZipOutputStream zip = new ZipOutputStream(bytes)) {
            zip.setLevel(level);
            zip.putNextEntry(new ZipEntry("a"));
            zip.write(text.repeat(9).getBytes(StandardCharsets.UTF_8));
        }
        return json("archive", bytes.toByteArray());
    }

    private static String json(String key, byte[] content) {
        return "{\"%s\":\"%s\"}".formatted(key, Base64.getEncoder().encodeToString(content));
    }
}
