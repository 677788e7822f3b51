// SPDX-License-Identifier: GPL-2.0-only WITH Classpath-exception-2.0
package dev.thaw.function.image;

import com.oracle.svm.core.annotate.Substitute;
import com.oracle.svm.core.annotate.TargetClass;
import dev.thaw.function.FunctionRuntime;
import org.graalvm.nativeimage.ImageSingletons;

/** The end of the program is the end of its call: the process belongs to others too. */
@TargetClass(Runtime.class)
final class ProgramEnd {
    @Substitute
    @SuppressWarnings({"static-method", "unused"})
    public void exit(int status) {
        ImageSingletons.lookup(FunctionRuntime.class).exit(status);
    }

    @Substitute
    @SuppressWarnings({"static-method", "unused"})
    public void halt(int status) {
        ImageSingletons.lookup(FunctionRuntime.class).exit(status);
    }
}
