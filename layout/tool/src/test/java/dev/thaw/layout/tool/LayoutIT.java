// SPDX-License-Identifier: Apache-2.0
package dev.thaw.layout.tool;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.thaw.layout.profile.ImageIndex;
import dev.thaw.layout.profile.StartupProfile;
import dev.thaw.layout.profile.StartupTrace;
import dev.thaw.layout.program.OtherProgram;
import dev.thaw.layout.program.StartupProgram;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.FieldSource;

/** The command as a user runs it, on real images of a small program. */
class LayoutIT {
    private static final String JAVA =
            Path.of(System.getProperty("java.home"), "bin", "java").toString();

    private static final String OUTPUT = "{a=1, b=22, c=333} 1,234,567 3.142\n";

    /** What each build says of an order. */
    private static final Pattern MATCHED =
            Pattern.compile("Startup order by (\\S+)(?: would be possible)?: (\\d+) of (\\d+) ");

    /** Each order of code and of the heap once, and each of the two left alone once. */
    private static final List<String> ORDERS =
            List.of("cu+heap-path", "method+any-identity", "structural-hash", "incremental-id");

    @TempDir private static Path directory;
    private static String graalvmHome;
    private static final Map<String, Result> BUILDS = new HashMap<>();

    /** Unknown, duplicate and malicious. */
    private static final List<String> NO_ENTRIES =
            List.of(
                    "unit,\"no.such.Program.main(java.lang.String[]):void\"",
                    "method,\"no.such.Program.main(java.lang.String[]):void\"",
                    "object,0000000000000001,0000000000000002,0000000000000003,0000000000000004",
                    "object,0000000000000001,0000000000000002,0000000000000003,0000000000000004",
                    "object,,,,,,,",
                    "unit,\"../../etc/passwd",
                    "%s%n%d \u0000");

    private record Result(int status, String output) {}

    @BeforeAll
    static void buildImages() throws Exception {
        List<String> home =
                List.of(
                        JAVA,
                        "-cp",
                        System.getProperty("java.class.path"),
                        "dev.thaw.toolchain.NativeImage",
                        "--thaw-home");
        graalvmHome = run(Map.of(), home).output().lines().toList().getLast();
        Result built = layout("record", "--", "native-image", "-Ob", "-cp", classes(), main("app"));
        assertEquals(0, built.status(), built.output());
        Result done = run(Map.of(), List.of("./app.instrumented"));
        assertEquals(new Result(0, OUTPUT), done);
        for (String order : ORDERS) {
            if (order.equals(ORDERS.get(1))) {
                Files.write(file("app.profile"), NO_ENTRIES, StandardOpenOption.APPEND);
            }
            BUILDS.put(order, build(order));
        }
    }

    private static String classes() throws Exception {
        return Path.of(
                        StartupProgram.class
                                .getProtectionDomain()
                                .getCodeSource()
                                .getLocation()
                                .toURI())
                .toString();
    }

    /** Split at spaces later. */
    private static String main(String image) {
        return "-o " + image + " " + StartupProgram.class.getName();
    }

    private static Result layout(String... arguments) throws Exception {
        List<String> command =
                new ArrayList<>(List.of(JAVA, "-jar", System.getProperty("layout.jar")));
        for (String argument : arguments) {
            command.addAll(List.of(argument.split(" ")));
        }
        return run(Map.of("GRAALVM_HOME", graalvmHome), command);
    }

    private static Result run(Map<String, String> environment, List<String> command)
            throws Exception {
        Process process = start(environment, command);
        String text = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        return new Result(process.waitFor(), text);
    }

    private static Process start(Map<String, String> environment, List<String> command)
            throws IOException {
        ProcessBuilder builder =
                new ProcessBuilder(command).directory(directory.toFile()).redirectErrorStream(true);
        builder.environment().putAll(environment);
        Process process = builder.start();
        process.getOutputStream().close();
        return process;
    }

    private static Path file(String name) {
        return directory.resolve(name);
    }

