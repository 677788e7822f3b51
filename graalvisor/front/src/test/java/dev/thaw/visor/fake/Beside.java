// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.fake;

import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;

/**
 * What goes on while a test does something else: in a thread of its own, as the common pool has a
 * single one on two processors.
 */
public final class Beside {
    private Beside() {}

    public interface Action {
        void run() throws Exception;
    }

    public static <T> CompletableFuture<T> run(Callable<T> task) {
        CompletableFuture<T> result = new CompletableFuture<>();
        Thread.ofPlatform()
                .daemon()
                .start(() -> {
                    try {
                        result.complete(task.call());
                    } catch (Throwable e) {
                        result.completeExceptionally(e);
                    }
                });
        return result;
    }

    public static CompletableFuture<Void> run(Action action) {
        return run(() -> {
            action.run();
            return null;
        });
    }
}
