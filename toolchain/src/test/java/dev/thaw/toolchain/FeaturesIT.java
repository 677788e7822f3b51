// SPDX-License-Identifier: Apache-2.0
package dev.thaw.toolchain;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What images commonly use, in one image. */
class FeaturesIT {
    @TempDir static Path directory;

    private static Path image;
    private static Map<String, String> results;

    @BeforeAll
    static void buildAndRun() throws Exception {
        Path classes =
                TestImage.compile(TestImage.program("features"), directory.resolve("classes"));
        Path distribution = Files.createDirectory(directory.resolve("dist"));
        image = distribution.resolve("features");
        Path arguments = directory.resolve("options");
        ArgumentFile.write(
                arguments,
                List.of("-cp", classes.toString(), "-march=compatibility", "-o", image.toString()));
        String log =
                TestImage.nativeImage(
                                directory,
                                Map.of(
                                        "NATIVE_IMAGE_OPTIONS",
                                        "-Ob --enable-url-protocols=http '-EAT_BUILD_TIME=seen by -E' -R:MaxHeapSize=512m",
                                        "NOT_PASSED_ON",
                                        "must not be seen"),
                                "@" + arguments,
                                "Features")
                        .expect(0)
                        .output();
        assertTrue(log.contains("Finished generating 'features'"), log);
        results = runAllChecks();
    }

