// SPDX-License-Identifier: Apache-2.0
package dev.thaw.benchmarks.sd;

import dev.thaw.bench.core.Chart;
import dev.thaw.sd.micro.Workloads;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * A chart of one operation over workloads of one shape and growing size.
 *
 * @param number of the dissertation's figure
 * @param workloads their names, the smallest first
 * @param contenders a line for each
 */
record Figure(
        String number,
        String title,
        Operation operation,
        List<String> workloads,
        List<String> contenders) {

    /** In the order of the dissertation. */
    static List<Figure> all() {
        List<Figure> all = new ArrayList<>(ofOperations());
        all.addAll(ofSerializers());
        return all;
    }

    /** Object snapshots beside what they cannot be faster than, in section 7.3. */
    static List<Figure> ofOperations() {
        List<String> bytes = sizes("Byte[%d]", 1 << 12, 4, 8);
        return List.of(
                new Figure(
                        "7.2",
                        "SNAPSHOT of byte arrays, and memcpy in C",
                        Operation.SERIALIZE,
                        bytes,
                        List.of(Contenders.DOSS_OCCUPIED, Contenders.MEMCPY)),
                new Figure(
                        "7.3",
                        "LOAD of byte arrays, and mmap in C",
                        Operation.DESERIALIZE,
                        bytes,
                        List.of(Contenders.DOSS_OCCUPIED, Contenders.MMAP, Contenders.MMAP_PASS)),
                new Figure(
                        "7.4",
                        "UNLOAD of objects in use, and a collection",
                        Operation.UNLOAD,
                        sizes("Int[%d]", 1, 10, 7),
                        List.of(Contenders.DOSS, Contenders.COLLECTION)));
    }

    private static List<String> sizes(String name, int first, int factor, int count) {
        return IntStream.iterate(first, size -> size * factor)
                .limit(count)
                .mapToObj(name::formatted)
                .toList();
    }

    /** Section 8.2. */
    static List<Figure> ofSerializers() {
        String doubles = "arrays of doubles";
        String records = "records with double fields";
        String lists = "lists of clients";
        String maps = "hash maps from integers to clients";
        return Stream.of(
                        size("8.1a", records, "R<Dbl>[", "]"),
                        size("8.1b", doubles, "Dbl[", "]"),
                        size("8.2a", lists, "List<Client>[", "]"),
                        size("8.2b", maps, "Map<Int,Client>[", "]"),
                        speeds(3, records, "R<Dbl>[", "]"),
                        speeds(5, doubles, "Dbl[", "]"),
                        speeds(7, "square matrices of doubles", "Dbl[", "][]"),
                        speeds(9, lists, "List<Client>[", "]"),
                        speeds(11, maps, "Map<Int,Client>[", "]"))
                .flatMap(List::stream)
                .toList();
    }

    private static List<Figure> size(String number, String title, String before, String after) {
        return List.of(
                new Figure(
                        number,
                        "Size of " + title,
                        Operation.SIZE,
                        named(before, after),
                        Contenders.withSize(Contenders.all())));
    }

    private static List<Figure> speeds(int number, String title, String before, String after) {
        List<String> workloads = named(before, after);
        return List.of(
                new Figure(
                        "8." + number,
                        "Serialization of " + title,
                        Operation.SERIALIZE,
                        workloads,
                        Contenders.all()),
                new Figure(
                        "8." + (number + 1),
                        "Deserialization of " + title,
                        Operation.DESERIALIZE,
                        workloads,
                        Contenders.all()));
    }

    private static List<String> named(String before, String after) {
        return Workloads.all().stream()
                .map(w -> w.name())
                .filter(name -> name.startsWith(before) && name.endsWith(after))
                .filter(name ->
                        name.substring(before.length(), name.length() - after.length())
                                .matches("\\d+"))
                .toList();
    }

    /** Of all that was measured on these workloads. */
    Chart chart(Mode mode) {
        String first = workloads.getFirst();
        Matcher number = Pattern.compile("\\d+(?=](\\[])?$)").matcher(first);
        if (!number.find()) {
            throw new IllegalStateException(first + " has no size");
        }
        String before = first.substring(0, number.start());
        String after = first.substring(number.end());
        String sizes =
                workloads.stream()
                        .map(w -> w.substring(before.length(), w.length() - after.length()))
                        .collect(Collectors.joining(","));
        return new Chart(
                mode.option() + "-" + this.number,
                "%s, %s: n of %sn%s".formatted(title, mode.title(), before, after),
                "%s %s %s{%s}%s"
                        .formatted(
                                mode.option(),
                                operation.name().toLowerCase(Locale.ROOT),
                                before,
                                sizes,
                                after),
                operation == Operation.SIZE ? "size" : "time");
    }
}
