// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.confine;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Control groups for workers, below the one that this process is in. A worker gets a group for each
 * limit that is asked for, in the hierarchy that has its controller; the worker writes the limits
 * and joins.
 */
public final class ControlGroups {
    /** What a control group can limit. */
    public enum Limit {
        MEMORY("memory"),
        CPU("cpu"),
        PROCESSES("pids");

        private final String controller;

        Limit(String controller) {
            this.controller = controller;
        }
    }

    private static final String OWN = "front";

    private final String name;
    private final Map<Limit, Hierarchy> hierarchies = new EnumMap<>(Limit.class);
    private final Map<Limit, String> problems = new EnumMap<>(Limit.class);
    private final List<Path> around = new ArrayList<>();
    private int made;

    private ControlGroups(String name) {
        this.name = name;
    }

    /** Makes none. */
    public static ControlGroups none(String why) {
        ControlGroups groups = new ControlGroups("");
        for (Limit limit : Limit.values()) {
            groups.problems.put(limit, why);
        }
        return groups;
    }

    /**
     * What this machine has.
     *
     * @param data names the fronts that follow each other with the same data; two of them overlap
     *     while the older one lets its calls end, so each has a group of its own that holds all its
     *     groups
     */
    public static ControlGroups find(String data) throws IOException {
        return find(data, ProcessHandle.current().pid(), Path.of("/proc/self"));
    }

    static ControlGroups find(String data, long front, Path proc) throws IOException {
        ControlGroups groups = new ControlGroups(data + "-" + front);
        List<Hierarchy> all = Hierarchy.all(proc);
        for (Limit limit : Limit.values()) {
            groups.problems.put(limit, "there is no control group with " + limit.controller);
            for (Hierarchy hierarchy : all) {
                if (hierarchy.controllers().contains(limit.controller)) {
                    String problem = hierarchy.problem();
                    if (problem == null) {
                        groups.hierarchies.put(limit, hierarchy);
                        groups.problems.remove(limit);
                    } else {
                        groups.problems.put(limit, problem);
                    }
                }
            }
        }
        for (Hierarchy hierarchy : all) {
            if (hierarchy.controllers().contains(Limit.MEMORY.controller)) {
                groups.around.add(hierarchy.group());
            }
        }
        groups.sweep(data + "-", front);
        return groups;
    }

    /** Why a limit cannot be held; null if it can. */
    public String problem(Limit limit) {
        return problems.get(limit);
    }

    public Set<Limit> available() {
        return Set.copyOf(hierarchies.keySet());
    }

    /** Makes the groups of a worker; of limits that have none, {@link #problem} says why. */
    public synchronized List<Path> make(String worker, Set<Limit> limits) throws IOException {
        Set<Path> groups = new LinkedHashSet<>();
        String last = worker.replaceAll("[^A-Za-z0-9_.-]", ".") + "-" + ++made;
        try {
            for (Limit limit : limits) {
                Hierarchy hierarchy = hierarchies.get(limit);
                if (hierarchy != null) {
                    Path parent = parent(hierarchy, limit);
                    groups.add(Files.createDirectories(parent.resolve(last)));
                }
            }
        } catch (IOException e) {
            remove(List.copyOf(groups));
            throw e;
        }
        return List.copyOf(groups);
    }

    private Path parent(Hierarchy hierarchy, Limit limit) throws IOException {
        Path parent = Files.createDirectories(hierarchy.group().resolve(name));
        if (hierarchy.version() == 2) {
            enable(hierarchy.group(), parent, limit);
            enable(parent, null, limit);
        }
        return parent;
    }

    /**
     * Groups below get the controller. Of version 2, no process may be in a group that has both; so
     * this one moves into a group of its own.
     */
    private static void enable(Path group, Path own, Limit limit) throws IOException {
        Path control = group.resolve("cgroup.subtree_control");
        if (List.of(Files.readString(control).strip().split(" ")).contains(limit.controller)) {
            return;
        }
        try {
            Files.writeString(control, "+" + limit.controller);
        } catch (IOException e) {
            if (own == null) {
                throw e;
            }
            Path leaf = Files.createDirectories(own.resolve(OWN));
            Files.writeString(leaf.resolve("cgroup.procs"), "0");
            Files.writeString(control, "+" + limit.controller);
        }
    }

    /** Whether all are gone: a group whose last process ends just now stays for a moment. */
    public boolean remove(List<Path> groups) {
        boolean all = true;
        for (Path group : groups) {
            try {
                Files.deleteIfExists(group);
            } catch (IOException e) {
                all = false;
            }
        }
        return all;
    }

    /** Whether the kernel has ended a process of the group because its memory was used up. */
    public static boolean ranOutOfMemory(List<Path> groups) {
        return ends(groups) > 0;
    }

    /**
     * How many processes the kernel has ended for want of memory in the groups that this one is in,
     * such as its container's.
     */
    public long endsAround() {
        return ends(around);
    }

    private static long ends(List<Path> groups) {
        long ends = 0;
        for (Path group : groups) {
            for (String file : List.of("memory.events", "memory.oom_control")) {
                try {
                    for (String line : Files.readAllLines(group.resolve(file))) {
                        if (line.matches("oom_kill \\d{1,18}")) {
                            ends += Long.parseLong(line.substring(line.indexOf(' ') + 1));
                        }
                    }
                } catch (IOException e) {
                    // the group has no such file
                }
            }
        }
        return ends;
    }

    /** Removes what fronts that were killed have left. */
    private void sweep(String prefix, long front) throws IOException {
        for (Hierarchy hierarchy : Set.copyOf(hierarchies.values())) {
            for (Path parent : below(hierarchy.group())) {
                String file = parent.getFileName().toString();
                if (file.startsWith(prefix) && isOver(file.substring(prefix.length()), front)) {
                    remove(below(parent));
                    remove(List.of(parent));
                }
            }
        }
    }

    /** A number that is this front's is that of one before it: this one has made nothing yet. */
    private static boolean isOver(String pid, long front) {
        return pid.matches("[0-9]{1,18}")
                && (Long.parseLong(pid) == front
                        || ProcessHandle.of(Long.parseLong(pid)).isEmpty());
    }

    private static List<Path> below(Path group) throws IOException {
        List<Path> found = new ArrayList<>();
        try (DirectoryStream<Path> entries = Files.newDirectoryStream(group, Files::isDirectory)) {
            entries.forEach(found::add);
        }
        return found;
    }

    /** At the end; what is still in use is swept at the next start. */
    public synchronized void close() {
        for (Hierarchy hierarchy : Set.copyOf(hierarchies.values())) {
            remove(List.of(hierarchy.group().resolve(name)));
        }
    }
}
