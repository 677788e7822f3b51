// SPDX-License-Identifier: Apache-2.0
package dev.thaw.doss.program;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.LocalDate;
import java.time.ZoneId;
import java.time.ZonedDateTime;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collections;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.PriorityQueue;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.locks.ReentrantLock;

/** Object graphs, each with the check that a copy of it must pass in any process. */
enum Graphs {
    MAP_OF_RECORDS {
        @Override
        Object build() {
            Map<String, List<Object>> map = new HashMap<>();
            for (int i = 0; i < 2000; i++) {
                map.put("key" + i, entry(i));
            }
            return map;
        }

        @Override
        void check(Object root) {
            Map<?, ?> map = (Map<?, ?>) root;
            require(map.size() == 2000, "size");
            for (int i = 0; i < 2000; i++) {
                require(entry(i).equals(map.get("key" + i)), "entry " + i);
            }
        }

        private List<Object> entry(int i) {
            return List.of(
                    new Point(i, -i),
                    BigInteger.valueOf(i).pow(5),
                    new BigDecimal("1.5").multiply(BigDecimal.valueOf(i)),
                    LocalDate.of(2026, 1, 1).plusDays(i),
                    Color.values()[i % 3],
                    Optional.of("o" + i));
        }
    },

    CYCLE {
        @Override
        Object build() {
            Node a = new Node("a");
            Node b = new Node("b");
            a.next = b;
            b.next = a;
            b.other = b;
            return a;
        }

        @Override
        void check(Object root) {
            Node a = (Node) root;
            require(a.value.equals("a") && a.next.value.equals("b"), "values");
            require(a.next.next == a && a.next.other == a.next && a.other == null, "references");
        }
    },

    SHARED {
        @Override
        Object build() {
            List<Object> shared = new ArrayList<>(List.of("x"));
            return new Object[] {shared, List.of(shared), Map.of("k", shared), shared};
        }

        @Override
        void check(Object root) {
            Object[] a = (Object[]) root;
            require(a[0] == a[3], "twice in the array");
            require(((List<?>) a[1]).get(0) == a[0], "in the list");
            require(((Map<?, ?>) a[2]).get("k") == a[0], "in the map");
        }
    },

    IDENTITY {
        @Override
        Object build() {
            Map<Object, Integer> byIdentity = new IdentityHashMap<>();
            Set<Object> plain = new HashSet<>();
            List<Object> objects = new ArrayList<>();
            List<Integer> hashes = new ArrayList<>();
            for (int i = 0; i < 1000; i++) {
                Object o = i % 2 == 0 ? new Object() : new int[i % 7];
                objects.add(o);
                byIdentity.put(o, i);
                plain.add(o);
                hashes.add(System.identityHashCode(o));
            }
            return List.of(objects, byIdentity, plain, hashes);
        }

        @Override
        void check(Object root) {
            List<?> l = (List<?>) root;
            List<?> objects = (List<?>) l.get(0);
            Map<?, ?> byIdentity = (Map<?, ?>) l.get(1);
            Set<?> plain = (Set<?>) l.get(2);
            List<?> hashes = (List<?>) l.get(3);
            for (int i = 0; i < 1000; i++) {
                Object o = objects.get(i);
                require(hashes.get(i).equals(System.identityHashCode(o)), "hash code of " + i);
                require(Integer.valueOf(i).equals(byIdentity.get(o)), "identity map at " + i);
                require(plain.contains(o), "set at " + i);
            }
            require(!plain.contains(new Object()), "foreign object");
        }
    },

    ENUM_AND_CLASS_KEYS {
        @Override
        Object build() {
            Map<Color, String> colors = new EnumMap<>(Color.class);
            colors.put(Color.GREEN, "g");
            Map<Class<?>, String> classes = new HashMap<>();
            classes.put(Point.class, "point");
            classes.put(int[].class, "ints");
            return List.of(colors, classes, Color.RED);
        }

        @Override
        void check(Object root) {
            List<?> l = (List<?>) root;
            require(Map.of(Color.GREEN, "g").equals(l.get(0)), "enum map");
            require("point".equals(((Map<?, ?>) l.get(1)).get(Point.class)), "class key");
            require("ints".equals(((Map<?, ?>) l.get(1)).get(int[].class)), "array class key");
            require(l.get(2) == Color.RED, "enum constant is the image's");
        }
    },

