// SPDX-License-Identifier: Apache-2.0
package dev.thaw.toolchain;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeFalse;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * The C libraries without an image: each is compiled into a small program that shows what it does.
 */
class CLibrariesTest {
    private static final Path SOURCES = Path.of("src/main/c");
    private static final Path TESTS = Path.of("src/test/c");
    private static final String NOTHING =
            "container=0 limit=-1 swap=-1 soft=-2 usage=-2 max=-2 rss=-2 cache=-2 processors=all"
                    + " physical=all\n";

    @TempDir static Path programs;
    @TempDir Path root;

    @AfterEach
    void deleteLinksOutOfTheDirectory() throws IOException {
        try (Stream<Path> files = Files.walk(root)) {
            for (Path link : files.filter(Files::isSymbolicLink).toList()) {
                Files.delete(link);
            }
        }
    }

    private record Result(int exitCode, String output) {}

    @ParameterizedTest
    @ValueSource(strings = {"signals", "attach", "process"})
    void passesItsChecks(String source) throws Exception {
        assertSuccess(run(compile(source + "_test", source), Map.of()));
    }

    @Test
    void jvmFunctionsAreRealOrAbortWithTheirName() throws Exception {
        Path program = compile("jvm_test", "jvm", "container", "processors");
        assertSuccess(run(program, Map.of()));
        Result stub = run(program, Map.of(), "stub");
        assertNotEquals(0, stub.exitCode());
        assertTrue(stub.output().startsWith("JVM_DefineClass: "), stub.output());
    }

    @ParameterizedTest
    @CsvSource({
        "C,                 'en,-,US,- en,-,US,-'",
        "xx_NOWHERE,        'en,-,US,- en,-,US,-'",
        "C.UTF-8,           'en,-,-,- en,-,-,-'",
        "de_DE.UTF-8,       'de,-,DE,- de,-,DE,-'",
        "eo,                'eo,-,-,- eo,-,-,-'",
        "hsb_DE,            'hsb,-,DE,- hsb,-,DE,-'",
        "he_IL,             'iw,-,IL,- iw,-,IL,-'",
        "de_DE@euro,        'de,-,DE,- de,-,DE,-'",
        "sr_RS@latin,       'sr,Latn,RS,- sr,Latn,RS,-'",
        "uz_UZ@cyrillic,    'uz,Cyrl,UZ,- uz,Cyrl,UZ,-'",
        "no_NO@nynorsk,     'no,-,NO,NY no,-,NO,NY'",
    })
    void localeIsNamedAsJavaDoes(String locale, String expected) throws Exception {
        assertEquals(
                new Result(0, expected + "\n"),
                run(compile("locale_probe", "locale"), locales("LC_ALL", locale)));
    }

    @Test
    void messagesDecideDisplayAndCharacterTypesFormat() throws Exception {
        Map<String, String> environment =
                locales("LANG", "de_DE", "LC_MESSAGES", "fr_CA", "LC_CTYPE", "eo");
        assertEquals(
                new Result(0, "fr,-,CA,- eo,-,-,-\n"),
                run(compile("locale_probe", "locale"), environment));
    }

    /** Puts a locale with each of the values below a LOCPATH: its data do not matter here. */
    private Map<String, String> locales(String... environment) throws IOException {
        Path data = Path.of("/usr/lib/locale/C.utf8");
        assumeTrue(Files.isDirectory(data), "needs the compiled locale " + data);
        Map<String, String> result = new HashMap<>(Map.of("LOCPATH", root.toString()));
        for (int i = 0; i < environment.length; i += 2) {
            String name = environment[i + 1];
            result.put(environment[i], name);
            if (!name.equals("C") && !name.endsWith("NOWHERE")) {
                Files.createSymbolicLink(root.resolve(name.replace("UTF-8", "utf8")), data);
            }
        }
        return result;
    }

    @ParameterizedTest
    @CsvSource({
        "Europe/Paris,                     Europe/Paris",
        ":Europe/Paris,                    Europe/Paris",
        "posix/Asia/Tokyo,                 Asia/Tokyo",
        "/usr/share/zoneinfo/America/Lima, America/Lima",
        "CET-1CEST,                        CET-1CEST",
        "'',                               UTC",
        ":,                                UTC",
        ":/etc/localtime,                  UTC",
    })
    void timeZoneComesFromTheVariable(String tz, String expected) throws Exception {
        zoneFiles("UTC");
        assertEquals(expected, timeZone(Map.of("TZ", tz)));
    }

