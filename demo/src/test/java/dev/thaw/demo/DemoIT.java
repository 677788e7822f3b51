// SPDX-License-Identifier: Apache-2.0
package dev.thaw.demo;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import dev.thaw.bench.core.Commands;
import dev.thaw.bench.core.Typed;
import dev.thaw.bench.process.Report;
import dev.thaw.wordnet.WordNetJar;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The demo as a user runs it, with a real native image and all of WordNet. */
class DemoIT {
    private static final String OBJECTS =
            "words=155467 synsets=117791 senses=207272 pointers=378203";

    @TempDir private static Path directory;
    private static String graalvmHome;
    private static Commands.Done first;

    @BeforeAll
    static void runDemo() throws Exception {
        graalvmHome = graalvmHome();
        first =
                demo(
                        "first",
                        "--processes",
                        "1,2",
                        "--isolates",
                        "1,2",
                        "--repetitions",
                        "1",
                        "dog",
                        "geese");
    }

    /** The one that is set, or the toolchain's own. */
    private static String graalvmHome() throws Exception {
        String set = System.getenv("GRAALVM_HOME");
        if (set != null && !set.isEmpty()) {
            return set;
        }
        return Typed.homeOfToolchain().toString();
    }

    private static Commands.Done demo(String results, String... arguments) throws Exception {
        List<String> command =
                new ArrayList<>(
                        List.of(
                                "--graalvm-home",
                                graalvmHome,
                                "--build-option",
                                "-Ob",
                                "--cache",
                                directory.resolve("cache").toString(),
                                "--results",
                                directory.resolve(results).toString()));
        command.addAll(List.of(arguments));
        return Typed.runJar(System.getProperty("demo.jar"), command);
    }

    private static Commands.Done run(List<String> command, String input) throws Exception {
        return Commands.run(new ProcessBuilder(command), input);
    }

    @Test
    void allProcessesAndIsolatesGiveTheSameAnswers() {
        assertEquals(0, first.status(), first.text());
        assertTrue(first.text().contains("# snapshot micros="), first.text());
        assertTrue(
                first.text().contains("kind of:  canine > carnivore > placental > mammal"),
                first.text());
        assertTrue(first.text().contains("goose, noun"), first.text());
        assertEquals(8, count("| yes |", first.text().replaceAll(" +", " ")), first.text());
        assertFalse(first.text().contains(" NO |"), first.text());
    }

    @Test
    void recordsSayWhatWasMeasured() throws IOException {
        Map<String, JsonObject> records = new HashMap<>();
        String json = Files.readString(directory.resolve("first/demo.json"));
        for (JsonElement record : JsonParser.parseString(json).getAsJsonArray()) {
            records.put(
                    record.getAsJsonObject().get("claim").getAsString(), record.getAsJsonObject());
        }
        JsonObject differences =
                records.get(
                        "answers and contents that differ from those of the first process that"
                                + " parsed: 2 isolates, snapshot");
        assertEquals(0, differences.get("value").getAsDouble(), json);
        assertTrue(records.containsKey("first answer, parsed against snapshot: 2 processes"), json);
        assertTrue(Files.readString(directory.resolve("first/demo-memory.svg")).contains("<svg"));
    }

    @Test
    void theNextRunFindsTheImage() throws Exception {
        Commands.Done second =
                demo("second", "--processes", "1", "--isolates", "0", "--repetitions", "1", "oak");
        assertEquals(0, second.status(), second.text());
        assertTrue(second.text().contains("the native image is there"), second.text());
        assertFalse(second.text().contains("[1/8]"), second.text());
    }

    @Test
    void theSnapshotAnswersTypedWords() throws Exception {
        Path image = image();
        List<String> query =
                List.of(
                        image.toString(),
                        "query",
                        "--snapshot",
                        image.resolveSibling("wordnet.doss").toString());
        Commands.Done output = run(query, "wolf\n:collect\n:walk\nxyzzy\n");
        assertEquals(0, output.status(), output.text());
        assertTrue(output.text().contains("1. wolf: any of various predatory"), output.text());
        assertTrue(output.text().contains(OBJECTS), output.text());
        assertTrue(output.text().contains("No word 'xyzzy'"), output.text());
    }

