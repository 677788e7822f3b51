// SPDX-License-Identifier: Apache-2.0
package dev.thaw.bench.visor;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/**
 * Options of native-image for the processor that this runs on. {@code -march=native} takes what the
 * JVM names, and JDK 25 names features that some processors lack; an image refuses to start then.
 */
final class ThisProcessor {
    private static final Map<String, String> FEATURES =
            new TreeMap<>(
                    Map.of(
                            "aes", "AES",
                            "pclmulqdq", "CLMUL",
                            "sha_ni", "SHA",
                            "adx", "ADX",
                            "gfni", "GFNI",
                            "vaes", "AVX512_VAES",
                            "vpclmulqdq", "AVX512_VPCLMULQDQ"));

    private static final Set<String> VERSION_3 =
            Set.of("avx", "avx2", "bmi1", "bmi2", "fma", "f16c", "abm", "movbe");
    private static final Set<String> VERSION_4 =
            Set.of("avx512f", "avx512bw", "avx512cd", "avx512dq", "avx512vl");

    private ThisProcessor() {}

    static List<String> options() throws IOException {
        try (var lines = Files.lines(Path.of("/proc/cpuinfo"))) {
            String flags = lines.filter(line -> line.startsWith("flags")).findFirst().orElse(":");
            return options(Set.of(flags.substring(flags.indexOf(':') + 1).strip().split(" +")));
        }
    }

    /**
     * @param flags as the kernel names them in /proc/cpuinfo
     */
    static List<String> options(Set<String> flags) {
        if (!flags.containsAll(VERSION_3)) {
            return List.of("-march=x86-64-v2");
        }
        boolean wide = flags.containsAll(VERSION_4);
        List<String> more =
                FEATURES.keySet().stream()
                        .filter(flag -> flags.contains(flag) && (wide || !flag.startsWith("v")))
                        .map(FEATURES::get)
                        .toList();
        String march = wide ? "-march=x86-64-v4" : "-march=x86-64-v3";
        return more.isEmpty()
                ? List.of(march)
                : List.of(march, "-H:CPUFeatures=" + String.join(",", more));
    }
}