    /** Builds the image and names it by its order. */
    private static Result build(String order) throws Exception {
        Result built =
                layout(
                        "build --order " + order,
                        "--",
                        "native-image -Ob -cp " + classes(),
                        main("app"));
        assertEquals(0, built.status(), built.output());
        Files.move(file("app"), file(order));
        return built;
    }

    @ParameterizedTest
    @FieldSource("ORDERS")
    void theOrderedImageDoesTheSame(String order) throws Exception {
        assertEquals(new Result(0, OUTPUT), run(Map.of(), List.of("./" + order)));
    }

    @ParameterizedTest
    @CsvSource({
        "cu, 0.9",
        "heap-path, 0.4",
        "structural-hash, 0.4",
        "canonical-path, 0.9",
        "any-identity, 0.95"
    })
    void mostOfAProfileIsFoundAgain(String kind, double least) {
        Result build = BUILDS.get("cu+heap-path");
        assertTrue(matched(build, kind) >= least, build.output());
    }

    /** The share of the profile that a build has found again. */
    private static double matched(Result build, String order) {
        Matcher matcher = MATCHED.matcher(build.output());
        while (matcher.find()) {
            if (matcher.group(1).equals(order)) {
                return Double.parseDouble(matcher.group(2)) / Double.parseDouble(matcher.group(3));
            }
        }
        throw new AssertionError("nothing is said of " + order + ":\n" + build.output());
    }

    @Test
    void linesThatSayNothingAreCounted() {
        String output = BUILDS.get(ORDERS.get(1)).output();
        assertTrue(output.contains("Startup order: 4 lines of app.profile say nothing"), output);
        assertFalse(BUILDS.get(ORDERS.get(0)).output().contains("say nothing"));
    }

    @Test
    void orderedCodeLiesOnFewPages() throws Exception {
        int unordered = faults("incremental-id").getFirst().faulted().cardinality();
        for (String order : List.of("cu+heap-path", "method+any-identity")) {
            int ordered = faults(order).getFirst().faulted().cardinality();
            assertTrue(ordered < unordered, order + ": " + ordered + ", else " + unordered);
        }
    }

    @Test
    void anImageMapsBeforeMainWhatItsStartHasTouched() throws Exception {
        Path image = Files.copy(file(ORDERS.get(1)), file("mapping"));
        Result filled = layout("prefetch --map ./mapping");
        assertEquals(0, filled.status(), filled.output());
        assertTrue(filled.output().contains(" before main, recorded in "), filled.output());
        assertEquals(new Result(0, OUTPUT), run(Map.of(), List.of(image.toString())));
        int other = faults(ORDERS.get(1)).getFirst().faults();
        int mapping = faults("mapping").getFirst().faults();
        assertTrue(mapping < other, mapping + " page faults in code, else " + other);
        // Were what it asks for not taken away before the second start, there would be few faults.
        Result again = layout("prefetch --map ./mapping");
        assertTrue(asked(again) >= asked(filled) * 9 / 10, filled.output() + again.output());
    }

    /** In KiB. */
    private static int asked(Result prefetch) {
        Matcher matcher = Pattern.compile(" asks for (\\d+) KiB").matcher(prefetch.output());
        assertTrue(matcher.find(), prefetch.output());
        return Integer.parseInt(matcher.group(1));
    }

    @Test
    void refusesToFillAnImageWithoutTable() throws Exception {
        Result filled = layout("prefetch ./app.instrumented");
        assertEquals(2, filled.status(), filled.output());
        assertTrue(filled.output().contains("-H:+StartupPrefetch"), filled.output());
    }

    private static List<PageMap> faults(String image) throws Exception {
        PageMap.OfStart start = PageMap.record(file(image), List.of(), Duration.ofSeconds(20));
        assertEquals(0, start.end().status());
        return start.ofImage();
    }

