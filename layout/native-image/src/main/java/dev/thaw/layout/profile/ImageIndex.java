// SPDX-License-Identifier: Apache-2.0
package dev.thaw.layout.profile;

import java.io.BufferedWriter;
import java.io.EOFException;
import java.io.IOException;
import java.io.OutputStreamWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.UUID;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;
import java.util.zip.ZipException;

/**
 * What an instrumented image consists of: the names of its compilation units and of the methods
 * that were inlined, by number, and the identities of the objects in its image heap by offset.
 *
 * @param buildId of the image
 * @param program its main class, or the name of a library
 * @param units names by number; a unit has the number of its root method
 * @param methods names by number
 * @param objects identities by offset in bytes from the begin of the image heap
 */
public record ImageIndex(
        UUID buildId,
        String program,
        Map<Integer, String> units,
        Map<Integer, String> methods,
        TreeMap<Long, HeapObject> objects) {
    /**
     * An object of the image heap.
     *
     * @param size in bytes
     * @param type the name of its class
     * @param identity in other builds
     */
    public record HeapObject(long size, String type, ObjectIdentity identity) {}

    private static final String MAGIC = "thaw-startup-index 1";

    /**
     * Reads an index.
     *
     * @throws ProfileException if it is none
     */
    public static ImageIndex read(Path file) throws IOException {
        try (var in = new GZIPInputStream(Files.newInputStream(file))) {
            List<String> lines =
                    new String(in.readAllBytes(), StandardCharsets.UTF_8).lines().toList();
            if (lines.size() < 2 || !lines.getFirst().equals(MAGIC)) {
                throw notOne(file);
            }
            String[] head = lines.get(1).split("\t");
            Map<Integer, String> units = new HashMap<>();
            Map<Integer, String> methods = new HashMap<>();
            TreeMap<Long, HeapObject> objects = new TreeMap<>();
            for (String line : lines.subList(2, lines.size())) {
                String[] fields = line.split("\t");
                switch (fields[0]) {
                    case "unit" -> units.put(Integer.parseInt(fields[1]), fields[2]);
                    case "method" -> methods.put(Integer.parseInt(fields[1]), fields[2]);
                    default ->
                            objects.put(
                                    Long.parseLong(fields[1]),
                                    new HeapObject(
                                            Long.parseLong(fields[2]),
                                            fields[3],
                                            ObjectIdentity.parse(fields, 4)));
                }
            }
            return new ImageIndex(UUID.fromString(head[0]), head[1], units, methods, objects);
        } catch (ZipException e) {
            throw notOne(file);
        } catch (EOFException | IllegalArgumentException | IndexOutOfBoundsException e) {
            throw new ProfileException(
                    "%s is damaged (%s); build the instrumented image again".formatted(file, e));
        }
    }

    private static ProfileException notOne(Path file) {
        return new ProfileException(
                file
                        + " is not an index of an instrumented image: 'thaw layout record' writes one beside that");
    }

    /** Collects an index. */
    public static final class Writer {
        private final List<String> lines = new ArrayList<>();

        public Writer(UUID buildId, String program) {
            lines.add(MAGIC);
            lines.add(buildId + "\t" + program);
        }

        public void addUnit(int number, String name) {
            lines.add("unit\t" + number + "\t" + name);
        }

        public void addMethod(int number, String name) {
            lines.add("method\t" + number + "\t" + name);
        }

        public void addObject(long offset, long size, String type, ObjectIdentity identity) {
            lines.add(
                    String.join(
                            "\t",
                            "object",
                            Long.toString(offset),
                            Long.toString(size),
                            type,
                            identity.toString()));
        }

        /** Writes it beside the file and renames it. */
        public void write(Path file) throws IOException {
            Path unfinished = file.resolveSibling(file.getFileName() + ".unfinished");
            try (BufferedWriter out =
                    new BufferedWriter(
                            new OutputStreamWriter(
                                    new GZIPOutputStream(Files.newOutputStream(unfinished)),
                                    StandardCharsets.UTF_8))) {
                for (String line : lines) {
                    out.write(line);
                    out.newLine();
                }
            }
            Files.move(unfinished, file, StandardCopyOption.ATOMIC_MOVE);
        }
    }
}
