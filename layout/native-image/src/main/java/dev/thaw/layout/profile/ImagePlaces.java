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
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.LongStream;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;
import java.util.zip.ZipException;

/**
 * Where the compilation units and objects of an image are. The builder writes it beside an image
 * that can prefetch, as compressed text: a line for each.
 *
 * @param program main class, or name of a library
 * @param places by address, in bytes from where the image is mapped
 */
public record ImagePlaces(String program, TreeMap<Long, Place> places) {
    private static final String MAGIC = "thaw-image-places,1,";
    private static final String LISTED = "listed";

    /**
     * What lies at an address.
     *
     * @param size in bytes
     * @param listed whether a list of what starts touch has named it, so that it lies with others
     *     that it has named
     * @param name of its begin
     */
    public record Place(long size, boolean listed, PageName name) {}

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
        return Optional.of(below.getValue().name().at((int) (address - below.getKey())));
    }

    /** What else the list has named that this image was built by, if it lies on such a page. */
    public List<PageName> listedOn(Set<Long> pages) {
        List<PageName> names = new ArrayList<>();
        places.forEach((begin, place) -> {
            long end = begin + place.size() - 1;
            if (place.listed()) {
                LongStream.rangeClosed(begin / PrefetchTable.PAGE, end / PrefetchTable.PAGE)
                        .filter(pages::contains)
                        .map(page -> Math.max(0, page * PrefetchTable.PAGE - begin))
                        .forEach(offset -> names.add(place.name().at((int) offset)));
            }
        });
        return names;
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
            String[] fields = line.split(",", 4);
            Optional<PageName> name = PageName.parse(fields[fields.length - 1]);
            if (fields.length != 4 || name.isEmpty()) {
                throw new ProfileException(
                        "%s is damaged: '%s'; build the image again".formatted(file, line));
            }
            try {
                places.put(
                        Long.parseLong(fields[0]),
                        new Place(Long.parseLong(fields[1]), fields[2].equals(LISTED), name.get()));
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
        places.forEach((address, place) ->
                lines.add(
                        String.join(
                                ",",
                                Long.toString(address),
                                Long.toString(place.size()),
                                place.listed() ? LISTED : "",
                                place.name().toString())));
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
