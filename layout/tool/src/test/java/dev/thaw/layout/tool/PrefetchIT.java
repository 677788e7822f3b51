// SPDX-License-Identifier: Apache-2.0
package dev.thaw.layout.tool;

import static dev.thaw.layout.tool.LayoutImages.OUTPUT;
import static dev.thaw.layout.tool.LayoutImages.file;
import static dev.thaw.layout.tool.LayoutImages.finish;
import static dev.thaw.layout.tool.LayoutImages.layout;
import static dev.thaw.layout.tool.LayoutImages.run;
import static dev.thaw.layout.tool.LayoutImages.start;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.thaw.layout.profile.ElfFile;
import dev.thaw.layout.profile.ImagePlaces;
import dev.thaw.layout.profile.ObjectIdentity;
import dev.thaw.layout.profile.PageName;
import dev.thaw.layout.profile.PrefetchList;
import dev.thaw.layout.profile.PrefetchTable;
import dev.thaw.layout.profile.StartupProfile;
import dev.thaw.layout.profile.TableInImage;
import dev.thaw.layout.program.StartupProgram;
import dev.thaw.layout.tool.LayoutImages.Result;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;

/** What an image asks for before main, recorded from starts that are cold. */
class PrefetchIT {
    private static final String ORDERED = "cu+any-identity";

    /** The size of an {@code Elf64_Rela}, which begins with the address. */
    private static final int RELOCATION = 24;

    /** What recording a start said, and the build that was told what that touched. */
    private static Result filled;

    private static Result again;

    @BeforeAll
    static void buildImages() throws Exception {
        LayoutImages.ordered(ORDERED);
        Files.copy(file(ORDERED), file("listed"));
        Files.copy(file(ORDERED + ".places"), file("listed.places"));
        filled = layout("prefetch ./listed");
        assertEquals(0, filled.status(), filled.output());
        again = LayoutImages.build("again", ORDERED, "--prefetch listed.prefetch");
    }

    @Test
    void anImageMapsBeforeMainWhatItsStartHasTouched() throws Exception {
        Path image = Files.copy(file(ORDERED), file("mapping"));
        Result mapped = layout("prefetch --map ./mapping");
        assertEquals(0, mapped.status(), mapped.output());
        assertTrue(mapped.output().contains(" before main, recorded in "), mapped.output());
        assertEquals(new Result(0, OUTPUT), run(Map.of(), List.of(image.toString())));
        int other = faults(ORDERED);
        int mapping = faults("mapping");
        assertTrue(mapping < other, mapping + " page faults in code, else " + other);
        // Were what it asks for not taken away before the second start, there would be few faults.
        Result again = layout("prefetch --map ./mapping");
        assertTrue(asked(again) >= asked(mapped) * 9 / 10, mapped.output() + again.output());
    }

    /** In code. */
    private static int faults(String image) throws Exception {
        PageMap.OfStart start = PageMap.record(file(image), List.of(), Duration.ofSeconds(20));
        assertEquals(0, start.end().status());
        return start.ofImage().getFirst().faults();
    }

    /** In KiB. */
    private static int asked(Result said) {
        return number(" asks for (\\d+) KiB", said);
    }

    private static int requests(Result said) {
        return number(" asks for \\d+ KiB in (\\d+) requests", said);
    }

    private static int number(String pattern, Result said) {
        Matcher matcher = Pattern.compile(pattern).matcher(said.output());
        assertTrue(matcher.find(), said.output());
        return Integer.parseInt(matcher.group(1));
    }

    @Test
    void anImageThatWasJustWrittenAsksForAsMuchAsLater() throws Exception {
        // In this process, as the kernel writes it to the disk within seconds anyway.
        Path image = Files.copy(file(ORDERED), file("written"));
        long first = fill(image);
        long second = fill(image);
        assertTrue(
                first >= second * 9 / 10 && second >= first * 9 / 10,
                "first %d bytes, then %d".formatted(first, second));
    }

    private static long fill(Path image) throws Exception {
        try (ColdStart start = new ColdStart(image, List.of(), Map.of())) {
            return Prefetch.fill(
                            image,
                            PrefetchTable.Advice.READ,
                            start,
                            Duration.ofSeconds(60),
                            () -> false)
                    .asked()
                    .bytes();
        }
    }

    @Test
    void anImageAsksForWhatItsProfileNames() throws Exception {
        Result built = LayoutImages.ordered(ORDERED);
        assertTrue(asked(built) > 100, built.output());
        Path image = Files.copy(file(ORDERED), file("silent"));
        assertTrue(TableInImage.of(ElfFile.read(image)).asks());
        Prefetch.clear(image);
        assertFalse(TableInImage.of(ElfFile.read(image)).asks());
        for (String name : List.of(ORDERED, "silent")) {
            assertEquals(new Result(0, OUTPUT), run(Map.of(), List.of("./" + name)));
        }
    }

