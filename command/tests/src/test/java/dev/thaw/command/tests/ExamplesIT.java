// SPDX-License-Identifier: Apache-2.0
package dev.thaw.command.tests;

import static java.util.Map.entry;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The examples that commands give of themselves, typed as they are. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class ExamplesIT {
    /** Of these only the words are checked here. */
    private static final Map<String, String> NOT_RUN =
            Map.ofEntries(
                    entry(
                            "function shared-data",
                            "of functions that are images: CompiledSharedDataIT"),
                    entry(
                            "function lambda",
                            "goes on, at a port that others may have: LambdaCommandTest"),
                    entry("visor", "goes on, at a port that others may have: ProgramTests"),
                    entry("native-image", "builds an image: CommandIT"),
                    entry("test", "is what runs this"),
                    entry("dist", "takes minutes: DistIT looks at what it makes"),
                    entry("demo", "builds an image: DemoIT"),
                    entry("demo visor", "builds images"),
                    entry("bench", "measures for hours"),
                    entry("bench all", "measures for hours"),
                    entry("bench cache", "measures for minutes: CacheBenchIT"),
                    entry("bench command", "needs the archives"),
                    entry("bench doss", "measures for minutes: BenchIT"),
                    entry("bench headlines", "writes into the sources"),
                    entry("bench hottub", "measures for minutes"),
                    entry("bench layout", "measures for minutes"),
                    entry("bench nlp", "measures for minutes: NlpBenchIT"),
                    entry("bench paper", "writes into the sources"),
                    entry("bench relayout", "measures for minutes"),
                    entry("bench sd", "measures for minutes: SdBenchIT"),
                    entry("bench sd-matrix", "measures for minutes: SdSuiteIT"),
                    entry("bench toolchain", "builds images"),
                    entry("bench visor", "measures for minutes"));

    /** They change nothing, so that they can be asked twice. */
    private static final Set<String> READ_ONLY =
            Set.of(
                    "cache",
                    "doctor",
                    "function list",
                    "function show",
                    "function stats",
                    "layout merge",
                    "relayout check",
                    "relayout status",
                    "snapshot diff",
                    "snapshot info",
                    "snapshot verify");

    private static final Pattern CLASS_OF_TESTS = Pattern.compile("\\b\\w+(?:IT|Tests?)\\b");

    /** Exit codes that are answers. */
    private static final Map<String, Set<Integer>> ANSWERS =
            Map.of(
                    // of this machine
                    "doctor",
                    Set.of(0, 3),
                    // what is re-laid here is too small to be worth it
                    "relayout",
                    Set.of(0, 4));

    /** Those that go on: until they have printed something of what another line does. */
    private static final Map<String, String> GO_ON =
            Map.of("function logs", "thaw function invoke hello/log/words >/dev/null");

    @TempDir private static Path directory;
    private Stage stage;

    /** An example, and whose it is. */
    record Example(Commands.Command command, String line) {
        @Override
        public String toString() {
            return line;
        }
    }

    @BeforeAll
    void prepare() throws Exception {
        stage = new Stage(directory);
    }

    @AfterAll
    void end() throws Exception {
        stage.close();
    }

    static List<Example> examples() throws Exception {
        List<Example> all = new ArrayList<>();
        for (Commands.Command command : Commands.all().toList()) {
            for (String line : Examples.of(command)) {
                all.add(new Example(command, line));
            }
        }
        return all;
    }

    static Stream<Example> run() throws Exception {
        return examples().stream()
                .filter(e -> !NOT_RUN.containsKey(e.command().words()))
                .map(ExamplesIT::typed)
                // curl, for one, needs a port that others may have
                .filter(e -> e.line().startsWith("thaw "));
    }

    /** A drop-in is called as what it stands for. */
    private static Example typed(Example example) {
        boolean dropIn = example.command().words().equals("java");
        return dropIn ? new Example(example.command(), "thaw " + example.line()) : example;
    }

    @Test
    void eachCommandHasOne() throws Exception {
        Set<String> have =
                examples().stream().map(e -> e.command().words()).collect(Collectors.toSet());
        List<String> lack =
                Commands.all().map(Commands.Command::words).filter(w -> !have.contains(w)).toList();
        assertEquals(List.of(), lack, "these have no example");
        Set<String> stale = new TreeSet<>(NOT_RUN.keySet());
        stale.removeAll(Commands.all().map(Commands.Command::words).toList());
        assertEquals(Set.of(), stale, "there are no such commands");
    }

    @Test
    void whatElseTriesThoseThatAreNotRunIsThere() throws Exception {
        Set<String> named =
                NOT_RUN.values().stream()
                        .flatMap(why -> CLASS_OF_TESTS.matcher(why).results())
                        .map(MatchResult::group)
                        .collect(Collectors.toCollection(TreeSet::new));
        assertTrue(named.size() > 5, named.toString());
        try (Stream<Path> files = Files.walk(Commands.SOURCES)) {
            files.filter(file -> file.toString().contains("/src/test/java/"))
                    .map(file -> file.getFileName().toString().replaceFirst("\\.java$", ""))
                    .forEach(named::remove);
        }
        assertEquals(Set.of(), named, "there are no such tests");
    }

    static Stream<Example> readOnly() throws Exception {
        return run().filter(example -> READ_ONLY.contains(example.command().words()))
                .filter(example -> !example.line().matches(".*[|>&;].*"));
    }

    @ParameterizedTest
    @MethodSource("readOnly")
    void quietlyItPrintsItsResultAlone(Example example) throws Exception {
        String words = "thaw " + example.command().words();
        assertTrue(example.line().startsWith(words), example.line());
        Ended ended = stage.type(words + " --quiet" + example.line().substring(words.length()));
        assertTrue(
                ANSWERS.getOrDefault(example.command().words(), Set.of(0)).contains(ended.code()),
                ended::toString);
        assertEquals("", ended.err());
    }

    @Test
    void eachThatIsReadOnlyIsRun() throws Exception {
        Set<String> run =
                readOnly().map(example -> example.command().words()).collect(Collectors.toSet());
        Set<String> lacking = new TreeSet<>(READ_ONLY);
        lacking.removeAll(run);
        assertEquals(Set.of(), lacking);
    }

    @ParameterizedTest
    @MethodSource("examples")
    void itsOptionsAreThere(Example example) throws Exception {
        for (Examples.Words words : Examples.words(example.line())) {
            assertTrue(
                    words.unknown().isEmpty(),
                    () -> example + " has options that there are not: " + words.unknown());
        }
    }

    @ParameterizedTest
    @MethodSource("run")
    void itRuns(Example example) throws Exception {
        String words = example.command().words();
        boolean relays = words.startsWith("relayout") && !words.contains("check");
        assumeTrue(!relays || Examples.hasBolt(), "there is no BOLT");
        boolean startsCold = Set.of("layout show", "layout prefetch").contains(words);
        assumeTrue(!startsCold || stage.isOnDisk(), "temporary files are in memory here");
        String line = example.line();
        if (line.equals("thaw function secret db-password --remove")) {
            // the example before it has made a function that names it
            stage.succeed("thaw function remove shop");
        } else if (words.equals("function rollback")) {
            // after the example of a removal, numbers go on
            line = line.replace("--to 2", "--to " + stage.secondVersion());
        }
        String other = GO_ON.get(words);
        // else a server would be prepared in the background, and might be there after the test
        String first = words.equals("java") ? "export THAW_FIRST=server; " : "";
        Ended ended = stage.type(first + (other == null ? line : untilItPrints(line, other)));
        Set<Integer> answers = ANSWERS.getOrDefault(words, Set.of(0));
        assertTrue(answers.contains(ended.code()), () -> example + ": " + ended);
        assertFalse((ended.out() + ended.err()).contains("\tat "), ended::toString);
        if (words.equals("function remove")) {
            stage.deploy();
        } else if (words.equals("java")) {
            stage.succeed("thaw java --thaw-stop");
        }
    }

    /** Ends with 0 only if it has printed something before it was ended. */
    private static String untilItPrints(String line, String other) {
        return """
        timeout 120 %s >printed & it=$!
        until [ -s printed ]; do kill -0 $it || exit 1; %s; done
        kill $it; wait $it; cat printed
        """
                .formatted(line, other);
    }
}
