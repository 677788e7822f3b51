// SPDX-License-Identifier: Apache-2.0
package dev.thaw.advise.jvm;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.thaw.advise.kernel.Event;
import dev.thaw.advise.kernel.Recorder;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.junit.jupiter.api.Test;

class TimelineTest {
    private static final int JVM = 10;
    private static final int MAIN = 11;
    private static final int COMPILER = 12;
    private static final int PERIODIC = 13;
    private static final int SECOND = 14;

    private static final long COUNTING = 0x10000;
    private static final long INTERPRETER = 0x20000;
    private static final long OPTIMISED = 0x30000;
    private static final long LIBJVM = 0x50000;
    private static final long LIBRARY = 0x60000;

    private final List<Event> events = new ArrayList<>();

    private static long ms(double milliseconds) {
        return (long) (milliseconds * 1e6);
    }

    /** A JVM that is there after 10 ms. */
    private void begin() {
        events.add(new Event.Named(0, JVM, JVM, "java", true));
        for (long heap : List.of(COUNTING, INTERPRETER, OPTIMISED)) {
            events.add(new Event.Mapped(0, JVM, JVM, heap, 0x1000, true, "//anon"));
        }
        events.add(
                new Event.Mapped(0, JVM, JVM, LIBJVM, 0x1000, true, "/jdk/lib/server/libjvm.so"));
        events.add(new Event.Stopped(1, JVM, JVM, false));
        events.add(new Event.Named(1, JVM, COMPILER, "C2 CompilerThre", false));
        events.add(new Event.Resumed(2, JVM, MAIN));
        events.add(new Event.Forked(ms(10), JVM, PERIODIC, JVM));
        events.add(new Event.Named(ms(11), JVM, PERIODIC, "VM Periodic Tas", false));
    }

    private void samples(int thread, double from, double to, long address, long... callers) {
        for (long at = ms(from); at < ms(to); at += Recorder.PERIOD) {
            events.add(new Event.Sample(at + 5, JVM, thread, address + 0x10, callers));
        }
    }

    private Timeline timeline() {
        return new Timeline(events.stream().sorted(Comparator.comparing(Event::time)).toList());
    }

    @Test
    void timeGoesWhereTheThreadsOfTheProgramWere() {
        begin();
        samples(MAIN, 0, 10, LIBJVM);
        samples(MAIN, 10, 14, INTERPRETER);
        samples(MAIN, 14, 20, COUNTING);
        samples(MAIN, 20, 30, OPTIMISED);
        // no sample is taken in the kernel
        events.add(new Event.Stopped(ms(33), JVM, MAIN, false));
        events.add(new Event.Exited(ms(40), JVM, MAIN));
        Timeline timeline = timeline();
        assertTrue(timeline.isReady());
        assertTrue(timeline.knowsCode());
        assertEquals(10, timeline.start().total(), 0.3);
        assertEquals(10, timeline.start().machine(), 0.3);
        Times rest = timeline.afterStart();
        assertEquals(4, rest.interpreted(), 0.3);
        assertEquals(6, rest.counting(), 0.3);
        assertEquals(10, rest.optimised(), 0.3);
        assertEquals(3, rest.ownKernel() + rest.kernel(), 0.3);
        assertEquals(7, rest.waiting(), 0.3);
        assertEquals(0, rest.pausing());
        assertEquals(30, rest.total(), 0.001);
    }

    @Test
    void aPauseIsLongAlsoIfTheJvmsOwnThreadsRunMeanwhile() {
        begin();
        events.add(new Event.Stopped(ms(12), JVM, MAIN, false));
        events.add(new Event.Resumed(ms(18), JVM, PERIODIC));
        events.add(new Event.Stopped(ms(19), JVM, PERIODIC, false));
        events.add(new Event.Resumed(ms(20), JVM, COMPILER));
        events.add(new Event.Stopped(ms(22), JVM, COMPILER, false));
        events.add(new Event.Resumed(ms(34), JVM, MAIN));
        // waits for what a compiler holds, and for nobody
        events.add(new Event.Stopped(ms(35), JVM, MAIN, false));
        events.add(new Event.Resumed(ms(36), JVM, COMPILER));
        events.add(new Event.Stopped(ms(38), JVM, COMPILER, false));
        events.add(new Event.Resumed(ms(39), JVM, MAIN));
        events.add(new Event.Exited(ms(40), JVM, MAIN));
        Times rest = timeline().afterStart();
        assertEquals(21, rest.pausing(), 0.01);
        assertEquals(1, rest.collecting(), 0.01);
        assertEquals(2, rest.compiling(), 0.01);
        assertEquals(2, rest.waiting(), 0.01);
    }

