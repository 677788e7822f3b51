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

    static final String KRYO = "kryo-ref";
    static final String FORY = "fory";

    private Contenders() {}

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

    /** In charts. */
    static String title(String contender) {
        return switch (contender) {
            case DOSS -> "doss, slot freed";
            case DOSS_OCCUPIED -> "doss, slot not freed";
            default -> contender;
        };
    }

    /** The name of the benchmark method. */
    static String method(Operation operation, String contender) {
        if (!contender.equals(DOSS_OCCUPIED) || operation == Operation.SIZE) {
            return operation.option();
        }
        return operation == Operation.SERIALIZE ? "snapshot" : "load";
    }

    /** The name of the serializer. */
    static String serializer(String contender) {
        return contender.equals(DOSS_OCCUPIED) ? DOSS : contender;
    }
}
