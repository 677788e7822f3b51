// SPDX-License-Identifier: Apache-2.0
package dev.thaw.command.machine;

import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * @param missing what x86-64-v3 has and these processors have not: native-image compiles for that
 *     unless it is told otherwise
 */
public record Processors(Answer<Long> count, Answer<String> model, Answer<List<String>> missing)
        implements Probe {
    private static final String FILE = "/proc/cpuinfo";

    /** The x86-64 psABI's level 3 with all below it, by the kernel's names. */
    static final List<String> LEVEL_3 =
            List.of(
                    "cx16", "lahf_lm", "popcnt", "pni", "sse4_1", "sse4_2", "ssse3", "avx", "avx2",
                    "bmi1", "bmi2", "f16c", "fma", "abm", "movbe", "xsave");

    static Processors of(Machine machine) {
        return new Processors(
                machine.text(FILE).understood(FILE, Processors::count),
                value(machine, "model name"),
                value(machine, "flags").understood(FILE, Processors::missing));
    }

    private static long count(String text) {
        long count = text.lines().filter(line -> line.startsWith("processor")).count();
        if (count == 0) {
            throw new IllegalArgumentException(text);
        }
        return count;
    }

    private static Answer<String> value(Machine machine, String name) {
        return machine.field(FILE, name)
                .understood(FILE, text -> text.substring(text.indexOf(':') + 1).strip());
    }

    private static List<String> missing(String flags) {
        List<String> there = Arrays.asList(flags.split(" "));
        if (!there.contains("fpu")) {
            throw new IllegalArgumentException(flags);
        }
        Set<String> all = new TreeSet<>(LEVEL_3);
        there.forEach(all::remove);
        return List.copyOf(all);
    }

    @Override
    public String shown() {
        return count.shown()
                + ", "
                + model.shown()
                + missing.value().map(m -> m.isEmpty() ? ", x86-64-v3" : ", no " + m).orElse("");
    }
}
