// SPDX-License-Identifier: Apache-2.0
package dev.thaw.command.machine;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;

/**
 * The file system that a directory is on, or would be on.
 *
 * @param device its number, as 8:1
 * @param free MiB that this user may fill
 * @param readAhead KiB that the kernel reads of it for one page that is missing
 * @param writable whether this user may write there, or make the directory
 * @param runsPrograms whether files on it may be executed
 */
public record Disk(
        String directory,
        Answer<String> device,
        Answer<Long> free,
        Answer<Long> readAhead,
        boolean writable,
        Answer<Boolean> runsPrograms)
        implements Probe {
    private static final String MOUNTS = "/proc/self/mountinfo";

    /** A line of mountinfo, as far as it is used here. */
    private record Mount(String device, String point, String options) {
        /** Fields: ID, parent, device, root, mount point, options (proc_pid_mountinfo(5)). */
        static Mount of(String line) {
            String[] fields = line.split(" ");
            return new Mount(fields[2], fields[4].replace("\\040", " "), fields[5]);
        }

        boolean holds(String path) {
            return point.equals("/") || path.equals(point) || path.startsWith(point + "/");
        }
    }

    static Disk of(Machine machine, String directory) {
        Answer<Mount> mount =
                machine.text(MOUNTS).understood(MOUNTS, text -> find(text.lines(), directory));
        Answer<String> device = mount.understood(MOUNTS, Mount::device);
        return new Disk(
                directory,
                device,
                free(directory, nearest(machine, directory)),
                device.value()
                        .map(d -> machine.number("/sys/class/bdi/" + d + "/read_ahead_kb"))
                        .orElseGet(() -> new Answer.Unknown<>("the disk of " + directory)),
                Files.isWritable(nearest(machine, directory)),
                mount.understood(
                        MOUNTS,
                        m -> Stream.of(m.options().split(",")).noneMatch("noexec"::equals)));
    }

    /** The innermost; of those at one place, the one that was mounted last. */
    private static Mount find(Stream<String> lines, String directory) {
        return lines.map(Mount::of)
                .filter(mount -> mount.holds(directory))
                .reduce((a, b) -> a.point().length() > b.point().length() ? a : b)
                .orElseThrow();
    }

    /** The directory, or what it would be made in. */
    private static Path nearest(Machine machine, String directory) {
        return Stream.iterate(machine.at(directory), path -> path != null, Path::getParent)
                .filter(Files::isDirectory)
                .findFirst()
                .orElse(machine.root());
    }

    private static Answer<Long> free(String directory, Path place) {
        try {
            return new Answer.Known<>(Files.getFileStore(place).getUsableSpace() >> 20);
        } catch (IOException e) {
            return new Answer.Unknown<>("free space of " + directory + ": " + e.getMessage());
        }
    }

    @Override
    public String shown() {
        return directory
                + ": "
                + free.shown()
                + " MiB free, read-ahead "
                + readAhead.value().map(n -> n + " KiB").orElse(readAhead.shown())
                + (writable ? "" : ", not writable")
                + (runsPrograms.is(runs -> !runs) ? ", mounted noexec" : "");
    }
}
