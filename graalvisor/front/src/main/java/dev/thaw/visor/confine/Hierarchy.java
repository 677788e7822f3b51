// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.confine;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * A control group that this process is in, of either version.
 *
 * @param controllers that it may have; of version 2 all that are delegated to it
 */
record Hierarchy(Path group, int version, List<String> controllers) {
    /**
     * @param proc this process's directory in /proc
     */
    static List<Hierarchy> all(Path proc) throws IOException {
        List<String> groups = Files.readAllLines(proc.resolve("cgroup"));
        List<Hierarchy> all = new ArrayList<>();
        for (String line : Files.readAllLines(proc.resolve("mountinfo"))) {
            String[] halves = line.split(" - ", 2);
            String[] mount = halves[0].split(" ");
            String[] file = halves.length < 2 ? new String[0] : halves[1].split(" ");
            if (file.length < 3 || mount.length < 5 || !file[0].matches("cgroup2?")) {
                continue;
            }
            boolean second = file[0].equals("cgroup2");
            List<String> options = List.of(file[2].split(","));
            for (String group : groups) {
                String[] parts = group.split(":", 3);
                List<String> names = Arrays.asList(parts[1].split(","));
                boolean same = second ? parts[0].equals("0") : options.containsAll(names);
                if (parts.length == 3 && same && !(names.equals(List.of("")) && !second)) {
                    Path directory = directory(Path.of(mount[4]), mount[3], parts[2]);
                    all.add(
                            new Hierarchy(
                                    directory,
                                    second ? 2 : 1,
                                    second ? delegated(directory) : names));
                }
            }
        }
        return all;
    }

    /** In a container, the mount may begin at the container's group, or show others' too. */
    private static Path directory(Path mount, String root, String group) {
        String below =
                root.equals("/")
                        ? group
                        : group.startsWith(root) ? group.substring(root.length()) : "";
        Path directory =
                mount.resolve("." + (below.startsWith("/") ? below : "/" + below)).normalize();
        return Files.isDirectory(directory) ? directory : mount;
    }

    private static List<String> delegated(Path group) throws IOException {
        Path file = group.resolve("cgroup.controllers");
        return Files.exists(file) ? List.of(Files.readString(file).strip().split(" ")) : List.of();
    }

    /** Null if groups can be made below, else why not. */
    String problem() {
        return Files.isWritable(group)
                        && (version == 1 || Files.isWritable(group.resolve("cgroup.procs")))
                ? null
                : group + " cannot be written";
    }
}
