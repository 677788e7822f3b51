// SPDX-License-Identifier: GPL-2.0-only WITH Classpath-exception-2.0
package dev.thaw.doss.nativeimage;

import com.oracle.svm.core.SubstrateOptions;
import com.oracle.svm.core.SubstrateUtil;
import com.oracle.svm.core.Uninterruptible;
import com.oracle.svm.core.c.CGlobalData;
import com.oracle.svm.core.c.CGlobalDataFactory;
import com.oracle.svm.core.c.function.CEntryPointOptions;
import com.oracle.svm.core.c.function.CEntryPointOptions.NoEpilogue;
import com.oracle.svm.core.c.function.CEntryPointOptions.NoPrologue;
import com.oracle.svm.core.headers.LibC;
import com.oracle.svm.core.heap.RestrictHeapAccess;
import com.oracle.svm.core.posix.PosixSignalHandlerSupport;
import com.oracle.svm.core.posix.headers.Signal;
import com.oracle.svm.core.posix.headers.Unistd;
import com.oracle.svm.core.thread.NativeSpinLockUtils;
import dev.thaw.doss.DOSSException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import jdk.graal.compiler.word.Word;
import org.graalvm.nativeimage.StackValue;
import org.graalvm.nativeimage.c.function.CEntryPoint;
import org.graalvm.nativeimage.c.function.CEntryPoint.Publish;
import org.graalvm.nativeimage.c.function.CEntryPointLiteral;
import org.graalvm.nativeimage.c.function.CFunction.Transition;
import org.graalvm.nativeimage.c.function.CFunctionPointer;
import org.graalvm.nativeimage.c.function.InvokeCFunctionPointer;
import org.graalvm.nativeimage.c.struct.SizeOf;
import org.graalvm.nativeimage.c.type.CCharPointer;
import org.graalvm.nativeimage.c.type.CIntPointer;
import org.graalvm.nativeimage.c.type.WordPointer;
import org.graalvm.word.Pointer;
import org.graalvm.word.PointerBase;
import org.graalvm.word.UnsignedWord;

/**
 * Says which file was truncated when a process reads an object that is no longer there, and lets
 * the signal end the process. All other bus errors go to whoever handled them before.
 *
 * <p>The handler runs at any point of any thread, with or without an isolate: it reads only memory
 * outside of all heaps.
 */
final class BusErrorHandler {
    private static final CGlobalData<CCharPointer> BEFORE_PATH =
            CGlobalDataFactory.createCString("DOSS: ");
    private static final CGlobalData<CCharPointer> BEFORE_SLOT =
            CGlobalDataFactory.createCString(
                    " was truncated after LOAD, or its disk failed: objects in slot ");
    private static final CGlobalData<CCharPointer> AFTER_SLOT =
            CGlobalDataFactory.createCString(
                    " are lost. Replace snapshot files by renaming (STORE does), never in place;"
                            + " or run with -XX:ObjectSnapshotProtection=sealed.\n");

    /** In siginfo: an address that is mapped, but not there. */
    private static final int BUS_ADRERR = 2;

    private static final int STDERR = 2;
    private static final int MAX_DIGITS = 10;

    private static final CGlobalData<CIntPointer> LOCK = CGlobalDataFactory.createBytes(() -> 4);
    private static final CGlobalData<Pointer> INSTALLED = CGlobalDataFactory.createWord();
    private static final CGlobalData<Pointer> PREDECESSOR = CGlobalDataFactory.createWord();

    /** As {@link Signal.AdvancedSignalDispatcher}, but for a thread that has no isolate. */
    private interface Handler extends CFunctionPointer {
        @InvokeCFunctionPointer(transition = Transition.NO_TRANSITION)
        void handle(int signal, Signal.siginfo_t info, WordPointer context);
    }

    private static final CEntryPointLiteral<Signal.AdvancedSignalDispatcher> HANDLER =
            CEntryPointLiteral.create(
                    BusErrorHandler.class,
                    "handle",
                    int.class,
                    Signal.siginfo_t.class,
                    WordPointer.class);

    private BusErrorHandler() {}

