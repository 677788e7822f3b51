// SPDX-License-Identifier: Apache-2.0
package dev.thaw.advise.kernel;

import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemoryLayout;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.StructLayout;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.VarHandle;
import java.util.Arrays;

/**
 * The system calls that the JDK has no method for, on Linux on x86-64. Results are the kernel's:
 * -errno is a failure.
 */
public final class SystemCalls {
    public static final int ENOENT = 2;
    public static final int EACCES = 13;
    public static final int EPERM = 1;

    private static final Linker LINKER = Linker.nativeLinker();
    private static final StructLayout STATE = Linker.Option.captureStateLayout();
    private static final VarHandle ERRNO =
            STATE.varHandle(MemoryLayout.PathElement.groupElement("errno"));

    private static final MethodHandle SYSCALL =
            LINKER.downcallHandle(
                    LINKER.defaultLookup().findOrThrow("syscall"),
                    FunctionDescriptor.of(
                            ValueLayout.JAVA_LONG,
                            ValueLayout.JAVA_LONG,
                            ValueLayout.JAVA_LONG,
                            ValueLayout.JAVA_LONG,
                            ValueLayout.JAVA_LONG,
                            ValueLayout.JAVA_LONG,
                            ValueLayout.JAVA_LONG,
                            ValueLayout.JAVA_LONG),
                    Linker.Option.captureCallState("errno"),
                    Linker.Option.firstVariadicArg(1));

    private static final int OPEN = 2;
    private static final int CLOSE = 3;
    private static final int MMAP = 9;
    private static final int MUNMAP = 11;
    private static final int MINCORE = 27;
    private static final int KILL = 62;
    private static final int GETRUSAGE = 98;
    private static final int FADVISE = 221;
    private static final int PERF_EVENT_OPEN = 298;

    private static final int CLOSE_ON_EXEC = 0x80000;
    private static final int DONT_NEED = 4;
    private static final int CHILDREN = -1;
    private static final int RUSAGE_SIZE = 144;

    private SystemCalls() {}

    private static long call(int number, long... arguments) {
        long[] a = Arrays.copyOf(arguments, 6);
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment state = arena.allocate(STATE);
            long result =
                    (long)
                            SYSCALL.invokeExact(
                                    state, (long) number, a[0], a[1], a[2], a[3], a[4], a[5]);
            return result == -1 ? -(int) ERRNO.get(state, 0L) : result;
        } catch (Throwable t) {
            throw new IllegalStateException(t);
        }
    }

    /** An event of the calling thread, and of what it starts from then on. */
    static int perfEventOpen(MemorySegment attributes, int cpu) {
        int closeOnExec = 8;
        return (int) call(PERF_EVENT_OPEN, attributes.address(), 0, cpu, -1, closeOnExec);
    }

    /** The address, or -errno. */
    static long map(int descriptor, long size, boolean writable) {
        int shared = 1;
        return call(MMAP, 0, size, writable ? 3 : 1, shared, descriptor, 0);
    }

    static void unmap(long address, long size) {
        call(MUNMAP, address, size);
    }

    static int close(int descriptor) {
        return (int) call(CLOSE, descriptor);
    }

    static int open(String path) {
        try (Arena arena = Arena.ofConfined()) {
            return (int) call(OPEN, arena.allocateFrom(path).address(), CLOSE_ON_EXEC);
        }
    }

    /** Asks the kernel to forget the clean pages of a file. */
    static void forgetPages(int descriptor) {
        call(FADVISE, descriptor, 0, 0, DONT_NEED);
    }

    /** For each page of a mapping a byte, whose lowest bit says whether it is in the page cache. */
    static int residentPages(long address, long size, MemorySegment bytes) {
        return (int) call(MINCORE, address, size, bytes.address());
    }

    public static int kill(long process, int signal) {
        return (int) call(KILL, process, signal);
    }

    /** What all children that have ended, and theirs, took of processors, in nanoseconds. */
    public static long childrensProcessorTime() {
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment usage = arena.allocate(RUSAGE_SIZE, Long.BYTES);
            call(GETRUSAGE, CHILDREN, usage.address());
            long[] words = usage.toArray(ValueLayout.JAVA_LONG);
            return (words[0] + words[2]) * 1_000_000_000L + (words[1] + words[3]) * 1_000L;
        }
    }
}
