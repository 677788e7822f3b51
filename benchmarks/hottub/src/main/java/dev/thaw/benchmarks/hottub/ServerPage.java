// SPDX-License-Identifier: Apache-2.0
package dev.thaw.benchmarks.hottub;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * What a server tells of its last run: the page that the client's {@code state_page.rs} describes.
 */
record ServerPage(ByteBuffer page) {
    /** In the order of the page, from {@link #RESET_AT} on. */
    private static final List<String> RESET_STEPS =
            List.of(
                    "reset: threads",
                    "reset: JDK",
                    "reset: static state",
                    "reset: collection",
                    "reset: files");

    static final String CONNECT = "connect";
    static final String BEGIN = "begin";
    static final String END = "end";
    static final String INITIALISERS = "static initialisers run again";
    static final String RESET = "reset, all";

    private static final int PROCESS_AT = 8;
    private static final int RUNS_AT = 32;
    private static final int RESET_ALL_AT = 48;
    private static final int ACCEPTED_AT = 56;
    private static final int STARTED_AT = 64;
    private static final int ENDED_AT = 72;
    private static final int INITIALISERS_AT = 80;
    private static final int RESET_AT = 88;
    private static final int WALK_AT = 136;

    /** Of the one server that there is. */
    static ServerPage only(Path directory) throws IOException {
        try (Stream<Path> files = Files.list(directory)) {
            List<Path> pages = files.filter(file -> file.toString().endsWith(".state")).toList();
            if (pages.size() != 1) {
                throw new IOException(
                        "there are %d servers instead of one; did one retire?"
                                .formatted(pages.size()));
            }
            return new ServerPage(
                    ByteBuffer.wrap(Files.readAllBytes(pages.getFirst()))
                            .order(ByteOrder.LITTLE_ENDIAN));
        }
    }

    /**
     * What the last run took beside itself, in nanoseconds.
     *
     * @param start when its client was started, and when it had ended, as {@link System#nanoTime}
     *     counts
     */
    Map<String, Double> overheads(double start, double end) {
        Map<String, Double> overheads = new LinkedHashMap<>();
        overheads.put(CONNECT, page.getLong(ACCEPTED_AT) - start);
        overheads.put(BEGIN, (double) page.getLong(STARTED_AT) - page.getLong(ACCEPTED_AT));
        overheads.put(INITIALISERS, (double) page.getLong(INITIALISERS_AT));
        overheads.put(END, end - page.getLong(ENDED_AT));
        for (int i = 0; i < RESET_STEPS.size(); i++) {
            overheads.put(RESET_STEPS.get(i), (double) page.getLong(RESET_AT + 8 * i));
        }
        overheads.put(RESET, reset());
        return overheads;
    }

    /** How long the last reset took, in nanoseconds. */
    double reset() {
        return page.getLong(RESET_ALL_AT);
    }

    /** How long the last walk through the heap took, in nanoseconds. */
    double heapWalk() {
        return page.getLong(WALK_AT);
    }

    /** Its id. */
    int process() {
        return page.getInt(PROCESS_AT);
    }

    /** Of programs, that it has had. */
    long runs() {
        return page.getLong(RUNS_AT);
    }
}
