// SPDX-License-Identifier: Apache-2.0
package dev.thaw.doss.jvm;

import java.io.Serializable;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.net.InetSocketAddress;
import java.net.URI;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.text.AttributedCharacterIterator;
import java.text.NumberFormat;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.Currency;
import java.util.Date;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Hashtable;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.LinkedList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.PriorityQueue;
import java.util.Properties;
import java.util.Random;
import java.util.Set;
import java.util.SimpleTimeZone;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.UUID;
import java.util.Vector;
import java.util.WeakHashMap;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.IntUnaryOperator;
import java.util.function.Supplier;
import java.util.regex.Pattern;

/** Object graphs, each with the check that a copy of it must pass in any process. */
enum Graphs {
    INTERNED_STRINGS {
        @Override
        Object build() {
            String interned = new String("interned at run time").intern();
            return new Object[] {interned, new String(interned), "a literal", List.of(interned)};
        }

        @Override
        void check(Object copy) {
            Object[] strings = (Object[]) copy;
            require(strings[0] == "interned at run time", "interned again");
            require(strings[0].equals(strings[1]) && strings[0] != strings[1], "another string");
            require(strings[2] == "a literal", "a literal");
            require(((List<?>) strings[3]).getFirst() == strings[0], "shared");
        }
    },

    REFLECTION {
        @Override
        Object build() {
            try {
                Method hidden = GraphKryo.class.getDeclaredMethod("fieldConfig");
                hidden.setAccessible(true);
                return new Object[] {
                    Key.class.getDeclaredField("name"),
                    hidden,
                    hidden,
                    Plain.class.getDeclaredConstructor(int.class, Object.class),
                    Map.class.getMethod("size")
                };
            } catch (ReflectiveOperationException e) {
                throw new AssertionError(e);
            }
        }

        @Override
        void check(Object root) {
            Object[] members = (Object[]) root;
            require(Arrays.equals(members, (Object[]) build()), "equal members");
            require(members[1] == members[2], "shared");
            require(((Method) members[1]).canAccess(null), "made accessible");
            try {
                require(((Method) members[4]).invoke(Map.of("k", "v")).equals(1), "callable");
            } catch (ReflectiveOperationException e) {
                throw new AssertionError(e);
            }
        }
    },

    PROXIES {
        @Override
        Object build() {
            Object proxy =
                    Proxy.newProxyInstance(
                            Graphs.class.getClassLoader(),
                            new Class<?>[] {Supplier.class, Comparable.class},
                            new Answer("answer"));
            return new Plain(1, List.of(proxy, proxy));
        }

        @Override
        void check(Object root) {
            List<?> proxies = (List<?>) ((Plain) root).b;
            require(((Supplier<?>) proxies.get(0)).get().equals("answer"), "handler");
            require(proxies.get(0) instanceof Comparable<?>, "interfaces");
            require(proxies.get(0) == proxies.get(1), "shared");
        }
    },

    ATTRIBUTES {
        @Override
        Object build() {
            return new Object[] {
                AttributedCharacterIterator.Attribute.READING, NumberFormat.Field.SIGN
            };
        }

        @Override
        void check(Object root) {
            Object[] attributes = (Object[]) root;
            require(attributes[0] == AttributedCharacterIterator.Attribute.READING, "constant");
            require(attributes[1] == NumberFormat.Field.SIGN, "constant of a subclass");
        }
    },

    RECORDS_AND_ENUMS {
        @Override
        Object build() {
            Map<String, List<Object>> map = new HashMap<>();
            for (int i = 0; i < 500; i++) {
                map.put("key" + i, entry(i));
            }
            return map;
        }

        @Override
        void check(Object root) {
            require(build().equals(root), "map");
        }

        private List<Object> entry(int i) {
            return List.of(
                    new Circle(i, "c" + i),
                    new Square(-i),
                    Color.values()[i % 2],
                    BigInteger.valueOf(i).pow(5),
                    new BigDecimal("1.50").multiply(BigDecimal.valueOf(i)),
                    LocalDate.of(2026, 1, 1).plusDays(i),
                    Optional.of("o" + i));
        }
    },

