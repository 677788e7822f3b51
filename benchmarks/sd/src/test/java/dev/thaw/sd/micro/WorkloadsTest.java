// SPDX-License-Identifier: Apache-2.0
package dev.thaw.sd.micro;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.thaw.sd.graph.GraphComparison;
import dev.thaw.sd.micro.Workload.Kind;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

class WorkloadsTest {
    private static final long SEED = 7;

    @Test
    void thereAreAsManyAsInTheTablesOfTheAppendix() {
        Map<Kind, Integer> counts = new EnumMap<>(Kind.class);
        Set<String> names = new HashSet<>();
        for (Workload w : Workloads.all()) {
            counts.merge(w.kind(), 1, Integer::sum);
            assertTrue(names.add(w.name()), w.name());
        }
        assertEquals(
                Map.of(
                        Kind.ARRAY, 14,
                        Kind.MATRIX, 16,
                        Kind.VALUE, 18,
                        Kind.LIST, 60,
                        Kind.INT_MAP, 60,
                        Kind.STRING_MAP, 60),
                counts);
    }

    @Test
    void namesAreThoseOfTheAppendix() {
        for (String name :
                List.of(
                        "Int[64]",
                        "Dbl[2048][]",
                        "S[512]",
                        "R<Int>[8]",
                        "R<S[32]>[16]",
                        "Client",
                        "List<R<Dbl>[16]>[512]",
                        "Map<Int,S[8]>[16]",
                        "Map<S[8],Client>[512]")) {
            assertEquals(name, Workloads.named(name).name());
        }
    }

    @Test
    void objectsHaveTheShapeAndSizeThatTheNameSays() {
        for (Workload w : Workloads.all()) {
            if (w.kind() != Kind.MATRIX || w.size() <= 64) {
                requireShape(w, w.make(SEED, 0));
            }
        }
    }

    private static void requireShape(Workload w, Object root) {
        switch (root) {
            case Object[][] matrix -> {
                assertEquals(w.size(), matrix.length, w.name());
                for (Object[] row : matrix) {
                    requireElements(w, Arrays.asList(row), w.size());
                }
            }
            case Object[] array -> requireElements(w, Arrays.asList(array), w.size());
            case List<?> list -> requireElements(w, list, w.size());
            case Map<?, ?> map -> {
                assertInstanceOf(HashMap.class, map);
                requireElements(w, List.copyOf(map.values()), w.size());
                for (Object key : map.keySet()) {
                    boolean integer = w.kind() == Kind.INT_MAP;
                    assertTrue(integer ? key instanceof Integer : length(key) == 8, w.name());
                }
            }
            default -> requireElement(w, root);
        }
    }

    private static int length(Object text) {
        return assertInstanceOf(String.class, text).length();
    }

    private static void requireElements(Workload w, List<?> elements, int size) {
        assertEquals(size, elements.size(), w.name());
        elements.forEach(e -> requireElement(w, e));
    }

    /** What is in the last pair of angle brackets, or else the whole name, says what it is. */
    private static void requireElement(Workload w, Object element) {
        switch (element) {
            case Integer _ -> assertTrue(w.name().contains("Int"), w.name());
            case Double _ -> assertTrue(w.name().contains("Dbl"), w.name());
            case Client client -> requireClient(client);
            case String text ->
                    assertTrue(w.name().contains("S[%d]".formatted(text.length())), w.name());
            case Record r -> {
                var components = r.getClass().getRecordComponents();
                assertTrue(w.name().contains(">[%d]".formatted(components.length)), w.name());
                String type =
                        switch (components[0].getType().getName()) {
                            case "int" -> "R<Int>";
                            case "double" -> "R<Dbl>";
                            default -> "R<S[32]>";
                        };
                assertTrue(w.name().contains(type), w.name());
            }
            default -> throw new AssertionError(w + " has a " + element.getClass());
        }
    }

    /** As in table A.1. */
    private static void requireClient(Client c) {
        assertEquals(19, Client.class.getFields().length);
        assertTrue(c.id > 0 && c.index > 0 && c.age > 0);
        assertNotNull(c.balance);
        assertNotNull(c.eyeColor);
        assertNotNull(c.registered);
        assertEquals(100, c.picture.length());
        for (String text : List.of(c.name, c.gender, c.company, c.address, c.about)) {
            assertEquals(20, text.length());
        }
        assertEquals(10, c.emails.length);
        Arrays.stream(c.emails).forEach(email -> assertEquals(20, email.length()));
        assertEquals(10, c.phones.length);
        assertTrue(Math.abs(c.latitude) <= 180 && Math.abs(c.longitude) <= 90);
        assertEquals(50, c.tags.size());
        c.tags.forEach(tag -> assertEquals(10, tag.length()));
        assertEquals(30, c.partners.size());
        c.partners.forEach(partner -> {
            assertEquals(20, partner.name().length());
            assertTrue(partner.partnershipTime().getYear() >= 2000);
        });
    }

    @Test
    void theSeedDecidesTheObject() {
        for (String name : List.of("Client", "Int[64]", "Map<S[8],R<S[32]>[2]>[16]", "S[32]")) {
            Workload w = Workloads.named(name);
            Object first = w.make(SEED, 0);
            assertNull(GraphComparison.firstDifference(first, w.make(SEED, 0)), name);
            assertNotNull(GraphComparison.firstDifference(first, w.make(SEED + 1, 0)), name);
            assertNotNull(GraphComparison.firstDifference(first, w.make(SEED, 1)), name);
        }
    }

    /** In every process and release: measurements are compared across them. */
    @Test
    void theSeedDecidesItForEver() {
        assertEquals("vbuCzMRyOTcoIzkcWUZzUPQfU2MjDHkl", Workloads.named("S[32]").make(1, 0));
    }

    @Test
    void arraysOfAnySizeHaveNames() {
        assertEquals(1000, ((byte[]) Workloads.named("Byte[1000]").make(SEED, 0)).length);
        assertArrayEquals(new Integer[0], (Integer[]) Workloads.named("Int[0]").make(SEED, 0));
        for (String name : List.of("Int", "Byte[]", "Dbl[65]", "Byte[9999999999]", "client")) {
            assertThrows(IllegalArgumentException.class, () -> Workloads.named(name), name);
        }
    }
}
