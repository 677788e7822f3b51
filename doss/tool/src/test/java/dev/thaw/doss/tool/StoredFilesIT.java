// SPDX-License-Identifier: Apache-2.0
package dev.thaw.doss.tool;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import dev.thaw.doss.nativeimage.TestImage;
import dev.thaw.doss.nativeimage.TestImage.Result;
import dev.thaw.doss.nativeimage.file.SnapshotHeader;
import dev.thaw.doss.nativeimage.file.SnapshotLayout;
import dev.thaw.doss.program.Damages;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The tool on files that real images have stored. */
@Execution(ExecutionMode.CONCURRENT)
@ParameterizedClass
@EnumSource(SnapshotLayout.class)
class StoredFilesIT {
    private static final int DAMAGES = 5000;

    /** Each writes the whole file. */
    private static final int RANDOM_DAMAGES = Boolean.getBoolean("it.soak") ? 5000 : 1000;

    @Parameter private SnapshotLayout layout;
    private TestImage image;

    @TempDir private Path directory;

    @BeforeEach
    void buildImage() throws IOException {
        image = TestImage.snapshots(layout);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "MAP_OF_RECORDS",
                "CYCLE",
                "SHARED",
                "IDENTITY",
                "ENUM_AND_CLASS_KEYS",
                "ARRAYS",
                "MILLION_NODES",
                "STRINGS",
                "COLLECTIONS",
                "ONCE_LOCKED",
                "IMAGE_HEAP_OBJECT"
            })
    void whatIsStoredIsWhole(String graph) throws IOException {
        Path file = store(graph);
        CommandResult verified = CommandResult.of("verify", file);
        assertEquals(0, verified.status(), verified.output());
        CommandResult same = CommandResult.of("diff", file, file);
        assertEquals("no differences\n", same.output());
    }

    /** Storing again, from another process, gives the same graph. */
    @ParameterizedTest
    @ValueSource(strings = {"MAP_OF_RECORDS", "ARRAYS", "STRINGS", "CYCLE"})
    void twoProcessesStoreEqualGraphs(String graph) throws IOException {
        Path first = store(graph);
        Path second = directory.resolve("second.doss");
        succeeds(image.run("store", graph, second.toString()));
        CommandResult result = CommandResult.of("diff", first, second);
        assertEquals("no differences\n", result.output());
        assertEquals(0, result.status());
    }

    @ParameterizedTest
    @ValueSource(strings = {"MAP_OF_RECORDS", "ARRAYS", "COLLECTIONS"})
    void layoutsHoldEqualGraphs(String graph) throws IOException {
        Path file = store(graph);
        SnapshotLayout other =
                layout == SnapshotLayout.CHUNKED ? SnapshotLayout.LINEAR : SnapshotLayout.CHUNKED;
        Path otherFile = directory.resolve("other.doss");
        succeeds(TestImage.snapshots(other).run("store", graph, otherFile.toString()));
        CommandResult result = CommandResult.of("diff", file, otherFile);
        assertEquals(0, result.status(), result.output());
        assertTrue(
                result.output().contains("header, layout: " + layout + " -> " + other),
                result.output());
    }

    @Test
    void infoCountsTheObjects() throws IOException {
        JsonObject info = info(store("MILLION_NODES"));
        assertEquals("dev.thaw.doss.program.Graphs$Node", info.get("rootClass").getAsString());
        assertEquals(1_000_000, objects(info, "dev.thaw.doss.program.Graphs$Node"));
        // Boxes from 0 to 127 are in the image heap.
        assertEquals(1_000_000 - 1000 * 128, objects(info, "java.lang.Integer"));
        assertEquals(2, info.getAsJsonArray("classes").size());
        assertEquals(1_872_000, info.get("objects").getAsLong());
    }

    @Test
    void infoCountsTheBytes() throws IOException {
        JsonObject info = info(store("ARRAYS"));
        assertEquals(1, objects(info, "long[]"));
        assertEquals(16 + 8L * (1 << 20), of(info, "long[]").get("bytes").getAsLong());
        assertEquals(33_333, objects(info, "java.lang.String"));
        assertEquals(2, objects(info, "java.lang.Object[]"));
    }

    @Test
    void diffFindsExactlyWhatChanged() throws IOException {
        Path one = directory.resolve("one.doss");
        Path two = directory.resolve("two.doss");
        succeeds(image.run("store-catalog", "1", one.toString()));
        succeeds(image.run("store-catalog", "2", two.toString()));
        CommandResult result = CommandResult.of("diff", one, two);
        assertEquals(1, result.status());
        List<String> values =
                result.output().lines().filter(l -> l.startsWith("root")).sorted().toList();
        String item = "dev.thaw.doss.program.Catalog$Item";
        assertEquals(4, values.size(), result.output());
        assertEquals("root.days[2]: 3 -> 4", values.get(0));
        assertTrue(
                values.get(1)
                        .matches(
                                "root\\.items\\.table\\[\\d+](\\.next)?\\.value\\.price: 3\\.0 -> 4\\.5"),
                values.get(1));
        assertEquals("root.shelf[2]: null -> " + item, values.get(2));
        assertEquals("root.title: \"catalog v1\" -> \"catalog v2\"", values.get(3));
        List<String> added = result.output().lines().filter(l -> l.startsWith("only")).toList();
        assertEquals(List.of("only in the new graph: 1 " + item), added);
        assertTrue(
                result.output().contains("class " + item + ": 10 -> 11 objects (+1)"),
                result.output());
    }

    @Test
    void verifyFindsEveryFlippedBit() throws IOException {
        Path file = store("MAP_OF_RECORDS");
        long size = Files.size(file);
        Random random = new Random(1);
        try (RandomAccessFile bytes = new RandomAccessFile(file.toFile(), "rw")) {
            for (int i = 0; i < DAMAGES; i++) {
                long at = i % 4 == 0 ? random.nextInt(4096) : random.nextLong(size);
                bytes.seek(at);
                int before = bytes.read();
                bytes.seek(at);
                bytes.write(before ^ 1 << random.nextInt(8));
                requireDamaged(file, "byte " + at);
                bytes.seek(at);
                bytes.write(before);
            }
        }
        assertEquals(0, CommandResult.of("verify", file).status());
    }

    /** The damages that LOAD is to refuse: noise, zeros, parts that lie somewhere else. */
    @Test
    void verifyFindsRandomDamages() throws IOException {
        Path file = store("MAP_OF_RECORDS");
        byte[] good = Files.readAllBytes(file);
        for (int seed = 0; seed < RANDOM_DAMAGES; seed++) {
            byte[] bad = Damages.damage(good, seed);
            if (!Arrays.equals(good, bad)) {
                Files.write(file, bad);
                requireDamaged(file, "seed " + seed);
            }
        }
    }

    @Test
    void verifyFindsEveryTruncation() throws IOException {
        Path file = store("MAP_OF_RECORDS");
        long size = Files.size(file);
        long[] sizes = new Random(2).longs(DAMAGES, 0, size).sorted().toArray();
        try (RandomAccessFile bytes = new RandomAccessFile(file.toFile(), "rw")) {
            for (int i = DAMAGES - 1; i >= 0; i--) {
                bytes.setLength(sizes[i]);
                requireDamaged(file, "size " + sizes[i]);
            }
        }
    }

    @Test
    void verifyLooksIntoTheHoleOfALargeFile() throws IOException {
        Path file = store("MILLION_NODES");
        try (RandomAccessFile bytes = new RandomAccessFile(file.toFile(), "rw")) {
            bytes.seek(1 << 20);
            bytes.write(1);
        }
        CommandResult result = CommandResult.of("verify", file);
        assertEquals(1, result.status());
        assertTrue(
                result.output().contains("the file holds 1 where nothing belongs"),
                result.output());
    }

    private static void requireDamaged(Path file, String what) {
        CommandResult result = CommandResult.of("verify", file);
        assertEquals(1, result.status(), what + ": " + result.output() + result.errors());
    }

    @Test
    void loadRefusesEveryDamagedHeaderAndEveryTruncation() throws IOException {
        byte[] whole = Files.readAllBytes(store("CYCLE"));
        Path files = Files.createDirectory(directory.resolve("damaged"));
        Random random = new Random(3);
        for (int i = 0; i < SnapshotHeader.SIZE; i++) {
            byte[] damaged = whole.clone();
            damaged[i] ^= (byte) (1 << random.nextInt(8));
            Files.write(files.resolve("flipped-" + i), damaged);
        }
        for (int i = 0; i < DAMAGES; i++) {
            byte[] truncated = Arrays.copyOf(whole, random.nextInt(whole.length));
            Files.write(files.resolve("truncated-" + i), truncated);
        }
        Files.write(files.resolve("whole"), whole);
        Result result = image.run("load-all", files.toString());
        assertEquals(
                "loaded whole\nrefused " + (SnapshotHeader.SIZE + DAMAGES) + "\nok\n",
                result.output());
        try (Stream<Path> all = Files.list(files)) {
            for (Path file : all.toList()) {
                boolean isWhole = file.endsWith("whole");
                assertEquals(isWhole ? 0 : 1, CommandResult.of("verify", file).status());
            }
        }
    }

    private Path store(String graph) throws IOException {
        Path file = directory.resolve("graph.doss");
        succeeds(image.run("store", graph, file.toString()));
        return file;
    }

    private static void succeeds(Result result) {
        assertEquals(0, result.status(), result.output());
    }

    private static JsonObject info(Path file) {
        CommandResult result = CommandResult.of("info", "--json", file);
        assertEquals(0, result.status(), result.errors());
        return JsonParser.parseString(result.output()).getAsJsonObject();
    }

    private static long objects(JsonObject info, String type) {
        return of(info, type).get("objects").getAsLong();
    }

    private static JsonObject of(JsonObject info, String type) {
        for (JsonElement e : info.getAsJsonArray("classes")) {
            if (e.getAsJsonObject().get("name").getAsString().equals(type)) {
                return e.getAsJsonObject();
            }
        }
        throw new AssertionError("there is no class " + type);
    }
}
