// SPDX-License-Identifier: Apache-2.0
package dev.thaw.layout.profile;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * What the pages of an image are called. The builder writes it beside an image that can prefetch: a
 * line for each page, with its number and its {@link PageName}.
 *
 * @param program main class, or name of a library
 * @param names by address, in pages from where the image is mapped
 */
public record ImagePages(String program, SortedMap<Long, PageName> names) {
    private static final String MAGIC = "thaw-image-pages,1,";

    /**
     * Reads a list.
     *
     * @throws ProfileException if it is none
     */
    public static ImagePages read(Path file) throws IOException {
        List<String> lines = TextFile.read(file);
        String first = lines.isEmpty() ? "" : lines.getFirst();
        String program =
                first.startsWith(MAGIC)
                        ? QuotedName.unquote(first.substring(MAGIC.length()))
                        : null;
        if (program == null) {
            throw notOne(file);
        }
        SortedMap<Long, PageName> names = new TreeMap<>();
        for (String line : lines.subList(1, lines.size())) {
            int comma = line.indexOf(',');
            Optional<PageName> name = PageName.parse(line.substring(comma + 1));
            if (name.isEmpty() || !line.substring(0, comma).matches("[0-9]{1,12}")) {
                throw new ProfileException(
                        "%s is damaged: '%s'; build the image again".formatted(file, line));
            }
            names.put(Long.parseLong(line.substring(0, comma)), name.get());
        }
        return new ImagePages(program, names);
    }

    private static ProfileException notOne(Path file) {
        return new ProfileException(file + " does not name the pages of an image");
    }

    /** Writes it beside the file and renames it. */
    public void write(Path file) throws IOException {
        TextFile.write(file, lines());
    }

    private List<String> lines() {
        List<String> lines = new ArrayList<>();
        lines.add(MAGIC + QuotedName.quote(program));
        names.forEach((page, name) -> lines.add(page + "," + name));
        return lines;
    }

    /** By which an image knows its list: other contents, other number; never 0. */
    public long id() {
        try {
            byte[] text = String.join("\n", lines()).getBytes(StandardCharsets.UTF_8);
            byte[] hash = MessageDigest.getInstance("SHA-256").digest(text);
            return ByteBuffer.wrap(hash).getLong() | 1;
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }
}
