// SPDX-License-Identifier: Apache-2.0
package dev.thaw.sd.micro;

import dev.thaw.sd.micro.Workload.Kind;
import java.lang.reflect.Array;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * All workloads of the dissertation's appendix A, in its order. (Section 7.1 counts 176; the tables
 * have 228 rows.)
 *
 * <p>Arrays and matrices hold boxed numbers: the sizes in tables A.3 and A.4, 12 bytes for each
 * integer and 20 for each double with references of 4 bytes, are of such, although the text calls
 * them primitive.
 */
public final class Workloads {
    private static final int[] ARRAY_SIZES = {64, 128, 256, 512, 1024, 2048, 4096};
    private static final int[] MATRIX_SIZES = {16, 32, 64, 128, 256, 512, 1024, 2048};
    private static final int[] STRING_SIZES = {32, 64, 128, 256, 512};
    private static final int[] COLLECTION_SIZES = {16, 32, 64, 128, 256, 512};

    private static final Pattern OF_ANY_SIZE =
            Pattern.compile("(Byte|Int|List<Client>)\\[(\\d{1,9})]");

    private static final Element STRING_8 = Element.text(8);
    private static final Element STRING_32 = Element.text(32);

    private static final List<Element> RECORDS =
            List.of(
                    Element.record(Records.Ints2.class, Element.INTEGER),
                    Element.record(Records.Ints4.class, Element.INTEGER),
                    Element.record(Records.Ints8.class, Element.INTEGER),
                    Element.record(Records.Ints16.class, Element.INTEGER),
                    Element.record(Records.Doubles2.class, Element.REAL),
                    Element.record(Records.Doubles4.class, Element.REAL),
                    Element.record(Records.Doubles8.class, Element.REAL),
                    Element.record(Records.Doubles16.class, Element.REAL),
                    Element.record(Records.Strings2.class, STRING_32),
                    Element.record(Records.Strings4.class, STRING_32),
                    Element.record(Records.Strings8.class, STRING_32),
                    Element.record(Records.Strings16.class, STRING_32));

    private static final Map<String, Workload> ALL = new LinkedHashMap<>();

    static {
        List<Element> numbers = List.of(Element.INTEGER, Element.REAL);
        numbers.forEach(e -> addEach(ARRAY_SIZES, n -> array(e, n)));
        numbers.forEach(e -> addEach(MATRIX_SIZES, n -> matrix(e, n)));
        addEach(STRING_SIZES, n -> value(Element.text(n), n));
        RECORDS.forEach(r -> add(value(r, r.type().getRecordComponents().length)));
        add(value(Element.CLIENT, 1));
        listElements().forEach(e -> addEach(COLLECTION_SIZES, n -> list(e, n)));
        mapElements().forEach(e -> addEach(COLLECTION_SIZES, n -> map(Element.INTEGER, e, n)));
        mapElements().forEach(e -> addEach(COLLECTION_SIZES, n -> map(STRING_8, e, n)));
    }

    private Workloads() {}

    /** In the order of the tables. */
    public static List<Workload> all() {
        return List.copyOf(ALL.values());
    }

    /**
     * One of all, or {@code Byte[n]}, an array of bytes, {@code Int[n]}, or {@code List<Client>[n]}
     * of any size.
     *
     * @throws IllegalArgumentException if there is none of that name
     */
    public static Workload named(String name) {
        Workload workload = ALL.get(name);
        if (workload != null) {
            return workload;
        }
        Matcher ofAnySize = OF_ANY_SIZE.matcher(name);
        if (!ofAnySize.matches()) {
            throw new IllegalArgumentException("there is no workload '" + name + "'");
        }
        int size = Integer.parseInt(ofAnySize.group(2));
        return switch (ofAnySize.group(1)) {
            case "Byte" -> bytes(size);
            case "Int" -> array(Element.INTEGER, size);
            default -> list(Element.CLIENT, size);
        };
    }

    private interface OfSize {
        Workload make(int size);
    }

    private static void addEach(int[] sizes, OfSize workload) {
        Arrays.stream(sizes).mapToObj(workload::make).forEach(Workloads::add);
    }

    private static void add(Workload workload) {
        ALL.put(workload.name(), workload);
    }

    private static List<Element> listElements() {
        return elements(Element.INTEGER, Element.REAL, STRING_32);
    }

    private static List<Element> mapElements() {
        return elements(Element.INTEGER, STRING_8, STRING_32);
    }

    /** The records in lists and maps have 2 or 16 fields. */
    private static List<Element> elements(Element... first) {
        List<Element> elements = new ArrayList<>(List.of(first));
        RECORDS.stream().filter(r -> r.name().matches(".*\\[(2|16)]")).forEach(elements::add);
        elements.add(Element.CLIENT);
        return elements;
    }

    private static Workload value(Element e, int size) {
        return new Workload(e.name(), Kind.VALUE, size, e.type(), e.make());
    }

    private static Workload array(Element e, int size) {
        return new Workload(
                "%s[%d]".formatted(e.name(), size),
                Kind.ARRAY,
                size,
                e.type().arrayType(),
                v -> arrayOf(e, size, v));
    }

    private static Workload bytes(int size) {
        return new Workload(
                "Byte[%d]".formatted(size), Kind.ARRAY, size, byte[].class, v -> v.bytes(size));
    }

    private static Object[] arrayOf(Element e, int size, RandomValues values) {
        Object[] array = (Object[]) Array.newInstance(e.type(), size);
        Arrays.setAll(array, i -> e.make().apply(values));
        return array;
    }

    private static Workload matrix(Element e, int size) {
        Class<?> row = e.type().arrayType();
        return new Workload(
                "%s[%d][]".formatted(e.name(), size),
                Kind.MATRIX,
                size,
                row.arrayType(),
                v -> {
                    Object[] rows = (Object[]) Array.newInstance(row, size);
                    Arrays.setAll(rows, i -> arrayOf(e, size, v));
                    return rows;
                });
    }

    private static Workload list(Element e, int size) {
        return new Workload(
                "List<%s>[%d]".formatted(e.name(), size),
                Kind.LIST,
                size,
                GenericType.of(ArrayList.class, e.type()),
                v -> RandomValues.list(size, () -> e.make().apply(v)));
    }

    private static Workload map(Element key, Element value, int size) {
        return new Workload(
                "Map<%s,%s>[%d]".formatted(key.name(), value.name(), size),
                key == Element.INTEGER ? Kind.INT_MAP : Kind.STRING_MAP,
                size,
                GenericType.of(HashMap.class, key.type(), value.type()),
                v -> {
                    Map<Object, Object> map = new HashMap<>();
                    while (map.size() < size) {
                        map.put(key.make().apply(v), value.make().apply(v));
                    }
                    return map;
                });
    }
}
