// SPDX-License-Identifier: Apache-2.0
package dev.thaw.function.adapter;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.thaw.function.Entry;
import dev.thaw.function.EntryFinder;
import dev.thaw.function.FakeHost;
import dev.thaw.function.FunctionRuntime;
import dev.thaw.function.Unwinder;

/** Calls functions without an image, each time anew. */
final class PlainJvm {
    private PlainJvm() {}

    /** The result of the call. */
    static int call(Class<?> function, FakeHost host) {
        String name = function.getName();
        Entry entry =
                new EntryFinder(PlainJvm.class.getClassLoader(), message -> {}).find(name, null);
        FunctionRuntime runtime =
                new FunctionRuntime(name, entry.signature(), entry.adapter(), Unwinder.NONE);
        assertEquals(FunctionRuntime.ANSWERED, runtime.load(new FakeHost()));
        return runtime.call(host);
    }
}