    @ParameterizedTest
    @CsvSource({
        "../usr/share/zoneinfo/Asia/Kathmandu,  Asia/Kathmandu",
        "/usr/share/zoneinfo//Europe/Oslo,      Europe/Oslo",
        "/usr/share/zoneinfo/right/Europe/Oslo, Europe/Oslo",
        "/nowhere,                              GMT",
    })
    void timeZoneComesFromTheLink(String target, String expected) throws Exception {
        Files.createDirectories(root.resolve("etc"));
        Files.createSymbolicLink(root.resolve("etc/localtime"), Path.of(target));
        assertEquals(expected, timeZone(Map.of()));
    }

    @Test
    void timeZoneComesFromTheContent() throws Exception {
        zoneFiles("middle");
        assertEquals("Europe/Berlin", timeZone(Map.of()), "the zone's main name");
        write("etc/timezone", "Arctic/Longyearbyen\n");
        assertEquals("Arctic/Longyearbyen", timeZone(Map.of()), "the name that was chosen");
        write("etc/timezone", "Etc/Other\n");
        assertEquals("Europe/Berlin", timeZone(Map.of()), "a name for something else");
        Files.delete(root.resolve("usr/share/zoneinfo/zone1970.tab"));
        assertEquals("Arctic/Longyearbyen", timeZone(Map.of()), "the first name");
        write("etc/localtime", "unheard of");
        assertEquals("GMT", timeZone(Map.of()), "no such zone");
        Files.delete(root.resolve("etc/localtime"));
        assertEquals("GMT", timeZone(Map.of()), "no zone at all");
    }

    private void zoneFiles(String localtime) throws IOException {
        write("usr/share/zoneinfo/Arctic/Longyearbyen", "middle");
        write("usr/share/zoneinfo/Europe/Berlin", "middle");
        write("usr/share/zoneinfo/Etc/Other", "othere");
        write("usr/share/zoneinfo/UTC", "UTC");
        write("usr/share/zoneinfo/localtime", localtime);
        write(
                "usr/share/zoneinfo/zone1970.tab",
                "# comment\nXX,YY\t+0\tEurope/Gone\nDE\t+5230+01322\tEurope/Berlin\tmost\n");
        write("etc/localtime", localtime);
    }

    private String timeZone(Map<String, String> environment) throws Exception {
        Path program = compile("time_zone_probe", "time_zone");
        return run(program, environment, root.toString()).output().strip();
    }

    @Test
    void cpuHasWhatTheKernelSays() throws Exception {
        Result listed = run(compile("cpu_features_probe", "cpu_features"), Map.of(), "list");
        assertEquals(0, listed.exitCode());
        Set<String> ours = listed.output().lines().collect(Collectors.toSet());
        String flags =
                Files.readAllLines(Path.of("/proc/cpuinfo")).stream()
                        .filter(line -> line.startsWith("flags"))
                        .findFirst()
                        .orElseThrow();
        Set<String> kernel = new HashSet<>(Arrays.asList(flags.split("\\s+")));
        Map.ofEntries(
                        Map.entry("SSE2", "sse2"),
                        Map.entry("SSE3", "pni"),
                        Map.entry("SSSE3", "ssse3"),
                        Map.entry("SSE4_1", "sse4_1"),
                        Map.entry("SSE4_2", "sse4_2"),
                        Map.entry("SSE4A", "sse4a"),
                        Map.entry("POPCNT", "popcnt"),
                        Map.entry("LZCNT", "abm"),
                        Map.entry("AVX", "avx"),
                        Map.entry("AVX2", "avx2"),
                        Map.entry("BMI1", "bmi1"),
                        Map.entry("BMI2", "bmi2"),
                        Map.entry("FMA", "fma"),
                        Map.entry("F16C", "f16c"),
                        Map.entry("AES", "aes"),
                        Map.entry("CLMUL", "pclmulqdq"),
                        Map.entry("ADX", "adx"),
                        Map.entry("SHA", "sha_ni"),
                        Map.entry("RDTSCP", "rdtscp"),
                        Map.entry("GFNI", "gfni"),
                        Map.entry("AVX512F", "avx512f"),
                        Map.entry("AVX512VL", "avx512vl"),
                        Map.entry("AVX512_VBMI2", "avx512_vbmi2"))
                .forEach((name, flag) ->
                        assertEquals(kernel.contains(flag), ours.contains(name), name));
    }