    EQUAL_VALUES {
        @Override
        Object build() {
            return List.of(
                    List.of(1, 2L, 3f, 4d, (short) 5, (byte) 6, 'c', true, "\u4e16"),
                    List.of(Instant.EPOCH, LocalDateTime.MIN, Duration.ofDays(3)),
                    ZonedDateTime.of(2026, 7, 1, 12, 0, 0, 0, ZoneId.of("Europe/Berlin")),
                    new UUID(3, 4),
                    URI.create("http://x/y"),
                    Locale.GERMANY,
                    Locale.forLanguageTag("sr-Latn-RS-u-nu-latn"),
                    new SimpleTimeZone(3_600_000, "X"),
                    new WeakHashMap<>(),
                    StandardCharsets.UTF_8,
                    Currency.getInstance("EUR"),
                    Path.of("/tmp/x"),
                    new InetSocketAddress("127.0.0.1", 3),
                    ByteBuffer.wrap(new byte[] {1, 2, 3}),
                    new Date(5),
                    OptionalInt.of(3),
                    Optional.empty());
        }

        @Override
        void check(Object root) {
            List<?> expected = (List<?>) build();
            List<?> actual = (List<?>) root;
            for (int i = 0; i < expected.size(); i++) {
                require(expected.get(i).equals(actual.get(i)), expected.get(i) + "");
            }
        }
    },

    SHARED {
        @Override
        Object build() {
            List<Object> shared = new ArrayList<>(List.of("x"));
            String text = new String("text");
            return new Object[] {
                shared, List.of(shared), Map.of("k", shared), text, text, new String("text")
            };
        }

        @Override
        void check(Object root) {
            Object[] a = (Object[]) root;
            require(((List<?>) a[1]).get(0) == a[0], "in the list");
            require(((Map<?, ?>) a[2]).get("k") == a[0], "in the map");
            require(a[3] == a[4] && a[4] != a[5], "strings");
        }
    },

    CYCLES {
        @Override
        Object build() {
            Node a = new Node("a");
            a.next = new Node(null);
            a.next.next = a;
            a.next.other = a.next;
            List<Object> own = new ArrayList<>();
            own.add(own);
            Node inList = new Node(null);
            inList.value = List.of(inList, List.of(inList, inList, inList));
            Node key = new Node(null);
            key.value = new HashSet<>(Set.of(key));
            Node immutable = new Node(null);
            immutable.value = Map.of(immutable, Set.of(immutable, "x"), "y", 1);
            Object[] array = new Object[1];
            array[0] = array;
            return new ArrayList<>(List.of(a, new Object[] {own}, inList, key, immutable, array));
        }

        @Override
        void check(Object root) {
            List<?> l = (List<?>) root;
            Node a = (Node) l.get(0);
            require(a.next.next == a && a.next.other == a.next, "nodes");
            List<?> own = (List<?>) ((Object[]) l.get(1))[0];
            require(own.get(0) == own && own.size() == 1, "list in itself");
            Node inList = (Node) l.get(2);
            List<?> outer = (List<?>) inList.value;
            require(outer.get(0) == inList && outer.size() == 2, "immutable list");
            require(((List<?>) outer.get(1)).get(2) == inList, "immutable inner list");
            Node key = (Node) l.get(3);
            require(((Set<?>) key.value).contains(key), "set of its owner");
            Node immutable = (Node) l.get(4);
            Map<?, ?> map = (Map<?, ?>) immutable.value;
            require(((Set<?>) map.get(immutable)).contains(immutable), "immutable map and set");
            require(((Object[]) l.get(5))[0] == l.get(5), "array in itself");
        }
    },

    /** Hash codes of a key whose fields come after the map that it is in. */
    KEY_COMPLETED_LATE {
        @Override
        Object build() {
            Key key = new Key();
            key.byKey = new HashMap<>();
            key.name = "name";
            key.byKey.put(key, "value");
            Key other = new Key();
            other.name = "other";
            key.byKey.put(other, "other value");
            return key;
        }

        @Override
        void check(Object root) {
            Key key = (Key) root;
            Key equal = new Key();
            equal.name = "other";
            require("value".equals(key.byKey.get(key)), "key in its own map");
            require("other value".equals(key.byKey.get(equal)), "other key");
            require(key.byKey.size() == 2, "size");
        }
    },

