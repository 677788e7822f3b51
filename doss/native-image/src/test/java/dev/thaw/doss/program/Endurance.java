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
    private static final long ANONYMOUS_KIB = 2048;

    private Endurance() {}

    /**
     * @param every how many cycles make one that ends with a collection; the others end with
     *     discard
     */
    static void run(Path file, int cycles, int every) throws Exception {
        DOSS.Slot slot = DOSS.heap().getSlot(0);
        long memory = 0;
        long mappings = 0;
        long descriptors = 0;
        for (int i = 0; i < cycles; i++) {
            DOSS.Snapshot snapshot = DOSS.provider().load(file, slot);
            if (i % every == 0) {
                Node root = (Node) snapshot.getRootObject();
                root.value = "written " + i;
                Node moved = (Node) DOSS.provider().unload(slot);
                require(moved == root && moved.value.equals("written " + i), "cycle " + i);
            } else {
                DOSS.provider().discard(slot);
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