    @Test
    void anIsolateSeesOnlyItsOwnWrites() throws Exception {
        Path image = image();
        String snapshot = image.resolveSibling("wordnet.doss").toString();
        byte[] before = Files.readAllBytes(Path.of(snapshot));
        List<String> query =
                List.of(image.toString(), "query", "--snapshot", snapshot, "--isolates", "3");
        Commands.Done output =
                run(query, "@2 :forget wolf\n@3 :forget oak\nwolf\n:collect\nwolf\n:walk\n");
        assertEquals(0, output.status(), output.text());
        Map<Long, List<Report>> walks = new HashMap<>();
        Map<Long, Integer> unknown = new HashMap<>();
        String line = "";
        for (String next : output.text().lines().toList()) {
            Report report = Report.parse(next);
            if (report != null && report.event().equals(Report.WALKED)) {
                walks.computeIfAbsent(report.number(Report.ISOLATE), n -> new ArrayList<>())
                        .add(report);
            }
            if (report != null
                    && report.event().equals(Report.ANSWERED)
                    && line.equals("No word 'wolf' in WordNet 3.1.")) {
                unknown.merge(report.number(Report.ISOLATE), 1, Integer::sum);
            }
            line = next;
        }
        assertEquals(Map.of(2L, 2), unknown, output.text());
        assertEquals(3, walks.size(), output.text());
        Report whole = walks.get(1L).getFirst();
        Report second = walks.get(2L).getFirst();
        Report third = walks.get(3L).getFirst();
        assertTrue(whole.toString().contains(OBJECTS), whole.toString());
        // a wolf is a noun and a verb, an oak is only a noun
        assertEquals(whole.number("words") - 2, second.number("words"));
        assertEquals(whole.number("words") - 1, third.number("words"));
        assertEquals(
                3,
                Set.of(whole, second, third).stream()
                        .map(r -> r.number("checksum"))
                        .distinct()
                        .count());
        assertArrayEquals(before, Files.readAllBytes(Path.of(snapshot)));
    }

    @Test
    void everyIsolateMayUseAsMuchHeapAsTheFirst() throws Exception {
        Path image = image();
        String snapshot = image.resolveSibling("wordnet.doss").toString();
        List<String> query =
                List.of(image.toString(), "-Xmx32m", "query", "--isolates", "2", "dog");
        Commands.Done mapped = run(with(query, "--snapshot", snapshot), "");
        assertEquals(0, mapped.status(), mapped.text());
        assertEquals(2, count("max-heap-bytes=" + (32 << 20), mapped.text()), mapped.text());
        Commands.Done parsed = run(with(query, "--jar", WordNetJar.path().toString()), "");
        assertEquals(1, parsed.status(), parsed.text());
        assertTrue(parsed.text().startsWith("wordnet: isolate "), parsed.text());
    }

    private static List<String> with(List<String> command, String... more) {
        return Stream.concat(command.stream(), Stream.of(more)).toList();
    }

    @Test
    void aFileThatIsNoSnapshotIsRefused() throws Exception {
        Path image = image();
        Path broken = Files.writeString(directory.resolve("broken.doss"), "no snapshot");
        Commands.Done output =
                run(List.of(image.toString(), "query", "--snapshot", broken.toString(), "dog"), "");
        assertEquals(1, output.status(), output.text());
        assertTrue(output.text().startsWith("wordnet: "), output.text());
        assertTrue(output.text().contains(broken.toString()), output.text());
    }

    @Test
    void anIsolateThatFailsEndsTheProcess() throws Exception {
        Path image = image();
        Path broken = Files.writeString(directory.resolve("broken-too.doss"), "no snapshot");
        List<String> query =
                List.of(
                        image.toString(),
                        "query",
                        "--snapshot",
                        broken.toString(),
                        "--isolates",
                        "2",
                        "--hold",
                        "dog");
        Process process = new ProcessBuilder(query).redirectErrorStream(true).start();
        try {
            // its input stays open
            String text =
                    new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            assertEquals(1, process.waitFor(), text);
            assertTrue(text.startsWith("wordnet: isolate "), text);
            assertTrue(text.contains(broken.toString()), text);
        } finally {
            process.destroy();
        }
    }

    private static Path image() throws IOException {
        try (Stream<Path> files = Files.walk(directory.resolve("cache"))) {
            return files.filter(f -> f.endsWith("wordnet") && Files.isExecutable(f))
                    .findFirst()
                    .orElseThrow();
        }
    }

    private static int count(String part, String text) {
        return (text.length() - text.replace(part, "").length()) / part.length();
    }
}