    IDENTITY {
        @Override
        Object build() {
            List<Object> objects = new ArrayList<>();
            Map<Object, Integer> byIdentity = new IdentityHashMap<>();
            for (int i = 0; i < 1000; i++) {
                Object o = i % 2 == 0 ? new Object() : new int[i % 7];
                objects.add(o);
                byIdentity.put(o, i);
            }
            Set<Object> identitySet = Collections.newSetFromMap(new IdentityHashMap<>());
            identitySet.addAll(objects);
            Set<Object> concurrentSet = ConcurrentHashMap.newKeySet();
            concurrentSet.addAll(objects);
            return new ArrayList<>(
                    List.of(
                            objects,
                            List.of(
                                    byIdentity,
                                    new HashMap<>(byIdentity),
                                    new LinkedHashMap<>(byIdentity),
                                    new ConcurrentHashMap<>(byIdentity),
                                    new Hashtable<>(byIdentity),
                                    Map.copyOf(byIdentity)),
                            List.of(
                                    identitySet,
                                    concurrentSet,
                                    new HashSet<>(objects),
                                    new LinkedHashSet<>(objects),
                                    Set.copyOf(objects),
                                    Collections.unmodifiableSet(new HashSet<>(objects)))));
        }

        @Override
        void check(Object root) {
            List<?> l = (List<?>) root;
            List<?> objects = (List<?>) l.get(0);
            for (Object m : (List<?>) l.get(1)) {
                Map<?, ?> map = (Map<?, ?>) m;
                for (int i = 0; i < 1000; i++) {
                    require(
                            Integer.valueOf(i).equals(map.get(objects.get(i))),
                            m.getClass() + " at " + i);
                }
                require(map.size() == 1000 && !map.containsKey(new Object()), m.getClass() + "");
            }
            for (Object s : (List<?>) l.get(2)) {
                Set<?> set = (Set<?>) s;
                require(set.containsAll(objects) && set.size() == 1000, s.getClass() + "");
                require(!set.contains(new Object()), "foreign object in " + s.getClass());
            }
        }
    },

    ENUM_AND_CLASS_KEYS {
        @Override
        Object build() {
            Map<Color, String> colors = new EnumMap<>(Color.class);
            colors.put(Color.GREEN, "g");
            colors.put(Color.RED, null);
            Map<Class<?>, String> classes = new HashMap<>();
            classes.put(Node.class, "node");
            classes.put(int[].class, "ints");
            classes.put(int.class, "int");
            classes.put(Color.RED.getClass(), "body");
            return new ArrayList<>(
                    List.of(
                            colors,
                            classes,
                            new EnumMap<>(Color.class),
                            EnumSet.of(Color.RED),
                            EnumSet.noneOf(Color.class),
                            new HashSet<>(List.of(Color.RED))));
        }

        @Override
        void check(Object root) {
            List<?> l = (List<?>) root;
            Map<?, ?> colors = (Map<?, ?>) l.get(0);
            require("g".equals(colors.get(Color.GREEN)) && colors.size() == 2, "enum map");
            require(colors.get(Color.RED) == null, "null in enum map");
            Map<?, ?> classes = (Map<?, ?>) l.get(1);
            require("node".equals(classes.get(Node.class)), "class");
            require("ints".equals(classes.get(int[].class)), "array class");
            require("int".equals(classes.get(int.class)), "primitive class");
            require("body".equals(classes.get(Color.RED.getClass())), "class of a constant");
            require(((Map<?, ?>) l.get(2)).isEmpty(), "empty enum map");
            require(Set.of(Color.RED).equals(l.get(3)), "enum set");
            require(Set.of().equals(l.get(4)), "empty enum set");
            require(((Set<?>) l.get(5)).contains(Color.RED), "set of enum");
        }
    },

    COLLECTIONS {
        @Override
        Object build() {
            TreeMap<String, Integer> reverse = new TreeMap<>(Collections.reverseOrder());
            reverse.putAll(Map.of("x", 1, "y", 2));
            ConcurrentSkipListMap<String, Integer> skip =
                    new ConcurrentSkipListMap<>(Collections.reverseOrder());
            skip.putAll(reverse);
            BitSet bits = new BitSet();
            bits.set(3, 70);
            Properties properties = new Properties();
            properties.setProperty("a", "b");
            return new ArrayList<>(
                    List.of(
                            reverse,
                            skip,
                            bits,
                            properties,
                            new LinkedList<>(List.of(1, 2)),
                            new CopyOnWriteArrayList<>(List.of(1)),
                            new Vector<>(List.of(1)),
                            new TreeSet<>(List.of(2, 1)),
                            new LinkedHashSet<>(List.of(3, 1, 2)),
                            Collections.unmodifiableMap(new TreeMap<>(Map.of(1, "one"))),
                            Collections.synchronizedList(new ArrayList<>(List.of(1))),
                            Collections.emptyList(),
                            Collections.singletonList(1),
                            Collections.nCopies(3, "x"),
                            Arrays.asList(1, null),
                            new ArrayList<>(List.of(1, 2, 3)).subList(1, 2),
                            new TreeMap<>(Map.of(1, 2, 3, 4)).headMap(2),
                            List.of(),
                            List.of(1),
                            Set.of(1),
                            Map.of(),
                            Map.of(1, 2),
                            new HashMap<>(Map.of(1, 2)).keySet()));
        }

        @Override
        void check(Object root) {
            List<?> expected = (List<?>) build();
            List<?> actual = (List<?>) root;
            for (int i = 0; i < expected.size(); i++) {
                require(
                        expected.get(i).equals(actual.get(i))
                                && expected.get(i).toString().equals(actual.get(i).toString())
                                && expected.get(i).getClass() == actual.get(i).getClass(),
                        expected.get(i).getClass() + " " + actual.get(i));
            }
            TreeSet<?> set = (TreeSet<?>) actual.get(7);
            require(set.remove(1), "TreeSet.remove");
        }
    },

