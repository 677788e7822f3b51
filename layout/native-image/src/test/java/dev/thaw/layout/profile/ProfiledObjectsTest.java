// SPDX-License-Identifier: Apache-2.0
package dev.thaw.layout.profile;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class ProfiledObjectsTest {
    /** The incremental id is never asked for in these tests. */
    private static ObjectIdentity identity(long structure, long heapPath, long canonicalPath) {
        return new ObjectIdentity(0, structure, heapPath, canonicalPath);
    }

    private static ProfiledObjects<String> find(
            OrderBy.Heap by, List<ObjectIdentity> profile, Map<String, ObjectIdentity> here) {
        return new ProfiledObjects<>(by, profile, here);
    }

    @Test
    void oneIdentityFindsAllThatHaveIt() {
        ProfiledObjects<String> objects =
                find(
                        OrderBy.Heap.CANONICAL_PATH,
                        List.of(identity(1, 1, 7), identity(2, 2, 8), identity(3, 3, 9)),
                        Map.of(
                                "a", identity(5, 5, 9),
                                "b", identity(5, 5, 7),
                                "c", identity(5, 5, 7),
                                "d", identity(2, 2, 2)));
        assertEquals(Map.of("a", 2, "b", 0, "c", 0), Map.copyOf(objects.places()));
        assertEquals(2, objects.found());
    }

    @Test
    void whatOneIdentityMissesTheNextFinds() {
        List<ObjectIdentity> profile =
                List.of(identity(1, 11, 21), identity(2, 12, 22), identity(3, 13, 23));
        Map<String, ObjectIdentity> here =
                Map.of(
                        "a", identity(0, 0, 21),
                        "b", identity(0, 12, 0),
                        "c", identity(3, 0, 0),
                        "d", identity(9, 9, 9));
        ProfiledObjects<String> objects = find(OrderBy.Heap.ANY_IDENTITY, profile, here);
        assertEquals(Map.of("a", 0, "b", 1, "c", 2), Map.copyOf(objects.places()));
        assertEquals(3, objects.found());
        assertEquals(1, find(OrderBy.Heap.CANONICAL_PATH, profile, here).found());
    }

    @Test
    void whatIsFoundByOneIdentityIsNotFoundAgainByAnother() {
        ProfiledObjects<String> objects =
                find(
                        OrderBy.Heap.ANY_IDENTITY,
                        List.of(identity(1, 11, 21), identity(1, 12, 22)),
                        Map.of("a", identity(1, 0, 21)));
        assertEquals(Map.of("a", 0), Map.copyOf(objects.places()));
        assertEquals(1, objects.found());
    }

    @Test
    void manyThatAreAlikeAreNotTheOneThatIsMissing() {
        ObjectIdentity same = identity(1, 0, 0);
        ProfiledObjects<String> objects =
                find(
                        OrderBy.Heap.ANY_IDENTITY,
                        List.of(identity(1, 11, 21)),
                        Map.of("a", same, "b", same, "c", same, "d", same, "e", same));
        assertEquals(Map.of(), objects.places());
        assertEquals(0, objects.found());
    }
}
