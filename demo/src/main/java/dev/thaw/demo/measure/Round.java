// SPDX-License-Identifier: Apache-2.0
package dev.thaw.demo.measure;

import dev.thaw.demo.process.ProcessMemory;
import java.util.List;
import java.util.function.Function;

/** What was measured while some processes ran at once, all with the same kind of dictionary. */
public record Round(int repetition, int processes, Source source, List<One> each) {
    /**
     * One of the processes.
     *
     * @param firstAnswerMicros from the start of the process until its first answer arrived
     * @param loadMicros for parsing the database or mapping the snapshot
     * @param answers all answers, as text
     * @param contents what a walk over the whole dictionary found
     * @param answered memory after the answers
     * @param walked memory after the walk, which touches every object
     */
    public record One(
            long firstAnswerMicros,
            long loadMicros,
            String answers,
            String contents,
            ProcessMemory answered,
            ProcessMemory walked) {}

    /** What all processes take together: pages they share count once. */
    public double totalMiB(Function<One, ProcessMemory> when) {
        return each.stream().mapToLong(one -> when.apply(one).pss()).sum() / 1024.0;
    }
}
