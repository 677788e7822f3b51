// SPDX-License-Identifier: GPL-2.0-only WITH Classpath-exception-2.0
package dev.thaw.doss.nativeimage;

import com.oracle.svm.core.headers.LibC;
import com.oracle.svm.core.os.VirtualMemoryProvider;
import com.oracle.svm.core.posix.PosixStat;
import com.oracle.svm.core.posix.PosixUtils;
import com.oracle.svm.core.posix.headers.Errno;
import com.oracle.svm.core.posix.headers.Fcntl;
import com.oracle.svm.core.posix.headers.Unistd;
import dev.thaw.doss.DOSSException;
import java.nio.file.Path;
import jdk.graal.compiler.word.Word;
import org.graalvm.nativeimage.StackValue;
import org.graalvm.nativeimage.c.type.CTypeConversion;
import org.graalvm.nativeimage.c.type.CTypeConversion.CCharPointerHolder;
import org.graalvm.word.Pointer;
import org.graalvm.word.PointerBase;

/**
 * An open file whose contents are memory outside the collected heap. A call that a signal
 * interrupts is made again. The error number of a failed call is read at once: an allocation may
 * make calls of its own.
 */
final class NativeFile implements AutoCloseable {
    // The Linux x86-64 values; the image has no constants for them.
    private static final int O_CLOEXEC = 0x80000;
    private static final int O_NONBLOCK = 0x800;
    private static final int STAT_GROUP_OFFSET = 32;
    private static final int SEEK_SET = 0;

    /** For {@code fchown}. */
    private static final int SAME = -1;

    private static final int PRIVATE_MODE = 0600;
    private static final long MAX_COUNT = 1L << 30;

    private final Path path;
    private final int descriptor;

    private NativeFile(Path path, int descriptor) {
        this.path = path;
        this.descriptor = descriptor;
    }

