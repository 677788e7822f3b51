// SPDX-License-Identifier: Apache-2.0
package dev.thaw.layout.profile;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/**
 * What a start of a program touches, in order, by names that another build of it has too. As a file:
 * a line for each.
 *
 * @param image the program's name
 * @param units names of compilation units
 * @param objects identities of objects of the image heap
 */
public record StartupProfile(String image, List<String> units, List<ObjectIdentity> objects) {
    private static final String MAGIC = "thaw-startup-profile,1";

    /** Gives the places in a trace their names. */
    public static StartupProfile of(StartupTrace trace, ImageIndex index) {
        if (!trace.buildId().equals(index.buildId())) {
            throw new ProfileException(
                    "the trace is of another build than the index of %s: run the instrumented image again"
                            .formatted(index.image()));
        }
        List<Long> threads =
                trace.units().stream().map(StartupTrace.UnitEvent::thread).distinct().toList();
        List<String> units = new ArrayList<>();
        for (long thread : threads) {
            for (StartupTrace.UnitEvent event : trace.units()) {
                if (event.thread() == thread && index.units().containsKey(event.unit())) {
                    units.add(index.units().get(event.unit()));
                }
            }
        }
        // Behind the image heap, objects of the run-time heap were recorded too.
        List<ObjectIdentity> objects =
                trace.objects().stream()
                        .map(event -> index.objects().get(event.offset()))
                        .filter(Objects::nonNull)
                        .map(ImageIndex.HeapObject::identity)
                        .distinct()
                        .toList();
        return new StartupProfile(index.image(), units, objects);
    }

    /** Writes it beside the file and renames it. */
    public void write(Path file) throws IOException {
        List<String> lines = new ArrayList<>();
        lines.add(MAGIC + "," + image);
        units.forEach(unit -> lines.add("unit," + unit));
        objects.forEach(object -> lines.add("object," + object.toString().replace('\t', ',')));
        Path unfinished = file.resolveSibling(file.getFileName() + ".unfinished");
        Files.write(unfinished, lines);
        Files.move(unfinished, file, StandardCopyOption.ATOMIC_MOVE);
    }

    /**
     * Reads a profile; lines that name nothing are left out.
     *
     * @throws ProfileException if it is none
     */
    public static StartupProfile read(Path file) throws IOException {
        List<String> lines = Files.readAllLines(file);
        if (lines.isEmpty() || !lines.getFirst().startsWith(MAGIC + ",")) {
            throw new ProfileException(
                    file + " is not a startup profile; make one with 'thaw layout profile'");
        }
        List<String> units = new ArrayList<>();
        List<ObjectIdentity> objects = new ArrayList<>();
        for (String line : lines.subList(1, lines.size())) {
            if (line.startsWith("unit,")) {
                units.add(line.substring("unit,".length()));
            } else if (line.startsWith("object,")) {
                String[] fields = line.split(",");
                if (fields.length == 5) {
                    objects.add(ObjectIdentity.parse(fields, 1));
                }
            }
        }
        return new StartupProfile(lines.getFirst().substring(MAGIC.length() + 1), units, objects);
    }
}
