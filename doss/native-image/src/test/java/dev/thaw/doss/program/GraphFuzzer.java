// SPDX-License-Identifier: Apache-2.0
package dev.thaw.doss.program;

import static dev.thaw.doss.program.Graphs.require;
import static dev.thaw.doss.program.Scenarios.IS_IMAGE;
import static dev.thaw.doss.program.Scenarios.getSlot;

import dev.thaw.doss.DOSS;
import dev.thaw.doss.DOSSException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.locks.LockSupport;
import java.util.stream.Stream;

/**
 * Snapshots of random graphs while threads change another part of them: what comes back is equal,
 * or is refused with class and path.
 */
final class GraphFuzzer {
    /** One of so many graphs goes to a file as well, for another process. */
    private static final int ONE_STORED_OF = 100;

    private static final int MOST_ATTEMPTS = 1000;
    private static final long PAUSE_NANOS = 100_000;

    private GraphFuzzer() {}

    /**
     * @param directory for the files, named by their seeds
     */
    static void run(long firstSeed, int graphs, Path directory) throws Exception {
        int refused = 0;
        List<Long> stored = new ArrayList<>();
        // On a JVM, a snapshot is not of one moment.
        try (ChangingObjects changing = IS_IMAGE ? new ChangingObjects() : null) {
            for (long seed = firstSeed; seed < firstSeed + graphs; seed++) {
                RandomGraph maker = new RandomGraph(seed, true);
                Object graph = maker.make();
                String before = maker.refused() == null ? GraphText.of(graph) : null;
                try {
                    Object[] copy =
                            copy(new Object[] {graph, changing == null ? null : changing.root()});
                    require(maker.refused() == null, seed + " has a " + maker.refused());
                    requireSame(seed, before, copy[0]);
                    requireSame(seed, before, graph);
                    if (changing != null) {
                        ChangingObjects.check(copy[1]);
                    }
                } catch (DOSSException e) {
                    boolean isOfGraph =
                            e.getMessage().contains("an object of class ")
                                    && e.getMessage().contains("(root[0][");
                    require(maker.refused() != null && isOfGraph, seed + ": " + e.getMessage());
                    refused++;
                }
                if (seed % ONE_STORED_OF == 0) {
                    store(seed, directory);
                    stored.add(seed);
                }
            }
        }
        System.out.printf("%d graphs, %d refused, %d stored%n", graphs, refused, stored.size());
        require(refused > 0 && refused < graphs, "both kinds occur");
    }

    /** Again, while what threads change is caught half-way: a lock is held, a table grows. */
    private static Object[] copy(Object[] root) {
        for (int attempt = 1; ; attempt++) {
            try {
                return (Object[]) DOSS.provider().unpack(DOSS.provider().pack(root));
            } catch (DOSSException e) {
                if (!e.getMessage().contains("(root[1]") || attempt == MOST_ATTEMPTS) {
                    throw e;
                }
                LockSupport.parkNanos(PAUSE_NANOS);
            }
        }
    }

    private static void store(long seed, Path directory) {
        DOSS.provider().snapshot(new RandomGraph(seed, false).make(), getSlot(0));
        DOSS.provider().store(getSlot(0), directory.resolve(Long.toString(seed)));
        DOSS.provider().discard(getSlot(0));
    }

    /** In another process. */
    static void load(Path directory) throws Exception {
        List<Path> files;
        try (Stream<Path> all = Files.list(directory)) {
            files = all.toList();
        }
        require(!files.isEmpty(), "files of random graphs");
        for (Path file : files) {
            long seed = Long.parseLong(file.getFileName().toString());
            Object copy = DOSS.provider().load(file, getSlot(0)).getRootObject();
            requireSame(seed, GraphText.of(new RandomGraph(seed, false).make()), copy);
            requireSame(
                    seed,
                    GraphText.of(new RandomGraph(seed, false).make()),
                    DOSS.provider().unload(getSlot(0)));
        }
    }

    private static void requireSame(long seed, String expected, Object copy) {
        String text = GraphText.of(copy);
        if (!text.equals(expected)) {
            int at = 0;
            while (at < text.length()
                    && at < expected.length()
                    && text.charAt(at) == expected.charAt(at)) {
                at++;
            }
            throw new AssertionError(
                    "seed %d: %s became %s"
                            .formatted(seed, around(expected, at), around(text, at)));
        }
    }

    private static String around(String text, int at) {
        return text.substring(Math.max(0, at - 80), Math.min(text.length(), at + 80));
    }
}
