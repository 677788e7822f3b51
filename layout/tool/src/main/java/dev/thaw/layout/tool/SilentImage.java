// SPDX-License-Identifier: Apache-2.0
package dev.thaw.layout.tool;

import dev.thaw.layout.profile.ElfFile;
import dev.thaw.layout.profile.TableInImage;
import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

/**
 * An image that asks for nothing while a start of it is recorded: what it asks for would not be
 * seen to be touched. The file that asks is kept beside it, as APP.asking, and takes its place
 * again when this is closed, or this process ends, however it does: a child sees to that. Where the
 * child was killed, too, the next recording does.
 */
final class SilentImage implements AutoCloseable {
    /** Two names of one file are not moved onto each other, but the first has to go. */
    private static final String PUT_BACK = "mv -f -- \"$1\" \"$2\" && rm -f -- \"$1\"";

    private final Path image;
    private final Path asking;
    private final Guard guard;

    private SilentImage(Path image, Path asking, Guard guard) {
        this.image = image;
        this.asking = asking;
        this.guard = guard;
    }

    private static Path asking(Path image) {
        return image.resolveSibling(image.getFileName() + ".asking");
    }

    /**
     * What was recorded when the process and its child were killed asks again; an image that was
     * made since stays.
     */
    static void putBackWhatIsLeft(Path image) throws IOException {
        Path left = asking(image);
        if (Files.exists(left)) {
            TableInImage table = TableInImage.of(ElfFile.read(image));
            if (!table.asks() && table.isAllThatDiffersFrom(left)) {
                Files.move(left, image, StandardCopyOption.ATOMIC_MOVE);
            }
            Files.deleteIfExists(left);
        }
    }

    /**
     * @param image its own path, no link's
     * @param table of it
     * @throws IOException if no file may take the image's place, also where none has to by now:
     *     what was recorded could not be written
     */
    static SilentImage of(Path image, TableInImage table) throws IOException {
        Path asking = asking(image);
        if (!table.asks()) {
            table.requireReplaceable();
            return new SilentImage(image, asking, null);
        }
        keep(image, asking);
        SilentImage silent = null;
        try {
            silent =
                    new SilentImage(
                            image,
                            asking,
                            Guard.start(PUT_BACK, asking.toString(), image.toString()));
            table.clear();
            return silent;
        } catch (IOException e) {
            if (silent == null) {
                Files.deleteIfExists(asking);
            } else {
                silent.close();
            }
            throw e;
        }
    }

    private static void keep(Path image, Path asking) throws IOException {
        try {
            Files.createLink(asking, image);
        } catch (UnsupportedOperationException | FileSystemException e) {
            Files.copy(image, asking, StandardCopyOption.COPY_ATTRIBUTES);
            copyAttributes(image, asking);
        }
    }

    /** The copy takes the image's place later. */
    private static void copyAttributes(Path image, Path asking) throws IOException {
        try {
            FileAttributes.copy(image, asking);
        } catch (IOException e) {
            Files.delete(asking);
            throw e;
        }
    }

    @Override
    public void close() {
        if (guard == null || guard.end()) {
            return;
        }
        try {
            Files.move(asking, image, StandardCopyOption.ATOMIC_MOVE);
            Files.deleteIfExists(asking);
        } catch (IOException e) {
            System.err.println(
                    "%s asks for nothing now; what it asked for is in %s, which could not take its place: %s"
                            .formatted(image, asking, e));
        }
    }
}
