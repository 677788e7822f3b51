// SPDX-License-Identifier: Apache-2.0
package dev.thaw.layout.tool;

import static dev.thaw.layout.tool.LayoutImages.OUTPUT;
import static dev.thaw.layout.tool.LayoutImages.classes;
import static dev.thaw.layout.tool.LayoutImages.file;
import static dev.thaw.layout.tool.LayoutImages.layout;
import static dev.thaw.layout.tool.LayoutImages.run;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import dev.thaw.layout.profile.ObjectIdentity;
import dev.thaw.layout.profile.PageName;
import dev.thaw.layout.profile.PrefetchList;
import dev.thaw.layout.profile.PrefetchTable;
import dev.thaw.layout.profile.StartupProfile;
import dev.thaw.layout.program.OtherProgram;
import dev.thaw.layout.program.StartupProgram;
import dev.thaw.layout.tool.LayoutImages.Result;
import java.nio.file.Files;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.FieldSource;

/** The command as a user runs it, on real images of a small program. */
class LayoutIT {
    /** What each build says of an order. */
    private static final Pattern COMPARED =
            Pattern.compile(
                    "Startup order: (\\d+) objects that look-ups in tables pass, and (\\d+) that a"
                            + " search for their strings compares");

    private static final Pattern MATCHED =
            Pattern.compile("Startup order by (\\S+)(?: would be possible)?: (\\d+) of (\\d+) ");

    private static final String DEFAULT = "cu+any-identity";

    /** Built by a profile that is half of another program, and in part of nothing. */
    private static final String MERGED = "incremental-id";

    /** With code that is ordered, and that is left alone; with --soak each order of the heap. */
    private static final List<String> ORDERS =
            Boolean.getBoolean("it.soak")
                    ? List.of(
                            DEFAULT,
                            MERGED,
                            "method+heap-path",
                            "structural-hash",
                            "canonical-path")
                    : List.of(DEFAULT, MERGED);

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

    @BeforeAll
    static void buildImages() throws Exception {
        for (String order : ORDERS) {
            String profile = "";
            if (order.equals(MERGED)) {
                profile = "--profile merged.profile --prefetch stale.prefetch";
                mergeWithAStranger();
                staleList().write(file("stale.prefetch"));
                Files.write(file("merged.profile"), NO_ENTRIES, StandardOpenOption.APPEND);
            }
            BUILDS.put(order, LayoutImages.ordered(order, profile));
        }
    }

    /** Half of it is of a program that has nothing of this one. */
    private static void mergeWithAStranger() throws Exception {
        StartupProfile own = StartupProfile.read(file("app.profile"));
        strange("strange.Main", own.units().size()).write(file("strange.profile"));
        Result merged = layout("merge --output merged.profile app.profile=2 strange.profile");
        assertEquals(0, merged.status(), merged.output());
        StartupProfile both = StartupProfile.read(file("merged.profile"));
        assertEquals(own.units(), both.units().subList(0, own.units().size()));
        assertEquals(2 * own.units().size(), both.units().size());
    }

    /** Of a version that had six of ten of its pages. */
    private static PrefetchList staleList() throws Exception {
        List<PageName> pages = new ArrayList<>();
        StartupProfile.read(file("app.profile"))
                .units()
                .subList(0, 6)
                .forEach(unit -> pages.add(new PageName.InUnit(unit, 0)));
        strange("strange.Main", 4).units().forEach(unit -> pages.add(new PageName.InUnit(unit, 0)));
        return new PrefetchList(StartupProgram.class.getName(), PrefetchTable.Advice.READ, pages);
    }

    private static StartupProfile strange(String program, int units) {
        List<String> names =
                IntStream.range(0, units).mapToObj(i -> "strange.Main.m" + i + "():void").toList();
        List<ObjectIdentity> objects = List.of(new ObjectIdentity(5, 6, 7, 8));
        return new StartupProfile(List.of(program), names, names, objects, 0, 0);
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
        Result build = BUILDS.get(DEFAULT);
        assertTrue(matched(build, kind) >= least, build.output());
    }

    @Test
    void whatLookUpsAndASearchForStringsCompareLiesWithThem() {
        String output = BUILDS.get(DEFAULT).output();
        Matcher compared = COMPARED.matcher(output);
        assertTrue(compared.find(), output);
        assertTrue(Integer.parseInt(compared.group(1)) > 0, output);
        assertTrue(Integer.parseInt(compared.group(2)) > 100, output);
        // the orders of the paper are what they are there
        assertFalse(COMPARED.matcher(BUILDS.get(MERGED).output()).find());
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
        String output = BUILDS.get(MERGED).output();
        assertTrue(output.contains("Startup order: 4 lines of merged.profile say nothing"), output);
        assertFalse(BUILDS.get(ORDERS.get(0)).output().contains("say nothing"));
    }

