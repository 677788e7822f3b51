// SPDX-License-Identifier: GPL-2.0-only WITH Classpath-exception-2.0
package dev.thaw.function.image;

import com.oracle.svm.core.Uninterruptible;
import dev.thaw.function.FunctionRuntime;
import org.graalvm.nativeimage.ImageSingletons;
import org.graalvm.nativeimage.IsolateThread;
import org.graalvm.nativeimage.c.function.CEntryPoint;
import org.graalvm.word.Pointer;

/** The C functions of a function library; docs/visor-worker.md has their contract. */
final class EntryPoints {
    private EntryPoints() {}

    private static FunctionRuntime runtime() {
        return ImageSingletons.lookup(FunctionRuntime.class);
    }

    @CEntryPoint(name = "thaw_function_load_1", exceptionHandler = LoadFailed.class)
    static int load(IsolateThread thread, Pointer call) {
        return runtime().load(new NativeHost(call));
    }

    @CEntryPoint(name = "thaw_function_call_1", exceptionHandler = OutOfMemory.class)
    static int call(IsolateThread thread, Pointer call) {
        return runtime().call(new NativeHost(call));
    }

    @CEntryPoint(name = "thaw_function_interrupt_1", exceptionHandler = OutOfMemory.class)
    static int interrupt(IsolateThread thread) {
        runtime().interrupt();
        return FunctionRuntime.ANSWERED;
    }

    @CEntryPoint(name = "thaw_function_allocated_1", exceptionHandler = NotKnown.class)
    static long allocated(IsolateThread thread) {
        return AllocatedBytes.ofCall();
    }

    private static final class NotKnown implements CEntryPoint.ExceptionHandler {
        private NotKnown() {}

        @Uninterruptible(reason = "exception handler of an entry point")
        static long result(Throwable thrown) {
            return 0;
        }
    }

    private static final class LoadFailed implements CEntryPoint.ExceptionHandler {
        private LoadFailed() {}

        @Uninterruptible(reason = "exception handler of an entry point")
        static int result(Throwable thrown) {
            return FunctionRuntime.LOAD_FAILED;
        }
    }

    /** What FunctionRuntime does not catch comes before its first instruction. */
    private static final class OutOfMemory implements CEntryPoint.ExceptionHandler {
        private OutOfMemory() {}

        @Uninterruptible(reason = "exception handler of an entry point")
        static int result(Throwable thrown) {
            return FunctionRuntime.OUT_OF_MEMORY;
        }
    }
}