    @Test
    void imageRunsOnlyOnACpuThatHasWhatItRequires() throws Exception {
        Path program = compile("cpu_features_probe", "cpu_features");
        assertEquals(new Result(0, ""), run(program, Map.of(), "exact"));
        Result refused = run(program, Map.of(), "more");
        String absent = refused.output().lines().findFirst().orElseThrow();
        assertEquals(
                new Result(
                        1,
                        "%s\nThis CPU lacks: %s\nThe builder's message.\n"
                                .formatted(absent, absent)),
                refused);
    }

    @Test
    void containerLibraryKnowsItsVersion() throws Exception {
        assertEquals(new Result(0, "older=2 newer=3\n"), run(containerProbe(), Map.of()));
    }

    @Test
    void noContainerWithoutControlGroups() throws Exception {
        assertContainer(NOTHING);
    }

    @Test
    void noContainerWithoutLimits() throws Exception {
        write("proc/self/cgroup", "0::/user.slice\n");
        write("proc/self/mountinfo", "1 1 0:1 / /sys/fs/cgroup rw - cgroup2 cgroup2 rw\n");
        write("sys/fs/cgroup/user.slice/memory.max", "max\n");
        write("sys/fs/cgroup/user.slice/cpu.max", "max 100000\n");
        assertContainer(NOTHING);
    }

    @Test
    void containerWhenControlGroupsAreReadOnly() throws Exception {
        write("proc/self/cgroup", "0::/\n");
        write("proc/self/mountinfo", "1 1 0:1 / /sys/fs/cgroup ro,nosuid - cgroup2 cgroup2 rw\n");
        assertContainer(NOTHING.replace("container=0", "container=1"));
    }

    @Test
    void version2LimitsOfAllParentsHold() throws Exception {
        write("proc/self/cgroup", "0::/a b/inner\n");
        write("proc/self/mountinfo", "1 1 0:1 / /my\\040groups rw - cgroup2 cgroup2 rw\n");
        write("my groups/a b/memory.max", "1000000\n");
        write("my groups/a b/memory.swap.max", "500000\n");
        write("my groups/a b/cpu.max", "50000 100000\n");
        write("my groups/a b/inner/memory.max", "2000000\n");
        write("my groups/a b/inner/memory.swap.max", "max\n");
        write("my groups/a b/inner/memory.low", "4000\n");
        write("my groups/a b/inner/memory.current", "3000\n");
        write("my groups/a b/inner/memory.peak", "3500\n");
        write("my groups/a b/inner/memory.stat", "anon 11\nfile 22\n");
        write("my groups/a b/inner/cpu.max", "max 100000\n");
        assertContainer(
                "container=1 limit=1000000 swap=1500000 soft=4000 usage=3000 max=3500 rss=11"
                        + " cache=22 processors=1 physical=limit\n");
    }

    @Test
    void version1ControllersHaveHierarchiesOfTheirOwn() throws Exception {
        write("proc/self/cgroup", "5:memory:/docker/x\n4:cpu,cpuacct:/docker/x\n0::/\n");
        write(
                "proc/self/mountinfo",
                """
                1 1 0:1 /docker/x /sys/fs/cgroup/memory ro shared:1 - cgroup cgroup rw,memory
                2 1 0:2 / /sys/fs/cgroup/cpu,cpuacct rw - cgroup cgroup rw,cpu,cpuacct
                3 1 0:3 / /sys/fs/cgroup/unified rw - cgroup2 cgroup2 rw
                """);
        write("sys/fs/cgroup/memory/memory.limit_in_bytes", "1000000\n");
        write("sys/fs/cgroup/memory/memory.memsw.limit_in_bytes", "1200000\n");
        write("sys/fs/cgroup/memory/memory.soft_limit_in_bytes", "9223372036854771712\n");
        write("sys/fs/cgroup/memory/memory.usage_in_bytes", "3000\n");
        write("sys/fs/cgroup/memory/memory.max_usage_in_bytes", "3500\n");
        write("sys/fs/cgroup/memory/memory.stat", "cache 22\nrss 11\n");
        write("sys/fs/cgroup/cpu,cpuacct/docker/x/cpu.cfs_quota_us", "100000\n");
        write("sys/fs/cgroup/cpu,cpuacct/docker/x/cpu.cfs_period_us", "100000\n");
        assertContainer(
                "container=1 limit=1000000 swap=1200000 soft=-1 usage=3000 max=3500 rss=11"
                        + " cache=22 processors=1 physical=limit\n");
    }

