// SPDX-License-Identifier: Apache-2.0
package dev.thaw.command.machine;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Files of a made-up machine on which everything works; tests change one thing each. */
public final class SampleMachine {
    private static final String CAPABILITIES_OF_ROOT = "000001ffffffffff";

    /** What is read; each of them can be missing, unreadable, or say something else. */
    public static final Map<String, String> READ = new LinkedHashMap<>();

    static {
        READ.put("/proc/sys/kernel/osrelease", "6.12.7-amd64\n");
        READ.put(
                "/etc/os-release",
                "PRETTY_NAME=\"Debian GNU/Linux 12 (bookworm)\"\nVERSION_ID=\"12\"\nID=debian\n");
        READ.put(
                "/proc/self/status",
                "Name:\tjava\nUid:\t0\t0\t0\t0\nCapEff:\t"
                        + CAPABILITIES_OF_ROOT
                        + "\nSeccomp:\t0\n");
        READ.put("/proc/sys/kernel/yama/ptrace_scope", "0\n");
        READ.put("/proc/sys/kernel/perf_event_paranoid", "2\n");
        READ.put("/proc/sys/kernel/perf_event_mlock_kb", "516\n");
        READ.put("/sys/bus/event_source/devices/cpu/caps/branches", "32\n");
        READ.put("/proc/sys/user/max_user_namespaces", "95000\n");
        READ.put("/proc/sys/kernel/unprivileged_userns_clone", "1\n");
        READ.put("/proc/sys/kernel/apparmor_restrict_unprivileged_userns", "0\n");
        READ.put(
                "/proc/self/limits",
                """
                Limit                     Soft Limit           Hard Limit           Units
                Max locked memory         8388608              8388608              bytes
                Max address space         unlimited            unlimited            bytes
                Max open files            1024                 1048576              files
                """);
        READ.put(
                "/proc/meminfo",
                "MemTotal:       16000000 kB\nMemAvailable:   12000000 kB\nHugePages_Total:       0\n");
        READ.put("/sys/kernel/mm/transparent_hugepage/enabled", "always [madvise] never\n");
        READ.put(
                "/proc/self/mountinfo",
                """
                22 1 8:1 / / rw,relatime - ext4 /dev/sda1 rw
                23 22 0:21 / /tmp rw,nosuid - tmpfs tmpfs rw
                """);
        READ.put("/sys/class/bdi/8:1/read_ahead_kb", "128\n");
        READ.put("/sys/class/bdi/0:21/read_ahead_kb", "0\n");
        READ.put(
                "/proc/cpuinfo",
                "processor\t: 0\nmodel name\t: Sample\nflags\t\t: fpu "
                        + String.join(" ", Processors.LEVEL_3)
                        + " sse2\nprocessor\t: 1\n");
        READ.put("/proc/self/cgroup", "0::/user.slice\n");
        READ.put("/sys/fs/cgroup/cgroup.controllers", "cpuset cpu io memory pids\n");
        READ.put("/sys/fs/cgroup/user.slice/memory.max", "12884901888\n");
        READ.put("/sys/kernel/security/lsm", "lockdown,capability,landlock,yama,apparmor\n");
        READ.put(
                "/proc/sys/kernel/seccomp/actions_avail",
                "kill_process trap errno trace log allow\n");
    }

    private static final Map<String, String> ALSO_THERE =
            Map.of(
                    "/proc/self/pagemap", "",
                    "/usr/lib/jvm/jdk-25/release", "JAVA_VERSION=\"25.0.1\"\n",
                    "/usr/lib/jvm/jdk-25/bin/java", "",
                    "/usr/lib/jvm/jdk-25/bin/javac", "",
                    "/usr/lib/llvm-16/bin/llvm-bolt", "",
                    "/home/me/.cache/thaw/lock", "");

    private final Path root;
    private final Map<String, String> environment = new HashMap<>();
    private final Map<String, Answer<String>> programs = new HashMap<>();
    private String architecture = "amd64";

    public SampleMachine(Path root) {
        this.root = root;
        without("/tmp/thaw-0");
        READ.forEach(this::with);
        ALSO_THERE.forEach(this::with);
        environment.put("HOME", "/home/me");
        says("gcc", "gcc (Debian 12.2.0-14) 12.2.0").says("ar", "GNU ar 2.40");
        says("mvn", "Apache Maven 3.8.7").says("cargo", "cargo 1.95.0 (f2d3ce0bd 2026-03-21)");
        says("getconf", "glibc 2.36");
        says("/usr/lib/llvm-16/bin/llvm-bolt", "LLVM version 16.0.6");
        try {
            Files.createDirectories(root.resolve("tmp"));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Writes what is not there yet: the files are used by one test after the other. */
    public SampleMachine with(String path, String text) {
        Path file = root.resolve(path.substring(1));
        try {
            if (Files.isDirectory(file)) {
                Files.delete(file);
            }
            if (!Files.exists(file) || !Files.readString(file).equals(text)) {
                Files.createDirectories(file.getParent());
                Files.writeString(file, text);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return this;
    }

    public SampleMachine without(String path) {
        try {
            Files.deleteIfExists(root.resolve(path.substring(1)));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return this;
    }

    /** A directory in its place: root, as whom tests may run, can read all files. */
    public SampleMachine withUnreadable(String path) {
        without(path);
        return withDirectory(path, "rwx------");
    }

    public SampleMachine withDirectory(String path, String permissions) {
        try {
            Path directory = Files.createDirectories(root.resolve(path.substring(1)));
            Files.setPosixFilePermissions(directory, PosixFilePermissions.fromString(permissions));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return this;
    }

    /** Replaces a part of a file that is there. */
    public SampleMachine replace(String path, String before, String after) {
        String text = READ.get(path);
        if (!text.contains(before)) {
            throw new IllegalArgumentException(path + " has no " + before);
        }
        return with(path, text.replace(before, after));
    }

    /** As a user without privileges. */
    public SampleMachine asUser() {
        return with(
                "/proc/self/status", "Uid:\t1000\t1000\nCapEff:\t0000000000000000\nSeccomp:\t0\n");
    }

    public SampleMachine set(String variable, String value) {
        environment.put(variable, value);
        return this;
    }

    public SampleMachine says(String program, String line) {
        programs.put(program, new Answer.Known<>(line));
        return this;
    }

    public SampleMachine lacks(String program) {
        programs.remove(program);
        return this;
    }

    public SampleMachine fails(String program, String why) {
        programs.put(program, new Answer.Unknown<>(why));
        return this;
    }

    public SampleMachine on(String processor) {
        architecture = processor;
        return this;
    }

    public Machine machine() {
        return new Machine(root, environment, architecture, this::answer);
    }

    public Facts facts() {
        return Facts.of(machine());
    }

    private Answer<String> answer(List<String> command) {
        String name =
                command.contains("zlib.h") && programs.containsKey("zlib.h")
                        ? "zlib.h"
                        : command.get(0);
        return programs.getOrDefault(name, new Answer.Absent<>(name));
    }
}
