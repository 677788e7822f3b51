// SPDX-License-Identifier: Apache-2.0
package dev.thaw.bench.relayout;

import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.MethodHandle;

/** Processor time of another process to the nanosecond, its ended threads included. */
final class ProcessorClock {
    private static final long GIGA = 1_000_000_000L;

    /** CPUCLOCK_SCHED of linux/posix-timers.h. */
    private static final int SCHEDULED = 2;

    private static final int PID_SHIFT = 3;
    private static final MethodHandle CLOCK_GETTIME;

    static {
        Linker linker = Linker.nativeLinker();
        CLOCK_GETTIME =
                linker.downcallHandle(
                        linker.defaultLookup().findOrThrow("clock_gettime"),
                        FunctionDescriptor.of(
                                ValueLayout.JAVA_INT, ValueLayout.JAVA_INT, ValueLayout.ADDRESS));
    }

    private ProcessorClock() {}

    static long nanos(long pid) throws IOException {
        int clock = (int) (~pid << PID_SHIFT) | SCHEDULED;
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment time = arena.allocate(ValueLayout.JAVA_LONG, 2);
            int failed = (int) CLOCK_GETTIME.invokeExact(clock, time);
            if (failed != 0) {
                throw new IOException("process " + pid + " has ended");
            }
            return time.getAtIndex(ValueLayout.JAVA_LONG, 0) * GIGA
                    + time.getAtIndex(ValueLayout.JAVA_LONG, 1);
        } catch (IOException | RuntimeException | Error e) {
            throw e;
        } catch (Throwable e) {
            throw new IllegalStateException(e);
        }
    }
}
