// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.confine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.thaw.visor.confine.ControlGroups.Limit;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Machines of all kinds, as directories that look like their control groups. */
class ControlGroupsTest {
    private static final long PID = ProcessHandle.current().pid();
    private static final String OWN = "visor-" + PID;

    @TempDir private Path machine;

    private ControlGroups find(String groups, String... mounts) throws IOException {
        return find(PID, groups, mounts);
    }

    private ControlGroups find(long front, String groups, String... mounts) throws IOException {
        Path proc = Files.createDirectories(machine.resolve("proc"));
        Files.writeString(proc.resolve("cgroup"), groups);
        Files.write(proc.resolve("mountinfo"), List.of(mounts));
        return ControlGroups.find("visor", front, proc);
    }

    private Path directory(String name) throws IOException {
        return Files.createDirectories(machine.resolve(name));
    }

    private String first(String name) throws IOException {
        return "31 1 0:2 / %s rw - cgroup cgroup rw,%s".formatted(directory(name), name);
    }

    private Path unified(String group, String controllers) throws IOException {
        Path base = directory("unified");
        Path own = Files.createDirectories(base.resolve(group));
        Files.writeString(own.resolve("cgroup.controllers"), controllers + "\n");
        Files.writeString(own.resolve("cgroup.procs"), "1\n");
        Files.writeString(own.resolve("cgroup.subtree_control"), "\n");
        // the kernel makes these files with the directory
        Path visor = Files.createDirectories(own.resolve(OWN));
        Files.writeString(visor.resolve("cgroup.subtree_control"), "\n");
        return own;
    }

    private String unifiedMount() {
        return "41 1 0:3 / %s rw - cgroup2 cgroup2 rw".formatted(machine.resolve("unified"));
    }

    @Test
    void versionOneHasAGroupForEachLimit() throws Exception {
        Files.createDirectories(directory("memory").resolve("mine"));
        ControlGroups groups =
                find(
                        "4:memory:/mine\n3:cpu,cpuacct:/\n2:pids:/\n1:name=systemd:/x\n0::/\n",
                        first("memory"),
                        "32 1 0:2 / %s rw - cgroup cgroup rw,cpu,cpuacct"
                                .formatted(directory("cpu")),
                        first("pids"),
                        "33 1 0:4 / / rw - ext4 /dev/vda rw");
        assertEquals(EnumSet.allOf(Limit.class), EnumSet.copyOf(groups.available()));
        List<Path> made = groups.make("a/b", EnumSet.of(Limit.MEMORY, Limit.CPU));
        assertEquals(
                Set.of(
                        machine.resolve("memory/mine/" + OWN + "/a.b-1"),
                        machine.resolve("cpu/" + OWN + "/a.b-1")),
                Set.copyOf(made));
        assertTrue(made.stream().allMatch(Files::isDirectory));
        assertTrue(groups.remove(made));
        assertFalse(made.stream().anyMatch(Files::exists));
        groups.close();
        assertFalse(Files.exists(machine.resolve("memory/mine").resolve(OWN)));
    }

    @Test
    void versionTwoHasOneForAllThatAreDelegated() throws Exception {
        Path own = unified("user/service", "cpu memory");
        ControlGroups groups = find("0::/user/service\n", unifiedMount());
        assertEquals(Set.of(Limit.CPU, Limit.MEMORY), groups.available());
        assertTrue(groups.problem(Limit.PROCESSES).contains("pids"));
        List<Path> made = groups.make("t", EnumSet.of(Limit.MEMORY, Limit.PROCESSES));
        assertEquals(List.of(own.resolve(OWN + "/t-1")), made);
        assertEquals("+memory", Files.readString(own.resolve("cgroup.subtree_control")));
        assertEquals("+memory", Files.readString(own.resolve(OWN + "/cgroup.subtree_control")));
    }

    @Test
    void theSecondVersionServesWhatTheFirstDoesNotHave() throws Exception {
        unified(".", "memory");
        ControlGroups groups = find("2:pids:/\n0::/\n", unifiedMount(), first("pids"));
        assertEquals(Set.of(Limit.MEMORY, Limit.PROCESSES), groups.available());
        assertEquals(2, groups.make("t", groups.available()).size());
    }

