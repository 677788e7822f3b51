// SPDX-License-Identifier: Apache-2.0
package dev.thaw.benchmarks.sd;

import dev.thaw.benchmarks.result.Limit;
import dev.thaw.sd.micro.Measure;
import dev.thaw.sd.micro.Workload;
import dev.thaw.sd.micro.Workload.Kind;
import dev.thaw.sd.micro.Workloads;
import java.util.List;
import java.util.function.Predicate;

/** What is asked of object snapshots beside serializers, in a native image. */
public final class SdBars {
    /** Elements of a list or map from which on SNAPSHOT has to be as fast as Kryo. */
    private static final int MANY = 64;

    /** Numbers of a matrix, and clients, that take at least 256 KiB: the file has a header. */
    private static final int LARGE_MATRIX = 128;

    private static final int MANY_CLIENTS = 32;

    private SdBars() {}

    /** In the order of the report. */
    static List<Bar> bars() {
        List<String> clients = names(w -> isCollection(w) && isOfClients(w) && w.size() == 512);
        List<String> small = names(w -> w.kind() == Kind.VALUE && !isOfClients(w));
        List<String> large =
                names(w ->
                        w.kind() == Kind.MATRIX && w.size() >= LARGE_MATRIX
                                || isCollection(w) && isOfClients(w) && w.size() >= MANY_CLIENTS);
        return List.of(
                new Bar(
                        "read-clients-kryo",
                        "LOAD of 512 clients against Kryo (references on)",
                        Operation.DESERIALIZE,
                        clients,
                        Contenders.DOSS_OCCUPIED,
                        Contenders.KRYO,
                        Limit.atLeast(300),
                        null),
                new Bar(
                        "read-clients-fory",
                        "LOAD of 512 clients against Fory",
                        Operation.DESERIALIZE,
                        clients,
                        Contenders.DOSS_OCCUPIED,
                        Contenders.FORY,
                        Limit.atLeast(100),
                        null),
                new Bar(
                        "read-matrix",
                        "LOAD of a matrix against Kryo (references on)",
                        Operation.DESERIALIZE,
                        List.of("Dbl[2048][]"),
                        Contenders.DOSS_OCCUPIED,
                        Contenders.KRYO,
                        Limit.atLeast(10_000),
                        null),
                new Bar(
                        "write-collections",
                        "SNAPSHOT of a list or map, and freeing the slot, against Kryo (references on)",
                        Operation.SERIALIZE,
                        names(w -> isCollection(w) && w.size() >= MANY),
                        Contenders.DOSS,
                        Contenders.KRYO,
                        Limit.atLeast(1),
                        Limit.atLeast(2)),
                new Bar(
                        "write-values",
                        "pack a record or string into a message, against Kryo (references on)",
                        Operation.SERIALIZE,
                        small,
                        Contenders.DOSS_MESSAGE,
                        Contenders.KRYO,
                        Limit.atLeast(0.5),
                        null),
                new Bar(
                        "read-values",
                        "unpack the message of a record or string, against Kryo (references on)",
                        Operation.DESERIALIZE,
                        small,
                        Contenders.DOSS_MESSAGE,
                        Contenders.KRYO,
                        Limit.atLeast(0.5),
                        null),
                new Bar(
                        "size",
                        "snapshot file against the objects on the heap",
                        Operation.SIZE,
                        large,
                        Contenders.DOSS,
                        Measure.HEAP,
                        Limit.atMost(1.05),
                        null));
    }

    private static boolean isCollection(Workload w) {
        return w.kind() == Kind.LIST || w.kind() == Kind.INT_MAP || w.kind() == Kind.STRING_MAP;
    }

    private static boolean isOfClients(Workload w) {
        return w.name().contains("Client");
    }

    private static List<String> names(Predicate<Workload> which) {
        return Workloads.all().stream().filter(which).map(Workload::name).toList();
    }
}
