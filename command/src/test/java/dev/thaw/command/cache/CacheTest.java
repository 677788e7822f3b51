// SPDX-License-Identifier: Apache-2.0
package dev.thaw.command.cache;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.thaw.command.cache.Entry.State;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** What is found in a cache, and what is removed of it. */
class CacheTest {
    private static final Duration LONG = Duration.ofDays(40);
    private static final Duration LONGER = Duration.ofDays(50);
    private static final Selection ALL = new Selection(Duration.ofDays(30), 0);
    private static final Selection OLDER_VERSIONS = new Selection(null, Selection.ALL);

    @TempDir private Path temporary;
    private SampleCache sample;
    private Cache cache;

    @BeforeEach
    void makeCache() throws IOException {
        sample = new SampleCache(temporary.resolve("thaw"));
        int user = (int) Files.getAttribute(temporary, "unix:uid");
        cache = new Cache(sample.directory, user, new Users(Path.of("/proc")));
    }

    /** Removes what is selected, and tells what became of each. */
    private List<Entry> clean(Selection selection) throws IOException {
        List<Entry> outcomes = new ArrayList<>();
        for (Entry entry : selection.of(cache.read().entries(), Instant.now())) {
            outcomes.add(new Removal(cache).remove(entry));
        }
        return outcomes;
    }

    private Entry only() throws IOException {
        List<Entry> entries = cache.read().entries();
        assertEquals(1, entries.size(), entries.toString());
        return entries.get(0);
    }

    @Test
    void aCacheThatIsNotThereIsEmpty() throws IOException {
        assertEquals(List.of(), cache.read().entries());
    }

    @ParameterizedTest
    @EnumSource
    void eachKindIsKnownByItsPlaceAndName(Kind kind) throws IOException {
        sample.make(sample.path(kind), LONG);
        sample.makeLock(cache, kind);
        Entry entry = only();
        assertEquals(kind, entry.kind());
        assertEquals(1000, entry.size());
        assertEquals(State.CURRENT, entry.state());
        assertEquals(LONG.toDays(), Duration.between(entry.used(), Instant.now()).toDays());
        assertEquals(List.of(), cache.read().unknown());
        clean(OLDER_VERSIONS);
        assertTrue(Files.exists(sample.path(kind)));
        clean(ALL);
        assertFalse(Files.exists(sample.path(kind)));
        assertEquals(List.of(), cache.read().entries());
    }

    @ParameterizedTest
    @EnumSource
    void ofVersionsTheLastUsedOneStays(Kind kind) throws IOException {
        sample.make(sample.other(kind), LONGER);
        sample.make(sample.path(kind), LONG);
        boolean versions = kind.family(sample.path(kind).getFileName().toString()).isPresent();
        clean(OLDER_VERSIONS);
        assertTrue(Files.exists(sample.path(kind)));
        assertEquals(!versions, Files.exists(sample.other(kind)));
    }

    @ParameterizedTest
    @EnumSource
    void symbolicLinksAreRefusedByName(Kind kind) throws IOException {
        Path elsewhere = sample.make(temporary.resolve("elsewhere"), LONG);
        Files.createDirectories(sample.path(kind).getParent());
        Files.createSymbolicLink(sample.path(kind), elsewhere);
        Entry entry = only();
        assertEquals(State.REFUSED, entry.state());
        assertEquals("it is a symbolic link to " + elsewhere, entry.why());
        assertEquals(State.REFUSED, new Removal(cache).remove(entry).state());
        assertEquals(List.of(), clean(ALL));
        assertTrue(Files.exists(elsewhere.resolve("bin/program")));
    }

    @ParameterizedTest
    @EnumSource
    void filesOfOthersAreRefusedByName(Kind kind) throws IOException {
        sample.make(sample.path(kind), LONG);
        int owner = cache.user();
        Cache others = new Cache(sample.directory, owner + 1, new Users(Path.of("/proc")));
        Entry entry = others.look(kind, sample.path(kind));
        assertEquals("it belongs to user " + owner, entry.why());
        assertEquals(State.REFUSED, new Removal(others).remove(entry).state());
        assertThrows(CacheException.class, others::read);
        assertTrue(Files.exists(sample.path(kind)));
    }

    @ParameterizedTest
    @EnumSource
    void aLinkOnTheWayIsRefusedByName(Kind kind) throws IOException {
        SampleCache elsewhere = new SampleCache(temporary.resolve("elsewhere"));
        elsewhere.make(elsewhere.path(kind), LONG);
        Path way = sample.directory.resolve(kind.directory()).normalize();
        Files.createDirectories(way.getParent());
        Files.createSymbolicLink(way, elsewhere.directory.resolve(kind.directory()));
        String message = assertThrows(CacheException.class, cache::read).getMessage();
        assertTrue(message.startsWith(way + " is left alone: it is a symbolic link"), message);
        assertTrue(Files.exists(elsewhere.path(kind)));
    }

    @ParameterizedTest
    @EnumSource
    void whatIsNotOfThawStays(Kind kind) throws IOException {
        Path notes = sample.path(kind).resolveSibling("notes of mine.txt");
        Files.createDirectories(notes.getParent());
        Files.writeString(notes, "mine");
        assertEquals(List.of(notes), cache.read().unknown());
        assertEquals(List.of(), clean(ALL));
        assertTrue(Files.exists(notes));
    }

    @ParameterizedTest
    @EnumSource
    void whatIsUnfinishedGoesWhenNobodyMakesIt(Kind kind) throws IOException {
        Path path = sample.path(kind);
        Path removing = sample.make(path.resolveSibling(path.getFileName() + ".removing"), LONG);
        Path made =
                sample.make(path.resolveSibling("." + path.getFileName() + ".123"), Duration.ZERO);
        clean(OLDER_VERSIONS);
        assertFalse(Files.exists(removing));
        assertEquals(kind.lock() == Kind.Lock.NONE, Files.exists(made));
    }

