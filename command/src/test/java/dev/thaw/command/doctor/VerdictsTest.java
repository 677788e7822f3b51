// SPDX-License-Identifier: Apache-2.0
package dev.thaw.command.doctor;

import static dev.thaw.command.doctor.Part.ADVISE;
import static dev.thaw.command.doctor.Part.BAM;
import static dev.thaw.command.doctor.Part.BUILD;
import static dev.thaw.command.doctor.Part.DOSS;
import static dev.thaw.command.doctor.Part.HOTTUB;
import static dev.thaw.command.doctor.Part.LAYOUT;
import static dev.thaw.command.doctor.Part.RELAYOUT;
import static dev.thaw.command.doctor.Part.TOOLCHAIN;
import static dev.thaw.command.doctor.Part.VISOR;
import static dev.thaw.command.doctor.State.REFUSED;
import static dev.thaw.command.doctor.State.WORKS;
import static dev.thaw.command.doctor.State.WORKS_IN_PART;
import static dev.thaw.command.doctor.State.WORKS_SLOWER;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import dev.thaw.command.machine.SampleMachine;
import java.nio.file.Path;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/** One change of the machine, and what it does to a part. */
class VerdictsTest {
    private static final String YAMA = "/proc/sys/kernel/yama/ptrace_scope";
    private static final String PARANOID = "/proc/sys/kernel/perf_event_paranoid";
    private static final String MLOCK = "/proc/sys/kernel/perf_event_mlock_kb";
    private static final String LIMITS = "/proc/self/limits";
    private static final String RELEASE = "/proc/sys/kernel/osrelease";
    private static final String JDK = "/usr/lib/jvm/jdk-25/release";
    private static final String MOUNTS = "/proc/self/mountinfo";
    private static final String CLONE = "/proc/sys/kernel/unprivileged_userns_clone";

    @TempDir private static Path root;

    @ParameterizedTest
    @EnumSource
    void everythingWorksOnTheSample(Part part) {
        Verdict verdict = part.judge(new SampleMachine(root).facts());
        assertEquals(WORKS, verdict.state(), verdict.toString());
        assertTrue(verdict.reasons().isEmpty(), verdict.toString());
    }

    /** By ./thaw test --yes, where the machine has none, or one that is too old. */
    @Test
    void whatWasFetchedServes(@TempDir Path own) {
        String fetched = "/home/me/.cache/thaw/set-up/";
        SampleMachine machine =
                new SampleMachine(own)
                        .without(JDK)
                        .with(fetched + "jdk-25/release", "JAVA_VERSION=\"25.0.3\"\n")
                        .with(fetched + "jdk-25/bin/java", "")
                        .with(fetched + "jdk-25/bin/javac", "")
                        .says("cargo", "cargo 1.65.0")
                        .with(fetched + "rust-1/bin/cargo", "")
                        .says(fetched + "rust-1/bin/cargo", "cargo 1.95.0 (f2d3ce0bd 2026-03-21)");
        for (Part part : Part.values()) {
            Verdict verdict = part.judge(machine.facts());
            assertEquals(WORKS, verdict.state(), verdict.toString());
        }
    }

    /** As the launcher finds them (LauncherProcessesTest). */
    @ParameterizedTest
    @CsvSource({
        "THAW_JDKS, /a place, WORKS",
        "PATH, /first:/a place/own/bin, WORKS",
        "GRAALVM_HOME, /a place/own, REFUSED"
    })
    void jdksAreFoundInEachPlace(String variable, String value, State state, @TempDir Path own) {
        SampleMachine machine =
                new SampleMachine(own)
                        .without(JDK)
                        .with("/first/javac", "")
                        .with("/a place/own/release", "JAVA_VERSION=\"25.0.3\"\n")
                        .with("/a place/own/bin/java", "")
                        .with("/a place/own/bin/javac", "")
                        .set(variable, value);
        assertTrue(own.resolve("a place/own/bin/javac").toFile().setExecutable(true));
        assertTrue(own.resolve("first/javac").toFile().setExecutable(true));
        Verdict verdict = BUILD.judge(machine.facts());
        assertEquals(state, verdict.state(), verdict.toString());
    }

