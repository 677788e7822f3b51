// SPDX-License-Identifier: GPL-2.0-only WITH Classpath-exception-2.0
package dev.thaw.layout;

import com.oracle.svm.core.IsolateListenerSupport.IsolateListener;
import com.oracle.svm.core.Uninterruptible;
import com.oracle.svm.core.c.CGlobalData;
import com.oracle.svm.core.c.CGlobalDataFactory;
import com.oracle.svm.core.c.function.CEntryPointOptions;
import com.oracle.svm.core.c.function.CEntryPointOptions.NoEpilogue;
import com.oracle.svm.core.c.function.CEntryPointOptions.NoPrologue;
import com.oracle.svm.core.util.PointerUtils;
import jdk.graal.compiler.word.Word;
import org.graalvm.nativeimage.Isolate;
import org.graalvm.nativeimage.StackValue;
import org.graalvm.nativeimage.c.function.CEntryPoint;
import org.graalvm.nativeimage.c.function.CEntryPointLiteral;
import org.graalvm.nativeimage.c.function.CFunction;
import org.graalvm.nativeimage.c.function.CFunctionPointer;
import org.graalvm.nativeimage.c.type.CCharPointer;
import org.graalvm.nativeimage.c.type.CIntPointer;
import org.graalvm.word.Pointer;
import org.graalvm.word.PointerBase;
import org.graalvm.word.SignedWord;
import org.graalvm.word.UnsignedWord;

/**
 * Brings the {@link StartupTables} into a file. Either the file takes their place when the first
 * isolate is created, so that the kernel keeps what is recorded, whatever ends the process; or they
 * are written when the process exits.
 *
 * <p>Whoever writes holds a lock on the file, for as long as it is mapped: another start would
 * truncate it under that memory.
 *
 * <p>Source: "Improving Native-Image Startup Performance" (CGO'25), section 6.1, the two modes.
 */
public final class StartupRecorder implements IsolateListener {
    private static final CGlobalData<CCharPointer> DUMP_VARIABLE =
            CGlobalDataFactory.createCString("THAW_STARTUP_DUMP");

    private static final CGlobalData<CCharPointer> PAGEMAP =
            CGlobalDataFactory.createCString("/proc/self/pagemap");

    private static final CGlobalData<CCharPointer> IN_USE =
            CGlobalDataFactory.createCString(
                    ": another process records its start there, so this start is not recorded\n");

    private static final CEntryPointLiteral<CFunctionPointer> DUMP =
            CEntryPointLiteral.create(StartupRecorder.class, "dump");

    /** The process that was started; 0 before. */
    private static final CGlobalData<Pointer> STARTED = CGlobalDataFactory.createWord();

    // The Linux x86-64 values.
    private static final int O_RDWR = 2;
    private static final int O_CREAT = 0x40;
    private static final int O_EXCL = 0x80;
    private static final int O_CLOEXEC = 0x80000;
    private static final int MODE = 0666;
    private static final int READ_WRITE = 3;
    private static final int SHARED_FIXED = 0x11;
    private static final int LOCK_EXCLUSIVE = 2;
    private static final int LOCK_NO_WAIT = 4;
    private static final int EWOULDBLOCK = 11;
    private static final int EEXIST = 17;
    private static final int STANDARD_ERROR = 2;

    private static final int MOST_OF_A_NUMBER = 9999;

    // Bits of an entry of /proc/self/pagemap.
    private static final long IN_MEMORY_OR_SWAPPED = 3L << 62;
    private static final long OF_A_FILE = 1L << 61;

    @Override
    @Uninterruptible(reason = "Thread state not yet set up.")
    public void afterCreateIsolate(Isolate isolate) {
        if (STARTED.get().readLong(0) != 0) {
            return;
        }
        STARTED.get().writeLong(0, TraceName.getpid());
        if (getenv(DUMP_VARIABLE.get()).isNonNull()) {
            if (atexit(DUMP.getFunctionPointer()) != 0) {
                perror(DUMP_VARIABLE.get());
            }
        } else {
            record(true);
        }
    }

    @CEntryPoint(
            include = CEntryPoint.NotIncludedAutomatically.class,
            publishAs = CEntryPoint.Publish.NotPublished)
    @CEntryPointOptions(prologue = NoPrologue.class, epilogue = NoEpilogue.class)
    @Uninterruptible(reason = "There may be no isolate any more.")
    private static void dump() {
        // A child that was forked exits, too: the file is its parent's.
        if (STARTED.get().readLong(0) == TraceName.getpid() || TraceName.isOfProcess()) {
            record(false);
        }
    }

    /** The header comes last: a file without one is no trace. */
    @Uninterruptible(reason = "Thread state not yet set up.")
    private static void record(boolean map) {
        Pointer header = StartupTables.HEADER.get();
        CCharPointer name = StackValue.get(TraceName.LONGEST);
        int file = openNamed(name);
        if (file < 0) {
            perror(name);
            return;
        }
        if (flock(file, LOCK_EXCLUSIVE | LOCK_NO_WAIT) != 0) {
            complainOfLock(name);
            close(file);
            return;
        }
        UnsignedWord size = header.readWord(StartupTables.TABLES_SIZE);
        Pointer tables =
                PointerUtils.roundUp(StartupTables.TABLES.get(), Word.unsigned(StartupTables.PAGE));
        UnsignedWord headerSize = Word.unsigned(StartupTables.HEADER_SIZE);
        SignedWord offset = Word.signed(StartupTables.PAGE);
        boolean written =
                ftruncate(file, Word.signed(0)) == 0 && writeTables(file, tables, size, offset);
        boolean mapped =
                map
                        && written
                        && mmap(tables, size, READ_WRITE, SHARED_FIXED, file, offset).equal(tables);
        if (!written
                || mapped != map
                || !pwrite(file, header, headerSize, Word.signed(0))
                        .equal((SignedWord) headerSize)) {
            perror(name);
        }
        if (!mapped) {
            // Else the lock has to stay for as long as this process.
            close(file);
        }
    }

