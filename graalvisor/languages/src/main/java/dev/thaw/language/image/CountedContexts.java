// SPDX-License-Identifier: Apache-2.0
package dev.thaw.language.image;

import org.graalvm.polyglot.Context;
import org.graalvm.polyglot.Engine;
import org.graalvm.polyglot.ResourceLimits;

/**
 * Contexts that execute no more statements than they may until {@link Context#resetLimits}. Truffle
 * arranges for counting when a context joins its engine, which the image's context did while the
 * image was built, without a limit: what it is told later counts nothing. So these are of an engine
 * of their own, and made anew.
 */
final class CountedContexts {
    private final Engine engine =
            Engine.newBuilder().option("engine.WarnInterpreterOnly", "false").build();
    private final ResourceLimits limits;

    CountedContexts(long statements) {
        limits = ResourceLimits.newBuilder().statementLimit(statements, null).build();
    }

    Context build(Context.Builder builder) {
        return builder.engine(engine).resourceLimits(limits).build();
    }
}
