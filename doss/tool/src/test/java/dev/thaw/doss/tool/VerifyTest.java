// SPDX-License-Identifier: Apache-2.0
package dev.thaw.doss.tool;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import dev.thaw.doss.nativeimage.file.ClassesToInitialize;
import dev.thaw.doss.nativeimage.file.SlotGeometry;
import dev.thaw.doss.nativeimage.file.SnapshotHeader;
import dev.thaw.doss.nativeimage.file.SnapshotLayout;
import dev.thaw.doss.nativeimage.file.SnapshotTypes.Field;
import dev.thaw.doss.nativeimage.file.SnapshotTypes.Type;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class VerifyTest {
    private static final int DAMAGES = Boolean.getBoolean("it.soak") ? 3000 : 500;

    @TempDir private Path directory;

    @ParameterizedTest
    @EnumSource(SnapshotLayout.class)
    void acceptsWholeFiles(SnapshotLayout layout) throws IOException {
        Path file = new SampleGraph(layout).file.write(directory.resolve("whole.doss"));
        CommandResult result = CommandResult.of("verify", file);
        assertEquals(0, result.status(), result.output());
        assertTrue(result.output().contains("is whole"), result.output());
    }

    @Test
    void acceptsARootInTheImageHeap() throws IOException {
        TinySnapshot empty = new TinySnapshot(SnapshotLayout.LINEAR).root(0x800);
        assertEquals(0, CommandResult.of("verify", empty.write(directory.resolve("f"))).status());
    }

    @Test
    void tellsScripts() throws IOException {
        Path whole = new SampleGraph().file.write(directory.resolve("whole.doss"));
        CommandResult result = CommandResult.of("verify", "--json", whole);
        JsonObject object = JsonParser.parseString(result.output()).getAsJsonObject();
        assertEquals(0, result.status());
        assertTrue(object.get("whole").getAsBoolean(), result.output());

        byte[] damaged = new SampleGraph().file.toBytes();
        damaged[damaged.length - 1] ^= 1;
        damaged[3000] = 7;
        Path file = Files.write(directory.resolve("damaged.doss"), damaged);
        result = CommandResult.of("verify", "--json", file);
        object = JsonParser.parseString(result.output()).getAsJsonObject();
        int all = object.getAsJsonArray("problems").size();
        assertTrue(all > 1, result.output());
        result = CommandResult.of("verify", "--json", "--max", "1", file);
        object = JsonParser.parseString(result.output()).getAsJsonObject();
        assertEquals(1, result.status());
        assertEquals(file.toString(), object.get("file").getAsString());
        assertFalse(object.get("whole").getAsBoolean(), result.output());
        assertEquals(all, object.get("count").getAsLong(), result.output());
        assertEquals(1, object.getAsJsonArray("problems").size(), result.output());
    }

    @Test
    void findsWhatTheChecksumOfTheBodySees() throws IOException {
        byte[] file = new SampleGraph().file.toBytes();
        file[file.length - 1] ^= 1;
        finds("their checksum is", file);
    }

    @Test
    void findsWhatDoesNotBelongIntoTheFirstPage() throws IOException {
        byte[] file = new SampleGraph().file.toBytes();
        file[3000] = 7;
        finds("at byte 3000: the file holds 7", file);
    }

    @Test
    void checksTheClassesToInitialize() throws IOException {
        byte[] file = new SampleGraph().file.toBytes();
        byte[] classes = new ClassesToInitialize(List.of(3, 70)).encode();
        System.arraycopy(classes, 0, file, ClassesToInitialize.OFFSET, classes.length);
        Path path = Files.write(directory.resolve("f"), file);
        assertEquals(0, CommandResult.of("verify", path).status());
        file[ClassesToInitialize.OFFSET + classes.length - 1] ^= 1;
        finds("its list of classes to initialize does not fit its checksum", file);
    }

    @Test
    void findsADamagedHeader() throws IOException {
        byte[] file = new SampleGraph().file.toBytes();
        file[20] ^= 1;
        finds("The header of", file);
        finds("not a snapshot file", Arrays.copyOf(file, 100));
        finds("not a snapshot file", new byte[0]);
    }

    @Test
    void findsATruncatedFile() throws IOException {
        byte[] file = new SampleGraph().file.toBytes();
        finds("truncated", Arrays.copyOf(file, file.length - 1));
    }

    @Test
    void findsReferencesThatLeadToNoObject() throws IOException {
        SampleGraph g = new SampleGraph();
        long at = TinySnapshot.inFile(g.second, TinySnapshot.NEXT);
        g.file.setReference(g.second, TinySnapshot.NEXT, g.table + 8);
        g.file.setReference(g.root, TinySnapshot.VALUE, 0x801);
        g.file.setReference(g.table, 16 + 8, TinySnapshot.SLOT - 8);
        g.file.setReference(g.table, 16 + 16, TinySnapshot.SLOT + TinySnapshot.CAPACITY);
        String output = finds("at byte " + at + ": com.example.Node.next leads to no object", g);
        assertTrue(output.contains("com.example.Node.value leads to no object (offset 2049"));
        assertTrue(output.contains("java.lang.Object[][1] leads to no object"), output);
        assertTrue(output.contains("java.lang.Object[][2] leads to no object"), output);
        assertTrue(output.contains("4 problems"), output);
    }

    @Test
    void findsObjectsOfNoClass() throws IOException {
        SampleGraph g = new SampleGraph();
        g.file.setReference(g.title, 0, 0x7770);
        finds(
                "at byte %d: an object of an unknown class (header 7770)"
                        .formatted(TinySnapshot.inFile(g.title, 0)),
                g);
    }

    @Test
    void findsArraysThatAreTooLong() throws IOException {
        for (int length : new int[] {1 << 20, -1, Integer.MIN_VALUE, Integer.MAX_VALUE}) {
            SampleGraph g = new SampleGraph();
            g.file.setInt(g.letters, 12, length);
            finds("the char[] has length " + length, g);
        }
    }

    @Test
    void findsArraysWhoseLengthWouldBeBehindTheFile() throws IOException {
        Type far = new Type(TinySnapshot.BYTES.hubOffset(), "[B", 'B', 1040, List.of());
        TinySnapshot f = new TinySnapshot(SnapshotLayout.CHUNKED).types(far).root(8);
        f.lengthOffset(1024).largeBytes((byte) 1);
        String problem = "the byte[] of 1040 bytes does not fit the 24 bytes left";
        finds(problem, f.toBytes());
        Path damaged = f.write(directory.resolve("f"));
        Path good = new SampleGraph().file.write(directory.resolve("good"));
        for (Object[] command :
                List.of(
                        new Object[] {"info", damaged},
                        new Object[] {"diff", damaged, good},
                        new Object[] {"diff", good, damaged})) {
            CommandResult result = CommandResult.of(command);
            assertEquals(2, result.status(), result.errors());
            assertTrue(result.errors().contains(problem), result.errors());
        }
    }

    @Test
    void findsObjectsThatAreMarkedAsMoved() throws IOException {
        SampleGraph g = new SampleGraph();
        g.file.setReference(g.title, 0, TinySnapshot.STRING.hubOffset() | 6);
        finds("the java.lang.String is marked as moved", g);
    }

    @Test
    void findsChunksThatEndElsewhere() throws IOException {
        for (long top : new long[] {0, 39, 1 << 20, -1, Long.MIN_VALUE}) {
            finds("says that its objects end at byte " + top, changed(4096 + 8, top));
        }
    }

    @Test
    void findsChunksOfLargeArraysThatAreDamaged() throws IOException {
        byte[] file = new SampleGraph().file.toBytes();
        SnapshotHeader h = header(file);
        int chunk = (int) (h.geometry().typesFileOffset() - h.highSize());
        finds("the chunk of a large array, of at most", changed(chunk + 8, 0));
        finds("the chunk of a large array, of at most", changed(chunk + 8, Long.MAX_VALUE));
        finds("the chunk of a large array, of at most", changed(chunk + 8, 1000));
        finds("says that the array begins at byte 48", changed(chunk + 24, 48));
    }

    @Test
    void findsAWrongReferenceMap() throws IOException {
        SampleGraph g = new SampleGraph(SnapshotLayout.LINEAR);
        byte[] file = g.file.toBytes();
        int word = (int) header(file).geometry().typesFileOffset() - 8;
        file[word] ^= 0b101;
        long begin = SlotGeometry.PAGE;
        String output =
                finds(
                        "at byte %d: the reference map says that the 8 bytes at %d are no"
                                        .formatted(word, begin + 16)
                                + " reference, but they are",
                        TinySnapshot.repaired(flipped(file, word, 0b100 ^ 0b101)));
        assertFalse(output.contains("a reference, but are not"), output);
        finds(
                "the 8 bytes at %d are a reference, but are not".formatted(begin),
                TinySnapshot.repaired(file));
    }

    @Test
    void findsAWrongCount() throws IOException {
        byte[] file = new SampleGraph().file.toBytes();
        finds("there are 9 objects, the header says 10", withCountAndRoot(file, 10, 0));
    }

    @Test
    void findsARootThatIsNoObject() throws IOException {
        byte[] file = new SampleGraph().file.toBytes();
        long shifted = header(file).rootOffset() + 8;
        finds(
                "the root, at offset %d from the heap base, is no object".formatted(shifted),
                withCountAndRoot(file, 9, 8));
    }

    @Test
    void findsTypeTablesThatMakeNoSense() throws IOException {
        Type endless = new Type(0x1000, "com.example.Endless", '-', 0, List.of());
        Type unknownKind = new Type(0x1000, "[Q", 'Q', 16, List.of());
        Type shortArray = new Type(0x1000, "[J", 'J', 8, List.of());
        Type outside =
                new Type(0x1000, "com.example.Out", '-', 16, List.of(new Field(12, 'L', "f")));
        for (Type type : List.of(endless, unknownKind, shortArray, outside)) {
            TinySnapshot f = new TinySnapshot(SnapshotLayout.LINEAR).types(type).root(8);
            f.node(1, 1);
            finds("The type table of", f.toBytes());
        }
        TinySnapshot twice = new TinySnapshot(SnapshotLayout.LINEAR);
        twice.types(TinySnapshot.NODE, TinySnapshot.NODE).root(8);
        finds("has the same header as", twice.toBytes());
    }

    @Test
    void showsSoManyProblemsAndCountsTheRest() throws IOException {
        SampleGraph g = new SampleGraph();
        for (int i = 0; i < 5; i++) {
            g.file.setReference(g.table, 16 + 8 * i, TinySnapshot.SLOT);
        }
        Path file = g.file.write(directory.resolve("damaged.doss"));
        CommandResult result = CommandResult.of("verify", "--max", 2, file);
        assertEquals(2, result.output().split("leads to no object", -1).length - 1);
        assertTrue(result.output().contains("and 3 more"), result.output());
        assertTrue(result.output().contains("5 problems"), result.output());
    }

    @Test
    void wrongUseAndUnreadableFilesAreNoDamage() throws IOException {
        assertEquals(2, CommandResult.of("verify").status());
        assertEquals(2, CommandResult.of("verify", "--max", -1, "f").status());
        CommandResult missing = CommandResult.of("verify", directory.resolve("missing"));
        assertEquals(2, missing.status());
        assertTrue(missing.errors().contains("there is no file"), missing.errors());
        CommandResult noFile = CommandResult.of("verify", directory);
        assertEquals(2, noFile.status());
        assertTrue(noFile.errors().contains("is not a file"), noFile.errors());
    }

    /** Damage that the checksums hide: no exceptions but those for damage, and an end. */
    @ParameterizedTest
    @EnumSource(SnapshotLayout.class)
    void survivesDamagedObjectsAndTypes(SnapshotLayout layout) throws IOException {
        byte[] whole = new SampleGraph(layout).file.toBytes();
        Random random = new Random(42);
        for (int i = 0; i < DAMAGES; i++) {
            byte[] damaged = whole.clone();
            for (int flips = 1 + random.nextInt(4); flips > 0; flips--) {
                int at = 4096 + random.nextInt(damaged.length - 4096);
                damaged[at] ^= (byte) (1 << random.nextInt(8));
            }
            survives(TinySnapshot.repaired(damaged), whole);
        }
    }

    @ParameterizedTest
    @EnumSource(SnapshotLayout.class)
    void survivesHeadersThatLie(SnapshotLayout layout) throws IOException {
        byte[] whole = new SampleGraph(layout).file.toBytes();
        // Each bit between the format version and the checksum.
        for (int bit = 12 * 8; bit < 128 * 8; bit++) {
            byte[] lying = whole.clone();
            lying[bit / 8] ^= (byte) (1 << bit % 8);
            survives(TinySnapshot.withHeaderChecksum(lying), whole);
        }
    }

    private void survives(byte[] damaged, byte[] whole) throws IOException {
        Path file = Files.write(directory.resolve("damaged.doss"), damaged);
        Path good = Files.write(directory.resolve("good.doss"), whole);
        for (Object[] command :
                List.of(
                        new Object[] {"verify", file},
                        new Object[] {"info", file},
                        new Object[] {"diff", file, good},
                        new Object[] {"diff", good, file})) {
            CommandResult result = CommandResult.of(command);
            assertTrue(result.status() <= 2, "status " + result.status());
            assertFalse(result.errors().contains("Exception"), result.errors());
            assertFalse(result.errors().contains("bound"), result.errors());
            assertFalse(result.errors().contains("null"), result.errors());
        }
    }

    private static byte[] changed(int position, long value) {
        byte[] file = new SampleGraph().file.toBytes();
        ByteBuffer.wrap(file).order(ByteOrder.LITTLE_ENDIAN).putLong(position, value);
        return TinySnapshot.repaired(file);
    }

    private static byte[] flipped(byte[] file, int position, int bits) {
        byte[] result = file.clone();
        result[position] ^= (byte) bits;
        return result;
    }

    private static SnapshotHeader header(byte[] file) {
        return SnapshotHeader.decode(Arrays.copyOf(file, SnapshotHeader.SIZE), Path.of("f"));
    }

    private static byte[] withCountAndRoot(byte[] file, long count, long shift) {
        SnapshotHeader h = header(file);
        byte[] changed =
                new SnapshotHeader(
                                h.layout(),
                                h.imageId(),
                                h.imageHeapSize(),
                                h.slotOffset(),
                                h.slotId(),
                                h.capacity(),
                                h.lowSize(),
                                h.highSize(),
                                h.rootOffset() + shift,
                                count,
                                h.storedAt(),
                                h.typesSize(),
                                h.bodyChecksum())
                        .encode();
        byte[] result = file.clone();
        System.arraycopy(changed, 0, result, 0, changed.length);
        return result;
    }

    private String finds(String problem, SampleGraph graph) throws IOException {
        return finds(problem, graph.file.toBytes());
    }

    private String finds(String problem, byte[] bytes) throws IOException {
        Path file = Files.write(directory.resolve("damaged.doss"), bytes);
        CommandResult result = CommandResult.of("verify", file);
        assertEquals(1, result.status(), result.output());
        assertTrue(result.output().contains(problem), result.output());
        assertEquals("", result.errors());
        return result.output();
    }
}
