// SPDX-License-Identifier: Apache-2.0
package dev.thaw.doss.tool;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.thaw.doss.DOSSException;
import dev.thaw.doss.nativeimage.file.ClassesToInitialize;
import dev.thaw.doss.nativeimage.file.SlotGeometry;
import dev.thaw.doss.nativeimage.file.SnapshotHeader;
import dev.thaw.doss.nativeimage.file.SnapshotLayout;
import dev.thaw.doss.nativeimage.file.SnapshotTypes;
import dev.thaw.fuzz.Fuzz;
import dev.thaw.fuzz.MemoryDirectory;
import java.io.PrintWriter;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Snapshot files that are nearly right, and whose checksums are. */
class SnapshotFuzzTest {
    private static final int PAGE = (int) SlotGeometry.PAGE;

    @TempDir(factory = MemoryDirectory.class)
    private Path directory;

    @Test
    void headers() throws Exception {
        byte[] whole = new SampleGraph().file.toBytes();
        byte[] classes = new ClassesToInitialize(List.of(3, 70)).encode();
        System.arraycopy(classes, 0, whole, ClassesToInitialize.OFFSET, classes.length);
        Path name = Path.of("f.doss");
        Fuzz.of("headers")
                .seed(Arrays.copyOf(whole, 512))
                .refusal(DOSSException.class, "f.doss")
                .run(input -> {
                    byte[] page = Arrays.copyOf(input, PAGE);
                    ClassesToInitialize listed = ClassesToInitialize.decode(page, name);
                    byte[] again = listed.encode();
                    assertEquals(listed, ClassesToInitialize.decode(again, 0, name));
                    byte[] believed = TinySnapshot.withHeaderChecksum(page);
                    SnapshotHeader header = SnapshotHeader.decode(believed, name);
                    header.requireConsistent(header.fileSize(), name);
                    assertEquals(header, SnapshotHeader.decode(header.encode(), name));
                    SlotGeometry g = header.geometry();
                    assertTrue(g.bodyOffset() <= g.highFileOffset());
                    assertTrue(g.highFileOffset() <= g.typesFileOffset());
                    assertTrue(g.typesFileOffset() <= header.fileSize());
                    return header.layout();
                });
    }

    @Test
    void types() throws Exception {
        Path name = Path.of("f.doss");
        byte[] seed =
                new SnapshotTypes(
                                8,
                                12,
                                TinySnapshot.CHUNKS,
                                List.of(TinySnapshot.STRING, TinySnapshot.BYTES))
                        .encode();
        Fuzz.of("types")
                .seed(seed)
                .refusal(DOSSException.class, "f.doss")
                .run(input -> {
                    SnapshotTypes types = SnapshotTypes.decode(input, name);
                    assertEquals(types, SnapshotTypes.decode(types.encode(), name));
                    List<String> problems = new TypeTable(types).problems();
                    return problems.isEmpty() ? "" : problems.getFirst().substring(0, 9);
                });
    }

    /** Of both layouts; what the commands do with whole files. */
    @Test
    void files() throws Exception {
        byte[] good = new SampleGraph(SnapshotLayout.CHUNKED).file.toBytes();
        Path whole = Files.write(directory.resolve("good.doss"), good);
        Path file = directory.resolve("f.doss");
        Progress silent = new Progress(new PrintWriter(Writer.nullWriter()));
        Fuzz fuzz = Fuzz.of("files").refusal(DOSSException.class, "f.doss");
        for (SnapshotLayout layout : SnapshotLayout.values()) {
            fuzz.seed(packed(new SampleGraph(layout).file.toBytes()));
        }
        fuzz.run(input -> {
            Files.write(file, unpacked(input));
            List<String> found = new ArrayList<>();
            Problems problems = new Problems(3, found::add);
            new Verifier(problems, silent).verify(file);
            try (SnapshotFile one = SnapshotFile.open(file);
                    SnapshotFile other = SnapshotFile.open(whole)) {
                FileInfo info = FileInfo.of(one, silent);
                assertFalse(info.toText(10).isBlank());
                Graph graph = new Graph(one, silent);
                Graph second = new Graph(other, silent);
                Problems differences = new Problems(100, d -> assertFalse(d.isBlank()));
                new GraphDiff(graph, second, differences, silent).run();
                new GraphDiff(second, graph, differences, silent).run();
                return List.of(withoutNumbers(found), differences.count() % 8);
            }
        });
    }

    private static String withoutNumbers(List<String> texts) {
        return texts.toString().replaceAll("[0-9]+", "");
    }

    /** Without the zeros of the first page, where changes are lost. */
    private static byte[] packed(byte[] file) {
        byte[] result = Arrays.copyOf(file, file.length - PAGE + SnapshotHeader.SIZE);
        int rest = file.length - PAGE;
        System.arraycopy(file, PAGE, result, SnapshotHeader.SIZE, rest);
        return result;
    }

    private static byte[] unpacked(byte[] packed) {
        byte[] head = Arrays.copyOf(packed, Math.max(packed.length, SnapshotHeader.SIZE));
        byte[] file = new byte[PAGE + head.length - SnapshotHeader.SIZE];
        System.arraycopy(head, 0, file, 0, SnapshotHeader.SIZE);
        System.arraycopy(head, SnapshotHeader.SIZE, file, PAGE, file.length - PAGE);
        try {
            return TinySnapshot.repaired(TinySnapshot.withHeaderChecksum(file));
        } catch (DOSSException e) {
            return TinySnapshot.withHeaderChecksum(file);
        }
    }
}