    private static NativeFile open(Path path, int flags) {
        try (CCharPointerHolder name = CTypeConversion.toCString(path.toString())) {
            while (true) {
                int result = Fcntl.NoTransitions.open(name.get(), flags | O_CLOEXEC, PRIVATE_MODE);
                int errno = LibC.errno();
                if (result >= 0) {
                    return new NativeFile(path, result);
                }
                if (errno != Errno.EINTR()) {
                    throw error("open", path, errno);
                }
            }
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

    /** Makes a file that only its owner can read and write. */
    static NativeFile create(Path path) {
        return open(path, Fcntl.O_RDWR() | Fcntl.O_CREAT() | Fcntl.O_EXCL());
    }

    /**
     * An empty file in memory, which lives as long as it is open or mapped.
     *
     * @param origin whose name it has in messages
     */
    static NativeFile inMemory(Path origin) {
        try (CCharPointerHolder name = CTypeConversion.toCString("snapshot")) {
            int flags = LinuxCalls.MFD_CLOEXEC | LinuxCalls.MFD_ALLOW_SEALING;
            int result = LinuxCalls.memfd_create(name.get(), flags);
            int errno = LibC.errno();
            if (result < 0) {
                throw error("make a copy of", origin, errno);
            }
            return new NativeFile(origin, result);
        }
    }

    /** What is at a path, links not followed; null if that cannot be told. */
    static FileStatus statusOf(Path path) {
        try (CCharPointerHolder name = CTypeConversion.toCString(path.toString())) {
            PosixStat.stat stat = StackValue.get(PosixStat.stat.class);
            return PosixStat.restartableLstat(name.get(), stat) == 0 ? status(stat) : null;
        }
    }

    FileStatus status() {
        PosixStat.stat stat = StackValue.get(PosixStat.stat.class);
        int result = PosixStat.restartableFstat(descriptor, stat);
        int errno = LibC.errno();
        if (result != 0) {
            throw error("look at", path, errno);
        }
        return status(stat);
    }

    private static FileStatus status(PosixStat.stat stat) {
        return new FileStatus(
                (int) stat.st_mode().rawValue(),
                stat.st_uid(),
                ((Pointer) stat).readInt(STAT_GROUP_OFFSET),
                stat.st_size());
    }

    /** Gives the file an owner and a group, as far as this process may. */
    void setOwner(int owner, int group) {
        if (LinuxCalls.fchown(descriptor, owner, group) != 0) {
            // Who may not give it away may still give it to a group of his own.
            LinuxCalls.fchown(descriptor, SAME, group);
        }
    }

    void setPermissions(int mode) {
        int result = LinuxCalls.fchmod(descriptor, mode);
        int errno = LibC.errno();
        if (result != 0) {
            throw error("set the permissions of", path, errno);
        }
    }

    /** The next write goes to the given offset; what is skipped becomes a hole. */
    void seek(long offset) {
        long at = Unistd.NoTransitions.lseek(descriptor, Word.signed(offset), SEEK_SET).rawValue();
        int errno = LibC.errno();
        if (at < 0) {
            throw error("find a place in", path, errno);
        }
    }

    /** Appends the begin of this file to another one. */
    void sendTo(NativeFile to, long count) {
        seek(0);
        for (long left = count; left > 0; ) {
            long n =
                    LinuxCalls.sendfile(
                                    to.descriptor,
                                    descriptor,
                                    Word.nullPointer(),
                                    Word.unsigned(Math.min(left, MAX_COUNT)))
                            .rawValue();
            int errno = LibC.errno();
            if (n == 0) {
                throw changed();
            }
            if (n > 0) {
                left -= n;
            } else if (errno != Errno.EINTR()) {
                throw error("copy", path, errno);
            }
        }
    }

    /** From now on, nobody can change the file, which is in memory. */
    void seal() {
        int result = LinuxCalls.fcntl(descriptor, LinuxCalls.F_ADD_SEALS, LinuxCalls.ALL_SEALS);
        int errno = LibC.errno();
        if (result != 0) {
            throw error("seal a copy of", path, errno);
        }
    }

    /** Reads a part of the file into memory that is made for it at the given address. */
    void readInto(Pointer at, long offset, long count) {
        if (count == 0) {
            return;
        }
        int access = VirtualMemoryProvider.Access.READ | VirtualMemoryProvider.Access.WRITE;
        if (VirtualMemoryProvider.get().commit(at, Word.unsigned(count), access).isNull()) {
            throw new DOSSException("Cannot find memory for %s".formatted(path));
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
                                    Word.unsigned(Math.min(count - done, MAX_COUNT)),
                                    offset + done)
                            .rawValue();
            int errno = LibC.errno();
            if (n == 0) {
                break;
            }
            if (n > 0) {
                done += n;
            } else if (errno != Errno.EINTR()) {
                throw error("read", path, errno);
            }
        }
        return done;
    }

    void write(PointerBase from, long count) {
        Pointer next = (Pointer) from;
        long left = count;
        while (left > 0) {
            long n =
                    Unistd.write(descriptor, next, Word.unsigned(Math.min(left, MAX_COUNT)))
                            .rawValue();
            int errno = LibC.errno();
            if (n >= 0) {
                next = next.add(Word.unsigned(n));
                left -= n;
            } else if (errno != Errno.EINTR()) {
                throw error("write", path, errno);
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
        while (true) {
            int result = Unistd.fsync(descriptor);
            int errno = LibC.errno();
            if (result == 0) {
                return;
            }
            if (errno != Errno.EINTR()) {
                throw error("write to disk", path, errno);
            }
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
        int errno = LibC.errno();
        if (result.isNull()) {
            throw error("map", path, errno);
        }
        return result;
    }

    @Override
    public void close() {
        Unistd.NoTransitions.close(descriptor);
    }

    /** The file is another one than a moment ago. */
    DOSSException changed() {
        return new DOSSException(
                "%s changed while it was read; replace snapshot files by renaming, and try again"
                        .formatted(path));
    }

    private static DOSSException error(String what, Path path, int errno) {
        return new DOSSException(
                "Cannot %s %s: %s"
                        .formatted(what, path, PosixUtils.errorString(errno, "unknown error")));
    }
}
