// SPDX-License-Identifier: Apache-2.0
package dev.thaw.hottub.statics;

import java.io.File;
import java.lang.instrument.ClassFileTransformer;
import java.lang.instrument.Instrumentation;
import java.lang.invoke.MethodHandles;
import java.lang.reflect.Field;
import java.security.ProtectionDomain;
import java.util.Map;
import java.util.Set;

/**
 * Static state that is made new in a JVM with {@code -javaagent}, as tests and measurements have
 * it. (Servers have a library instead, which starts in less time.)
 */
public final class JavaAgent {
    private JavaAgent() {}

    /**
     * To be called in premain.
     *
     * @param cache directory for transformed classes, which are those of one class path; or null
     */
    public static StaticState install(Instrumentation instrumentation, File cache) {
        Module own = JavaAgent.class.getModule();
        instrumentation.redefineModule(
                Object.class.getModule(),
                Set.of(),
                Map.of(),
                Map.of("java.lang.invoke", Set.of(own)),
                Set.of(),
                Map.of());
        StaticState statics = new StaticState(cache, "class-path", "jdk", trustedLookup(), false);
        instrumentation.addTransformer(
                new ClassFileTransformer() {
                    @Override
                    public byte[] transform(
                            ClassLoader loader,
                            String name,
                            Class<?> redefined,
                            ProtectionDomain domain,
                            byte[] classFile) {
                        return statics.transform(loader, name, redefined, domain, classFile);
                    }
                });
        return statics;
    }

    private static MethodHandles.Lookup trustedLookup() {
        try {
            Field field = MethodHandles.Lookup.class.getDeclaredField("IMPL_LOOKUP");
            field.setAccessible(true);
            return (MethodHandles.Lookup) field.get(null);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("this JDK has no lookup for all classes: " + e, e);
        }
    }
}