    @Test
    void aContainersMountBeginsAtItsGroup() throws Exception {
        ControlGroups groups =
                find(
                        "2:pids:/docker/abc\n",
                        "31 1 0:2 /docker/abc %s ro - cgroup cgroup rw,pids"
                                .formatted(directory("pids")));
        assertEquals(
                List.of(machine.resolve("pids/" + OWN + "/t-1")),
                groups.make("t", Set.of(Limit.PROCESSES)));
    }

    @Test
    void aMachineWithoutAnySaysSo() throws Exception {
        ControlGroups groups = find("", "33 1 0:4 / / rw - ext4 /dev/vda rw");
        for (Limit limit : Limit.values()) {
            assertTrue(groups.problem(limit).contains("no control group"));
        }
        assertEquals(List.of(), groups.make("t", EnumSet.allOf(Limit.class)));
        assertEquals("off", ControlGroups.none("off").problem(Limit.MEMORY));
    }

    @Test
    void whatAKilledFrontHasLeftIsSwept() throws Exception {
        Process killed = new ProcessBuilder("true").start();
        killed.waitFor();
        Path pids = directory("pids");
        List<Path> left =
                List.of(
                        Files.createDirectories(pids.resolve("visor-" + killed.pid() + "/t-7")),
                        // in a container, one front after the other has the same number
                        Files.createDirectories(pids.resolve(OWN + "/t-7")));
        List<Path> others =
                List.of(
                        Files.createDirectories(pids.resolve("other-" + killed.pid() + "/t-7")),
                        Files.createDirectories(pids.resolve("visor-x/t-7")));
        ControlGroups groups = find("2:pids:/\n", first("pids"));
        assertNull(groups.problem(Limit.PROCESSES));
        for (Path group : left) {
            assertFalse(Files.exists(group.getParent()), group.toString());
        }
        for (Path group : others) {
            assertTrue(Files.exists(group), group.toString());
        }
    }

    @Test
    void aFrontThatTakesOverSharesNoGroupWithTheOneThatStillRuns() throws Exception {
        Process running = new ProcessBuilder("sleep", "600").start();
        try {
            ControlGroups old = find(running.pid(), "2:pids:/\n", first("pids"));
            List<Path> held = old.make("t", Set.of(Limit.PROCESSES));
            ControlGroups next = find("2:pids:/\n", first("pids"));
            assertTrue(held.stream().allMatch(Files::exists), "the older one's worker is there");
            List<Path> made = next.make("t", Set.of(Limit.PROCESSES));
            assertNotEquals(held, made);
            assertTrue(old.remove(held));
            old.close();
            assertTrue(
                    made.stream().allMatch(Files::exists), "the end of the older one costs none");
        } finally {
            running.destroyForcibly();
        }
    }

    @Test
    void theEndByWantOfMemoryIsSeenInBothVersions() throws Exception {
        Path one = directory("one");
        Path two = directory("two");
        assertFalse(ControlGroups.ranOutOfMemory(List.of(one, two)));
        Files.writeString(two.resolve("memory.events"), "oom 3\noom_kill 0\n");
        assertFalse(ControlGroups.ranOutOfMemory(List.of(one, two)));
        Files.writeString(two.resolve("memory.events"), "oom 3\noom_kill 1\n");
        assertTrue(ControlGroups.ranOutOfMemory(List.of(one, two)));
        Files.writeString(one.resolve("memory.oom_control"), "under_oom 0\noom_kill 2\n");
        assertTrue(ControlGroups.ranOutOfMemory(List.of(one)));
    }

    @Test
    void endsByWantOfMemoryAroundTheServerAreCounted() throws Exception {
        Path own = directory("memory/docker/one");
        ControlGroups groups = find("4:memory:/docker/one\n", first("memory"));
        assertEquals(0, groups.endsAround());
        Files.writeString(own.resolve("memory.oom_control"), "under_oom 0\noom_kill 2\n");
        assertEquals(2, groups.endsAround());
        Files.writeString(own.resolve("memory.oom_control"), "under_oom 0\noom_kill 13\n");
        assertEquals(13, groups.endsAround());
        assertEquals(0, ControlGroups.none("no").endsAround());
    }
}