    @Test
    void warnsOfAProfileThatIsHardlyOfThisProgram() {
        for (String order : ORDERS) {
            String output = BUILDS.get(order).output();
            boolean hardly = order.equals(MERGED);
            assertEquals(hardly, output.contains("is it the profile of another program"), output);
        }
    }

    @Test
    void warnsOfAStaleListOfPagesAndAsksForWhatTheProfileNamesToo() {
        String output = BUILDS.get(MERGED).output();
        assertTrue(output.contains("prefetch: 6 of 10 (60 %) pages of stale.prefetch"), output);
        assertTrue(output.contains("stale.prefetch is not of this version"), output);
        Matcher asked = Pattern.compile("the image asks for (\\d+) KiB").matcher(output);
        assertTrue(asked.find(), output);
        // Six pages, and at most sixteen with code of C.
        assertTrue(Integer.parseInt(asked.group(1)) > (6 + 16) * 4, output);
        assertFalse(BUILDS.get(ORDERS.get(0)).output().contains("-H:StartupPrefetchList"));
    }

    @Test
    @EnabledIfSystemProperty(
            named = "it.soak",
            matches = "true",
            disabledReason = "one more analysis; with --soak")
    void refusesAListOfPagesThatHasNothingOfThisProgram() throws Exception {
        List<PageName> pages =
                strange("strange.Main", 100).units().stream()
                        .<PageName>map(unit -> new PageName.InUnit(unit, 0))
                        .toList();
        new PrefetchList(StartupProgram.class.getName(), PrefetchTable.Advice.READ, pages)
                .write(file("nothing.prefetch"));
        Result built =
                layout(
                        "build --profile app.profile --prefetch nothing.prefetch",
                        "-- native-image -Ob -cp " + classes(),
                        "-o nothing " + StartupProgram.class.getName());
        assertTrue(built.status() != 0, built.output());
        assertTrue(
                built.output().contains("nothing.prefetch lists, this program has 0 of 100 (0 %)"),
                built.output());
        assertFalse(Files.exists(file("nothing")));
    }

    @Test
    @EnabledIfSystemProperty(
            named = "it.soak",
            matches = "true",
            disabledReason = "the analysis of another program; with --soak")
    void refusesAProfileThatHasNothingOfThisProgram() throws Exception {
        strange(OtherProgram.class.getName(), 100).write(file("nothing.profile"));
        Result built =
                layout(
                        "build --profile nothing.profile -- native-image -Ob -cp " + classes(),
                        "-o nothing " + OtherProgram.class.getName());
        assertTrue(built.status() != 0, built.output());
        assertTrue(built.output().contains("this program has 0 of 100 (0 %)"), built.output());
        assertTrue(built.output().contains("set -H:StartupOrderLeastShare (40 %)"), built.output());
        assertFalse(Files.exists(file("nothing")));
    }

    @Test
    void orderedCodeLiesOnFewPages() throws Exception {
        int unordered = faults("incremental-id").getFirst().faulted().cardinality();
        for (String order : ORDERS.stream().filter(o -> o.contains("+")).toList()) {
            int ordered = faults(order).getFirst().faulted().cardinality();
            assertTrue(ordered < unordered, order + ": " + ordered + ", else " + unordered);
        }
    }

    private static List<PageMap> faults(String image) throws Exception {
        PageMap.OfStart start = PageMap.record(file(image), List.of(), Duration.ofSeconds(20));
        assertEquals(0, start.end().status());
        return start.ofImage();
    }

    @Test
    void showsWhatIsTouchedAndDrawsIt() throws Exception {
        Result shown = layout("show --limit 20 ./cu+any-identity ./incremental-id");
        assertEquals(0, shown.status(), shown.output());
        assertTrue(shown.output().contains("  .text: "), shown.output());
        assertTrue(shown.output().contains("  .svm_heap: "), shown.output());
        for (String drawing : List.of("cu+any-identity.pages.svg", "incremental-id.pages.svg")) {
            DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(file(drawing).toFile());
        }
        assertTrue(Files.readString(file("cu+any-identity.pages.html")).contains("incremental-id"));
    }

    @Test
    void showsTheSameAsJson() throws Exception {
        Result shown = layout("show --limit 20 --json ./cu+any-identity ./incremental-id");
        assertEquals(0, shown.status(), shown.output());
        JsonArray images =
                JsonParser.parseString(shown.output()).getAsJsonObject().getAsJsonArray("images");
        assertEquals(2, images.size(), shown.output());
        JsonObject text =
                images.get(0).getAsJsonObject().getAsJsonArray("sections").get(0).getAsJsonObject();
        assertTrue(text.get("faulted").getAsInt() > 0, shown.output());
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