    private static Map<String, String> runAllChecks() throws Exception {
        Path store = directory.resolve("store.p12");
        TestImage.run(
                        directory,
                        Map.of(),
                        List.of(
                                TestHome.get().directory().resolve("bin/keytool").toString(),
                                "-genkeypair",
                                "-keyalg",
                                "EC",
                                "-dname",
                                "CN=localhost",
                                "-ext",
                                "san=dns:localhost",
                                "-storepass",
                                "password",
                                "-keystore",
                                store.toString()))
                .expect(0);
        Path work = Files.createDirectory(directory.resolve("work"));
        TestImage.Result run =
                TestImage.run(
                        work,
                        Map.of("AT_RUN_TIME", "from the environment", "LC_ALL", "C.UTF-8"),
                        List.of(image.toString(), "-Dat.run.time=given", "-Dkeystore=" + store));
        Map<String, String> results = new HashMap<>();
        Pattern.compile("^([a-z-]+): (.*)$", Pattern.MULTILINE)
                .matcher(run.output())
                .results()
                .forEach((MatchResult match) -> results.put(match.group(1), match.group(2)));
        assertTrue(results.size() > 20, run.output());
        System.out.println(run.output());
        return results;
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "files",
                "mapped-file",
                "sockets",
                "datagrams",
                "selector",
                "unix-socket",
                "http",
                "tls",
                "zip",
                "regex",
                "charsets",
                "zones",
                "locale",
                "threads",
                "virtual-threads",
                "reflection",
                "proxy",
                "serialization",
                "resources",
                "process",
                "properties",
                "crypto",
                "collector",
                "exceptions",
                "build-time"
            })
    void works(String feature) {
        assertEquals("ok", results.get(feature));
    }

    @Test
    void passesArgumentsAndExitCodesOn() throws Exception {
        assertEquals(
                "echo|a b|*|\u00e4\n",
                TestImage.run(
                                directory,
                                Map.of("LC_ALL", "C.UTF-8"),
                                List.of(image.toString(), "echo", "a b", "*", "\u00e4"))
                        .expect(0)
                        .output());
        TestImage.run(directory, Map.of(), List.of(image.toString(), "exit", "77")).expect(77);
    }

    @ParameterizedTest
    @ValueSource(strings = {"INT", "TERM"})
    void handlesSignals(String last) throws Exception {
        List<String> command = List.of(image.toString(), "signals");
        Process process = TestImage.start(directory, Map.of(), command);
        try (BufferedReader output = process.inputReader()) {
            assertEquals("ready", output.readLine());
            for (int i = 0; i < 2; i++) {
                kill("USR2", process);
                assertEquals("got USR2", output.readLine());
            }
            assertEquals("got both", output.readLine());
            kill(last, process);
            assertEquals("shutdown hook ran", output.readLine());
            assertTrue(process.waitFor(60, TimeUnit.SECONDS));
            assertEquals(last.equals("INT") ? 130 : 143, process.exitValue());
        } finally {
            process.destroyForcibly();
        }
    }

    private static void kill(String signal, Process process) throws Exception {
        TestImage.run(
                        directory,
                        Map.of(),
                        List.of("/bin/kill", "-s", signal, Long.toString(process.pid())))
                .expect(0);
    }

    /** Makes a copy of the image say that it was compiled for one more feature. */
    @Test
    void refusesACpuThatLacksWhatItNeeds() throws Exception {
        List<String> fields =
                Pattern.compile("\\bX\\((\\w+)\\)")
                        .matcher(Files.readString(Path.of("src/main/c/amd64cpufeatures.h")))
                        .results()
                        .map((MatchResult match) -> match.group(1))
                        .toList();
        String host =
                TestImage.nativeImage(directory, Map.of(), "--list-cpu-features")
                        .expect(0)
                        .output()
                        .replaceFirst("(?s).*Host machine", "");
        String missing =
                fields.stream()
                        .filter(field -> field.startsWith("AVX")) // No CPU has all of them.
                        .filter(field -> !host.matches("(?s).*\\b" + field + "\\b.*"))
                        .findFirst()
                        .orElseThrow();
        byte[] bytes = Files.readAllBytes(image);
        int mask = findFeatureMask(bytes, fields.size());
        bytes[mask + fields.indexOf(missing)] = REQUIRED;
        Path demanding = image.resolveSibling("demanding");
        Files.copy(image, demanding, StandardCopyOption.COPY_ATTRIBUTES);
        Files.write(demanding, bytes);
        try {
            String output =
                    TestImage.run(directory, Map.of(), List.of(demanding.toString(), "echo"))
                            .expect(1)
                            .output();
            assertTrue(output.contains("This CPU lacks: " + missing + "\n"), output);
            assertTrue(output.contains("-march"), output);
        } finally {
            Files.delete(demanding);
        }
    }

    private static final byte NOT_REQUIRED = (byte) 0xff;
    private static final byte REQUIRED = (byte) 0xfe;

    /**
     * One byte for each feature, in whole words; the error message beside it tells how many are
     * set.
     */
    private static int findFeatureMask(byte[] bytes, int features) {
        String text = new String(bytes, StandardCharsets.ISO_8859_1);
        Matcher message = Pattern.compile("required by the image: \\[([^]]*)]").matcher(text);
        assertTrue(message.find());
        long required = message.group(1).split(",").length;
        int size = (features + 7) / 8 * 8;
        List<Integer> found = new ArrayList<>();
        for (int at = 0; at + size <= bytes.length; at += 8) {
            int set = 0;
            int i = 0;
            while (i < size && (bytes[at + i] == REQUIRED || bytes[at + i] == NOT_REQUIRED)) {
                set += bytes[at + i] == REQUIRED ? 1 : 0;
                i++;
            }
            if (i == size && set == required) {
                found.add(at);
            }
        }
        assertEquals(1, found.size(), "places that may be the mask: " + found);
        return found.getFirst();
    }

    @Test
    void needsNothingOfTheHome() throws IOException {
        String needed = Tool.run(List.of("readelf", "-d", image.toString()));
        assertTrue(needed.contains("$ORIGIN"), needed);
        assertFalse(needed.contains(TestHome.get().directory().toString()), needed);
        try (Stream<Path> files = Files.list(image.getParent())) {
            List<String> names = files.map(file -> file.getFileName().toString()).toList();
            assertTrue(
                    names.containsAll(List.of("libjava.so", "libjvm.so", "libnet.so")),
                    names.toString());
        }
    }

    @Test
    void runsInAnEmptyChroot() throws Exception {
        Path root = Files.createDirectory(directory.resolve("root"));
        Path app = Files.createDirectory(root.resolve("app"));
        try (Stream<Path> files = Files.list(image.getParent())) {
            for (Path file : files.toList()) {
                Files.copy(file, app.resolve(file.getFileName().toString()));
            }
        }
        copyHostLibraries(root);
        // As every native image it needs /proc, and for random numbers /dev/urandom.
        Files.createDirectory(root.resolve("proc"));
        Files.createDirectory(root.resolve("dev"));
        String mounts = "mount -t proc proc '" + root + "/proc'";
        for (String device : List.of("/dev/random", "/dev/urandom")) {
            Files.createFile(root.resolve(device.substring(1)));
            mounts += " && mount --bind " + device + " '" + root + device + "'";
        }
        List<String> unshare = List.of("unshare", "-r", "-m", "-p", "-f", "/bin/sh", "-c");
        assumeTrue(
                TestImage.run(directory, Map.of(), concat(unshare, mounts)).status() == 0,
                "this user may not mount in a namespace of its own");
        List<String> checks =
                List.of(
                        "files",
                        "mapped-file",
                        "sockets",
                        "selector",
                        "zip",
                        "regex",
                        "charsets",
                        "zones",
                        "threads",
                        "virtual-threads",
                        "reflection",
                        "resources",
                        "collector");
        String run =
                mounts + " && exec chroot '" + root + "' /app/features " + String.join(" ", checks);
        String output = TestImage.run(directory, Map.of(), concat(unshare, run)).expect(0).output();
        assertEquals(
                checks.stream().map(check -> check + ": ok").toList(), output.lines().toList());
    }

    private static List<String> concat(List<String> words, String word) {
        return Stream.concat(words.stream(), Stream.of(word)).toList();
    }

    /** The libraries of the C library, and its loader, at the places where the loader looks. */
    private static void copyHostLibraries(Path root) throws Exception {
        String libraries =
                TestImage.run(directory, Map.of(), List.of("ldd", image.toString()))
                        .expect(0)
                        .output();
        Pattern.compile("(?:=> )?(/\\S+)")
                .matcher(libraries)
                .results()
                .map((MatchResult match) -> Path.of(match.group(1)))
                .filter(library -> !library.startsWith(directory))
                .forEach(library -> {
                    try {
                        Path target = root.resolve(library.toString().substring(1));
                        Files.createDirectories(target.getParent());
                        Files.copy(library, target);
                    } catch (IOException e) {
                        throw new java.io.UncheckedIOException(e);
                    }
                });
    }
}
