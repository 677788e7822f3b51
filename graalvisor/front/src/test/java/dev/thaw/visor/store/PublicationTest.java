// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import dev.thaw.visor.RefusedException;
import dev.thaw.visor.fake.FunctionFiles;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Versions that are published together. */
class PublicationTest {
    @TempDir private Path directory;

    /** Which writes find a full disk, counted from where it is set. */
    private final Set<Integer> failing = new TreeSet<>();

    private int writes;

    private Store open() throws IOException {
        return Store.open(
                directory,
                step -> {
                    if (step.equals("publish") && failing.contains(++writes)) {
                        throw new IOException("No space left on device");
                    }
                });
    }

    private static Publication added(Store store, String name)
            throws IOException, RefusedException {
        try (Staged staged = store.stage()) {
            Files.write(staged.upload(), FunctionFiles.archive("Hello"));
            staged.unpack(name + ".fn", "", 1 << 20);
            StoredVersion version = store.add(name, "t", staged);
            return new Publication(name, "t", version, FunctionSettings.DEFAULT);
        }
    }

    /** As many versions as are kept: one more discards the first. */
    private Store full() throws Exception {
        Store store = open();
        for (int i = 0; i < 10; i++) {
            Publication.all(store, List.of(added(store, "a"), added(store, "b")));
        }
        assertEquals("{a=10 of 1 to 10, before 9, b=10 of 1 to 10, before 9}", published(store));
        return store;
    }

    private static Publication.Outcome publishNext(Store store) throws Exception {
        List<Publication> next = List.of(added(store, "a"), added(store, "b"));
        Publication.Outcome outcome = Publication.all(store, next);
        for (Publication one : next) {
            if (!outcome.published().containsKey(one.name())) {
                store.withdraw(one.name(), one.tenant(), one.version());
            }
        }
        return outcome;
    }

    private static String published(Store store) {
        Map<String, String> all = new TreeMap<>();
        store.functions()
                .forEach((name, f) ->
                        all.put(
                                name,
                                "%d of %d to %d, before %d"
                                        .formatted(
                                                f.current(),
                                                f.versions().firstKey(),
                                                f.versions().lastKey(),
                                                f.previous())));
        return all.toString();
    }

    @Test
    void allArePublished() throws Exception {
        Store store = full();
        Publication.Outcome outcome = publishNext(store);
        assertNull(outcome.failure());
        assertEquals(Set.of("a", "b"), outcome.published().keySet());
        String both = "{a=11 of 2 to 11, before 10, b=11 of 2 to 11, before 10}";
        assertEquals(both, published(store));
        assertEquals(both, published(Store.open(directory)));
    }

    @Test
    void whereOneCannotBeNoneIsAndNoVersionIsLost() throws Exception {
        Store store = full();
        writes = 0;
        failing.add(2);
        Publication.Outcome outcome = publishNext(store);
        assertEquals("No space left on device", outcome.failure().getMessage());
        assertEquals(Set.of(), outcome.published().keySet());
        String none = "{a=10 of 1 to 10, before 9, b=10 of 1 to 10, before 9}";
        assertEquals(none, published(store));
        assertEquals(none, published(Store.open(directory)));
        assertNull(publishNext(store).failure());
    }

    @Test
    void whatCannotEvenBePutBackIsTold() throws Exception {
        Store store = full();
        writes = 0;
        failing.addAll(List.of(2, 3));
        Publication.Outcome outcome = publishNext(store);
        assertEquals("No space left on device", outcome.failure().getMessage());
        assertEquals(Set.of("a"), outcome.published().keySet());
        String one = "{a=11 of 1 to 11, before 10, b=10 of 1 to 10, before 9}";
        assertEquals(one, published(store));
        assertEquals(one, published(Store.open(directory)));
    }
}