    /** From now on, a missing page of the slot is explained as damage of the given file. */
    static void watch(SnapshotSlot slot, Path file) {
        if (!isOn()) {
            return;
        }
        byte[] path = file.toAbsolutePath().toString().getBytes(StandardCharsets.UTF_8);
        if (!MappedFiles.add(path, slot)) {
            throw new DOSSException("LOAD of %s: no memory".formatted(file));
        }
    }

    /** Whether this process may handle signals; the first call installs the handler. */
    private static boolean isOn() {
        if (INSTALLED.get().readLong(0) == 0) {
            if (!SubstrateOptions.EnableSignalHandling.getValue()) {
                return false;
            }
            install();
        }
        return true;
    }

    @Uninterruptible(reason = "Locks without a transition.")
    private static void install() {
        NativeSpinLockUtils.lockNoTransition(LOCK.get());
        if (INSTALLED.get().readLong(0) == 0) {
            Signal.sigaction now = StackValue.get(Signal.sigaction.class);
            Signal.sigaction(Signal.SignalEnum.SIGBUS.getCValue(), Word.nullPointer(), now);
            PREDECESSOR.get().writeWord(0, now.sa_handler());
            PosixSignalHandlerSupport.installNativeSignalHandler(
                    Signal.SignalEnum.SIGBUS, HANDLER.getFunctionPointer(), now.sa_flags(), true);
            INSTALLED.get().writeLong(0, 1);
        }
        NativeSpinLockUtils.unlock(LOCK.get());
    }

    @CEntryPoint(
            include = CEntryPoint.NotIncludedAutomatically.class,
            publishAs = Publish.NotPublished)
    @CEntryPointOptions(prologue = NoPrologue.class, epilogue = NoEpilogue.class)
    @RestrictHeapAccess(
            access = RestrictHeapAccess.Access.NO_ALLOCATION,
            reason = "A signal handler has no heap.")
    @Uninterruptible(reason = "A signal handler may run without an isolate.")
    private static void handle(int signal, Signal.siginfo_t info, WordPointer context) {
        int errno = LibC.errno();
        Pointer entry =
                info.si_code() == BUS_ADRERR
                        ? MappedFiles.at((UnsignedWord) (PointerBase) info.si_addr())
                        : Word.nullPointer();
        Handler predecessor = (Handler) PREDECESSOR.get().readWord(0);
        if (entry.isNonNull()) {
            print(BEFORE_PATH.get());
            print(MappedFiles.path(entry));
            print(BEFORE_SLOT.get());
            print(MappedFiles.slot(entry));
            print(AFTER_SLOT.get());
            endProcess(signal);
        } else if (predecessor.rawValue() == Signal.SIG_DFL().rawValue()) {
            endProcess(signal);
        } else if (predecessor.rawValue() != Signal.SIG_IGN().rawValue()) {
            predecessor.handle(signal, info, context);
        } else if (info.si_code() > 0) {
            // The kernel does not let a process ignore its own errors.
            endProcess(signal);
        }
        LibC.setErrno(errno);
    }

    @Uninterruptible(reason = "Called by the signal handler.")
    private static void print(CCharPointer text) {
        Unistd.NoTransitions.write(STDERR, text, SubstrateUtil.strlen(text));
    }

    @Uninterruptible(reason = "Called by the signal handler.")
    private static void print(int number) {
        CCharPointer digits = StackValue.get(MAX_DIGITS);
        int first = MAX_DIGITS;
        int rest = number;
        do {
            digits.write(--first, (byte) ('0' + rest % 10));
            rest /= 10;
        } while (rest > 0);
        Unistd.NoTransitions.write(
                STDERR, digits.addressOf(first), Word.unsigned(MAX_DIGITS - first));
    }

    /** The signal comes again, at the latest when the handler returns, and ends the process. */
    @Uninterruptible(reason = "Called by the signal handler.")
    private static void endProcess(int signal) {
        Signal.sigaction standard = StackValue.get(Signal.sigaction.class);
        LibC.memset(standard, Word.zero(), Word.unsigned(SizeOf.get(Signal.sigaction.class)));
        standard.sa_handler(Signal.SIG_DFL());
        Signal.sigaction(signal, standard, Word.nullPointer());
        LinuxCalls.raise(signal);
    }
}