    /** Where the program's code loads a class, and where that code itself goes on. */
    @Test
    void codeThatTheJvmCallsIsToldApart() {
        begin();
        long[] main = {INTERPRETER, LIBJVM};
        long[] ofTheLoader = {COUNTING, INTERPRETER, LIBJVM, LIBJVM, INTERPRETER, LIBJVM};
        samples(MAIN, 10, 16, INTERPRETER, main);
        samples(MAIN, 16, 20, INTERPRETER, ofTheLoader);
        samples(MAIN, 20, 23, COUNTING, ofTheLoader);
        // a native function that Java code has called, for itself and for the JVM
        samples(MAIN, 23, 25, LIBRARY, main);
        samples(MAIN, 25, 26, LIBRARY, ofTheLoader);
        samples(MAIN, 26, 30, LIBJVM, ofTheLoader);
        events.add(new Event.Exited(ms(30), JVM, MAIN));
        Times rest = timeline().afterStart();
        assertEquals(6, rest.interpreted(), 0.3);
        assertEquals(0, rest.counting());
        assertEquals(2, rest.libraries(), 0.3);
        assertEquals(8, rest.forTheMachine(), 0.3);
        assertEquals(4, rest.machine(), 0.3);
        assertEquals(20, rest.total(), 0.001);
    }

    /** No sample is taken in the kernel; the next one tells who has called it. */
    @Test
    void theKernelsWorkIsTheProgramsOrTheJvms() {
        begin();
        samples(MAIN, 0, 12, INTERPRETER);
        events.add(new Event.Stopped(ms(13), JVM, MAIN, false));
        events.add(new Event.Resumed(ms(14), JVM, MAIN));
        samples(MAIN, 16, 20, COUNTING);
        samples(MAIN, 25, 30, LIBJVM);
        events.add(new Event.Exited(ms(30), JVM, MAIN));
        Times rest = timeline().afterStart();
        assertEquals(3, rest.ownKernel(), 0.3);
        assertEquals(5, rest.kernel(), 0.3);
        assertEquals(1, rest.waiting(), 0.01);
        assertEquals(20, rest.total(), 0.001);
    }

    /** The program waits for what a compiler holds, and that has no processor: no pause. */
    @Test
    void aPauseIsNoneWhileThreadsOfTheJvmHaveNoProcessor() {
        begin();
        events.add(new Event.Resumed(ms(12), JVM, COMPILER));
        events.add(new Event.Stopped(ms(13), JVM, MAIN, false));
        events.add(new Event.Stopped(ms(14), JVM, COMPILER, true));
        events.add(new Event.Resumed(ms(60), JVM, COMPILER));
        events.add(new Event.Stopped(ms(61), JVM, COMPILER, false));
        events.add(new Event.Resumed(ms(62), JVM, MAIN));
        events.add(new Event.Exited(ms(63), JVM, MAIN));
        Times rest = timeline().afterStart();
        assertEquals(0, rest.pausing());
        assertEquals(46, rest.others(), 0.01);
        assertEquals(2, rest.compiling(), 0.01);
        assertEquals(1, rest.waiting(), 0.01);
    }

    @Test
    void whoWaitsForAProcessorIsTold() {
        begin();
        events.add(new Event.Resumed(ms(12), JVM, COMPILER));
        events.add(new Event.Stopped(ms(12), JVM, MAIN, true));
        events.add(new Event.Stopped(ms(20), JVM, COMPILER, false));
        // another program has it now
        events.add(new Event.Resumed(ms(25), JVM, MAIN));
        events.add(new Event.Exited(ms(26), JVM, MAIN));
        Times rest = timeline().afterStart();
        assertEquals(8, rest.crowded(), 0.01);
        assertEquals(5, rest.others(), 0.01);
        assertEquals(0, rest.waiting(), 0.01);
        assertEquals(8, timeline().processor(ThreadKind.COMPILER), 0.01);
    }

    @Test
    void threadsThatRunAtOnceShareTheTime() {
        begin();
        events.add(new Event.Resumed(ms(10), JVM, SECOND));
        samples(MAIN, 10, 20, OPTIMISED);
        samples(SECOND, 10, 20, INTERPRETER);
        events.add(new Event.Exited(ms(20), JVM, SECOND));
        events.add(new Event.Exited(ms(20), JVM, MAIN));
        Times rest = timeline().afterStart();
        assertEquals(10, rest.total(), 0.01);
        assertEquals(5, rest.optimised(), 0.3);
        assertEquals(5, rest.interpreted(), 0.3);
        assertEquals(30, timeline().processor(ThreadKind.PROGRAM), 0.01);
    }

    @Test
    void aJvmThatDoesNotComeUpIsNotReady() {
        events.add(new Event.Named(0, JVM, JVM, "java", true));
        events.add(new Event.Exited(ms(5), JVM, JVM));
        assertFalse(timeline().isReady());
        assertFalse(timeline().knowsCode());
        assertEquals(5, timeline().start().total(), 0.01);
    }
}
