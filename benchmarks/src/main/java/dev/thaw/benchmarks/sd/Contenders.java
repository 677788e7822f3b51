// SPDX-License-Identifier: Apache-2.0
package dev.thaw.benchmarks.sd;

import dev.thaw.sd.micro.Measure;
import dev.thaw.sd.serializer.Serializers;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Who is measured: the serializers, and object snapshots in two ways. */
final class Contenders {
    /** Object snapshots, with the cost of freeing the slot. */
    static final String DOSS = "doss";

    /** Object snapshots whose slot is freed between two invocations, unmeasured. */
    static final String DOSS_OCCUPIED = "doss-occupied";

    /** Object snapshots as bytes, of graphs of at most 128 KiB. */
    static final String DOSS_MESSAGE = "doss-message";

    static final String KRYO = "kryo-ref";

    /** Copies in C, into memory that was written before. */
    static final String MEMCPY = "memcpy";

    /** Opens, maps and unmaps a file in C. */
    static final String MMAP = "mmap";

    /** The same, and reads all of it. */
    static final String MMAP_PASS = "mmap-pass";

    /** A full collection of as many objects. */
    static final String COLLECTION = "collection";

    private Contenders() {}

    /** Whether the program in C does it. */
    static boolean isSystemCall(String contender) {
        return List.of(MEMCPY, MMAP, MMAP_PASS).contains(contender);
    }

    /** As {@code --serializer} has them. */
    static List<String> all() {
        List<String> all = new ArrayList<>(Serializers.all(Path.of("")).keySet());
        all.add(1 + all.indexOf(DOSS), DOSS_OCCUPIED);
        return all;
    }

    /** Who has a size: the objects themselves, too. */
    static List<String> withSize(List<String> serializers) {
        List<String> all = new ArrayList<>(serializers);
        all.remove(DOSS_OCCUPIED);
        all.addFirst(Measure.HEAP);
        return all;
    }

    /** The name of the benchmark method. */
    static String method(Operation operation, String contender) {
        return switch (contender) {
            case COLLECTION -> "collect";
            case DOSS_OCCUPIED ->
                    switch (operation) {
                        case SERIALIZE -> "snapshot";
                        case USE -> "loadAndUse";
                        default -> "load";
                    };
            default -> operation.option();
        };
    }

    /** The name of the serializer. */
    static String serializer(String contender) {
        return contender.equals(DOSS_OCCUPIED) || contender.equals(COLLECTION) ? DOSS : contender;
    }
}
