// SPDX-License-Identifier: Apache-2.0
package dev.thaw.sd.cases;

import dev.thaw.sd.model.Graphs;
import dev.thaw.sd.model.OrderState;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.text.ChoiceFormat;
import java.text.DecimalFormat;
import java.text.DecimalFormatSymbols;
import java.text.MessageFormat;
import java.text.ParsePosition;
import java.text.SimpleDateFormat;
import java.text.StringCharacterIterator;
import java.time.Clock;
import java.time.DayOfWeek;
import java.time.Instant;
import java.time.MonthDay;
import java.time.OffsetTime;
import java.time.Year;
import java.time.YearMonth;
import java.time.ZoneOffset;
import java.util.AbstractMap;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Currency;
import java.util.DoubleSummaryStatistics;
import java.util.HashSet;
import java.util.HexFormat;
import java.util.IdentityHashMap;
import java.util.IntSummaryStatistics;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.LongSummaryStatistics;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.PriorityQueue;
import java.util.Random;
import java.util.SimpleTimeZone;
import java.util.StringJoiner;
import java.util.TreeMap;
import java.util.WeakHashMap;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.Callable;
import java.util.concurrent.ConcurrentLinkedDeque;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingDeque;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.LinkedTransferQueue;
import java.util.concurrent.PriorityBlockingQueue;
import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicIntegerArray;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicLongArray;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.atomic.AtomicReferenceArray;
import java.util.concurrent.atomic.LongAdder;
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.StampedLock;

/** What users meet beyond the dissertation's cases. */
final class FurtherCases {
    private FurtherCases() {}

    private static Case of(String name, Callable<?> maker) {
        return Case.of(Category.FURTHER, name, maker);
    }

