// SPDX-License-Identifier: GPL-2.0-only WITH Classpath-exception-2.0
package dev.thaw.doss.nativeimage;

import com.oracle.svm.core.headers.LibC;
import com.oracle.svm.core.os.VirtualMemoryProvider;
import com.oracle.svm.core.posix.PosixUtils;
import com.oracle.svm.core.posix.headers.Errno;
import com.oracle.svm.core.posix.headers.Fcntl;
import com.oracle.svm.core.posix.headers.Unistd;
import dev.thaw.doss.DOSSException;
import java.nio.file.Path;
import jdk.graal.compiler.word.Word;
import org.graalvm.nativeimage.c.type.CTypeConversion;
import org.graalvm.nativeimage.c.type.CTypeConversion.CCharPointerHolder;
import org.graalvm.word.Pointer;
import org.graalvm.word.PointerBase;

/** An open file whose contents are memory outside the collected heap. */
final class NativeFile implements AutoCloseable {
    // The Linux x86-64 values; the image has no constants for them.
    private static final int O_CLOEXEC = 0x80000;
    private static final int O_NONBLOCK = 0x800;
    private static final int CREATE_MODE = 0666;
    private static final long MAX_WRITE = 1L << 30;

    private final Path path;
    private final int descriptor;

    private NativeFile(Path path, int flags) {
        this.path = path;
        try (CCharPointerHolder name = CTypeConversion.toCString(path.toString())) {
            descriptor = Fcntl.NoTransitions.open(name.get(), flags | O_CLOEXEC, CREATE_MODE);
        }
        if (descriptor < 0) {
            throw error("open");
        }
    }

    /** Opens for reading; does not wait if the path names a pipe. */
    static NativeFile open(Path path) {
        return new NativeFile(path, Fcntl.O_RDONLY() | O_NONBLOCK);
    }

    static NativeFile create(Path path) {
        return new NativeFile(path, Fcntl.O_RDWR() | Fcntl.O_CREAT() | Fcntl.O_EXCL());
    }

    long size() {
        long size = Unistd.NoTransitions.lseek(descriptor, Word.zero(), SEEK_END).rawValue();
        if (size < 0
                || Unistd.NoTransitions.lseek(descriptor, Word.zero(), SEEK_SET).rawValue() < 0) {
            throw error("find the size of");
        }
        return size;
    }

    /** The next write goes to the begin of the file. */
    void rewind() {
        if (Unistd.NoTransitions.lseek(descriptor, Word.zero(), SEEK_SET).rawValue() != 0) {
            throw error("go to the begin of");
        }
    }

    private static final int SEEK_SET = 0;
    private static final int SEEK_END = 2;

    void read(Pointer to, int count) {
        if (PosixUtils.readUninterruptibly(descriptor, to, count) != count) {
            throw error("read");
        }
    }

    void write(PointerBase from, long count) {
        Pointer next = (Pointer) from;
        long left = count;
        while (left > 0) {
            long n =
                    Unistd.write(descriptor, next, Word.unsigned(Math.min(left, MAX_WRITE)))
                            .rawValue();
            if (n >= 0) {
                next = next.add(Word.unsigned(n));
                left -= n;
            } else if (LibC.errno() != Errno.EINTR()) {
                throw error("write");
            }
        }
    }

    void sync() {
        if (Unistd.fsync(descriptor) != 0) {
            throw error("write to disk");
        }
    }

    /** Maps a part of the file copy-on-write; at any address if the given one is null. */
    Pointer map(Pointer at, long offset, long count) {
        int access = VirtualMemoryProvider.Access.READ | VirtualMemoryProvider.Access.WRITE;
        Pointer result =
                VirtualMemoryProvider.get()
                        .mapFile(
                                at,
                                Word.unsigned(count),
                                Word.signed(descriptor),
                                Word.unsigned(offset),
                                access);
        if (result.isNull()) {
            throw error("map");
        }
        return result;
    }

    @Override
    public void close() {
        Unistd.NoTransitions.close(descriptor);
    }

    private DOSSException error(String what) {
        return new DOSSException(
                "Cannot %s %s: %s"
                        .formatted(what, path, PosixUtils.lastErrorString("unknown error")));
    }
}
