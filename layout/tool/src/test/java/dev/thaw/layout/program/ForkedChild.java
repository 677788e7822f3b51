// SPDX-License-Identifier: Apache-2.0
package dev.thaw.layout.program;

import org.graalvm.nativeimage.c.function.CFunction;
import org.graalvm.nativeimage.c.type.CIntPointer;
import org.graalvm.word.WordFactory;

/** A process that is forked, does nothing, and exits as programs do. */
final class ForkedChild {
    private ForkedChild() {}

    static void runToItsEnd() {
        int child = fork();
        if (child == 0) {
            exit(0);
        }
        waitpid(child, WordFactory.nullPointer(), 0);
    }

    @CFunction(transition = CFunction.Transition.NO_TRANSITION)
    private static native int fork();

    @CFunction(transition = CFunction.Transition.NO_TRANSITION)
    private static native void exit(int status);

    @CFunction(transition = CFunction.Transition.NO_TRANSITION)
    private static native int waitpid(int process, CIntPointer status, int options);
}
