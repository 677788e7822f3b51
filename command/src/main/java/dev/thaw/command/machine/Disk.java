// SPDX-License-Identifier: Apache-2.0
package dev.thaw.command.machine;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The file system that a directory is on, or would be on.
 *
 * @param device its number, as 8:1
 * @param free MiB that this user may fill
 * @param readAhead KiB that the kernel reads of it for one page that is missing
 * @param readAheadWritable whether root may set that: containers see /sys read-only
 * @param writable whether this user may write there, or make the directory
 * @param runsPrograms whether files on it may be executed
 */
public record Disk(
        String directory,
        Answer<String> device,
        Answer<Long> free,
        Answer<Long> readAhead,
        boolean readAheadWritable,
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

        boolean has(String option) {
            return Stream.of(options.split(",")).anyMatch(option::equals);
        }

        boolean holds(String path) {
            return point.equals("/") || path.equals(point) || path.startsWith(point + "/");
        }
    }

    static Disk of(Machine machine, String directory) {
        Answer<Mount> mount = mountOf(machine, directory);
        Answer<String> device = mount.understood(MOUNTS, Mount::device);
        return new Disk(
                directory,
                device,
                free(directory, nearest(machine, directory)),
                device.value()
                        .map(d -> machine.number("/sys/class/bdi/" + d + "/read_ahead_kb"))
                        .orElseGet(() -> new Answer.Unknown<>("the disk of " + directory)),
                !mountOf(machine, "/sys").is(m -> m.has("ro")),
                Files.isWritable(nearest(machine, directory)),
                mount.understood(MOUNTS, m -> !m.has("noexec")));
    }

    /** The innermost; of those at one place, the one that was mounted last. */
    private static Answer<Mount> mountOf(Machine machine, String directory) {
        Answer<List<Mount>> mounts =
                machine.text(MOUNTS)
                        .understood(MOUNTS, text -> text.lines().map(Mount::of).toList());
        Optional<Mount> innermost =
                mounts.value().orElse(List.of()).stream()
                        .filter(mount -> mount.holds(directory))
                        .reduce((a, b) -> a.point().length() > b.point().length() ? a : b);
        if (mounts.value().isPresent() && innermost.isEmpty()) {
            return new Answer.Unknown<>(
                    "where %s is mounted: %s does not say it, as in a chroot"
                            .formatted(directory, MOUNTS));
        }
        return mounts.understood(MOUNTS, list -> innermost.orElseThrow());
    }

    /** The directory, or what it would be made in. */
    private static Path nearest(Machine machine, String directory) {
        return Stream.iterate(machine.at(directory), path -> path != null, Path::getParent)
                .filter(Files::isDirectory)
                .findFirst()
                .orElse(machine.root());
    }

    private static Answer<Long> free(String directory, Path place) {
        // not by its FileStore, which there is none of in a chroot
        File file = place.toFile();
        return file.getTotalSpace() > 0
                ? new Answer.Known<>(file.getUsableSpace() >> 20)
                : new Answer.Unknown<>("free space of " + directory);
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
