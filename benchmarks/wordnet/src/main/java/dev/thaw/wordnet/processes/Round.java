// SPDX-License-Identifier: Apache-2.0
package dev.thaw.wordnet.processes;

import dev.thaw.bench.process.ProcessMemory;
import java.util.List;

/**
 * What was measured while some instances ran at once, all with the same kind of dictionary.
 *
 * @param memories of each process: one only if the instances are isolates
 */
public record Round(List<One> each, List<Memory> memories) {
    /**
     * One of the processes or isolates.
     *
     * @param firstAnswerMicros from the start of its process until its first answer arrived
     * @param loadMicros for parsing the database or mapping the snapshot
     * @param answers all answers, as text
     * @param contents what a walk over the whole dictionary found
     */
    public record One(long firstAnswerMicros, long loadMicros, String answers, String contents) {}

    /**
     * The memory of a process.
     *
     * @param answered after the answers
     * @param walked after the walk, which touches every object
     */
    public record Memory(ProcessMemory answered, ProcessMemory walked) {}
}