    /**
     * By what the kernel has told of a cold start of this very image; but for what the dynamic
     * linker writes to before the image can ask.
     */
    @Test
    void nearlyAllThatAStartTouchesIsAskedForByTheDefault() throws Exception {
        assumeTrue(
                filled.output().contains("recorded in pages"),
                "single pages cannot be recorded here");
        ElfFile elf = ElfFile.read(file(ORDERED));
        ImagePlaces places = ImagePlaces.read(file(ORDERED + ".places"));
        List<PageName> missing = new ArrayList<>();
        List<PageName> touched = PrefetchList.read(file("listed.prefetch")).touched();
        List<Asked> ranges = asked(elf);
        Set<Long> relocated = relocatedPages(elf);
        for (PageName page : touched) {
            long address = addressOf(page, places);
            if (!relocated.contains(address / PrefetchTable.PAGE)
                    && ranges.stream().noneMatch(r -> r.begin() <= address && address < r.end())) {
                missing.add(page);
            }
        }
        assertTrue(touched.size() > 50, touched.size() + " pages");
        assertTrue(
                missing.size() <= touched.size() / 20,
                () -> "of %d not: %s".formatted(touched.size(), missing));
    }

    private static Set<Long> relocatedPages(ElfFile elf) throws Exception {
        ElfFile.Section relocations = elf.section(".rela.dyn");
        ByteBuffer entries =
                ByteBuffer.wrap(Files.readAllBytes(file(ORDERED)))
                        .order(ByteOrder.LITTLE_ENDIAN)
                        .slice((int) relocations.offset(), (int) relocations.size())
                        .order(ByteOrder.LITTLE_ENDIAN);
        Set<Long> pages = new HashSet<>();
        for (int at = 0; at < entries.limit(); at += RELOCATION) {
            pages.add(entries.getLong(at) / PrefetchTable.PAGE);
        }
        return pages;
    }

    private static long addressOf(PageName page, ImagePlaces places) {
        return places.places().entrySet().stream()
                .filter(place -> place.getValue().name().equals(page.at(0)))
                .mapToLong(place -> place.getKey() + page.offset())
                .findFirst()
                .orElseThrow();
    }

    @Test
    void theNextBuildAsksForWhatAListSays() throws Exception {
        PrefetchList list = PrefetchList.read(file("listed.prefetch"));
        assertEquals(StartupProgram.class.getName(), list.program());
        Matcher found =
                Pattern.compile(
                                "prefetch: (\\d+) of (\\d+) \\(\\d+ %\\) pages of listed.prefetch are in this")
                        .matcher(again.output());
        assertTrue(found.find(), again.output());
        assertEquals(list.pages().size(), Integer.parseInt(found.group(2)));
        assertTrue(Integer.parseInt(found.group(1)) >= 0.9 * list.pages().size(), again.output());
        // What the profile did not tell lies with the rest now.
        assertTrue(asked(again) <= asked(filled), filled.output() + again.output());
        assertTrue(asked(again) > asked(filled) / 4, filled.output() + again.output());
        assertTrue(requests(again) <= requests(filled), filled.output() + again.output());
        assertEquals(new Result(0, OUTPUT), run(Map.of(), List.of("./again")));
    }

    /** Their files are not the same, as those of two builds in GraalVM's order are not. */
    @Test
    void twoBuildsByOneProfileHaveOneOrder() throws Exception {
        List<String> first = unitsOfProfile(ORDERED);
        assertEquals(first, unitsOfProfile("again"));
        assertTrue(first.size() > 300, first.size() + " compilation units");
        // By the identity that both are ordered by; where several are alike, which is first is
        // open.
        List<Long> objects = objectsOfProfile(ORDERED);
        List<Long> others = objectsOfProfile("again");
        Set<Long> inBoth = new HashSet<>(objects);
        inBoth.retainAll(others);
        List<Long> firstObjects = objects.stream().filter(inBoth::contains).toList();
        assertEquals(firstObjects, others.stream().filter(inBoth::contains).toList());
        assertTrue(firstObjects.size() > 300, firstObjects.size() + " objects");
    }

    @Test
    @EnabledIfSystemProperty(
            named = "it.soak",
            matches = "true",
            disabledReason = "one more image; with --soak")
    void twoBuildsByOneListAskForTheSamePages() throws Exception {
        LayoutImages.build("third", ORDERED, "--prefetch listed.prefetch");
        List<PageName> pages = askedPages("again");
        List<PageName> others = askedPages("third");
        Set<PageName> inBoth = new HashSet<>(pages);
        inBoth.retainAll(others);
        assertTrue(pages.size() > 50, pages.size() + " pages");
        assertTrue(inBoth.size() >= 0.9 * pages.size(), inBoth.size() + " of " + pages.size());
        assertTrue(inBoth.size() >= 0.9 * others.size(), inBoth.size() + " of " + others.size());
    }

