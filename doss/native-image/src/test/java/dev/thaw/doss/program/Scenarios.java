// SPDX-License-Identifier: Apache-2.0
package dev.thaw.doss.program;

import static dev.thaw.doss.program.Graphs.require;

import dev.thaw.doss.DOSS;
import dev.thaw.doss.DOSSException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** All scenarios by name, and what they have in common. */
final class Scenarios {
    private Scenarios() {}

    static Scenario named(String name) {
        return Stream.<Scenario[]>of(
                        SnapshotScenarios.values(),
                        StoreScenarios.values(),
                        FileScenarios.values(),
                        LoadScenarios.values(),
                        CollectionScenarios.values(),
                        UnloadScenarios.values(),
                        IsolateScenarios.values())
                .flatMap(Stream::of)
                .filter(s -> s.name().equals(name))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException(name));
    }

    /** These programs run on a JVM, too. */
    static final boolean IS_IMAGE = System.getProperty("org.graalvm.nativeimage.imagecode") != null;

    static DOSS.Slot getSlot(int id) {
        return DOSS.heap().getSlot(id);
    }

    static DOSS.Snapshot snapshot(Object root, int slot) {
        return DOSS.provider().snapshot(root, getSlot(slot));
    }

    static Path rootFile(Path directory) {
        return directory.resolve("root.doss");
    }

    static void refuse(String message, Runnable operation) {
        try {
            operation.run();
        } catch (DOSSException e) {
            require(
                    e.getMessage().contains(message),
                    "message '" + e.getMessage() + "' lacks '" + message + "'");
            return;
        }
        throw new AssertionError("not refused: " + message);
    }

    static void requireOnly(Path directory, Path file) throws Exception {
        try (var files = Files.list(directory)) {
            List<Path> left = files.toList();
            require(left.equals(List.of(file)), "files left: " + left);
        }
    }

    static void collect() {
        System.gc();
    }

    static void allocateGarbage() {
        byte[][] garbage = new byte[1000][];
        for (int i = 0; i < 20_000; i++) {
            garbage[i % garbage.length] = new byte[2000];
        }
    }
}