    static List<Case> all() {
        return List.of(
                of("ArrayDeque", () -> new ArrayDeque<>(LIST)),
                of("PriorityQueue", () -> new PriorityQueue<>(LIST)),
                of("IdentityHashMap", () -> new IdentityHashMap<>(Map.of(OrderState.NEW, "new"))),
                of("WeakHashMap, empty", () -> new WeakHashMap<>()),
                of("LinkedHashMap in access order", () -> accessOrder()),
                of("HashSet of plain objects", () -> new HashSet<>(List.of(new Object()))),
                of(
                        "Collections.checkedList",
                        () -> Collections.checkedList(new ArrayList<>(LIST), String.class)),
                of(
                        "Collections.unmodifiableCollection",
                        () -> Collections.unmodifiableCollection(new ArrayList<>(LIST))),
                of("ArrayList.subList", () -> new ArrayList<>(LIST).subList(1, 3)),
                of("List.reversed", () -> new ArrayList<>(LIST).reversed()),
                of("TreeMap with comparator", () -> comparing()),
                of("Optional", () -> Optional.of("x")),
                of("Optional, empty", () -> Optional.empty()),
                of("OptionalInt", () -> OptionalInt.of(1)),
                of("OptionalLong", () -> OptionalLong.of(1L)),
                of("OptionalDouble", () -> OptionalDouble.of(0.5)),
                of("StringJoiner", () -> new StringJoiner(",", "[", "]").add("a").add("b")),
                of("Random", () -> new Random(42)),
                of("Currency", () -> Currency.getInstance("EUR")),
                of("AbstractMap.SimpleEntry", () -> new AbstractMap.SimpleEntry<>("k", "v")),
                of(
                        "AbstractMap.SimpleImmutableEntry",
                        () -> new AbstractMap.SimpleImmutableEntry<>("k", "v")),
                of("Map.entry", () -> Map.entry("k", "v")),
                of("IntSummaryStatistics", () -> new IntSummaryStatistics(2, -1, 5, 4)),
                of("LongSummaryStatistics", () -> new LongSummaryStatistics(2, -1, 5, 4)),
                of("DoubleSummaryStatistics", () -> new DoubleSummaryStatistics(2, -1, 5, 4)),
                of("SimpleTimeZone", () -> new SimpleTimeZone(3_600_000, "X")),
                of("HexFormat", () -> HexFormat.ofDelimiter(":")),
                of("ConcurrentLinkedDeque", () -> new ConcurrentLinkedDeque<>(LIST)),
                of("ConcurrentLinkedQueue", () -> new ConcurrentLinkedQueue<>(LIST)),
                of("LinkedBlockingDeque", () -> new LinkedBlockingDeque<>(LIST)),
                of("LinkedBlockingQueue", () -> new LinkedBlockingQueue<>(LIST)),
                of("LinkedTransferQueue", () -> new LinkedTransferQueue<>(LIST)),
                of("PriorityBlockingQueue", () -> new PriorityBlockingQueue<>(LIST)),
                of("ArrayBlockingQueue", () -> new ArrayBlockingQueue<>(8, false, LIST)),
                of("CountDownLatch, open", () -> new CountDownLatch(0)),
                of("Semaphore", () -> new Semaphore(2)),
                of("AtomicBoolean", () -> new AtomicBoolean(true)),
                of("AtomicInteger", () -> new AtomicInteger(7)),
                of("AtomicLong", () -> new AtomicLong(-7)),
                of("AtomicReference", () -> new AtomicReference<>("r")),
                of("AtomicIntegerArray", () -> new AtomicIntegerArray(new int[] {1, 2})),
                of("AtomicLongArray", () -> new AtomicLongArray(new long[] {1, 2})),
                of(
                        "AtomicReferenceArray",
                        () -> new AtomicReferenceArray<>(new String[] {"a", null})),
                of("LongAdder", () -> adder()),
                of("ReentrantLock, free", () -> new ReentrantLock()),
                of("StampedLock, free", () -> new StampedLock()),
                of("Year", () -> Year.of(2024)),
                of("YearMonth", () -> YearMonth.of(2024, 2)),
                of("MonthDay", () -> MonthDay.of(2, 29)),
                of("OffsetTime", () -> OffsetTime.of(1, 2, 3, 4, ZoneOffset.UTC)),
                of("ZoneOffset", () -> ZoneOffset.ofHoursMinutes(5, 45)),
                of("Clock.fixed", () -> Clock.fixed(Instant.EPOCH, ZoneOffset.UTC)),
                of("DayOfWeek", () -> DayOfWeek.FRIDAY),
                of(
                        "DecimalFormat",
                        () ->
                                new DecimalFormat(
                                        "#,##0.00", DecimalFormatSymbols.getInstance(Locale.US))),
                of("DecimalFormatSymbols", () -> DecimalFormatSymbols.getInstance(Locale.FRANCE)),
                of("SimpleDateFormat", () -> new SimpleDateFormat("yyyy-MM-dd", Locale.US)),
                of("MessageFormat", () -> new MessageFormat("{0} of {1}", Locale.US)),
                of("ChoiceFormat", () -> new ChoiceFormat("0#none|1#one|1<many")),
                of("ParsePosition", () -> new ParsePosition(4)),
                of("StringCharacterIterator", () -> new StringCharacterIterator("text", 2)),
                of(
                        "Inet4Address",
                        () -> InetAddress.getByAddress("host", new byte[] {127, 0, 0, 1})),
                of(
                        "Inet6Address",
                        () ->
                                InetAddress.getByAddress(
                                        new byte[] {
                                            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1
                                        })),
                of(
                        "InetSocketAddress",
                        () ->
                                new InetSocketAddress(
                                        InetAddress.getByAddress(new byte[] {127, 0, 0, 1}), 80)),
                of(
                        "records in records",
                        () ->
                                new Language.Pair<>(
                                        new Language.Pair<>(1, "a"), new Language.Pair<>(2, "b"))),
                of(
                        "sealed hierarchy",
                        () -> List.of(new Language.Circle(1), new Language.Square(2))),
                of(
                        "enum with bodies",
                        () -> new Object[] {Language.Operation.PLUS, Language.Operation.MINUS}),
                of("inner class", () -> new Language.Outer("o").new Inner(3)),
                of("anonymous class", () -> Language.anonymous("captured")),
                of("lambda", () -> Language.lambda("captured")),
                of("method reference", () -> Language.methodReference()),
                of("generics with bridges", () -> new Language.Bridged("b")),
                of("proxy", () -> Language.proxy()),
                of(
                        "interned string",
                        () -> new Object[] {"interned", "inter".concat("ned").intern()}),
                of(
                        "Latin-1 and UTF-16 strings",
                        () ->
                                new String[] {
                                    "", "a", "\u00ff", "\u0100", "\ud83d\ude00", "x".repeat(70_000)
                                }),
                of(
                        "multi-dimensional arrays",
                        () ->
                                new Object[] {
                                    new int[2][3], new long[0][], new String[][][] {{{"a"}, null}}
                                }),
                of(
                        "arrays of all primitive types",
                        () ->
                                new Object[] {
                                    new boolean[] {true},
                                    new byte[] {1},
                                    new char[] {'c'},
                                    new short[] {2},
                                    new int[] {3},
                                    new float[] {Float.NaN},
                                    new long[] {4},
                                    new double[] {-0.0}
                                }),
                of("large array", () -> new long[100_000]),
                of("100,000 deep chain", () -> Graphs.Chain.make(100_000)),
                of("100,000 wide list", () -> wide()));
    }

    private static final List<String> LIST = List.of("b", "a", "", "d");
    private static final int WIDE = 100_000;

    private static LinkedHashMap<String, Integer> accessOrder() {
        LinkedHashMap<String, Integer> map = new LinkedHashMap<>(16, 0.75f, true);
        map.put("a", 1);
        map.put("b", 2);
        map.get("a");
        return map;
    }

    private static TreeMap<String, Integer> comparing() {
        TreeMap<String, Integer> map = new TreeMap<>(Collections.reverseOrder());
        map.put("a", 1);
        map.put("b", 2);
        return map;
    }

    private static LongAdder adder() {
        LongAdder adder = new LongAdder();
        adder.add(5);
        return adder;
    }

    private static List<String> wide() {
        List<String> list = new ArrayList<>();
        for (int i = 0; i < WIDE; i++) {
            list.add("element " + i);
        }
        return list;
    }
}
