// SPDX-License-Identifier: Apache-2.0
package dev.thaw.doss.program;

import static dev.thaw.doss.program.Graphs.require;

import dev.thaw.doss.DOSS;
import dev.thaw.doss.program.Graphs.Node;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;

/** Loads and unloads one file many times: nothing may grow. */
final class Endurance {
    private static final long ANONYMOUS_KIB = 4096;

    private Endurance() {}

    static void run(Path file, int cycles) throws Exception {
        DOSS.Slot slot = DOSS.heap().getSlot(0);
        long memory = 0;
        long mappings = 0;
        long descriptors = 0;
        for (int i = 0; i < cycles; i++) {
            if (i % 3 == 0) {
                DOSS.provider().load(file, slot);
                DOSS.provider().discard(slot);
            }
            Node root = (Node) DOSS.provider().load(file, slot).getRootObject();
            root.value = "written " + i;
            if (i % 100 == 0) {
                Node kept = (Node) DOSS.provider().unload(slot);
                require(kept == root && kept.value.equals("written " + i), "cycle " + i);
            } else {
                root = null;
                DOSS.provider().unload(slot);
            }
            if (i == cycles / 5) {
                memory = anonymousKiB();
                mappings = mappings();
                descriptors = descriptors();
            }
        }
        System.out.printf(
                "anonymous KiB %d then %d, mappings %d then %d, descriptors %d then %d%n",
                memory, anonymousKiB(), mappings, mappings(), descriptors, descriptors());
        require(anonymousKiB() <= memory + ANONYMOUS_KIB, "memory grows");
        require(mappings() <= mappings + 5, "mappings grow");
        require(descriptors() <= descriptors, "descriptors grow");
    }

    static long anonymousKiB() throws Exception {
        try (Stream<String> lines = Files.lines(Path.of("/proc/self/status"))) {
            String line = lines.filter(l -> l.startsWith("RssAnon:")).findFirst().orElseThrow();
            return Long.parseLong(line.replaceAll("[^0-9]", ""));
        }
    }

    private static long mappings() throws Exception {
        try (Stream<String> lines = Files.lines(Path.of("/proc/self/maps"))) {
            return lines.count();
        }
    }

    private static long descriptors() throws Exception {
        try (Stream<Path> files = Files.list(Path.of("/proc/self/fd"))) {
            return files.count();
        }
    }
}