    /**
     * A name of each process's own takes no other's place: where each has a namespace of its own,
     * as in containers, all have the same number.
     */
    @Uninterruptible(reason = "Thread state not yet set up.")
    private static int openNamed(CCharPointer name) {
        int flags = O_RDWR | O_CREAT | O_CLOEXEC;
        if (!TraceName.isOfProcess()) {
            return open(TraceName.of(name, 1), flags, MODE);
        }
        int file = -1;
        for (int which = 1; file < 0 && which <= MOST_OF_A_NUMBER; which++) {
            file = open(TraceName.of(name, which), flags | O_EXCL, MODE);
            if (file < 0 && errno().read() != EEXIST) {
                return file;
            }
        }
        return file;
    }

    /**
     * What of the tables has been written to; the rest of the file is holes, whose blocks it has,
     * so that memory which the file becomes always finds room.
     */
    @Uninterruptible(reason = "Thread state not yet set up.")
    private static boolean writeTables(
            int file, Pointer tables, UnsignedWord size, SignedWord offset) {
        int pagemap = open(PAGEMAP.get(), O_CLOEXEC, 0);
        boolean sparse =
                pagemap >= 0
                        && fallocate(file, 0, offset, (SignedWord) size) == 0
                        && writeTouched(file, tables, size, pagemap);
        if (pagemap >= 0) {
            close(pagemap);
        }
        // Where the kernel does not tell, or the file system has no holes.
        return sparse || pwrite(file, tables, size, offset).equal((SignedWord) size);
    }

    /** Of memory that a file backs, pages that were written to are anonymous. */
    @Uninterruptible(reason = "Thread state not yet set up.")
    private static boolean writeTouched(int file, Pointer tables, UnsignedWord size, int pagemap) {
        long pages = size.rawValue() / StartupTables.PAGE;
        long first = tables.rawValue() / StartupTables.PAGE;
        Pointer entries = StackValue.get(StartupTables.PAGE);
        int most = StartupTables.PAGE / Long.BYTES;
        for (long begin = 0; begin < pages; begin += most) {
            long left = pages - begin;
            long count = (left < most ? left : most) * Long.BYTES;
            if (pread(
                                    pagemap,
                                    entries,
                                    Word.unsigned(count),
                                    Word.signed((first + begin) * Long.BYTES))
                            .rawValue()
                    != count) {
                return false;
            }
            for (int i = 0; i < count / Long.BYTES; i++) {
                long entry = entries.readLong(i * Long.BYTES);
                if ((entry & IN_MEMORY_OR_SWAPPED) != 0 && (entry & OF_A_FILE) == 0) {
                    long at = (begin + i) * StartupTables.PAGE;
                    SignedWord done =
                            pwrite(
                                    file,
                                    tables.add(Word.unsigned(at)),
                                    Word.unsigned(StartupTables.PAGE),
                                    Word.signed(at + StartupTables.PAGE));
                    if (done.rawValue() != StartupTables.PAGE) {
                        return false;
                    }
                }
            }
        }
        return true;
    }

    @Uninterruptible(reason = "Thread state not yet set up.")
    private static void complainOfLock(CCharPointer name) {
        if (errno().read() == EWOULDBLOCK) {
            write(STANDARD_ERROR, name, strlen(name));
            write(STANDARD_ERROR, IN_USE.get(), strlen(IN_USE.get()));
        } else {
            perror(name);
        }
    }

    @CFunction(transition = CFunction.Transition.NO_TRANSITION)
    private static native CCharPointer getenv(CCharPointer name);

    @CFunction(transition = CFunction.Transition.NO_TRANSITION)
    private static native int atexit(CFunctionPointer function);

    @CFunction(transition = CFunction.Transition.NO_TRANSITION)
    private static native void perror(CCharPointer text);

    @CFunction(transition = CFunction.Transition.NO_TRANSITION)
    private static native int open(CCharPointer path, int flags, int mode);

    @CFunction(transition = CFunction.Transition.NO_TRANSITION)
    private static native int close(int file);

    @CFunction(transition = CFunction.Transition.NO_TRANSITION)
    private static native int flock(int file, int operation);

    @CFunction(transition = CFunction.Transition.NO_TRANSITION)
    private static native int ftruncate(int file, SignedWord size);

    @CFunction(value = "__errno_location", transition = CFunction.Transition.NO_TRANSITION)
    private static native CIntPointer errno();

    @CFunction(transition = CFunction.Transition.NO_TRANSITION)
    private static native UnsignedWord strlen(CCharPointer text);

    @CFunction(transition = CFunction.Transition.NO_TRANSITION)
    private static native SignedWord write(int file, PointerBase from, UnsignedWord count);

    @CFunction(transition = CFunction.Transition.NO_TRANSITION)
    private static native int fallocate(int file, int mode, SignedWord offset, SignedWord size);

    @CFunction(transition = CFunction.Transition.NO_TRANSITION)
    private static native SignedWord pread(
            int file, PointerBase to, UnsignedWord count, SignedWord offset);

    @CFunction(transition = CFunction.Transition.NO_TRANSITION)
    private static native SignedWord pwrite(
            int file, PointerBase from, UnsignedWord count, SignedWord offset);

    @CFunction(transition = CFunction.Transition.NO_TRANSITION)
    private static native Pointer mmap(
            PointerBase at,
            UnsignedWord size,
            int protection,
            int flags,
            int file,
            SignedWord offset);
}
