// SPDX-License-Identifier: Apache-2.0
package dev.thaw.language.image;

import org.graalvm.polyglot.Context;
import org.graalvm.polyglot.PolyglotAccess;
import org.graalvm.polyglot.Value;

/**
 * What GraalPy does in threads of its own elsewhere: callbacks of weak references, and what native
 * objects leave. An image has no such threads (python.AutomaticAsyncActions), as each would be one
 * for each isolate, to be ended with it.
 */
final class PythonUpkeep {
    private static final String LANGUAGE = "python";
    private static final String POLL = "PollPythonAsyncActions";

    private PythonUpkeep() {}

    /** Without it the context does not show how to do it. */
    static void allow(Context.Builder builder) {
        builder.allowPolyglotAccess(
                PolyglotAccess.newBuilder().allowBindingsAccess(LANGUAGE).build());
    }

    /** Does it once; between calls. */
    static Runnable of(Context context) {
        Value poll = context.getPolyglotBindings().getMember(POLL);
        if (poll == null) {
            // it has threads
            return () -> {};
        }
        Runnable actions = poll.asHostObject();
        return () -> {
            context.enter();
            try {
                actions.run();
            } finally {
                context.leave();
            }
        };
    }
}