    QUEUES_AND_CONCURRENCY {
        @Override
        Object build() {
            LinkedHashMap<String, Integer> accessOrder = new LinkedHashMap<>(16, 0.75f, true);
            accessOrder.put("a", 1);
            accessOrder.put("b", 2);
            ArrayBlockingQueue<Integer> blocking = new ArrayBlockingQueue<>(2);
            blocking.add(1);
            return new Object[] {
                accessOrder,
                blocking,
                new PriorityQueue<>(List.of(5, 1, 4)),
                new ArrayDeque<>(List.of(1, 2, 3)),
                new ConcurrentLinkedQueue<>(List.of(1, 2)),
                new LinkedBlockingQueue<>(List.of(1, 2)),
                new AtomicLong(42),
                new AtomicReference<>("x"),
                new ReentrantLock(),
                new Semaphore(3),
                CompletableFuture.completedFuture("done"),
                new Random(4),
                new StringBuilder("abc"),
                new ConcurrentHashMap<>(Map.of("n", new AtomicInteger(1))),
            };
        }

        @Override
        @SuppressWarnings("unchecked")
        void check(Object root) {
            Object[] a = (Object[]) root;
            Map<String, Integer> accessOrder = (Map<String, Integer>) a[0];
            accessOrder.get("a");
            require(List.copyOf(accessOrder.keySet()).equals(List.of("b", "a")), "access order");
            ArrayBlockingQueue<Integer> blocking = (ArrayBlockingQueue<Integer>) a[1];
            require(blocking.offer(2) && !blocking.offer(3) && blocking.poll() == 1, "blocking");
            require(((PriorityQueue<?>) a[2]).poll().equals(1), "priority queue");
            require(List.copyOf((Collection<?>) a[3]).equals(List.of(1, 2, 3)), "deque");
            require(List.copyOf((Collection<?>) a[4]).equals(List.of(1, 2)), "concurrent queue");
            require(((LinkedBlockingQueue<?>) a[5]).poll().equals(1), "linked blocking queue");
            require(((AtomicLong) a[6]).incrementAndGet() == 43, "atomic");
            require("x".equals(((AtomicReference<?>) a[7]).get()), "atomic reference");
            ((Lock) a[8]).lock();
            ((Lock) a[8]).unlock();
            require(((Semaphore) a[9]).tryAcquire(3), "semaphore");
            require("done".equals(((CompletableFuture<?>) a[10]).join()), "future");
            require(((Random) a[11]).nextInt() == new Random(4).nextInt(), "random");
            require("abcd".equals(((StringBuilder) a[12]).append("d").toString()), "builder");
            Map<String, AtomicInteger> map = (Map<String, AtomicInteger>) a[13];
            require(map.get("n").get() == 1 && map.put("m", map.get("n")) == null, "concurrent");
        }
    },

    /** All fields are copied, and no constructor runs. */
    PLAIN_CLASSES {
        @Override
        Object build() {
            Plain plain = new Plain(4, "b");
            plain.derived = "derived";
            Extended extended = new Extended(7);
            extended.put("k", "v");
            return new Object[] {
                plain,
                extended,
                plain.new Inner(),
                DateTimeFormatter.ISO_DATE,
                Pattern.compile("a.b", Pattern.DOTALL)
            };
        }

        @Override
        void check(Object root) {
            Object[] a = (Object[]) root;
            Plain plain = (Plain) a[0];
            require(plain.a == 4 && plain.b.equals("b"), "final fields");
            require("derived".equals(plain.derived), "transient field");
            Extended extended = (Extended) a[1];
            require(extended.extra == 7 && "v".equals(extended.get("k")), "subclass of a map");
            require(((Plain.Inner) a[2]).outer() == plain, "inner class");
            DateTimeFormatter formatter = (DateTimeFormatter) a[3];
            require(formatter.format(LocalDate.of(2026, 7, 1)).equals("2026-07-01"), "formatter");
            require(((Pattern) a[4]).matcher("a\nb").matches(), "pattern");
        }
    },