    @ParameterizedTest
    @EnumSource
    void whatIsGoneMeanwhileIsNoFailure(Kind kind) throws IOException {
        Entry entry = cache.look(kind, sample.make(sample.path(kind), LONG));
        Removal removal = new Removal(cache);
        removal.remove(entry);
        assertEquals(entry, removal.remove(entry), "somebody else has removed it");
        assertEquals(Optional.empty(), cache.lookIfThere(kind, entry.path()));
    }

    /** A second clean, and builders that give what they made its name. */
    @Test
    void othersMayCleanAndBuildAtTheSameTime() throws Exception {
        Path nobody = Files.createDirectories(temporary.resolve("proc"));
        Files.createFile(nobody.resolve("locks"));
        cache = new Cache(sample.directory, cache.user(), new Users(nobody));
        ExecutorService others = Executors.newSingleThreadExecutor();
        try {
            Future<?> busy =
                    others.submit(() -> {
                        for (int i = 0; i < 200; i++) {
                            build(temporary.resolve("new"), sample.path(Kind.DEMO_IMAGE));
                            Path home = sample.path(Kind.TOOLCHAIN_HOME);
                            build(Path.of(home + ".building"), home);
                            clean(ALL);
                        }
                        return null;
                    });
            while (!busy.isDone()) {
                for (Entry entry : cache.read().entries()) {
                    if (entry.kind() == Kind.DEMO_IMAGE) {
                        new Removal(cache).remove(entry);
                    }
                }
            }
            busy.get();
        } finally {
            others.shutdownNow();
        }
    }

    private void build(Path unfinished, Path finished) throws IOException {
        Files.createDirectories(finished.getParent());
        Files.move(sample.make(unfinished, LONG), finished, StandardCopyOption.ATOMIC_MOVE);
    }

    @ParameterizedTest
    @EnumSource
    void whatAKilledRemovalHasLeftIsInNobodysWay(Kind kind) throws IOException {
        Path path = sample.make(sample.path(kind), LONG);
        Path left = sample.make(path.resolveSibling(path.getFileName() + ".removing"), LONG);
        clean(ALL);
        assertFalse(Files.exists(path));
        assertFalse(Files.exists(left));
    }

    /** Some have names of their own for that. */
    @ParameterizedTest
    @CsvSource({
        "NOTE, image-0123456789abcdef.new",
        "NOTE, image-0123456789abcdef.new.4711",
        "BENCH_FUNCTION, next-hello-0123456789abcdef.fn",
        "BENCH_LIBRARIES, libraries1234567890",
        "BENCH_PACKAGES, next-npm-esbuild_0.25.0"
    })
    void whatIsInTheMakingIsNoEntryOfItsOwn(Kind kind, String name) throws IOException {
        Path path = sample.make(sample.path(kind).resolveSibling(name), LONG);
        assertEquals(State.UNFINISHED, only().state());
        clean(OLDER_VERSIONS);
        assertFalse(Files.exists(path));
    }

    @Test
    void resultsOfTheDemoAreLeftAlone() throws IOException {
        Path results = Files.createDirectories(sample.directory.resolve("demo/results"));
        assertEquals(List.of(), cache.read().unknown());
        clean(ALL);
        assertTrue(Files.exists(results));
    }

    @Test
    void whatLinksLeadToStays() throws IOException {
        Path precious = Files.writeString(temporary.resolve("precious"), "data");
        Path entry = sample.make(sample.path(Kind.DEMO_IMAGE), LONG);
        Files.createSymbolicLink(entry.resolve("bin/out"), precious);
        Files.createSymbolicLink(entry.resolve("bin/up"), temporary);
        clean(ALL);
        assertFalse(Files.exists(entry));
        assertEquals("data", Files.readString(precious));
    }

    @Test
    void sharedFilesFreeNothing() throws IOException {
        Path jdk = Files.write(temporary.resolve("modules"), new byte[5000]);
        Path entry = sample.make(sample.path(Kind.TOOLCHAIN_HOME), LONG);
        Files.createLink(entry.resolve("bin/modules"), jdk);
        assertEquals(1000, only().size());
        Files.createLink(entry.resolve("bin/twice"), entry.resolve("bin/program"));
        assertEquals(1000, only().size(), "both names are in the entry");
        clean(ALL);
        assertEquals(5000, Files.size(jdk));
    }

    @Test
    void theLimitTakesWhatWasNotUsedForLongest() throws IOException {
        List<Path> young = new ArrayList<>();
        for (Kind kind : Kind.values()) {
            young.add(sample.make(sample.path(kind), Duration.ofHours(kind.ordinal())));
        }
        long total = cache.read().entries().stream().mapToLong(Entry::size).sum();
        assertEquals(young.size() * 1000L, total);
        clean(new Selection(null, 3500));
        for (int i = 0; i < young.size(); i++) {
            assertEquals(i < 3, Files.exists(young.get(i)), young.get(i).toString());
        }
    }

    @Test
    void theLimitTakesOlderVersionsFirst() throws IOException {
        sample.make(sample.path(Kind.FRONT_IMAGE), Duration.ofHours(1));
        sample.make(sample.other(Kind.FRONT_IMAGE), Duration.ofHours(2));
        sample.make(sample.path(Kind.DEMO_IMAGE), LONG);
        clean(new Selection(null, 2000));
        assertTrue(Files.exists(sample.path(Kind.DEMO_IMAGE)));
        assertFalse(Files.exists(sample.other(Kind.FRONT_IMAGE)));
    }
}
