// SPDX-License-Identifier: Apache-2.0
package dev.thaw.doss.tool;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import dev.thaw.doss.nativeimage.file.SnapshotLayout;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class InfoTest {
    @TempDir private Path directory;

    @Test
    void showsHeaderAndClasses() throws IOException {
        Path file = new SampleGraph().file.write(directory.resolve("sample.doss"));
        CommandResult result = CommandResult.of("info", "--top", 2, file);
        assertEquals(0, result.status(), result.errors());
        String text = result.output();
        assertTrue(text.contains("layout  chunked"), text);
        assertTrue(text.contains("stored  2027-01-15T08:00:00Z"), text);
        assertTrue(text.contains("com.example.Node at offset 1,048,616"), text);
        assertTrue(text.contains("9 objects"), text);
        assertTrue(text.contains("and 3 more classes"), text);
        List<String> shown = text.lines().skip(text.lines().count() - 3).toList();
        assertTrue(shown.get(0).matches(" *3,064 .* 3  byte\\[]"), text);
    }

    @ParameterizedTest
    @EnumSource(SnapshotLayout.class)
    void bytesAddUp(SnapshotLayout layout) throws IOException {
        Path file = new SampleGraph(layout).file.write(directory.resolve("sample.doss"));
        JsonObject info = json(file);
        long sum = info.get("objectBytes").getAsLong();
        for (var part : info.getAsJsonObject("overhead").entrySet()) {
            sum += part.getValue().getAsLong();
        }
        assertEquals(Files.size(file), sum);
        long classes = 0;
        for (var type : info.getAsJsonArray("classes")) {
            classes += type.getAsJsonObject().get("bytes").getAsLong();
        }
        assertEquals(info.get("objectBytes").getAsLong(), classes);
        assertEquals(9, info.get("objects").getAsLong());
    }

    @Test
    void drawsTheClasses() throws IOException {
        Path file = new SampleGraph().file.write(directory.resolve("a<b.doss"));
        Path svg = directory.resolve("classes.svg");
        assertEquals(0, CommandResult.of("info", "--svg", svg, file).status());
        String text = Files.readString(svg);
        assertTrue(text.contains("Bytes by class in a&lt;b.doss"), text);
        assertTrue(text.contains(">byte[]<"), text);
        assertEquals(5, text.split("#2a78b8", -1).length - 1);
        try (Stream<Path> files = Files.list(directory)) {
            assertEquals(2, files.count());
        }
    }

    @Test
    void writesTheSameInEveryLanguage() throws IOException {
        Path file = new SampleGraph().file.write(directory.resolve("sample.doss"));
        Path svg = directory.resolve("classes.svg");
        Locale own = Locale.getDefault();
        String[] expected = shown(file, svg);
        // Its digits are others.
        Locale.setDefault(Locale.of("ar", "EG"));
        try {
            assertArrayEquals(expected, shown(file, svg));
        } finally {
            Locale.setDefault(own);
        }
    }

    private static String[] shown(Path file, Path svg) throws IOException {
        CommandResult result = CommandResult.of("info", "--top", 2, "--svg", svg, file);
        assertEquals(0, result.status(), result.errors());
        return new String[] {result.output(), Files.readString(svg)};
    }

    @Test
    void saysWhatIsWrong() throws IOException {
        SampleGraph g = new SampleGraph();
        g.file.setReference(g.title, 0, 0x7770);
        Path damaged = g.file.write(directory.resolve("damaged.doss"));
        CommandResult result = CommandResult.of("info", damaged);
        assertEquals(2, result.status());
        assertTrue(result.errors().contains("an object of an unknown class"), result.errors());
        assertEquals(2, CommandResult.of("info", "--top", 0, damaged).status());
    }

    @Test
    void explainsItself() {
        for (String command : new String[] {"info", "verify", "diff"}) {
            CommandResult help = CommandResult.of(command, "--help");
            assertEquals(0, help.status());
            assertTrue(help.output().contains("Example: thaw snapshot " + command), help.output());
        }
        assertEquals(2, CommandResult.of("unknown").status());
        assertFalse(CommandResult.of("--help").output().isEmpty());
    }

    private static JsonObject json(Path file) {
        CommandResult result = CommandResult.of("info", "--json", file);
        assertEquals(0, result.status(), result.errors());
        return JsonParser.parseString(result.output()).getAsJsonObject();
    }
}
