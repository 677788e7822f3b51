// SPDX-License-Identifier: Apache-2.0
package dev.thaw.benchmarks;

import com.esotericsoftware.kryo.Kryo;
import com.esotericsoftware.minlog.Log;
import com.esotericsoftware.reflectasm.FieldAccess;
import dev.thaw.bench.image.ClassPath;
import dev.thaw.bench.process.Report;
import dev.thaw.benchmarks.doss.program.BenchProgram;
import dev.thaw.doss.DOSS;
import dev.thaw.doss.jvm.JvmImplementation;
import dev.thaw.wordnet.program.WordNet;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.jar.Attributes;
import java.util.jar.JarFile;
import java.util.stream.Stream;
import org.objenesis.Objenesis;

/** Finds the jars and class directories that the benchmarks run with. */
public final class Libraries {
    private static final String ADD_ON =
            "dev/thaw/doss/nativeimage/hosted/ObjectSnapshotsFeature.class";
    private static final String RANDOM_GRAPHS = "dev/thaw/doss/program/SnapshotProgram.class";
    private static final String TESTS = "-tests.jar";
    private static final String SERVICE = "target/thaw-benchmarks-service.jar";

    /** Jars that measuring serializers does not need. */
    private static final List<String> NOT_MEASURED =
            List.of(
                    "thaw-benchmarks-service",
                    "thaw-benchmarks-core",
                    "thaw-benchmarks-wordnet",
                    "thaw-toolchain",
                    "extjwnl",
                    "picocli",
                    "xchart");

    private Libraries() {}

    /** What the native image is built of. */
    public static List<Path> ofImage() {
        return with(
                addOn(),
                BenchProgram.class,
                WordNet.class,
                Report.class,
                DOSS.class,
                Kryo.class,
                Log.class,
                FieldAccess.class,
                Objenesis.class);
    }

    /** What serializers are measured with on a JVM. */
    public static List<Path> ofSerializersOnJvm() throws IOException {
        return besides(
                Stream.concat(NOT_MEASURED.stream(), Stream.of("thaw-doss-native-image")).toList());
    }

    /** What serializers are measured with in an image, which compiles nothing when it runs. */
    public static List<Path> ofSerializersInImage() throws IOException {
        return besides(
                Stream.concat(
                                NOT_MEASURED.stream(),
                                Stream.of("thaw-doss-jvm", "janino", "commons-compiler"))
                        .toList());
    }

    /** The jars beside that of the benchmarks whose names do not begin with any of these. */
    private static List<Path> besides(List<String> prefixes) throws IOException {
        try (Stream<Path> jars = Files.list(own().resolveSibling("lib"))) {
            return jars.filter(
                            jar -> {
                                String name = jar.getFileName().toString();
                                return prefixes.stream().noneMatch(name::startsWith)
                                        && !name.endsWith(TESTS);
                            })
                    .sorted()
                    .toList();
        }
    }

    /** What the native image of the service is built of: its jar and those that it names. */
    public static List<Path> ofService() throws IOException {
        Path jar = own().getParent().resolveSibling("service").resolve(SERVICE);
        if (!Files.isRegularFile(jar)) {
            throw new IOException(
                    "there is no " + jar + "; run './thaw bench cache', which builds it");
        }
        try (JarFile file = new JarFile(jar.toFile())) {
            String others =
                    file.getManifest().getMainAttributes().getValue(Attributes.Name.CLASS_PATH);
            return Stream.concat(
                            Stream.of(jar), Stream.of(others.split(" ")).map(jar::resolveSibling))
                    .toList();
        }
    }

    /** The jar or class directory with the benchmarks. */
    public static Path own() {
        return ClassPath.holding(Libraries.class);
    }

    /** What the image of random graphs is built of: a program of the add-on's tests. */
    public static List<Path> ofRandomGraphsInImage() {
        return List.of(ClassPath.holding(DOSS.class), addOn(), ClassPath.holding(RANDOM_GRAPHS));
    }

    /**
     * What random graphs are made with on a JVM. Not the serializers' benchmark: what it lets into
     * snapshots would be let in here as well.
     */
    public static List<Path> ofRandomGraphsOnJvm() {
        return with(
                ClassPath.holding(RANDOM_GRAPHS),
                DOSS.class,
                JvmImplementation.class,
                Kryo.class,
                Log.class,
                FieldAccess.class,
                Objenesis.class);
    }

    private static List<Path> with(Path last, Class<?>... types) {
        return Stream.concat(ClassPath.of(types).stream(), Stream.of(last)).toList();
    }

    /** The add-on for native images; none of its classes can be loaded here. */
    private static Path addOn() {
        return ClassPath.holding(ADD_ON);
    }
}
