// SPDX-License-Identifier: Apache-2.0
package dev.thaw.benchmarks.hottub;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.tools.ToolProvider;

/** Classes with static state, as many as a large program has. */
final class GeneratedClasses {
    private GeneratedClasses() {}

    /** Writes classes measured.C0 and so on below a directory. */
    static void write(Path directory, int count) throws IOException {
        Path sources = Files.createDirectories(directory.resolve("measured"));
        List<String> files =
                IntStream.range(0, count)
                        .mapToObj(i -> {
                            try {
                                return Files.writeString(
                                                sources.resolve("C" + i + ".java"), source(i))
                                        .toString();
                            } catch (IOException e) {
                                throw new java.io.UncheckedIOException(e);
                            }
                        })
                        .toList();
        String[] arguments =
                Stream.concat(
                                Stream.of("-nowarn", "--release", "17", "-d", directory.toString()),
                                files.stream())
                        .toArray(String[]::new);
        if (ToolProvider.getSystemJavaCompiler().run(null, null, null, arguments) != 0) {
            throw new IOException("the measured classes cannot be compiled");
        }
    }

    private static String source(int i) {
        return """
        package measured;
        public class C%1$d {
            static final java.util.List<String> NAMES = new java.util.ArrayList<>();
            static final Object LOCK = new Object();
            static int count = Integer.parseInt("%1$d");
            static long total;
            static String last = "none";
            public static void touch() { count++; total += count; NAMES.add(last); }
        }
        """
                .formatted(i);
    }
}