    ARRAYS {
        @Override
        Object build() {
            long[] large = new long[1 << 20];
            for (int i = 0; i < large.length; i++) {
                large[i] = i * 31L;
            }
            Object[] references = new Object[100_000];
            for (int i = 0; i < references.length; i++) {
                references[i] = i % 3 == 0 ? references : i % 3 == 1 ? large : "s" + i;
            }
            return new Object[] {
                large,
                references,
                new int[0],
                new byte[][] {{1}, {2, 3}, null},
                new boolean[] {true, false},
                new char[] {'a', '\u20ac'},
                new double[] {1.5, Double.NaN},
            };
        }

        @Override
        void check(Object root) {
            Object[] a = (Object[]) root;
            long[] large = (long[]) a[0];
            for (int i = 0; i < large.length; i++) {
                require(large[i] == i * 31L, "long " + i);
            }
            Object[] references = (Object[]) a[1];
            for (int i = 0; i < references.length; i++) {
                Object expected = i % 3 == 0 ? references : i % 3 == 1 ? large : null;
                require(
                        expected == null
                                ? ("s" + i).equals(references[i])
                                : references[i] == expected,
                        "reference " + i);
            }
            require(((int[]) a[2]).length == 0, "empty array");
            byte[][] bytes = (byte[][]) a[3];
            require(bytes[1][1] == 3 && bytes[2] == null, "bytes");
            require(((char[]) a[5])[1] == '\u20ac', "chars");
            require(Double.isNaN(((double[]) a[6])[1]), "doubles");
        }
    },

    /** A chain that no recursive walk survives. */
    MILLION_NODES {
        @Override
        Object build() {
            return chain(1_000_000);
        }

        @Override
        void check(Object root) {
            checkChain((Node) root, 1_000_000);
        }
    },

    STRINGS {
        @Override
        Object build() {
            List<String> l = new ArrayList<>();
            for (int i = 0; i < 500; i++) {
                l.add("latin " + i);
                l.add("\u4e16\u754c " + i);
            }
            l.add("constant");
            l.add("");
            return l;
        }

        @Override
        void check(Object root) {
            require(build().equals(root), "strings");
        }
    },

    COLLECTIONS {
        @Override
        Object build() {
            Map<String, Integer> accessOrder = new LinkedHashMap<>(16, 0.75f, true);
            accessOrder.put("a", 1);
            accessOrder.put("b", 2);
            accessOrder.get("a");
            TreeMap<String, Integer> reverse = new TreeMap<>(Collections.reverseOrder());
            reverse.putAll(Map.of("x", 1, "y", 2, "z", 3));
            BitSet bits = new BitSet();
            bits.set(3, 70);
            PriorityQueue<Integer> queue = new PriorityQueue<>(List.of(5, 1, 4));
            ConcurrentHashMap<String, AtomicLong> concurrent = new ConcurrentHashMap<>();
            concurrent.computeIfAbsent("n", k -> new AtomicLong()).addAndGet(42);
            return List.of(
                    accessOrder,
                    reverse,
                    bits,
                    queue,
                    concurrent,
                    new ArrayDeque<>(List.of(1, 2, 3)),
                    Collections.unmodifiableMap(new TreeMap<>(Map.of(1, "one"))),
                    ZonedDateTime.of(2026, 7, 1, 12, 0, 0, 0, ZoneId.of("UTC")),
                    new ReentrantLock());
        }

        @Override
        void check(Object root) {
            List<?> l = (List<?>) root;
            require(
                    List.copyOf(((Map<?, ?>) l.get(0)).keySet()).equals(List.of("b", "a")),
                    "order");
            require(((TreeMap<?, ?>) l.get(1)).firstKey().equals("z"), "reverse order");
            require(((BitSet) l.get(2)).cardinality() == 67, "bits");
            require(((PriorityQueue<?>) l.get(3)).peek().equals(1), "queue");
            Object n = ((Map<?, ?>) l.get(4)).get("n");
            require(((AtomicLong) n).get() == 42, "concurrent map");
            require(List.copyOf((ArrayDeque<?>) l.get(5)).equals(List.of(1, 2, 3)), "deque");
            require(l.get(6).equals(Map.of(1, "one")), "unmodifiable map");
            require(((ZonedDateTime) l.get(7)).toInstant().getEpochSecond() == 1782907200L, "time");
            ReentrantLock lock = (ReentrantLock) l.get(8);
            lock.lock();
            lock.unlock();
        }
    },

    /** Objects that have been locked, but are not. */
    ONCE_LOCKED {
        @Override
        Object build() {
            Node n = new Node("n");
            n.other = new Node("o");
            synchronized (n) {
                synchronized (n.other) {
                    n.other.value = "locked";
                }
            }
            return n;
        }

        @Override
        void check(Object root) {
            Node n = (Node) root;
            synchronized (n.other) {
                require(n.other.value.equals("locked"), "value");
            }
        }
    },

    /** More references than the description of a class has bits, and fewer. */
    MANY_FIELDS {
        @Override
        Object build() {
            List<Object> objects = new ArrayList<>();
            for (int i = 0; i < 300; i++) {
                objects.add(new Twenty(i * 1000));
                objects.add(new Forty(i * 1000));
                objects.add(new Sixty(i * 1000));
            }
            return objects;
        }

        @Override
        void check(Object root) {
            List<?> objects = (List<?>) root;
            for (int i = 0; i < objects.size(); i++) {
                List<Object> fields = ((Twenty) objects.get(i)).fields();
                require(fields.size() == 20 * (i % 3 + 1), "fields of " + i);
                for (int k = 0; k < fields.size(); k++) {
                    require(fields.get(k).equals(i / 3 * 1000 + k), "field " + k + " of " + i);
                }
            }
        }
    },

