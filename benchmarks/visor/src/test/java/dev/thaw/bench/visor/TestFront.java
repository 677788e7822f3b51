// SPDX-License-Identifier: Apache-2.0
package dev.thaw.bench.visor;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * The front for tests: that of {@code -Dfront.image} or THAW_VISOR, else its image is made, or
 * found, as the launcher does. JavaScript is in isolates with the library of {@code
 * -Djavascript.image}.
 */
final class TestFront {
    private TestFront() {}

    static Places places(Path root, Path work) throws IOException, InterruptedException {
        Path cache = Files.createDirectories(Path.of(System.getenv("HOME"), ".cache/thaw/bench"));
        if (System.getenv("THAW_VISOR") != null && System.getProperty("front.image") == null) {
            return Places.find(root, cache, () -> work);
        }
        String named = System.getProperty("front.image");
        return new Places(
                root,
                Path.of(named == null ? front(root, cache.resolveSibling("visor")) : named),
                root.resolve("graalvisor/worker-native/target/release/thaw-visor-worker"),
                Places.images(TestFront::named),
                cache,
                () -> work);
    }

    /** By -Djavascript.image= and -Dpython.image=. */
    private static String named(String variable) {
        return System.getProperty(
                variable.substring("THAW_".length()).toLowerCase(Locale.ROOT) + ".image");
    }

    private static String front(Path root, Path cache) throws IOException, InterruptedException {
        String builder =
                output(
                        root,
                        "toolchain/target",
                        "thaw-toolchain",
                        "dev.thaw.toolchain.NativeImage",
                        "--thaw-home");
        return output(
                root,
                "graalvisor/front/target",
                "thaw-visor-front",
                "dev.thaw.visor.image.FrontImage",
                builder,
                cache.toString());
    }

    private static String output(
            Path root, String target, String jar, String program, String... arguments)
            throws IOException, InterruptedException {
        Path directory = root.resolve(target);
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin/java").toString());
        command.addAll(
                List.of("-cp", directory.resolve(jar + ".jar") + ":" + directory + "/lib/*"));
        command.add(program);
        command.addAll(List.of(arguments));
        Process process =
                new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.INHERIT).start();
        process.getOutputStream().close();
        String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        if (process.waitFor() != 0) {
            throw new IOException(program + " failed; its words are above");
        }
        return output.strip();
    }
}