    /** The names of what begins on the pages that an image asks for. */
    private static List<PageName> askedPages(String image) throws Exception {
        ElfFile elf = ElfFile.read(file(image));
        ImagePlaces places = ImagePlaces.read(file(image + ".places"));
        List<PageName> names = new ArrayList<>();
        for (Asked range : asked(elf)) {
            places.places()
                    .subMap(range.begin(), range.end())
                    .values()
                    .forEach(place -> names.add(named(place.name())));
        }
        return names;
    }

    /** Addresses that an image asks for, in bytes from where it is mapped. */
    private record Asked(long begin, long end) {}

    private static List<Asked> asked(ElfFile elf) throws Exception {
        TableInImage inImage = TableInImage.of(elf);
        ByteBuffer table = ByteBuffer.wrap(inImage.bytes()).order(ByteOrder.LITTLE_ENDIAN);
        List<Asked> all = new ArrayList<>();
        for (int i = 0; i < table.getLong(PrefetchTable.COUNT); i++) {
            int at = PrefetchTable.FIRST_RANGE + i * PrefetchTable.RANGE_SIZE;
            long begin = inImage.address() + table.getLong(at);
            all.add(new Asked(begin, begin + table.getLong(at + Long.BYTES)));
        }
        return all;
    }

    /** Without the identities that the order of the builder's work decides. */
    private static PageName named(PageName name) {
        return name instanceof PageName.InObject o
                ? new PageName.InObject(new ObjectIdentity(0, 0, 0, o.object().canonicalPath()), 0)
                : name;
    }

    /** Those of which there is one in the image, as they lie there. */
    private static List<Long> objectsOfProfile(String image) throws Exception {
        Set<Long> profile = new HashSet<>();
        StartupProfile.read(file("app.profile"))
                .objects()
                .forEach(o -> profile.add(o.canonicalPath()));
        List<Long> all =
                ImagePlaces.read(file(image + ".places")).places().values().stream()
                        .map(ImagePlaces.Place::name)
                        .flatMap(n ->
                                n instanceof PageName.InObject o
                                        ? Stream.of(o.object().canonicalPath())
                                        : Stream.of())
                        .filter(profile::contains)
                        .toList();
        Map<Long, Long> counts =
                all.stream().collect(Collectors.groupingBy(path -> path, Collectors.counting()));
        return all.stream().filter(path -> counts.get(path) == 1).toList();
    }

    /** As they lie in an image. */
    private static List<String> unitsOfProfile(String image) throws Exception {
        Set<String> units = new HashSet<>(StartupProfile.read(file("app.profile")).units());
        return ImagePlaces.read(file(image + ".places")).places().values().stream()
                .map(ImagePlaces.Place::name)
                .flatMap(n -> n instanceof PageName.InUnit u ? Stream.of(u.unit()) : Stream.of())
                .filter(units::contains)
                .toList();
    }

    @Test
    void refusesAListOfAnotherProgram() throws Exception {
        new PrefetchList("another.Main", PrefetchTable.Advice.READ, List.of())
                .write(file("another.prefetch"));
        Result built =
                layout(
                        "build --profile app.profile --prefetch another.prefetch",
                        "-- native-image -Ob -cp " + LayoutImages.classes(),
                        "-o other " + StartupProgram.class.getName());
        assertTrue(built.status() != 0, built.output());
        assertTrue(
                built.output()
                        .contains(
                                "another.prefetch is of another.Main, this is "
                                        + StartupProgram.class.getName()),
                built.output());
        assertFalse(Files.exists(file("other")));
    }

    @Test
    void refusesToRecordAStartThatIsNotCold() throws Exception {
        Path image = Files.copy(file(ORDERED), file("running"));
        // One that asks for something is written anew before it is recorded, and then nobody runs
        // it.
        Prefetch.clear(image);
        Process running = start(Map.of(), List.of(image.toString(), "wait"));
        assertEquals(OUTPUT.length(), running.getInputStream().readNBytes(OUTPUT.length()).length);
        for (String command : List.of("prefetch", "show")) {
            Result refused = layout(command + " ./running");
            assertEquals(2, refused.status(), refused.output());
            assertTrue(
                    refused.output().matches("(?s).* pages of \\S*running stay in memory.*"),
                    refused.output());
        }
        running.getOutputStream().close();
        finish(running);
        Result prefetch = layout("prefetch ./running");
        assertEquals(0, prefetch.status(), prefetch.output());
    }

    @Test
    void whatAnImageAsksForOutlivesARecordingThatFails() throws Exception {
        Path image = Files.copy(file(ORDERED), file("kept"));
        Result refused = layout("prefetch --program /bin/false ./kept");
        assertEquals(2, refused.status(), refused.output());
        assertTrue(refused.output().contains("kept ended with status 1"), refused.output());
        assertEquals(-1, Files.mismatch(file(ORDERED), image));
        assertTrue(TableInImage.of(ElfFile.read(image)).asks());
    }

    @Test
    void refusesToFillAnImageWithoutTable() throws Exception {
        Result refused = layout("prefetch ./app.instrumented");
        assertEquals(2, refused.status(), refused.output());
        assertTrue(refused.output().contains("-H:+StartupPrefetch"), refused.output());
    }
}
