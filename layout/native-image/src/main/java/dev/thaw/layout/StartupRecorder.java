// SPDX-License-Identifier: GPL-2.0-only WITH Classpath-exception-2.0
package dev.thaw.layout;

import com.oracle.svm.core.IsolateListenerSupport.IsolateListener;
import com.oracle.svm.core.Uninterruptible;
import com.oracle.svm.core.c.CGlobalData;
import com.oracle.svm.core.c.CGlobalDataFactory;
import com.oracle.svm.core.util.PointerUtils;
import jdk.graal.compiler.word.Word;
import org.graalvm.nativeimage.Isolate;
import org.graalvm.nativeimage.c.function.CFunction;
import org.graalvm.nativeimage.c.type.CCharPointer;
import org.graalvm.word.Pointer;
import org.graalvm.word.PointerBase;
import org.graalvm.word.SignedWord;
import org.graalvm.word.UnsignedWord;

/**
 * Puts a file in the place of the {@link StartupTables}, so that the kernel keeps what is recorded,
 * whatever ends the process. Until then, they are memory, whose contents go to the file first.
 */
public final class StartupRecorder implements IsolateListener {
    private static final CGlobalData<CCharPointer> VARIABLE =
            CGlobalDataFactory.createCString("THAW_STARTUP_TRACE");
    private static final CGlobalData<Pointer> STARTED = CGlobalDataFactory.createWord();

    // The Linux x86-64 values.
    private static final int O_RDWR = 2;
    private static final int O_CREAT = 0x40;
    private static final int O_TRUNC = 0x200;
    private static final int O_CLOEXEC = 0x80000;
    private static final int MODE = 0666;
    private static final int READ_WRITE = 3;
    private static final int SHARED_FIXED = 0x11;

    @Override
    @Uninterruptible(reason = "Thread state not yet set up.")
    public void afterCreateIsolate(Isolate isolate) {
        if (STARTED.get().readLong(0) != 0) {
            return;
        }
        STARTED.get().writeLong(0, 1);
        Pointer header = StartupTables.HEADER.get();
        CCharPointer name = getenv(VARIABLE.get());
        if (name.isNull()) {
            name = (CCharPointer) header.add(StartupTables.IMAGE_NAME);
        }
        int file = open(name, O_RDWR | O_CREAT | O_TRUNC | O_CLOEXEC, MODE);
        if (file < 0) {
            perror(name);
            return;
        }
        UnsignedWord size = header.readWord(StartupTables.TABLES_SIZE);
        Pointer tables =
                PointerUtils.roundUp(StartupTables.TABLES.get(), Word.unsigned(StartupTables.PAGE));
        UnsignedWord headerSize = Word.unsigned(StartupTables.HEADER_SIZE);
        boolean mapped =
                write(file, header, headerSize).equal((SignedWord) headerSize)
                        && ftruncate(file, Word.signed(StartupTables.PAGE)) == 0
                        && pwrite(file, tables, size, Word.signed(StartupTables.PAGE))
                                .equal((SignedWord) size)
                        && mmap(
                                        tables,
                                        size,
                                        READ_WRITE,
                                        SHARED_FIXED,
                                        file,
                                        Word.signed(StartupTables.PAGE))
                                .equal(tables);
        if (!mapped) {
            perror(name);
        }
        close(file);
    }

    @CFunction(transition = CFunction.Transition.NO_TRANSITION)
    private static native CCharPointer getenv(CCharPointer name);

    @CFunction(transition = CFunction.Transition.NO_TRANSITION)
    private static native void perror(CCharPointer text);

    @CFunction(transition = CFunction.Transition.NO_TRANSITION)
    private static native int open(CCharPointer path, int flags, int mode);

    @CFunction(transition = CFunction.Transition.NO_TRANSITION)
    private static native int close(int file);

    @CFunction(transition = CFunction.Transition.NO_TRANSITION)
    private static native int ftruncate(int file, SignedWord size);

    @CFunction(transition = CFunction.Transition.NO_TRANSITION)
    private static native SignedWord write(int file, PointerBase from, UnsignedWord count);

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