    @Test
    void unlimitedMemoryOfVersion1IsNoLimit() throws Exception {
        write("proc/self/cgroup", "5:memory:/\n");
        write("proc/self/mountinfo", "1 1 0:1 / /sys/fs/cgroup/memory rw - cgroup c rw,memory\n");
        write("sys/fs/cgroup/memory/memory.limit_in_bytes", "9223372036854771712\n");
        assertContainer(NOTHING);
    }

    private Path containerProbe() throws Exception {
        return compile("container_probe", "container", "processors");
    }

    private void assertContainer(String expected) throws Exception {
        Result result = run(containerProbe(), Map.of(), root.toString());
        assertEquals(
                new Result(0, withoutAll(expected)),
                new Result(result.exitCode(), withoutAll(result.output())));
    }

    /** A machine with one processor cannot tell a limit of one from all. */
    private static String withoutAll(String output) {
        return Runtime.getRuntime().availableProcessors() == 1
                ? output.replace("processors=all", "processors=1")
                : output;
    }

    @Test
    void onLoadOfTheLinkedLibraryIsCalled() throws Exception {
        assertEquals("calls=1 version=10008\n", onLoad("-DVERSION=0x00010002", "-DOURS"));
        assertEquals("calls=1 version=150000\n", onLoad("-DVERSION=0x00150000", "-DOURS"));
        assertEquals("calls=1 version=ffffffff\n", onLoad("-DVERSION=-1", "-DOURS"));
    }

    @Test
    void onLoadOfAnotherLibraryIsNotCalled() throws Exception {
        assertEquals("calls=0 version=10008\n", onLoad("-DOURS"));
    }

    @Test
    void onLoadInAJavaVmIsRefused() throws Exception {
        String output = onLoad("-DVERSION=0x00010002");
        assertTrue(output.contains("belongs to the Java VM"), output);
        assertTrue(output.endsWith("calls=0 version=ffffffff\n"), output);
    }

    /** Links a stand-in for libzip.so, which needs another library with a JNI_OnLoad. */
    private String onLoad(String... flags) throws Exception {
        String source = TESTS.resolve("onload_library.c").toString();
        Path other = root.resolve("libother.so");
        gcc(other, "-shared", "-DANCHOR=other", "-DVERSION=1", source);
        Path zip = root.resolve("libzip.so");
        List<String> zipArguments = new ArrayList<>(List.of(flags));
        zipArguments.addAll(List.of("-shared", "-DANCHOR=Java_java_util_zip_CRC32_update", source));
        zipArguments.addAll(List.of("-Wl,--no-as-needed", other.toString()));
        gcc(zip, zipArguments.toArray(String[]::new));
        Path program = root.resolve("onload_probe");
        gcc(
                program,
                "-DLIBRARY=zip",
                TESTS.resolve("onload_probe.c").toString(),
                SOURCES.resolve("onload.c").toString(),
                "-Wl,--as-needed",
                zip.toString(),
                "-Wl,-rpath," + root);
        return run(program, Map.of()).output();
    }

    @Test
    void aLibraryIsLoadedWhenItIsFirstCalled() throws Exception {
        assertEquals(
                new Result(
                        0,
                        """
                        main: zip 0 loads 0, net 0 loads 0
                        10008
                        from JNI_OnLoad: 2199023255901.5
                        10008
                        on load: zip 1 loads 1, net 0 loads 0
                        8 threads: 2199023255901.5
                        called: zip 1 loads 1, net 1 loads 1
                        """),
                run(onDemand(), Map.of()));
    }

    @Test
    void aLibraryThatIsNotThereWhenItIsCalledIsNamed() throws Exception {
        Path program = onDemand();
        Files.delete(root.resolve("libnet.so"));
        Result refused = run(program, Map.of());
        assertEquals(127, refused.exitCode(), refused.output());
        assertTrue(refused.output().contains("\nlibnet.so: the JDK's code"), refused.output());
        assertTrue(refused.output().contains("together with the libraries"), refused.output());
    }