    static Stream<Arguments> changes() {
        return Stream.of(
                row(BUILD, REFUSED, "aarch64", "", m -> m.on("aarch64")),
                row(BUILD, REFUSED, "no JDK 25", "adoptium", m -> m.without(JDK)),
                row(
                        BUILD,
                        REFUSED,
                        "no JDK 25",
                        "get install openjdk-25",
                        m -> trixie(m).without(JDK)),
                row(
                        BUILD,
                        REFUSED,
                        "no JDK 25",
                        "adoptium",
                        m -> m.with(JDK, "JAVA_VERSION=\"21.0.2\"")),
                row(
                        BUILD,
                        REFUSED,
                        "compiler",
                        "",
                        m -> m.without("/usr/lib/jvm/jdk-25/bin/javac")),
                row(BUILD, REFUSED, "Maven", "apt-get install maven", m -> m.lacks("mvn")),
                row(BUILD, REFUSED, "too old", "rustup", m -> m.says("cargo", "cargo 0.66.0")),
                row(BUILD, REFUSED, "too old", "rustup", m -> m.says("cargo", "cargo 1.87.0")),
                row(BUILD, WORKS, "", "", m -> m.says("cargo", "cargo 1.88.0")),
                row(
                        BUILD,
                        WORKS,
                        "not known: no toolchain",
                        "",
                        m -> m.fails("cargo", "no toolchain")),
                row(BUILD, REFUSED, "glibc", "", m -> m.lacks("getconf")),
                row(
                        TOOLCHAIN,
                        REFUSED,
                        "gcc",
                        "apt-get install gcc libc6-dev",
                        m -> m.lacks("gcc")),
                row(TOOLCHAIN, REFUSED, "zlib", "zlib1g-dev", m -> m.fails("zlib.h", "no file")),
                row(TOOLCHAIN, REFUSED, "binutils", "binutils", m -> m.lacks("ar")),
                row(
                        TOOLCHAIN,
                        REFUSED,
                        "noexec",
                        "TMPDIR=",
                        m -> m.replace(MOUNTS, "nosuid", "noexec")),
                row(
                        TOOLCHAIN,
                        REFUSED,
                        "noexec",
                        "XDG_CACHE_HOME=",
                        m -> m.replace(MOUNTS, "relatime", "noexec")),
                row(
                        TOOLCHAIN,
                        WORKS,
                        "is mounted",
                        "",
                        m -> m.with(MOUNTS, "43 27 0:40 / /proc rw,relatime - proc proc rw\n")),
                row(
                        TOOLCHAIN,
                        WORKS_IN_PART,
                        "avx2",
                        "-march=compatibility",
                        m -> m.replace("/proc/cpuinfo", " avx2", "")),
                row(DOSS, WORKS_SLOWER, "6.7", "", m -> m.with(RELEASE, "6.6.9")),
                row(DOSS, WORKS, "", "", m -> m.with(RELEASE, "6.7.0-rc1")),
                row(DOSS, WORKS_SLOWER, "pagemap", "", m -> m.without("/proc/self/pagemap")),
                row(
                        DOSS,
                        WORKS_SLOWER,
                        "huge",
                        "echo madvise",
                        m ->
                                m.with(
                                        "/sys/kernel/mm/transparent_hugepage/enabled",
                                        "always madvise [never]")),
                row(DOSS, WORKS, "osrelease is 'new'", "", m -> m.with(RELEASE, "new")),
                row(
                        LAYOUT,
                        WORKS_SLOWER,
                        "read-ahead is 8192",
                        "bdi/8:1/",
                        m -> m.with("/sys/class/bdi/8:1/read_ahead_kb", "8192")),
                row(LAYOUT, WORKS_IN_PART, "64 KiB", "as root", SampleMachine::asUser),
                row(
                        LAYOUT,
                        WORKS_IN_PART,
                        "page faults",
                        "paranoid=2",
                        m -> m.asUser().with(PARANOID, "3")),
                row(LAYOUT, WORKS, "", "", m -> m.with(PARANOID, "3")),
                row(
                        LAYOUT,
                        WORKS_IN_PART,
                        "/sys is read-only",
                        "outside of the container",
                        VerdictsTest::withReadOnlySys),
                row(
                        LAYOUT,
                        WORKS_IN_PART,
                        "system calls are filtered",
                        "CAP_PERFMON",
                        m -> inContainer(m, "2")),
                row(
                        LAYOUT,
                        WORKS_IN_PART,
                        "page faults may not be recorded: ",
                        "paranoid=2",
                        m -> inContainer(m, "0").with(PARANOID, "3")),
                row(
                        LAYOUT,
                        WORKS_IN_PART,
                        "take 520 KiB of locked memory to be recorded, and this user may have 192",
                        "ulimit -l 392",
                        m -> littleLocked(m).asUser()),
                row(LAYOUT, WORKS, "", "", VerdictsTest::littleLocked),
                row(LAYOUT, WORKS_IN_PART, "performance events", "", m -> m.without(PARANOID)),
                row(
                        HOTTUB,
                        REFUSED,
                        "no Java 17, 21 or 25",
                        "",
                        m -> m.with(JDK, "JAVA_VERSION=\"11\"")),
                row(HOTTUB, WORKS, "", "", m -> m.with(JDK, "JAVA_VERSION=\"17.0.2\"")),
                row(
                        HOTTUB,
                        WORKS_SLOWER,
                        "mode 755",
                        "XDG_RUNTIME_DIR",
                        m -> m.withDirectory("/tmp/thaw-0", "rwxr-xr-x")),
                row(HOTTUB, WORKS_SLOWER, "not a directory", "", m -> m.with("/tmp/thaw-0", "")),
                row(
                        VISOR,
                        WORKS_SLOWER,
                        "JavaScript",
                        "",
                        m -> m.replace("/proc/meminfo", "16000000", "4000000")),
                row(
                        VISOR,
                        WORKS_SLOWER,
                        "JavaScript",
                        "",
                        m -> m.with("/sys/fs/cgroup/user.slice/memory.max", "1073741824")),
                row(
                        VISOR,
                        WORKS_IN_PART,
                        "Landlock is off",
                        "lsm=",
                        m -> m.with("/sys/kernel/security/lsm", "yama")),
                row(
                        VISOR,
                        WORKS,
                        "whether Landlock is on",
                        "",
                        m -> m.without("/sys/kernel/security/lsm")),
                row(VISOR, WORKS_IN_PART, "older than 6.2", "", m -> m.with(RELEASE, "6.1.0-44")),
                row(VISOR, WORKS_IN_PART, "older than 6.12", "", m -> m.with(RELEASE, "6.8.0")),
                row(
                        VISOR,
                        WORKS_IN_PART,
                        "filters",
                        "",
                        m -> m.without("/proc/sys/kernel/seccomp/actions_avail")),
                row(VISOR, WORKS_IN_PART, "not root", "as root", SampleMachine::asUser),
                row(
                        VISOR,
                        WORKS_IN_PART,
                        "network",
                        "userns_clone=1",
                        m -> m.asUser().with(CLONE, "0")),
                row(
                        VISOR,
                        WORKS_IN_PART,
                        "no controller for pids",
                        "",
                        m -> m.with("/sys/fs/cgroup/cgroup.controllers", "cpu memory")),
                row(
                        VISOR,
                        WORKS_IN_PART,
                        "control groups cannot be made",
                        "",
                        m -> m.without("/sys/fs/cgroup/cgroup.controllers")),
                row(
                        RELAYOUT,
                        REFUSED,
                        "BOLT",
                        "apt-get install bolt-16",
                        m -> m.lacks("/usr/lib/llvm-16/bin/llvm-bolt")),
                row(
                        RELAYOUT,
                        REFUSED,
                        "BOLT",
                        "bolt-19",
                        m ->
                                trixie(m)
                                        .without("/usr/lib/llvm-16/bin/llvm-bolt")
                                        .lacks("/usr/lib/llvm-16/bin/llvm-bolt")),
                row(RELAYOUT, REFUSED, "BOLT", "", m -> m.set("THAW_BOLT", "/nowhere")),
                row(
                        RELAYOUT,
                        REFUSED,
                        "children",
                        "ptrace_scope=0",
                        m -> m.asUser().with(YAMA, "1")),
                row(
                        RELAYOUT,
                        REFUSED,
                        "children",
                        "ptrace_scope=0",
                        m -> m.asUser().with(YAMA, "2")),
                row(RELAYOUT, WORKS, "", "", m -> m.with(YAMA, "2")),
                row(RELAYOUT, REFUSED, "nobody", "", m -> m.with(YAMA, "3")),
                row(RELAYOUT, WORKS_IN_PART, "its own processes", "root", SampleMachine::asUser),
                row(
                        RELAYOUT,
                        WORKS_IN_PART,
                        "its own processes",
                        "root",
                        m -> m.asUser().without(YAMA)),
                row(
                        RELAYOUT,
                        WORKS_SLOWER,
                        "single",
                        "",
                        m -> m.without("/sys/bus/event_source/devices/cpu/caps/branches")),
                row(
                        RELAYOUT,
                        WORKS_IN_PART,
                        "branches of 2 threads",
                        "ulimit -l 1504",
                        m -> littleLocked(m).asUser()),
                row(
                        RELAYOUT,
                        WORKS_IN_PART,
                        "and this user may have 64",
                        "mlock_kb=516",
                        m -> littleLocked(m).with(MLOCK, "0").asUser()),
                row(BAM, REFUSED, "BOLT", "bolt", m -> m.lacks("/usr/lib/llvm-16/bin/llvm-bolt")),
                row(
                        BAM,
                        REFUSED,
                        "noexec",
                        "XDG_CACHE_HOME=",
                        m -> m.replace(MOUNTS, "relatime", "noexec")),
                row(ADVISE, REFUSED, "no JDK 25", "", m -> m.without(JDK)),
                row(
                        ADVISE,
                        WORKS_IN_PART,
                        "processor time alone",
                        "paranoid=2",
                        m -> m.asUser().with(PARANOID, "3")),
                row(
                        ADVISE,
                        WORKS_IN_PART,
                        "take 784 KiB of locked memory, and this user may have 192",
                        "ulimit -l 656",
                        m -> littleLocked(m).asUser()),
                row(ADVISE, WORKS, "", "", VerdictsTest::littleLocked),
                row(ADVISE, WORKS, "", "", m -> littleLocked(m).asUser().with(PARANOID, "-1")),
                row(
                        ADVISE,
                        WORKS,
                        "",
                        "",
                        m -> m.asUser().replace(LIMITS, "8388608              ", "unlimited  ")),
                row(ADVISE, WORKS, "", "", m -> m.asUser()),
                row(ADVISE, WORKS, "", "", m -> m.with(PARANOID, "4")),
                row(
                        ADVISE,
                        WORKS_IN_PART,
                        "system calls are filtered",
                        "CAP_PERFMON",
                        m -> inContainer(m, "2")),
                row(
                        ADVISE,
                        WORKS_IN_PART,
                        "processor time alone",
                        "paranoid=2",
                        m -> inContainer(m, "0").with(PARANOID, "3")),
                row(
                        ADVISE,
                        WORKS_IN_PART,
                        "performance events",
                        "CONFIG_PERF_EVENTS",
                        m -> m.without(PARANOID)),
                row(
                        ADVISE,
                        WORKS_IN_PART,
                        "--look is refused",
                        "ptrace_scope=0",
                        m -> m.asUser().with(YAMA, "1")),
                row(ADVISE, WORKS_IN_PART, "--look is refused", "", m -> m.with(YAMA, "3")),
                row(ADVISE, WORKS, "", "", m -> m.with(YAMA, "2")),
                row(
                        ADVISE,
                        WORKS_SLOWER,
                        "single steps",
                        "",
                        m -> m.without("/sys/bus/event_source/devices/cpu/caps/branches")));
    }