    @Test
    void showsWhatIsTouchedAndDrawsIt() throws Exception {
        Result shown = layout("show --limit 20 ./cu+heap-path ./incremental-id");
        assertEquals(0, shown.status(), shown.output());
        assertTrue(shown.output().contains("  .text: "), shown.output());
        assertTrue(shown.output().contains("  .svm_heap: "), shown.output());
        for (String drawing : List.of("cu+heap-path.pages.svg", "incremental-id.pages.svg")) {
            DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(file(drawing).toFile());
        }
        assertTrue(Files.readString(file("cu+heap-path.pages.html")).contains("incremental-id"));
    }

    @Test
    void aTraceIsThereAfterSigkill() throws Exception {
        Path trace = file("killed.startup");
        Process process =
                start(
                        Map.of("THAW_STARTUP_TRACE", trace.toString()),
                        List.of("./app.instrumented", "wait"));
        byte[] output = process.getInputStream().readNBytes(OUTPUT.length());
        assertEquals(OUTPUT, new String(output, StandardCharsets.UTF_8));
        process.destroyForcibly().waitFor();
        requireProgram(trace);
    }

    @Test
    void aTraceIsDumpedAtExitAndOnlyThen() throws Exception {
        Path trace = file("dumped.startup");
        Map<String, String> environment =
                Map.of("THAW_STARTUP_TRACE", trace.toString(), "THAW_STARTUP_DUMP", "1");
        Process process = start(environment, List.of("./app.instrumented", "wait"));
        assertEquals(OUTPUT.length(), process.getInputStream().readNBytes(OUTPUT.length()).length);
        assertFalse(Files.exists(trace));
        process.destroyForcibly().waitFor();
        assertFalse(Files.exists(trace));
        assertEquals(new Result(0, OUTPUT), run(environment, List.of("./app.instrumented")));
        requireProgram(trace);
    }

    /** Code from the first instructions on, and of both threads; inlined methods too. */
    private static void requireProgram(Path trace) throws IOException {
        StartupProfile profile =
                StartupProfile.of(
                        StartupTrace.read(trace), ImageIndex.read(file("app.instrumented.index")));
        assertEquals(StartupProgram.class.getName(), profile.program());
        List<String> units = profile.units();
        assertTrue(units.size() > 300, units.size() + " compilation units");
        assertTrue(profile.objects().size() > 300, profile.objects().size() + " objects");
        for (String name : List.of("IsolateEnterStub", "StartupProgram.main(", "Formatter")) {
            assertTrue(units.stream().anyMatch(u -> u.contains(name)), name + " in " + units);
        }
        assertTrue(
                new HashSet<>(profile.methods()).containsAll(units),
                "each unit executes its root method");
        assertTrue(profile.methods().size() > units.size(), "methods were inlined");
        assertTrue(profile.methods().stream().anyMatch(m -> m.contains("StartupProgram.text(")));
    }

    @Test
    void aTraceThatCannotBeWrittenDoesNoHarm() throws Exception {
        Result done =
                run(
                        Map.of("THAW_STARTUP_TRACE", "no/such/directory/trace"),
                        List.of("./app.instrumented"));
        assertEquals(0, done.status());
        assertTrue(done.output().contains("no/such/directory/trace: "), done.output());
        assertTrue(done.output().endsWith(OUTPUT), done.output());
    }

    @Test
    void refusesTheProfileOfAnotherProgram() throws Exception {
        Result built =
                layout(
                        "build --profile app.profile -- native-image -Ob -cp " + classes(),
                        "-o other " + OtherProgram.class.getName());
        assertTrue(built.status() != 0, built.output());
        assertTrue(
                built.output()
                        .contains(
                                "app.profile is the profile of %s, this is %s"
                                        .formatted(
                                                StartupProgram.class.getName(),
                                                OtherProgram.class.getName())),
                built.output());
        assertFalse(Files.exists(file("other")));
    }

    @Test
    void saysWhatHasToBeDoneFirst() throws Exception {
        Result built = layout("build -- native-image -o third x.Main");
        assertEquals(2, built.status());
        assertTrue(built.output().contains("build with 'thaw layout record'"), built.output());
    }
}
