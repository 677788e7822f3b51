// SPDX-License-Identifier: Apache-2.0
package dev.thaw.doss.program;

import dev.thaw.doss.DOSS;
import dev.thaw.doss.DOSSException;
import dev.thaw.doss.FileOptions;
import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;

/** The program in the test image. */
public final class SnapshotProgram {
    private static final int EXIT_REFUSED = 3;

    private SnapshotProgram() {}

    public static void main(String[] args) throws Exception {
        try {
            switch (args[0]) {
                case "scenario" -> Scenarios.named(args[1]).run(Path.of(args[2]));
                case "refusals" -> Refusals.valueOf(args[1]).check(Path.of(args[2]));
                case "trust" -> TrustScenarios.valueOf(args[1]).run(Path.of(args[2]));
                case "threads" -> ThreadScenarios.valueOf(args[1]).run(Path.of(args[2]));
                case "fuzz" ->
                        GraphFuzzer.run(
                                Long.parseLong(args[1]),
                                Integer.parseInt(args[2]),
                                Path.of(args[3]));
                case "load-fuzzed" -> GraphFuzzer.load(Path.of(args[1]));
                case "constants" -> Constants.valueOf(args[1]).run(Path.of(args[2]));
                case "store-filled" -> storeFilled(Path.of(args[1]), false);
                case "store-filled-later" -> storeFilled(Path.of(args[1]), true);
                case "store-parts" -> RoomToUnload.store(args[1].equals("large"), Path.of(args[2]));
                case "room-to-unload" ->
                        RoomToUnload.run(args[1].equals("large"), Path.of(args[2]));
                case "room-in-largest-heap" ->
                        RoomToUnload.runInLargestHeap(args[1].equals("large"), Path.of(args[2]));
                case "store-race" -> StoreRace.run(Path.of(args[1]));
                case "store-root" -> {
                    Path directory = Path.of(args[2]);
                    Scenarios.snapshot(Scenarios.named(args[1]).root(), 0);
                    DOSS.provider().store(Scenarios.getSlot(0), Scenarios.rootFile(directory));
                }
                case "store" -> store(Graphs.valueOf(args[1]), Path.of(args[2]));
                case "store-catalog" -> storeCatalog(args[1], Path.of(args[2]));
                case "load" -> load(Graphs.valueOf(args[1]), Path.of(args[2]));
                case "load-only" -> DOSS.provider().load(Path.of(args[1]), DOSS.heap().getSlot(0));
                case "check-only" ->
                        DOSS.provider()
                                .check(
                                        Path.of(args[1]),
                                        DOSS.heap().getSlot(0),
                                        FileOptions.STANDARD);
                case "load-cold" -> ColdLoad.run(args[1]);
                case "load-calls" -> LoadCalls.run(Path.of(args[1]));
                case "address-space" ->
                        Files.readAllLines(Path.of("/proc/self/status")).stream()
                                .filter(l -> l.startsWith("VmSize:"))
                                .forEach(System.out::println);
                case "damages" ->
                        Damages.run(
                                Path.of(args[1]),
                                Long.parseLong(args[2]),
                                Integer.parseInt(args[3]));
                case "store-warnings" ->
                        storeWithWarnings(Graphs.valueOf(args[1]), Path.of(args[2]));
                case "load-all" -> loadAll(Path.of(args[1]));
                case "store-version" -> Versions.store(Integer.parseInt(args[1]), Path.of(args[2]));
                case "overwrite" -> Versions.overwrite(Integer.parseInt(args[1]), Path.of(args[2]));
                case "version" -> Versions.print(Path.of(args[1]));
                case "load-and-wait" -> Versions.loadAndWait(Path.of(args[1]));
                case "bus-error" -> BusError.run(Path.of(args[1]), Path.of(args[2]));
                case "cycles" ->
                        Endurance.run(
                                Path.of(args[3]),
                                Integer.parseInt(args[1]),
                                Integer.parseInt(args[2]));
                case "send-messages" -> Messages.send(Path.of(args[1]));
                case "receive-messages" -> Messages.receive(Path.of(args[1]));
                case "native-references" -> NativeReferences.run(Path.of(args[1]));
                case "load-cost-store" ->
                        LoadCost.store(Integer.parseInt(args[1]), Path.of(args[2]));
                case "load-cost" -> LoadCost.measure(Path.of(args[1]), FileOptions.STANDARD);
                case "load-cost-checked" ->
                        LoadCost.measure(Path.of(args[1]), FileOptions.STANDARD.checked());
                default -> throw new IllegalArgumentException(args[0]);
            }
            System.out.println("ok");
        } catch (DOSSException e) {
            System.out.println(e.getMessage());
            System.exit(EXIT_REFUSED);
        }
    }

    private static void store(Graphs graph, Path file) {
        Object original = graph.build();
        DOSS.Slot slot = DOSS.heap().getSlot(0);
        DOSS.Snapshot snapshot = DOSS.provider().snapshot(original, slot);
        Graphs.require(slot.size() == snapshot.size(), "size");
        graph.check(original);
        System.gc();
        graph.check(original);
        DOSS.provider().store(slot, file);
        graph.check(snapshot.getRootObject());
    }

    private static void storeWithWarnings(Graphs graph, Path file) {
        DOSS.Slot slot = DOSS.heap().getSlot(0);
        DOSS.provider().snapshot(graph.build(), slot);
        DOSS.provider().store(slot, file).warnings().forEach(System.out::println);
    }

    /**
     * @param later than SNAPSHOT, which has taken it as the image has it
     */
    private static void storeFilled(Path file, boolean later) {
        if (!later) {
            Constants.FILLED.put("key", "value");
        }
        Scenarios.snapshot(Constants.FILLED, 0);
        Constants.FILLED.put("key", "value");
        DOSS.provider().store(Scenarios.getSlot(0), file);
    }

    private static void storeCatalog(String version, Path file) {
        Catalog catalog = new Catalog(Integer.parseInt(version));
        DOSS.Snapshot snapshot = DOSS.provider().snapshot(catalog, DOSS.heap().getSlot(0));
        DOSS.provider().store(snapshot.slot(), file);
        Graphs.require(snapshot.getRootObject().toString().equals(catalog.toString()), "catalog");
    }

    /** Prints which of the files in a directory are loaded, and which are not. */
    private static void loadAll(Path directory) throws IOException {
        int refused = 0;
        try (DirectoryStream<Path> files = Files.newDirectoryStream(directory)) {
            for (Path file : files) {
                try {
                    DOSS.provider()
                            .unload(DOSS.provider().load(file, DOSS.heap().getSlot(0)).slot());
                    System.out.println("loaded " + file.getFileName());
                } catch (DOSSException e) {
                    Graphs.require(e.getMessage().contains(file.toString()), e.getMessage());
                    refused++;
                }
            }
        }
        System.out.println("refused " + refused);
    }

    private static void load(Graphs graph, Path file) {
        DOSS.Slot slot = DOSS.heap().getSlot(0);
        DOSS.Snapshot snapshot = DOSS.provider().load(file, slot);
        Graphs.require(slot.getSnapshot() == snapshot, "slot's snapshot");
        graph.check(snapshot.getRootObject());
        Scenarios.allocateGarbage();
        System.gc();
        graph.check(snapshot.getRootObject());
        Object unloaded = DOSS.provider().unload(slot);
        graph.check(unloaded);
        System.gc();
        graph.check(unloaded);
    }
}