    /** Of 784 KiB that a command's events take on two processors. */
    private static SampleMachine littleLocked(SampleMachine machine) {
        return machine.with(MLOCK, "64").replace(LIMITS, "8388608              ", "65536  ");
    }

    /** As root of a container, with the capabilities that such have. */
    private static SampleMachine inContainer(SampleMachine machine, String filter) {
        return machine.with(
                "/proc/self/status",
                "Uid:\t0\t0\t0\t0\nCapEff:\t00000000a80425fb\nSeccomp:\t%s\n".formatted(filter));
    }

    private static SampleMachine withReadOnlySys(SampleMachine machine) {
        return machine.with(
                MOUNTS,
                SampleMachine.READ.get(MOUNTS)
                        + "24 22 0:22 / /sys ro,nosuid,noexec - sysfs sysfs rw\n");
    }

    private static SampleMachine trixie(SampleMachine machine) {
        return machine.replace("/etc/os-release", "VERSION_ID=\"12\"", "VERSION_ID=\"13\"");
    }

    private static Arguments row(
            Part part, State state, String why, String change, UnaryOperator<SampleMachine> after) {
        return arguments(part, state, why, change, after);
    }

    @ParameterizedTest(name = "{0} {1}: {2}")
    @MethodSource("changes")
    void oneChange(
            Part part, State state, String why, String change, UnaryOperator<SampleMachine> after) {
        Verdict verdict = part.judge(after.apply(new SampleMachine(root)).facts());
        assertEquals(state, verdict.state(), verdict.toString());
        if (why.isEmpty()) {
            assertEquals(0, verdict.reasons().size(), verdict.toString());
        } else {
            assertTrue(
                    verdict.reasons().stream()
                            .anyMatch(r -> r.why().contains(why) && r.change().contains(change)),
                    verdict.toString());
        }
    }
}
