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

    static List<Case> all() {
        return List.of(
                Case.of(Category.FURTHER, "ArrayDeque", () -> new ArrayDeque<>(LIST)),
                Case.of(Category.FURTHER, "PriorityQueue", () -> new PriorityQueue<>(LIST)),
                Case.of(
                        Category.FURTHER,
                        "IdentityHashMap",
                        () -> new IdentityHashMap<>(Map.of(OrderState.NEW, "new"))),
                Case.of(Category.FURTHER, "WeakHashMap, empty", () -> new WeakHashMap<>()),
                Case.of(Category.FURTHER, "LinkedHashMap in access order", () -> accessOrder()),
                Case.of(
                        Category.FURTHER,
                        "HashSet of plain objects",
                        () -> new HashSet<>(List.of(new Object()))),
                Case.of(
                        Category.FURTHER,
                        "Collections.checkedList",
                        () -> Collections.checkedList(new ArrayList<>(LIST), String.class)),
                Case.of(
                        Category.FURTHER,
                        "Collections.unmodifiableCollection",
                        () -> Collections.unmodifiableCollection(new ArrayList<>(LIST))),
                Case.of(
                        Category.FURTHER,
                        "ArrayList.subList",
                        () -> new ArrayList<>(LIST).subList(1, 3)),
                Case.of(Category.FURTHER, "List.reversed", () -> new ArrayList<>(LIST).reversed()),
                Case.of(Category.FURTHER, "TreeMap with comparator", () -> comparing()),
                Case.of(Category.FURTHER, "Optional", () -> Optional.of("x")),
                Case.of(Category.FURTHER, "Optional, empty", () -> Optional.empty()),
                Case.of(Category.FURTHER, "OptionalInt", () -> OptionalInt.of(1)),
                Case.of(Category.FURTHER, "OptionalLong", () -> OptionalLong.of(1L)),
                Case.of(Category.FURTHER, "OptionalDouble", () -> OptionalDouble.of(0.5)),
                Case.of(
                        Category.FURTHER,
                        "StringJoiner",
                        () -> new StringJoiner(",", "[", "]").add("a").add("b")),
                Case.of(Category.FURTHER, "Random", () -> new Random(42)),
                Case.of(Category.FURTHER, "Currency", () -> Currency.getInstance("EUR")),
                Case.of(
                        Category.FURTHER,
                        "AbstractMap.SimpleEntry",
                        () -> new AbstractMap.SimpleEntry<>("k", "v")),
                Case.of(
                        Category.FURTHER,
                        "AbstractMap.SimpleImmutableEntry",
                        () -> new AbstractMap.SimpleImmutableEntry<>("k", "v")),
                Case.of(Category.FURTHER, "Map.entry", () -> Map.entry("k", "v")),
                Case.of(
                        Category.FURTHER,
                        "IntSummaryStatistics",
                        () -> new IntSummaryStatistics(2, -1, 5, 4)),
                Case.of(
                        Category.FURTHER,
                        "LongSummaryStatistics",
                        () -> new LongSummaryStatistics(2, -1, 5, 4)),
                Case.of(
                        Category.FURTHER,
                        "DoubleSummaryStatistics",
                        () -> new DoubleSummaryStatistics(2, -1, 5, 4)),
                Case.of(
                        Category.FURTHER,
                        "SimpleTimeZone",
                        () -> new SimpleTimeZone(3_600_000, "X")),
                Case.of(Category.FURTHER, "HexFormat", () -> HexFormat.ofDelimiter(":")),
                Case.of(
                        Category.FURTHER,
                        "ConcurrentLinkedDeque",
                        () -> new ConcurrentLinkedDeque<>(LIST)),
                Case.of(
                        Category.FURTHER,
                        "ConcurrentLinkedQueue",
                        () -> new ConcurrentLinkedQueue<>(LIST)),
                Case.of(
                        Category.FURTHER,
                        "LinkedBlockingDeque",
                        () -> new LinkedBlockingDeque<>(LIST)),
                Case.of(
                        Category.FURTHER,
                        "LinkedBlockingQueue",
                        () -> new LinkedBlockingQueue<>(LIST)),
                Case.of(
                        Category.FURTHER,
                        "LinkedTransferQueue",
                        () -> new LinkedTransferQueue<>(LIST)),
                Case.of(
                        Category.FURTHER,
                        "PriorityBlockingQueue",
                        () -> new PriorityBlockingQueue<>(LIST)),
                Case.of(
                        Category.FURTHER,
                        "ArrayBlockingQueue",
                        () -> new ArrayBlockingQueue<>(8, false, LIST)),
                Case.of(Category.FURTHER, "CountDownLatch, open", () -> new CountDownLatch(0)),
                Case.of(Category.FURTHER, "Semaphore", () -> new Semaphore(2)),
                Case.of(Category.FURTHER, "AtomicBoolean", () -> new AtomicBoolean(true)),
                Case.of(Category.FURTHER, "AtomicInteger", () -> new AtomicInteger(7)),
                Case.of(Category.FURTHER, "AtomicLong", () -> new AtomicLong(-7)),
                Case.of(Category.FURTHER, "AtomicReference", () -> new AtomicReference<>("r")),
                Case.of(
                        Category.FURTHER,
                        "AtomicIntegerArray",
                        () -> new AtomicIntegerArray(new int[] {1, 2})),
                Case.of(
                        Category.FURTHER,
                        "AtomicLongArray",
                        () -> new AtomicLongArray(new long[] {1, 2})),
                Case.of(
                        Category.FURTHER,
                        "AtomicReferenceArray",
                        () -> new AtomicReferenceArray<>(new String[] {"a", null})),
                Case.of(Category.FURTHER, "LongAdder", () -> adder()),
                Case.of(Category.FURTHER, "ReentrantLock, free", () -> new ReentrantLock()),
                Case.of(Category.FURTHER, "StampedLock, free", () -> new StampedLock()),
                Case.of(Category.FURTHER, "Year", () -> Year.of(2024)),
                Case.of(Category.FURTHER, "YearMonth", () -> YearMonth.of(2024, 2)),
                Case.of(Category.FURTHER, "MonthDay", () -> MonthDay.of(2, 29)),
                Case.of(
                        Category.FURTHER,
                        "OffsetTime",
                        () -> OffsetTime.of(1, 2, 3, 4, ZoneOffset.UTC)),
                Case.of(Category.FURTHER, "ZoneOffset", () -> ZoneOffset.ofHoursMinutes(5, 45)),
                Case.of(
                        Category.FURTHER,
                        "Clock.fixed",
                        () -> Clock.fixed(Instant.EPOCH, ZoneOffset.UTC)),
                Case.of(Category.FURTHER, "DayOfWeek", () -> DayOfWeek.FRIDAY),
                Case.of(
                        Category.FURTHER,
                        "DecimalFormat",
                        () ->
                                new DecimalFormat(
                                        "#,##0.00", DecimalFormatSymbols.getInstance(Locale.US))),
                Case.of(
                        Category.FURTHER,
                        "DecimalFormatSymbols",
                        () -> DecimalFormatSymbols.getInstance(Locale.FRANCE)),
                Case.of(
                        Category.FURTHER,
                        "SimpleDateFormat",
                        () -> new SimpleDateFormat("yyyy-MM-dd", Locale.US)),
                Case.of(
                        Category.FURTHER,
                        "MessageFormat",
                        () -> new MessageFormat("{0} of {1}", Locale.US)),
                Case.of(
                        Category.FURTHER,
                        "ChoiceFormat",
                        () -> new ChoiceFormat("0#none|1#one|1<many")),
                Case.of(Category.FURTHER, "ParsePosition", () -> new ParsePosition(4)),
                Case.of(
                        Category.FURTHER,
                        "StringCharacterIterator",
                        () -> new StringCharacterIterator("text", 2)),
                Case.of(
                        Category.FURTHER,
                        "Inet4Address",
                        () -> InetAddress.getByAddress("host", new byte[] {127, 0, 0, 1})),
                Case.of(
                        Category.FURTHER,
                        "Inet6Address",
                        () ->
                                InetAddress.getByAddress(
                                        new byte[] {
                                            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1
                                        })),
                Case.of(
                        Category.FURTHER,
                        "InetSocketAddress",
                        () ->
                                new InetSocketAddress(
                                        InetAddress.getByAddress(new byte[] {127, 0, 0, 1}), 80)),
                Case.of(
                        Category.FURTHER,
                        "records in records",
                        () ->
                                new Language.Pair<>(
                                        new Language.Pair<>(1, "a"), new Language.Pair<>(2, "b"))),
                Case.of(
                        Category.FURTHER,
                        "sealed hierarchy",
                        () -> List.of(new Language.Circle(1), new Language.Square(2))),
                Case.of(
                        Category.FURTHER,
                        "enum with bodies",
                        () -> new Object[] {Language.Operation.PLUS, Language.Operation.MINUS}),
                Case.of(
                        Category.FURTHER,
                        "inner class",
                        () -> new Language.Outer("o").new Inner(3)),
                Case.of(Category.FURTHER, "anonymous class", () -> Language.anonymous("captured")),
                Case.of(Category.FURTHER, "lambda", () -> Language.lambda("captured")),
                Case.of(Category.FURTHER, "method reference", () -> Language.methodReference()),
                Case.of(Category.FURTHER, "generics with bridges", () -> new Language.Bridged("b")),
                Case.of(Category.FURTHER, "proxy", () -> Language.proxy()),
                Case.of(
                        Category.FURTHER,
                        "interned string",
                        () -> new Object[] {"interned", "inter".concat("ned").intern()}),
                Case.of(
                        Category.FURTHER,
                        "Latin-1 and UTF-16 strings",
                        () ->
                                new String[] {
                                    "", "a", "\u00ff", "\u0100", "\ud83d\ude00", "x".repeat(70_000)
                                }),
                Case.of(
                        Category.FURTHER,
                        "multi-dimensional arrays",
                        () ->
                                new Object[] {
                                    new int[2][3], new long[0][], new String[][][] {{{"a"}, null}}
                                }),
                Case.of(
                        Category.FURTHER,
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
                Case.of(Category.FURTHER, "large array", () -> new long[100_000]),
                Case.of(Category.FURTHER, "100,000 deep chain", () -> Graphs.Chain.make(100_000)),
                Case.of(Category.FURTHER, "100,000 wide list", () -> wide()));
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
