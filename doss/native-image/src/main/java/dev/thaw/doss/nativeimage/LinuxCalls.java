// SPDX-License-Identifier: GPL-2.0-only WITH Classpath-exception-2.0
package dev.thaw.doss.nativeimage;

import com.oracle.svm.core.posix.headers.PosixDirectives;
import org.graalvm.nativeimage.c.CContext;
import org.graalvm.nativeimage.c.function.CFunction;
import org.graalvm.nativeimage.c.function.CFunction.Transition;
import org.graalvm.nativeimage.c.type.CCharPointer;
import org.graalvm.word.PointerBase;
import org.graalvm.word.SignedWord;
import org.graalvm.word.UnsignedWord;

/** What the C library offers and the image has no declaration of; numbers for x86-64. */
@CContext(PosixDirectives.class)
final class LinuxCalls {
    static final int MFD_CLOEXEC = 1;
    static final int MFD_ALLOW_SEALING = 2;

    static final int F_ADD_SEALS = 1033;

    /** Against further seals, shrinking, growing and writing. */
    static final int ALL_SEALS = 1 | 2 | 4 | 8;

    static final int MADV_HUGEPAGE = 14;

    static final int LOCK_EX = 2;
    static final int LOCK_NB = 4;

    private LinuxCalls() {}

    @CFunction
    static native int memfd_create(CCharPointer name, int flags);

    @CFunction
    static native int fcntl(int descriptor, int command, int argument);

    @CFunction
    static native SignedWord sendfile(int to, int from, PointerBase offset, UnsignedWord count);

    @CFunction
    static native SignedWord pread(int from, PointerBase to, UnsignedWord count, long offset);

    @CFunction
    static native int flock(int descriptor, int operation);

    @CFunction
    static native int fchmod(int descriptor, int mode);

    @CFunction
    static native int fchown(int descriptor, int owner, int group);

    @CFunction(transition = Transition.NO_TRANSITION)
    static native int geteuid();

    @CFunction(transition = Transition.NO_TRANSITION)
    static native int madvise(PointerBase begin, UnsignedWord size, int advice);

    @CFunction(transition = Transition.NO_TRANSITION)
    static native int raise(int signal);
}
