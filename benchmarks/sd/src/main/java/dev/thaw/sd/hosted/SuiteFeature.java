// SPDX-License-Identifier: Apache-2.0
package dev.thaw.sd.hosted;

import dev.thaw.sd.cases.Case;
import dev.thaw.sd.cases.Cases;
import dev.thaw.sd.cases.Language;
import dev.thaw.sd.serializer.ForySerializer;
import dev.thaw.sd.serializer.Serializers;
import java.net.InetAddress;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
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

    @Override
    public String getDescription() {
        return "Classes of the serializer suite";
    }

    @Override
    public void beforeAnalysis(BeforeAnalysisAccess access) {
        boolean snapshotsAlone = Serializers.areSnapshotsAlone(Serializers.names());
        Registration registration = new Registration(access, snapshotsAlone);
        PackageClasses packages =
                new PackageClasses(
                        access.getApplicationClassPath(), access.getApplicationClassLoader());
        if (!snapshotsAlone) {
            registration.registerLibraries(packages);
        }
        MODELS.forEach(name -> packages.in(name).forEach(registration::register));
        Set<Class<?>> classes = new LinkedHashSet<>();
        List<Object> forFory = new ArrayList<>();
        for (Case c : Cases.all()) {
            Object root = make(c);
            if (c.refusable()) {
                registration.register(root.getClass());
                release(root);
            } else {
                GraphClasses graph = new GraphClasses();
                graph.add(root);
                classes.addAll(graph.classes());
                if (graph.classes().stream().noneMatch(InetAddress.class::isAssignableFrom)) {
                    forFory.add(root);
                }
            }
        }
        if (Serializers.names().contains("fory")) {
            // What Fory makes for an InetAddress calls its private readResolve, which ends the
            // build.
            ForySerializer.prepare(forFory);
        }
        classes.forEach(registration::register);
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
