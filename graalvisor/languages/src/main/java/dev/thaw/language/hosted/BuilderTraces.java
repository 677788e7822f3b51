// SPDX-License-Identifier: GPL-2.0-only WITH Classpath-exception-2.0
package dev.thaw.language.hosted;

import java.util.Collections;
import java.util.List;
import java.util.WeakHashMap;
import java.util.function.Supplier;
import org.graalvm.nativeimage.hosted.Feature.BeforeAnalysisAccess;

/** What Truffle has found out about the machine and the process of the builder: it begins anew. */
final class BuilderTraces {
    private static final String POLYGLOT = "com.oracle.truffle.polyglot.";

    /**
     * A field, and what it has in the image.
     *
     * @param fresh makes its value
     */
    record Trace(String type, String field, Supplier<Object> fresh) {}

    private BuilderTraces() {}

    /**
     * @param files whether the image finds files of its language beside it
     */
    static List<Trace> all(boolean files) {
        return List.of(
                // directories
                nothing("LanguageCache", "languageHome"),
                nothing("InternalResourceCache", "owningRoot"),
                nothing("InternalResourceCache", "path"),
                nothing("InternalResourceRoots", "roots"),
                new Trace(POLYGLOT + "InternalResourceCache", "useInternalResources", () -> files),
                // engines and threads
                nothing("PolyglotEngineImpl", "fallbackEngine"),
                new Trace(
                        "com.oracle.truffle.api.impl.ThreadLocalHandshake",
                        "SAFEPOINTS",
                        () -> Collections.synchronizedMap(new WeakHashMap<>())));
    }

    private static Trace nothing(String type, String field) {
        return new Trace(POLYGLOT + type, field, () -> null);
    }

    static void remove(Reflection truffle, BeforeAnalysisAccess access, boolean files) {
        for (Trace trace : all(files)) {
            access.registerFieldValueTransformer(
                    truffle.field(trace.type, trace.field),
                    (receiver, builders) -> trace.fresh.get());
        }
    }
}
