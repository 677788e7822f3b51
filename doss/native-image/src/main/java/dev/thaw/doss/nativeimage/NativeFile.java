// SPDX-License-Identifier: GPL-2.0-only WITH Classpath-exception-2.0
package dev.thaw.doss.nativeimage;

import com.oracle.svm.core.headers.LibC;
import com.oracle.svm.core.os.VirtualMemoryProvider;
import com.oracle.svm.core.posix.PosixUtils;
import com.oracle.svm.core.posix.headers.Errno;
import com.oracle.svm.core.posix.headers.Fcntl;
import com.oracle.svm.core.posix.headers.Unistd;
import dev.thaw.doss.DOSSException;
import dev.thaw.doss.nativeimage.file.SnapshotHeader;
import java.nio.file.Path;
import java.util.zip.Checksum;
import jdk.graal.compiler.word.Word;
import org.graalvm.nativeimage.PinnedObject;
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
    private static final int BUFFER = 1 << 16;

    private final Path path;
    private final int descriptor;

    private NativeFile(Path path, int descriptor) {
        this.path = path;
        this.descriptor = descriptor;
        if (descriptor < 0) {
            throw error("open");
        }
    }

    private static NativeFile open(Path path, int flags) {
        try (CCharPointerHolder name = CTypeConversion.toCString(path.toString())) {
            int access = flags | O_CLOEXEC;
            return new NativeFile(path, Fcntl.NoTransitions.open(name.get(), access, CREATE_MODE));
        }
    }

    /** Opens for reading; does not wait if the path names a pipe. */
    static NativeFile open(Path path) {
        return open(path, Fcntl.O_RDONLY() | O_NONBLOCK);
    }

    /** Opens a file that may be of any kind, but not through a link. */
    static NativeFile openForWriting(Path path) {
        return open(path, Fcntl.O_RDWR() | Fcntl.O_NOFOLLOW() | O_NONBLOCK);
    }

    static NativeFile create(Path path) {
        return open(path, Fcntl.O_RDWR() | Fcntl.O_CREAT() | Fcntl.O_EXCL());
    }

    /**
     * Copies the file as it is now to memory that nobody can change, and that lives as long as it
     * is mapped.
     */
    NativeFile sealedCopy(long size) {
        try (CCharPointerHolder name = CTypeConversion.toCString("snapshot")) {
            int flags = LinuxCalls.MFD_CLOEXEC | LinuxCalls.MFD_ALLOW_SEALING;
            NativeFile copy = new NativeFile(path, LinuxCalls.memfd_create(name.get(), flags));
            try {
                sendTo(copy, size);
                if (LinuxCalls.fcntl(copy.descriptor, LinuxCalls.F_ADD_SEALS, LinuxCalls.ALL_SEALS)
                        != 0) {
                    throw error("seal a copy of");
                }
                return copy;
            } catch (Throwable t) {
                copy.close();
                throw t;
            }
        }
    }

    private void sendTo(NativeFile to, long count) {
        seek(0);
        for (long left = count; left > 0; ) {
            long n =
                    LinuxCalls.sendfile(
                                    to.descriptor,
                                    descriptor,
                                    Word.nullPointer(),
                                    Word.unsigned(Math.min(left, MAX_WRITE)))
                            .rawValue();
            if (n == 0) {
                throw changed();
            }
            if (n > 0) {
                left -= n;
            } else if (LibC.errno() != Errno.EINTR()) {
                throw error("copy");
            }
        }
    }

    long size() {
        return move(0, SEEK_END);
    }

    private long move(long offset, int from) {
        long at = Unistd.NoTransitions.lseek(descriptor, Word.signed(offset), from).rawValue();
        if (at < 0) {
            throw error("find a place in");
        }
        return at;
    }

    /** The next write goes to the given offset; what is skipped becomes a hole. */
    void seek(long offset) {
        move(offset, SEEK_SET);
    }

    private static final int SEEK_SET = 0;
    private static final int SEEK_END = 2;

    /** Reads a part of the file into memory that is made for it at the given address. */
    void readInto(Pointer at, long offset, long count) {
        if (count == 0) {
            return;
        }
        int access = VirtualMemoryProvider.Access.READ | VirtualMemoryProvider.Access.WRITE;
        if (VirtualMemoryProvider.get().commit(at, Word.unsigned(count), access).isNull()) {
            throw error("find memory for");
        }
        readAt(at, offset, count);
    }

    void readAt(Pointer to, long offset, long count) {
        if (readUpTo(to, offset, count) < count) {
            throw changed();
        }
    }

    /** How many bytes there are, at most as many as asked for. */
    long readUpTo(Pointer to, long offset, long count) {
        long done = 0;
        while (done < count) {
            long n =
                    LinuxCalls.pread(
                                    descriptor,
                                    to.add(Word.unsigned(done)),
                                    Word.unsigned(Math.min(count - done, MAX_WRITE)),
                                    offset + done)
                            .rawValue();
            if (n == 0) {
                break;
            }
            if (n > 0) {
                done += n;
            } else if (LibC.errno() != Errno.EINTR()) {
                throw error("read");
            }
        }
        return done;
    }

    /** Adds a part of the file to a checksum. */
    void addTo(Checksum checksum, long offset, long count) {
        byte[] buffer = new byte[(int) Math.min(count, BUFFER)];
        try (PinnedObject pinned = PinnedObject.create(buffer)) {
            for (long done = 0; done < count; ) {
                int n = (int) Math.min(count - done, buffer.length);
                readAt(pinned.addressOfArrayElement(0), offset + done, n);
                checksum.update(buffer, 0, n);
                done += n;
            }
        }
    }

    /** Fails unless the file begins with the given header. */
    void requireHeader(SnapshotHeader expected) {
        byte[] bytes = new byte[SnapshotHeader.SIZE];
        try (PinnedObject pinned = PinnedObject.create(bytes)) {
            readAt(pinned.addressOfArrayElement(0), 0, bytes.length);
        }
        if (!SnapshotHeader.decode(bytes, path).equals(expected)) {
            throw changed();
        }
    }

    void requireSize(long expected) {
        if (size() != expected) {
            throw changed();
        }
    }

    private DOSSException changed() {
        return new DOSSException(
                "%s changed while it was read; replace snapshot files by renaming, and try again"
                        .formatted(path));
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

    /** Locks the file until it is closed; in vain on a file system that has no locks. */
    void lock() {
        while (LinuxCalls.flock(descriptor, LinuxCalls.LOCK_EX) != 0
                && LibC.errno() == Errno.EINTR()) {}
    }

    /** Whether the file could be locked now; it stays so until it is closed. */
    boolean tryLock() {
        return LinuxCalls.flock(descriptor, LinuxCalls.LOCK_EX | LinuxCalls.LOCK_NB) == 0;
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
