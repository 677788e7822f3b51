// SPDX-License-Identifier: Apache-2.0
package dev.thaw.sd.hosted;

import dev.thaw.sd.micro.Workloads;
import dev.thaw.sd.serializer.ForySerializer;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import org.graalvm.nativeimage.hosted.Feature;
import org.graalvm.nativeimage.hosted.RuntimeResourceAccess;

/** Registers the classes of workloads for all serializers, and what JMH finds by reflection. */
public final class MicroFeature implements Feature {
    private static final List<String> PACKAGES =
            List.of(
                    "dev.thaw.sd.micro",
                    "dev.thaw.sd.micro.jmh_generated",
                    "org.openjdk.jmh.infra");

    private static final List<Class<?>> OF_THE_JDK =
            List.of(
                    ArrayList.class,
                    HashMap.class,
                    String.class,
                    Integer.class,
                    Double.class,
                    Long.class,
                    Boolean.class,
                    BigDecimal.class,
                    LocalDate.class,
                    LocalTime.class,
                    LocalDateTime.class,
                    OffsetDateTime.class,
                    ZoneOffset.class,
                    long[].class,
                    byte[].class,
                    Integer[][].class,
                    Double[][].class,
                    String[].class);

    /** What the JDK writes for the classes above, and what they have inside. */
    private static final List<String> HIDDEN_IN_THE_JDK =
            List.of("java.time.Ser", "java.util.HashMap$Node");

    /** Larger ones have the same classes. */
    private static final int LARGEST = 64;

    @Override
    public String getDescription() {
        return "Workloads of serializers, and benchmarks of JMH";
    }

    @Override
    public void beforeAnalysis(BeforeAnalysisAccess access) {
        Registration registration = new Registration(access);
        PackageClasses packages =
                new PackageClasses(
                        access.getApplicationClassPath(), access.getApplicationClassLoader());
        registration.registerLibraries(packages);
        PACKAGES.forEach(name -> packages.in(name).forEach(registration::register));
        // JMH looks at the layout of its own classes.
        packages.in("org.openjdk.jmh.runner").stream()
                .filter(type -> type.getSimpleName().startsWith("InfraControl"))
                .forEach(registration::register);
        OF_THE_JDK.forEach(registration::register);
        HIDDEN_IN_THE_JDK.forEach(name -> registration.register(access.findClassByName(name)));
        RuntimeResourceAccess.addResource(getClass().getModule(), "META-INF/BenchmarkList");
        ForySerializer.prepare(
                Workloads.all().stream()
                        .filter(workload -> workload.size() <= LARGEST)
                        .map(workload -> workload.make(0, 0))
                        .toList());
    }
}
