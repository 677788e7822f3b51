// SPDX-License-Identifier: Apache-2.0
package dev.thaw.benchmarks;

import com.esotericsoftware.kryo.Kryo;
import com.esotericsoftware.minlog.Log;
import com.esotericsoftware.reflectasm.FieldAccess;
import dev.thaw.benchmarks.doss.program.BenchProgram;
import dev.thaw.demo.program.WordNet;
import dev.thaw.doss.DOSS;
import java.io.IOException;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.objenesis.Objenesis;

/** Finds the jars and class directories that the benchmarks run with. */
public final class Libraries {
    private static final String ADD_ON = "META-INF/services/dev.thaw.doss.spi.Implementation";

    private Libraries() {}

    /** What the native image is built of. */
    public static List<Path> ofImage() {
        Stream<Path> own =
                Stream.of(
                                BenchProgram.class,
                                WordNet.class,
                                DOSS.class,
                                Kryo.class,
                                Log.class,
                                FieldAccess.class,
                                Objenesis.class)
                        .map(Libraries::holding);
        return Stream.concat(own, Stream.of(addOn())).toList();
    }

    /**
     * What serializers are measured with.
     *
     * @param mode whose implementation of object snapshots is meant: {@code native} or {@code jvm}
     */
    public static List<Path> ofSerializers(String mode) throws IOException {
        String other = mode.equals("jvm") ? "thaw-doss-native-image" : "thaw-doss-jvm";
        List<String> unused = List.of(other, "thaw-demo", "thaw-toolchain", "extjwnl", "picocli");
        try (Stream<Path> jars = Files.list(own().resolveSibling("lib"))) {
            return jars.filter(jar ->
                            unused.stream().noneMatch(jar.getFileName().toString()::startsWith))
                    .sorted()
                    .toList();
        }
    }

    /**
     * Where images are kept.
     *
     * @param chosen by the user; null for the usual place
     */
    public static Path cache(Path chosen) {
        if (chosen != null) {
            return chosen.toAbsolutePath();
        }
        String xdg = System.getenv("XDG_CACHE_HOME");
        Path caches =
                xdg != null && !xdg.isEmpty()
                        ? Path.of(xdg)
                        : Path.of(System.getProperty("user.home"), ".cache");
        return caches.resolve("thaw").resolve("bench");
    }

    /** The jar or class directory with the benchmarks. */
    public static Path own() {
        return holding(Libraries.class);
    }

    /** The directory of the committed results, beside the build's directory. */
    public static Path results() {
        return own().getParent().resolveSibling("results");
    }

    private static Path holding(Class<?> type) {
        try {
            return Path.of(type.getProtectionDomain().getCodeSource().getLocation().toURI());
        } catch (URISyntaxException e) {
            throw new IllegalStateException(type + " is not in a file", e);
        }
    }

    /** The add-on for native images; none of its classes can be loaded here. */
    private static Path addOn() {
        URL url =
                Objects.requireNonNull(
                        Libraries.class.getClassLoader().getResource(ADD_ON),
                        "thaw-doss-native-image is not on the class path");
        String text = url.getPath();
        String root = text.substring(0, text.length() - ADD_ON.length());
        return Path.of(
                java.net.URI.create(
                        root.endsWith("!/")
                                ? root.substring(0, root.length() - 2)
                                : "file:" + root));
    }
}
