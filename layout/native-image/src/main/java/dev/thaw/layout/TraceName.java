// SPDX-License-Identifier: GPL-2.0-only WITH Classpath-exception-2.0
package dev.thaw.layout;

import com.oracle.svm.core.Uninterruptible;
import com.oracle.svm.core.c.CGlobalData;
import com.oracle.svm.core.c.CGlobalDataFactory;
import org.graalvm.nativeimage.c.function.CFunction;
import org.graalvm.nativeimage.c.type.CCharPointer;

/**
 * The name of the file that a start is recorded in: what the environment says, else what the image
 * does. In it, {@code %p} stands for the process, so that each has its own.
 */
final class TraceName {
    private static final CGlobalData<CCharPointer> VARIABLE =
            CGlobalDataFactory.createCString("THAW_STARTUP_TRACE");

    private static final int LONGEST_PATH = 4096;
    private static final int LONGEST_NUMBER = 16;
    static final int LONGEST = LONGEST_PATH + 2 * LONGEST_NUMBER;

    private TraceName() {}

    /**
     * With the number of this process; what gets too long the kernel refuses.
     *
     * @param to has room for {@link #LONGEST} bytes
     * @param which 1 or more: above it, the name ends with a dot and this number
     */
    @Uninterruptible(reason = "There may be no isolate.")
    static CCharPointer of(CCharPointer to, int which) {
        CCharPointer name = pattern();
        int at = 0;
        for (int i = 0; name.read(i) != 0 && at < LONGEST_PATH; i++) {
            if (isProcess(name, i)) {
                at = append(to, at, getpid());
                i++;
            } else {
                to.write(at++, name.read(i));
            }
        }
        if (which > 1) {
            to.write(at, (byte) '.');
            at = append(to, at + 1, which);
        }
        to.write(at, (byte) 0);
        return to;
    }

    /** Whether no other process of this process's namespace has this name. */
    @Uninterruptible(reason = "There may be no isolate.")
    static boolean isOfProcess() {
        CCharPointer name = pattern();
        for (int i = 0; name.read(i) != 0; i++) {
            if (isProcess(name, i)) {
                return true;
            }
        }
        return false;
    }

    @Uninterruptible(reason = "There may be no isolate.")
    private static CCharPointer pattern() {
        CCharPointer name = getenv(VARIABLE.get());
        return name.isNonNull()
                ? name
                : (CCharPointer) StartupTables.HEADER.get().add(StartupTables.IMAGE_NAME);
    }

    @Uninterruptible(reason = "There may be no isolate.")
    private static boolean isProcess(CCharPointer name, int at) {
        return name.read(at) == '%' && name.read(at + 1) == 'p';
    }

    @Uninterruptible(reason = "There may be no isolate.")
    private static int append(CCharPointer to, int begin, int number) {
        int digits = 1;
        for (int rest = number; rest >= 10; rest /= 10) {
            digits++;
        }
        for (int i = digits - 1, rest = number; i >= 0; i--, rest /= 10) {
            to.write(begin + i, (byte) ('0' + rest % 10));
        }
        return begin + digits;
    }

    @CFunction(transition = CFunction.Transition.NO_TRANSITION)
    static native int getpid();

    @CFunction(transition = CFunction.Transition.NO_TRANSITION)
    private static native CCharPointer getenv(CCharPointer name);
}
