// SPDX-License-Identifier: Apache-2.0
package dev.thaw.bench.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonArray;
import com.google.gson.JsonParser;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import javax.imageio.ImageIO;
import org.jcodec.api.FrameGrab;
import org.jcodec.common.io.ByteBufferSeekableByteChannel;
import org.jcodec.common.model.Picture;
import org.junit.jupiter.api.Test;

/** On a plain JVM; compiled they answer the same (TableIT of benchmarks/visor). */
class FunctionsTest {
    private static final Path INPUTS = Path.of("../inputs");
    private static final Path DIGITS = Path.of("src/main/data/digits.csv.gz");

    @Test
    void greets() throws Exception {
        assertEquals(
                "{\"greeting\":\"hello J\u00fcrgen\"}",
                Call.of(new Hello(), "{\"name\":\"J\u00fcrgen\"}".getBytes(StandardCharsets.UTF_8))
                        .text());
    }

    @Test
    void hashesFilesAsSha256sumDoes() throws Exception {
        assertEquals(
                "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad",
                Call.of(new FileHashing(), "abc".getBytes(StandardCharsets.US_ASCII)).text());
        assertEquals(
                "c2dd0de7c538df8d111e479619b129464d0269d0ae5fd18ca91d33a7fdfea95c",
                Call.of(new FileHashing(), Files.readAllBytes(INPUTS.resolve("photo.jpg"))).text());
    }

    /** The JDK's own decoders and scaling give nearly the same picture. */
    @Test
    void thumbnailsAreSmallPicturesOfThePhoto() throws Exception {
        byte[] photo = Files.readAllBytes(INPUTS.resolve("photo.jpg"));
        BufferedImage small = image(Call.of(new Thumbnail(), photo).bytes());
        assertEquals(128, small.getWidth());
        assertEquals(85, small.getHeight());
        BufferedImage whole = image(photo);
        double difference = 0;
        for (int y = 0; y < 85; y++) {
            for (int x = 0; x < 128; x++) {
                difference += difference(small.getRGB(x, y), mean(whole, x, y, small));
            }
        }
        assertTrue(difference / (85 * 128) < 8, "mean difference " + difference / (85 * 128));
        assertThrows(
                RuntimeException.class,
                () -> Call.of(new Thumbnail(), "no photo".getBytes(StandardCharsets.US_ASCII)));
    }

    @Test
    void filmsAreHalvedAndMarked() throws Exception {
        byte[] film = Files.readAllBytes(INPUTS.resolve("clip.mp4"));
        List<Picture> before = frames(film);
        List<Picture> after = frames(Call.of(new VideoProcessing(), film).bytes());
        assertEquals(12, before.size());
        assertEquals(12, after.size());
        for (int i = 0; i < after.size(); i++) {
            Picture wanted = Pictures.shrink(before.get(i), 160, 88);
            double unmarked = difference(wanted.getPlaneData(0), after.get(i).getPlaneData(0));
            Pictures.mark(wanted, 32, 16);
            assertEquals(160, after.get(i).getWidth());
            assertEquals(88, after.get(i).getHeight());
            double difference = difference(wanted.getPlaneData(0), after.get(i).getPlaneData(0));
            // the encoder's losses
            assertTrue(difference < 12, "frame " + i + ": " + difference);
            assertTrue(difference < unmarked, "frame " + i + " is not marked: " + difference);
        }
    }

    @Test
    void digitsAreReadThatItWasNotTrainedWith() throws Exception {
        List<String> all = Training.lines(DIGITS);
        List<String> others = all.subList(Training.TRAINED, all.size());
        String scans = String.join("\n", others);
        JsonArray read =
                JsonParser.parseString(
                                Call.of(new Classify(), scans.getBytes(StandardCharsets.US_ASCII))
                                        .text())
                        .getAsJsonArray();
        int right = 0;
        for (int i = 0; i < others.size(); i++) {
            right += read.get(i).getAsInt() == (int) Training.digit(others.get(i)) ? 1 : 0;
        }
        assertTrue(right > 0.95 * others.size(), right + " of " + others.size());
        assertThrows(
                IllegalArgumentException.class,
                () -> Call.of(new Classify(), "1,2,3".getBytes(StandardCharsets.US_ASCII)));
    }

    private static BufferedImage image(byte[] bytes) throws Exception {
        return ImageIO.read(new ByteArrayInputStream(bytes));
    }

    /** Of the pixels that one of the small picture stands for. */
    private static int mean(BufferedImage whole, int x, int y, BufferedImage small) {
        int width = whole.getWidth() / small.getWidth();
        int height = whole.getHeight() / small.getHeight();
        int left = x * whole.getWidth() / small.getWidth();
        int top = y * whole.getHeight() / small.getHeight();
        int[] sum = new int[3];
        for (int i = 0; i < width * height; i++) {
            int pixel = whole.getRGB(left + i % width, top + i / width);
            for (int channel = 0; channel < 3; channel++) {
                sum[channel] += pixel >> 8 * channel & 0xff;
            }
        }
        int count = width * height;
        return sum[2] / count << 16 | sum[1] / count << 8 | sum[0] / count;
    }

    private static double difference(int left, int right) {
        int sum = 0;
        for (int shift = 0; shift < 24; shift += 8) {
            sum += Math.abs((left >> shift & 0xff) - (right >> shift & 0xff));
        }
        return sum / 3.0;
    }

    private static double difference(byte[] left, byte[] right) {
        double sum = 0;
        for (int i = 0; i < left.length; i++) {
            sum += Math.abs(left[i] - right[i]);
        }
        return sum / left.length;
    }

    private static List<Picture> frames(byte[] film) throws Exception {
        FrameGrab grab =
                FrameGrab.createFrameGrab(
                        ByteBufferSeekableByteChannel.readFromByteBuffer(ByteBuffer.wrap(film)));
        List<Picture> frames = new ArrayList<>();
        for (Picture p = grab.getNativeFrame(); p != null; p = grab.getNativeFrame()) {
            frames.add(Picture.copyPicture(Pictures.rgb(p)));
        }
        return frames;
    }
}