    LAMBDAS_AND_EXCEPTIONS {
        @Override
        Object build() {
            int captured = 3;
            IntUnaryOperator lambda = (IntUnaryOperator & Serializable) x -> x + captured;
            TreeMap<String, Integer> sorted =
                    new TreeMap<>((Comparator<String> & Serializable) (x, y) -> y.compareTo(x));
            sorted.putAll(Map.of("a", 1, "b", 2));
            Exception cause = new java.io.IOException("cause");
            Exception exception = new IllegalStateException("message", cause);
            // An image takes an exception only when somebody has asked for its stack trace.
            exception.getStackTrace();
            cause.getStackTrace();
            return new Object[] {lambda, sorted, exception};
        }

        @Override
        void check(Object root) {
            Object[] a = (Object[]) root;
            require(((IntUnaryOperator) a[0]).applyAsInt(4) == 7, "lambda");
            @SuppressWarnings("unchecked")
            TreeMap<String, Integer> sorted = (TreeMap<String, Integer>) a[1];
            sorted.put("c", 3);
            require(sorted.firstKey().equals("c"), "lambda as comparator");
            Exception e = (Exception) a[2];
            require(e.getMessage().equals("message"), "message");
            require(e.getCause().getMessage().equals("cause"), "cause");
            require(e.getStackTrace()[0].getMethodName().equals("build"), "stack trace");
            e.addSuppressed(new Exception("s"));
            require(e.getSuppressed().length == 1, "suppressed");
        }
    },

    ARRAYS {
        @Override
        Object build() {
            long[] large = new long[1 << 18];
            Arrays.setAll(large, i -> i * 31L);
            return new Object[] {
                large,
                new int[0],
                new byte[][] {{1}, {2, 3}, null},
                new boolean[] {true, false},
                new char[] {'a', '\u20ac'},
                new double[] {1.5, Double.NaN},
                new int[2][3][],
                new Color[] {Color.RED, null},
            };
        }

        @Override
        void check(Object root) {
            require(Arrays.deepEquals((Object[]) build(), (Object[]) root), "arrays");
        }
    },

    /** A chain that no recursive walk on an ordinary stack survives. */
    MILLION_NODES {
        @Override
        Object build() {
            Node first = new Node(0);
            Node last = first;
            for (int i = 1; i < 1_000_000; i++) {
                last.next = new Node(i % 1000);
                last = last.next;
            }
            last.other = first;
            return first;
        }

        @Override
        void check(Object root) {
            Node n = (Node) root;
            for (int i = 0; i < 1_000_000; i++) {
                require(n.value.equals(i % 1000), "node " + i);
                if (i == 999_999) {
                    require(n.next == null && n.other == root, "last node");
                }
                n = n.next;
            }
        }
    };

    enum Color {
        RED {
            @Override
            int code() {
                return 1;
            }
        },
        GREEN;

        int code() {
            return 2;
        }
    }

    sealed interface Shape permits Circle, Square {}

    record Circle(double radius, Object label) implements Shape {}

    record Square(int side) implements Shape {}

    static final class Node {
        Object value;
        Node next;
        Node other;

        Node(Object value) {
            this.value = value;
        }
    }

    static final class Key {
        Map<Key, String> byKey;
        String name;

        @Override
        public int hashCode() {
            return name.hashCode();
        }

        @Override
        public boolean equals(Object o) {
            return o instanceof Key k && k.name.equals(name);
        }
    }

    record Answer(String text) implements InvocationHandler {
        @Override
        public Object invoke(Object proxy, Method method, Object[] arguments) {
            return text;
        }
    }

    static final class Plain {
        final int a;
        final Object b;
        transient Object derived;

        Plain(int a, Object b) {
            this.a = a;
            this.b = b;
        }

        final class Inner {
            Plain outer() {
                return Plain.this;
            }
        }
    }

    static final class Extended extends HashMap<String, Object> {
        final int extra;

        Extended(int extra) {
            this.extra = extra;
        }
    }

    abstract Object build();

    abstract void check(Object root);

    static void require(boolean holds, String what) {
        if (!holds) {
            throw new AssertionError("wrong: " + what);
        }
    }
}
