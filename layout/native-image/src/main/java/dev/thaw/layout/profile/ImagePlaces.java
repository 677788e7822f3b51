// SPDX-License-Identifier: Apache-2.0
package dev.thaw.layout.profile;

import java.io.EOFException;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;
import java.util.zip.ZipException;

/**
 * Where the compilation units and objects of an image are. The builder writes it beside an image
 * that can prefetch, as compressed text: a line for each, with address, size and name.
 *
 * @param program main class, or name of a library
 * @param places by address, in bytes from where the image is mapped
 */
public record ImagePlaces(String program, TreeMap<Long, Place> places) {
    private static final String MAGIC = "thaw-image-places,1,";

    /**
     * What lies at an address.
     *
     * @param size in bytes
     * @param name of its first page
     */
    public record Place(long size, PageName name) {}

    /**
     * What page that is, by what lies at an address; empty if nothing with a name does.
     *
     * @param address in bytes from where the image is mapped
     */
    public Optional<PageName> nameOf(long address) {
        Map.Entry<Long, Place> below = places.floorEntry(address);
        if (below == null || address >= below.getKey() + below.getValue().size()) {
            return Optional.empty();
        }
        long page = address / PrefetchTable.PAGE - below.getKey() / PrefetchTable.PAGE;
        return Optional.of(below.getValue().name().withPage((int) page));
    }

    /**
     * Reads what the builder has written.
     *
     * @throws ProfileException if it is something else
     */
    public static ImagePlaces read(Path file) throws IOException {
        List<String> lines;
        try (var in = new GZIPInputStream(Files.newInputStream(file))) {
            lines = new String(in.readAllBytes(), StandardCharsets.UTF_8).lines().toList();
        } catch (ZipException | EOFException e) {
            throw notOne(file);
        }
        String first = lines.isEmpty() ? "" : lines.getFirst();
        String program =
                first.startsWith(MAGIC)
                        ? QuotedName.unquote(first.substring(MAGIC.length()))
                        : null;
        if (program == null) {
            throw notOne(file);
        }
        TreeMap<Long, Place> places = new TreeMap<>();
        for (String line : lines.subList(1, lines.size())) {
            String[] fields = line.split(",", 3);
            Optional<PageName> name = PageName.parse(fields[fields.length - 1]);
            if (fields.length != 3 || name.isEmpty()) {
                throw new ProfileException(
                        "%s is damaged: '%s'; build the image again".formatted(file, line));
            }
            try {
                places.put(
                        Long.parseLong(fields[0]),
                        new Place(Long.parseLong(fields[1]), name.get()));
            } catch (NumberFormatException e) {
                throw new ProfileException(
                        "%s is damaged: '%s'; build the image again".formatted(file, line));
            }
        }
        return new ImagePlaces(program, places);
    }

    private static ProfileException notOne(Path file) {
        return new ProfileException(file + " does not tell the places of an image");
    }

    /** Writes it beside the file and renames it. */
    public void write(Path file) throws IOException {
        Path unfinished = file.resolveSibling(file.getFileName() + ".unfinished");
        try (var out = new GZIPOutputStream(Files.newOutputStream(unfinished))) {
            out.write(text());
        }
        Files.move(unfinished, file, StandardCopyOption.ATOMIC_MOVE);
    }

    private byte[] text() {
        List<String> lines = new ArrayList<>();
        lines.add(MAGIC + QuotedName.quote(program));
        places.forEach(
                (address, place) -> lines.add(address + "," + place.size() + "," + place.name()));
        return String.join("\n", lines).getBytes(StandardCharsets.UTF_8);
    }

    /** By which an image knows what is written of it: other contents, other number; never 0. */
    public long id() {
        try {
            byte[] hash = MessageDigest.getInstance("SHA-256").digest(text());
            return ByteBuffer.wrap(hash).getLong() | 1;
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }
}
