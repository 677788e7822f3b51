// SPDX-License-Identifier: Apache-2.0
package dev.thaw.layout.profile;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;

/**
 * A file beside an image that has another {@link PrefetchTable}, until it takes the image's place:
 * processes may run that. A build that ends before has made another image, whose place it does not
 * take.
 */
public final class ChangedImage implements AutoCloseable {
    private final Path image;
    private final FileVersion of;
    private final Path file;

    private ChangedImage(Path image, FileVersion of, Path file) {
        this.image = image;
        this.of = of;
        this.file = file;
    }

    /**
     * @param of the image as it was looked at
     * @param offset of the table in its file
     * @throws ProfileException if the image is another by now
     * @throws IOException if no file beside the image may have its attributes, or has room
     */
    static ChangedImage write(
            Path image,
            FileVersion of,
            long offset,
            byte[] table,
            TableInImage.Attributes attributes)
            throws IOException {
        requireSame(image, of);
        Path file = image.resolveSibling(image.getFileName() + ".unfinished");
        ChangedImage changed = new ChangedImage(image, of, file);
        boolean whole = false;
        try {
            Files.copy(
                    image,
                    file,
                    StandardCopyOption.REPLACE_EXISTING,
                    StandardCopyOption.COPY_ATTRIBUTES);
            try (FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE)) {
                ByteBuffer rest = ByteBuffer.wrap(table);
                while (rest.hasRemaining()) {
                    channel.write(rest, offset + rest.position());
                }
                channel.force(true);
            }
            attributes.copy(image, file);
            whole = true;
            return changed;
        } finally {
            if (!whole) {
                changed.close();
            }
        }
    }

    private static void requireSame(Path image, FileVersion of) throws IOException {
        if (!of.isOf(image)) {
            throw new ProfileException(
                    image
                            + " was built anew meanwhile; nothing was written into it: record its"
                            + " start again");
        }
    }

    /** Where it lies until it takes the image's place. */
    public Path file() {
        return file;
    }

    /**
     * Takes the image's place.
     *
     * @throws ProfileException if the image is another by now; that stays
     */
    public void takePlace() throws IOException {
        requireSame(image, of);
        Files.move(file, image, StandardCopyOption.ATOMIC_MOVE);
    }

    @Override
    public void close() throws IOException {
        Files.deleteIfExists(file);
    }
}