    @Test
    void aFunctionThatTheLibraryHasNotIsNamed() throws Exception {
        Result refused = run(onDemand(), Map.of(), "absent");
        assertEquals(127, refused.exitCode(), refused.output());
        assertTrue(refused.output().contains("\nlibzip.so: "), refused.output());
        assertTrue(refused.output().contains("Java_Zip_absent"), refused.output());
    }

    @Test
    void whatEveryStartLoadsIsReadBeforeMain() throws Exception {
        // More than the kernel reads for one request.
        Path first = Files.write(root.resolve("libfirst.so"), new byte[300 * 1024]);
        Result read = run(onDemand(), Map.of(), "forget", first.toString());
        assumeFalse(read.output().contains("stay in memory"), "is not on a disk: " + first);
        assertEquals(new Result(0, "75 of 75\n"), read);
    }

    @Test
    void whatAProgramLoadsOnDemandIsPlacedBesideIt() throws Exception {
        Path program = onDemand();
        GraalVMHome home = new GraalVMHome(Files.createDirectory(root.resolve("home")));
        Files.createDirectory(home.jdkLibraries());
        for (String name : List.of("libnet.so", "libzip.so", "libnio.so")) {
            Files.writeString(home.jdkLibraries().resolve(name), name);
        }
        for (String name : List.of("libnet.so", "libzip.so")) {
            Files.delete(root.resolve(name));
            gcc(home.jdkLibraries().resolve(name), "-shared", "-xc", "/dev/null");
        }
        assertEquals(
                List.of(root.resolve("libnet.so"), root.resolve("libzip.so")),
                new ImageLibraries(home).placeBeside(program));
        assertTrue(Files.exists(root.resolve("libzip.so")));
    }

    /** Links a program as an image is that loads two stand-ins on demand. */
    private Path onDemand() throws Exception {
        String source = TESTS.resolve("on_demand_library.c").toString();
        gcc(root.resolve("libzip.so"), "-shared", "-DNAME=Java_Zip_sum", source);
        gcc(root.resolve("libnet.so"), "-shared", "-DNAME=Java_Net_sum", source);
        Path program = root.resolve("on_demand_probe");
        gcc(
                program,
                TESTS.resolve("on_demand_probe.c").toString(),
                TESTS.resolve("on_demand_zip.c").toString(),
                TESTS.resolve("on_demand_net.c").toString(),
                SOURCES.resolve("on_demand.c").toString(),
                "-DFIRST=\"libfirst.so\"",
                "-Wl,--gc-sections");
        return program;
    }

    private void write(String file, String content) throws IOException {
        Path path = root.resolve(file);
        Files.createDirectories(path.getParent());
        Files.writeString(path, content);
    }

    private static void assertSuccess(Result result) {
        assertEquals(0, result.exitCode(), result.output());
    }

    /** Links a test's source with sources under test, once. */
    private static Path compile(String test, String... sources) throws Exception {
        Path program = programs.resolve(test);
        if (!Files.exists(program)) {
            List<String> arguments = new ArrayList<>();
            arguments.add(TESTS.resolve(test + ".c").toString());
            for (String source : sources) {
                arguments.add(SOURCES.resolve(source + ".c").toString());
            }
            gcc(program, arguments.toArray(String[]::new));
        }
        return program;
    }

    private static void gcc(Path output, String... arguments) throws Exception {
        String include = System.getProperty("java.home") + "/include";
        List<String> command =
                new ArrayList<>(List.of("gcc", "-std=c11", "-O2", "-fPIC", "-Wall", "-Wextra"));
        command.addAll(
                List.of("-Werror", "-I" + SOURCES, "-I" + include, "-I" + include + "/linux"));
        command.addAll(List.of(arguments));
        command.addAll(List.of("-o", output.toString()));
        assertSuccess(run(command, Map.of()));
    }

    private static Result run(Path program, Map<String, String> environment, String... arguments)
            throws Exception {
        List<String> command = new ArrayList<>(List.of(program.toString()));
        command.addAll(List.of(arguments));
        return run(command, environment);
    }

    private static Result run(List<String> command, Map<String, String> environment)
            throws Exception {
        ProcessBuilder builder = new ProcessBuilder(command).redirectErrorStream(true);
        builder.environment()
                .keySet()
                .removeIf(
                        name -> name.startsWith("LC_") || name.equals("LANG") || name.equals("TZ"));
        builder.environment().putAll(environment);
        Process process = builder.start();
        String output = new String(process.getInputStream().readAllBytes());
        return new Result(process.waitFor(), output);
    }
}
