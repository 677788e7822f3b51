// SPDX-License-Identifier: Apache-2.0
package dev.thaw.doss.tool;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import dev.thaw.doss.nativeimage.file.SnapshotLayout;
import dev.thaw.doss.nativeimage.file.SnapshotTypes;
import dev.thaw.doss.nativeimage.file.SnapshotTypes.Field;
import dev.thaw.doss.nativeimage.file.SnapshotTypes.Type;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DiffTest {
    @TempDir private Path directory;

    private final SampleGraph before = new SampleGraph();
    private final SampleGraph after = new SampleGraph();

    @Test
    void equalGraphsHaveNoDifferences() throws IOException {
        CommandResult result = diff();
        assertEquals(0, result.status());
        assertEquals("no differences\n", result.output());
    }

    @Test
    void tellsScripts() throws IOException {
        Path same = before.file.write(directory.resolve("same"));
        CommandResult result = CommandResult.of("diff", "--json", same, same);
        assertEquals(0, result.status());
        JsonObject object = JsonParser.parseString(result.output()).getAsJsonObject();
        assertTrue(object.get("equal").getAsBoolean(), result.output());
        assertEquals(0, object.getAsJsonArray("differences").size());

        after.file.setInt(after.root, 12, 7);
        Path other = after.file.write(directory.resolve("other"));
        result = CommandResult.of("diff", "--json", same, other);
        assertEquals(1, result.status());
        object = JsonParser.parseString(result.output()).getAsJsonObject();
        assertEquals(1, object.get("count").getAsLong(), result.output());
        assertEquals(
                "root.count: 1 -> 7", object.getAsJsonArray("differences").get(0).getAsString());
    }

    @Test
    void layoutsMakeNoDifferenceToTheGraph() throws IOException {
        CommandResult result = diff(before.file, new SampleGraph(SnapshotLayout.LINEAR).file);
        assertEquals(0, result.status(), result.output());
        assertTrue(result.output().contains("header, layout: chunked -> linear"), result.output());
        assertTrue(result.output().contains("no differences"), result.output());
    }

    @Test
    void showsChangedValuesWithTheirPlaces() throws IOException {
        after.file.setInt(after.root, 12, 7);
        after.file.setReference(after.second, 32, Double.doubleToLongBits(-0.5));
        after.file.setInt(after.letters, 16, 'x' | 'b' << 16);
        differs(
                "root.count: 1 -> 7",
                "root.next.weight: 2.5 -> -0.5",
                "root.value[3][0]: 'a' -> 'x'");
    }

    @Test
    void identityHashesMonitorsAndHashesOfStringsAreNoDifference() throws IOException {
        after.file.setInt(after.root, 8, 1234);
        after.file.setReference(after.root, 40, after.second);
        after.file.setInt(after.title, 12, 5678);
        assertEquals("no differences\n", diff().output());
    }

    @Test
    void showsStringsAsText() throws IOException {
        long other = after.file.string("\u00e4\n\u4e16");
        after.file.setReference(after.table, 16, other);
        after.file.setReference(after.second, TinySnapshot.VALUE, other);
        String output = diff().output();
        assertTrue(output.contains("root.next.value: \"a title\" -> \"\u00e4\\n\u4e16\""), output);
    }

    @Test
    void countsObjectsThatOnlyOneHas() throws IOException {
        long node = after.file.node(5, 5);
        after.file.setReference(node, TinySnapshot.VALUE, after.file.bytes(new byte[5]));
        after.file.setReference(after.table, 16 + 16, node);
        differs(
                "class byte[]: 3 -> 4 objects (+1), ",
                "root.value[2]: null -> com.example.Node",
                "only in the new graph: 1 byte[]",
                "only in the new graph: 1 com.example.Node");
    }

    @Test
    void showsWhatLeadsElsewhere() throws IOException {
        after.file.setReference(after.second, TinySnapshot.NEXT, after.second);
        differs(
                "root.next.next: refers to another object: com.example.Node at root ->"
                        + " com.example.Node at root.next");
    }

    @Test
    void showsOtherObjectsOfTheImageHeap() throws IOException {
        after.file.setReference(after.table, 16 + 5 * 8, SampleGraph.IN_IMAGE_HEAP + 8);
        differs(
                "root.value[5]: an object of the image heap (offset 2048) -> an object of the image"
                        + " heap (offset 2056)");
        after.file.image(new UUID(3, 4));
        assertTrue(diff().output().contains("from different images"));
        assertEquals(0, diff().status());
    }

    @Test
    void showsLengthsAndOtherClasses() throws IOException {
        after.file.setReference(after.table, 16 + 3 * 8, after.file.chars("abXde"));
        after.file.setReference(after.table, 16 + 2 * 8, after.root);
        after.file.setReference(after.table, 16, after.file.bytes((byte) 1));
        String output = diff().output();
        assertTrue(output.contains("root.value[3].length: 4 -> 5"), output);
        assertTrue(output.contains("root.value[3][2]: 'c' -> 'X'"), output);
        assertTrue(output.contains("root.value[2]: null -> com.example.Node"), output);
        assertTrue(output.contains("root.value[0]: "), output);
    }

    @Test
    void namesFieldsThatOnlyOneClassHas() throws IOException {
        Field extra = new Field(12, 'I', "number");
        Type changed =
                new Type(
                        TinySnapshot.NODE.hubOffset(),
                        TinySnapshot.NODE.name(),
                        SnapshotTypes.NO_ARRAY,
                        TinySnapshot.NODE.size(),
                        List.of(
                                extra,
                                TinySnapshot.NODE.fields().get(1),
                                TinySnapshot.NODE.fields().get(2),
                                TinySnapshot.NODE.fields().get(3),
                                TinySnapshot.NODE.fields().get(4)));
        after.file.types(
                changed,
                TinySnapshot.STRING,
                TinySnapshot.BYTES,
                TinySnapshot.OBJECTS,
                TinySnapshot.CHARS);
        differs(
                "class com.example.Node: field count is only in the old file",
                "class com.example.Node: field number is only in the new file");
    }

    @Test
    void shortensLongWays() throws IOException {
        TinySnapshot o = new TinySnapshot(SnapshotLayout.CHUNKED);
        TinySnapshot n = new TinySnapshot(SnapshotLayout.CHUNKED);
        chain(o, 200, 0);
        chain(n, 200, 5);
        String output = diff(o, n).output();
        assertTrue(output.contains(".next ... 175 steps ... .next"), output);
        assertTrue(output.contains(".next.count: 0 -> 5"), output);
    }

    private static void chain(TinySnapshot file, int length, int last) {
        long node = file.node(1, 1);
        for (int i = 1; i < length; i++) {
            long next = file.node(i == length - 1 ? last : 1, 1);
            file.setReference(node, TinySnapshot.NEXT, next);
            node = next;
        }
    }

    @Test
    void showsSoManyDifferencesAndCountsTheRest() throws IOException {
        TinySnapshot o = new TinySnapshot(SnapshotLayout.LINEAR);
        TinySnapshot n = new TinySnapshot(SnapshotLayout.LINEAR);
        o.bytes(new byte[100]);
        byte[] ones = new byte[100];
        java.util.Arrays.fill(ones, (byte) 1);
        n.bytes(ones);
        String output = diff(o, n).output();
        assertTrue(output.contains("root[19]: 0 -> 1"), output);
        assertTrue(output.contains("and 80 more differences"), output);
    }

    @Test
    void damagedFilesAreTrouble() throws IOException {
        after.file.setReference(after.second, TinySnapshot.NEXT, TinySnapshot.SLOT + 8);
        CommandResult result = diff();
        assertEquals(2, result.status());
        assertTrue(result.errors().contains("new.doss is damaged"), result.errors());
    }

    private void differs(String... lines) throws IOException {
        CommandResult result = diff();
        assertEquals(1, result.status(), result.output());
        List<String> shown = result.output().lines().filter(l -> !l.startsWith("header")).toList();
        for (String line : lines) {
            assertTrue(
                    shown.stream().anyMatch(l -> l.startsWith(line)),
                    "no line '" + line + "' in:\n" + result.output());
        }
        List<String> unexpected =
                shown.stream()
                        .filter(l -> !l.startsWith("class "))
                        .filter(l -> List.of(lines).stream().noneMatch(l::startsWith))
                        .toList();
        assertEquals(List.of(), unexpected);
    }

    private CommandResult diff() throws IOException {
        return diff(before.file, after.file);
    }

    private CommandResult diff(TinySnapshot o, TinySnapshot n) throws IOException {
        return CommandResult.of(
                "diff",
                o.write(directory.resolve("old.doss")),
                n.write(directory.resolve("new.doss")));
    }
}
