// SPDX-License-Identifier: Apache-2.0
package dev.thaw.layout.tool;

import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemoryLayout;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.StructLayout;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.VarHandle;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

/** The system calls that the JDK has no method for, on Linux on x86-64. */
final class SystemCalls {
    static final int EACCES = 13;
    static final int EPERM = 1;

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
    private static final int SET_ATTRIBUTE = 188;
    private static final int GET_ATTRIBUTE = 191;
    private static final int LIST_ATTRIBUTES = 194;
    private static final int FADVISE = 221;
    private static final int PERF_EVENT_OPEN = 298;

    private static final int DONT_NEED = 4;

    /** The kernel allows no attribute, and no list of names, that is longer. */
    private static final int LONGEST_ATTRIBUTE = 1 << 16;

    private SystemCalls() {}

    /** The result; {@code -errno} for a failure, as from the kernel. */
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

    static int perfEventOpen(MemorySegment attributes, long process, int cpu) {
        int closeOnExec = 8;
        return (int) call(PERF_EVENT_OPEN, attributes.address(), process, cpu, -1, closeOnExec);
    }

    /** Maps what a descriptor stands for, until {@link #unmap}. */
    static MemorySegment map(int descriptor, long size, boolean writable) {
        long address = call(MMAP, 0, size, writable ? 3 : 1, 1, descriptor, 0);
        if (address < 0 && address > -4096) {
            throw new LayoutException("memory cannot be mapped: error " + -address);
        }
        return MemorySegment.ofAddress(address).reinterpret(size);
    }

    static void unmap(MemorySegment memory) {
        call(MUNMAP, memory.address(), memory.byteSize());
    }

    static void close(int descriptor) {
        call(CLOSE, descriptor);
    }

    /** For each page a byte, whose lowest bit says whether it is in the page cache. */
    static void residentPages(MemorySegment mapping, MemorySegment bytes) {
        long result = call(MINCORE, mapping.address(), mapping.byteSize(), bytes.address());
        if (result != 0) {
            throw new LayoutException("the page cache cannot be asked: error " + -result);
        }
    }

    /** Asks the kernel to forget the clean pages of a file. */
    static void forgetPages(int descriptor) {
        call(FADVISE, descriptor, 0, 0, DONT_NEED);
    }

    /** The names of a file's extended attributes; none where the file system has none. */
    static List<String> attributesOf(Path file) {
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment names = arena.allocate(LONGEST_ATTRIBUTE);
            long path = arena.allocateFrom(file.toString()).address();
            long size = call(LIST_ATTRIBUTES, path, names.address(), names.byteSize());
            byte[] all = names.asSlice(0, Math.max(0, size)).toArray(ValueLayout.JAVA_BYTE);
            return Stream.of(new String(all, StandardCharsets.UTF_8).split("\0"))
                    .filter(name -> !name.isEmpty())
                    .toList();
        }
    }

    /** The value of an extended attribute; null if the file does not have it. */
    static byte[] attribute(Path file, String name) {
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment value = arena.allocate(LONGEST_ATTRIBUTE);
            long size =
                    call(
                            GET_ATTRIBUTE,
                            arena.allocateFrom(file.toString()).address(),
                            arena.allocateFrom(name).address(),
                            value.address(),
                            value.byteSize());
            return size < 0 ? null : value.asSlice(0, size).toArray(ValueLayout.JAVA_BYTE);
        }
    }

    /** Sets an extended attribute; 0, or what the kernel has against it. */
    static int setAttribute(Path file, String name, byte[] value) {
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment bytes = arena.allocateFrom(ValueLayout.JAVA_BYTE, value);
            return (int)
                    -call(
                            SET_ATTRIBUTE,
                            arena.allocateFrom(file.toString()).address(),
                            arena.allocateFrom(name).address(),
                            bytes.address(),
                            value.length);
        }
    }

    static int open(String path) {
        try (Arena arena = Arena.ofConfined()) {
            int closeOnExec = 0x80000;
            long result = call(OPEN, arena.allocateFrom(path).address(), closeOnExec);
            if (result < 0) {
                throw new LayoutException("%s cannot be opened: error %d".formatted(path, -result));
            }
            return (int) result;
        }
    }
}
