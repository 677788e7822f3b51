// SPDX-License-Identifier: Apache-2.0
package dev.thaw.doss.jvm;

import dev.thaw.doss.DOSSException;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;

/**
 * Runs a task on a stack that a chain of a million objects fits: the serializer goes from object to
 * object by recursion. Only the part of the stack that is used takes memory.
 */
final class DeepStack {
    static final String SIZE_MIB = "thaw.doss.stackSizeMiB";
    private static final int DEFAULT_MIB = 2048;

    private DeepStack() {}

    static <T> T call(String what, Callable<T> task) {
        long mib = mebibytes();
        FutureTask<T> future = new FutureTask<>(task);
        Thread thread = new Thread(null, future, "thaw-doss", mib << 20, false);
        thread.setDaemon(true);
        thread.setContextClassLoader(Thread.currentThread().getContextClassLoader());
        try {
            thread.start();
        } catch (OutOfMemoryError e) {
            throw new DOSSException(
                    "%s: no address space for a stack of %d MiB; set -D%s to less"
                            .formatted(what, mib, SIZE_MIB),
                    e);
        }
        return await(what, future);
    }

    private static <T> T await(String what, FutureTask<T> future) {
        boolean interrupted = false;
        try {
            while (true) {
                try {
                    return future.get();
                } catch (InterruptedException e) {
                    // The slot is taken until the task ends.
                    interrupted = true;
                } catch (ExecutionException e) {
                    throw failure(what, e.getCause());
                }
            }
        } finally {
            if (interrupted) {
                Thread.currentThread().interrupt();
            }
        }
    }

    private static RuntimeException failure(String what, Throwable cause) {
        return switch (cause) {
            case StackOverflowError e -> tooDeep(what, e);
            case Error e -> throw e;
            case RuntimeException e -> e;
            default -> new DOSSException("%s: %s".formatted(what, cause), cause);
        };
    }

    static DOSSException tooDeep(String what, Throwable e) {
        return new DOSSException(
                "%s: the graph is too deep for a stack of %d MiB; set -D%s to more"
                        .formatted(what, mebibytes(), SIZE_MIB),
                e);
    }

    private static long mebibytes() {
        return Math.max(1, Integer.getInteger(SIZE_MIB, DEFAULT_MIB));
    }
}