    /** Lives in the image heap, so there is nothing to copy. */
    IMAGE_HEAP_OBJECT {
        @Override
        Object build() {
            return Color.BLUE;
        }

        @Override
        void check(Object root) {
            require(root == Color.BLUE, "constant");
        }
    };

    enum Color {
        RED,
        GREEN,
        BLUE
    }

    record Point(double x, double y) {}

    static final class Node {
        Object value;
        Node next;
        Node other;

        Node(Object value) {
            this.value = value;
        }
    }

    static class Twenty {
        private final Object a0,
                a1,
                a2,
                a3,
                a4,
                a5,
                a6,
                a7,
                a8,
                a9,
                a10,
                a11,
                a12,
                a13,
                a14,
                a15,
                a16,
                a17,
                a18,
                a19;

        Twenty(int first) {
            a0 = first;
            a1 = first + 1;
            a2 = first + 2;
            a3 = first + 3;
            a4 = first + 4;
            a5 = first + 5;
            a6 = first + 6;
            a7 = first + 7;
            a8 = first + 8;
            a9 = first + 9;
            a10 = first + 10;
            a11 = first + 11;
            a12 = first + 12;
            a13 = first + 13;
            a14 = first + 14;
            a15 = first + 15;
            a16 = first + 16;
            a17 = first + 17;
            a18 = first + 18;
            a19 = first + 19;
        }

        List<Object> fields() {
            return new ArrayList<>(
                    List.of(
                            a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15,
                            a16, a17, a18, a19));
        }
    }

    static class Forty extends Twenty {
        private final Object b0,
                b1,
                b2,
                b3,
                b4,
                b5,
                b6,
                b7,
                b8,
                b9,
                b10,
                b11,
                b12,
                b13,
                b14,
                b15,
                b16,
                b17,
                b18,
                b19;

        Forty(int first) {
            super(first);
            b0 = first + 20;
            b1 = first + 21;
            b2 = first + 22;
            b3 = first + 23;
            b4 = first + 24;
            b5 = first + 25;
            b6 = first + 26;
            b7 = first + 27;
            b8 = first + 28;
            b9 = first + 29;
            b10 = first + 30;
            b11 = first + 31;
            b12 = first + 32;
            b13 = first + 33;
            b14 = first + 34;
            b15 = first + 35;
            b16 = first + 36;
            b17 = first + 37;
            b18 = first + 38;
            b19 = first + 39;
        }

        @Override
        List<Object> fields() {
            List<Object> all = super.fields();
            all.addAll(
                    List.of(
                            b0, b1, b2, b3, b4, b5, b6, b7, b8, b9, b10, b11, b12, b13, b14, b15,
                            b16, b17, b18, b19));
            return all;
        }
    }

    static final class Sixty extends Forty {
        private final Object c0,
                c1,
                c2,
                c3,
                c4,
                c5,
                c6,
                c7,
                c8,
                c9,
                c10,
                c11,
                c12,
                c13,
                c14,
                c15,
                c16,
                c17,
                c18,
                c19;

        Sixty(int first) {
            super(first);
            c0 = first + 40;
            c1 = first + 41;
            c2 = first + 42;
            c3 = first + 43;
            c4 = first + 44;
            c5 = first + 45;
            c6 = first + 46;
            c7 = first + 47;
            c8 = first + 48;
            c9 = first + 49;
            c10 = first + 50;
            c11 = first + 51;
            c12 = first + 52;
            c13 = first + 53;
            c14 = first + 54;
            c15 = first + 55;
            c16 = first + 56;
            c17 = first + 57;
            c18 = first + 58;
            c19 = first + 59;
        }

        @Override
        List<Object> fields() {
            List<Object> all = super.fields();
            all.addAll(
                    List.of(
                            c0, c1, c2, c3, c4, c5, c6, c7, c8, c9, c10, c11, c12, c13, c14, c15,
                            c16, c17, c18, c19));
            return all;
        }
    }

    abstract Object build();

    abstract void check(Object root);

    static Node chain(int length) {
        Node first = new Node(0);
        Node last = first;
        for (int i = 1; i < length; i++) {
            last.next = new Node(i % 1000);
            last = last.next;
        }
        last.other = first;
        return first;
    }

    static void checkChain(Node first, int length) {
        Node n = first;
        for (int i = 0; i < length; i++) {
            require(n.value.equals(i % 1000), "node " + i);
            if (i == length - 1) {
                require(n.next == null && n.other == first, "last node");
            }
            n = n.next;
        }
    }

    static void require(boolean holds, String what) {
        if (!holds) {
            throw new AssertionError("wrong: " + what);
        }
    }
}
