// SPDX-License-Identifier: GPL-2.0-only WITH Classpath-exception-2.0
package dev.thaw.function.image;

import com.oracle.svm.core.heap.Heap;
import dev.thaw.function.FunctionRuntime;
import jdk.graal.compiler.word.Word;
import org.graalvm.nativeimage.ImageSingletons;
import org.graalvm.nativeimage.IsolateThread;

/** What a call has allocated so far, for the worker, which holds its limit. */
final class AllocatedBytes {
    private AllocatedBytes() {}

    /**
     * Of the call that runs, since its thread was attached. That thread must stay attached
     * meanwhile; it goes on.
     */
    static long ofCall() {
        IsolateThread thread =
                Word.pointer(ImageSingletons.lookup(FunctionRuntime.class).callingThread());
        return thread.isNull() ? 0 : Heap.getHeap().getThreadAllocatedMemory(thread);
    }
}
