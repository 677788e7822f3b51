// SPDX-License-Identifier: Apache-2.0
package dev.thaw.sd.hosted;

import dev.thaw.sd.cases.Case;
import dev.thaw.sd.cases.Cases;
import dev.thaw.sd.cases.Language;
import dev.thaw.sd.serializer.ForySerializer;
import java.util.List;
import java.util.stream.Stream;
import org.graalvm.nativeimage.hosted.Feature;
import org.graalvm.nativeimage.hosted.RuntimeProxyCreation;
import org.graalvm.nativeimage.hosted.RuntimeSerialization;

/**
 * Registers the classes of object graphs for all serializers. Those of the program are found in its
 * packages, those of the JDK by making each graph in the builder.
 */
public final class SuiteFeature implements Feature {
    /** Of classes whose objects are serialized. */
    private static final List<String> MODELS = List.of("dev.thaw.sd.cases", "dev.thaw.sd.model");

    /** Of classes that libraries instantiate by reflection. */
    private static final List<String> LIBRARIES =
            List.of("com.esotericsoftware.kryo.serializers", "com.fasterxml.jackson.databind.ext");

    @Override
    public String getDescription() {
        return "Classes of the serializer suite";
    }

    @Override
    public void beforeAnalysis(BeforeAnalysisAccess access) {
        Registration registration = new Registration(access);
        PackageClasses packages =
                new PackageClasses(
                        access.getApplicationClassPath(), access.getApplicationClassLoader());
        Stream.concat(MODELS.stream(), LIBRARIES.stream())
                .forEach(name -> packages.in(name).forEach(registration::register));
        GraphClasses graphs = new GraphClasses();
        ForySerializer fory = new ForySerializer();
        for (Case c : Cases.all()) {
            Object root = make(c);
            if (c.refusable()) {
                registration.register(root.getClass());
                release(root);
            } else {
                graphs.add(root);
                fory.prepare(root);
            }
        }
        fory.compile();
        graphs.classes().forEach(registration::register);
        RuntimeProxyCreation.register(Language.Text.class);
        RuntimeSerialization.registerProxyClass(Language.Text.class);
        RuntimeSerialization.registerLambdaCapturingClass(Language.class);
        access.registerSubtypeReachabilityHandler(
                (during, type) -> {
                    if (type.isHidden() && MODELS.contains(type.getPackageName())) {
                        registration.registerHidden(type);
                    }
                },
                Object.class);
    }

    private static Object make(Case c) {
        try {
            return c.make();
        } catch (Exception e) {
            throw new IllegalStateException("cannot make " + c, e);
        }
    }

    private static void release(Object root) {
        try {
            Cases.release(root);
        } catch (Exception e) {
            throw new IllegalStateException("cannot release a " + root.getClass(), e);
        }
    }
}
