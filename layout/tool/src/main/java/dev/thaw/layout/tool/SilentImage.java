// SPDX-License-Identifier: Apache-2.0
package dev.thaw.layout.tool;

import dev.thaw.layout.profile.ChangedImage;
import dev.thaw.layout.profile.ElfFile;
import dev.thaw.layout.profile.FileVersion;
import dev.thaw.layout.profile.ProfileException;
import dev.thaw.layout.profile.TableInImage;
import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.FileTime;
import java.util.Map;
import java.util.concurrent.TimeUnit;

/**
 * An image that asks for nothing while a start of it is recorded: what it asks for would not be
 * seen to be touched. The file that asks is kept beside it, as APP.asking, and takes its place
 * again when this is closed, or this process ends, however it does: a child sees to that. Where the
 * child was killed, too, the next recording does. An image that a build has put there meanwhile
 * stays.
 */
final class SilentImage implements AutoCloseable {
    /** Only where the silent file still is, as {@link #told} has it: a build may have ended. */
    private static final String PUT_BACK =
            """
            now=$(stat -c '%d %i %s %Y' -- "$2") || exit
            if [ "$now" = "$3" ]; then mv -f -- "$1" "$2"; else rm -f -- "$1"; fi
            """;

    private final Path image;
    private final Path asking;
    private final FileVersion silent;
    private final Guard guard;

    private SilentImage(Path image, Path asking, FileVersion silent, Guard guard) {
        this.image = image;
        this.asking = asking;
        this.silent = silent;
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
     * Copies an image that may be recorded by another process meanwhile: then the one that asks.
     *
     * @param image may be a link
     */
    static void copyAsking(Path image, Path to) throws IOException {
        Path own = image.toRealPath();
        Path asking = asking(own);
        FileVersion copied;
        do {
            copied = FileVersion.of(own);
            copy(own, to);
            if (!mayBeSilent(to) || isCopied(asking, to)) {
                return;
            }
            // it is none, unless the one that asks has taken its place again just now
        } while (!copied.isOf(own));
    }

    private static void copy(Path from, Path to) throws IOException {
        Files.copy(
                from, to, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.COPY_ATTRIBUTES);
    }

    private static boolean mayBeSilent(Path image) throws IOException {
        try {
            return !TableInImage.of(ElfFile.read(image)).asks();
        } catch (ProfileException e) {
            // it cannot ask
            return false;
        }
    }

    /** Whether that is the same image, and there to be copied. */
    private static boolean isCopied(Path asking, Path to) throws IOException {
        try {
            if (!TableInImage.of(ElfFile.read(to)).isAllThatDiffersFrom(asking)) {
                return false;
            }
            copy(asking, to);
            return true;
        } catch (NoSuchFileException e) {
            return false;
        }
    }

    /**
     * @param image its own path, no link's
     * @param table of it
     * @throws IOException if no file may take the image's place, also where none has to by now:
     *     what was recorded could not be written
     * @throws dev.thaw.layout.profile.ProfileException if the image was built anew since its table
     *     was found
     */
    static SilentImage of(Path image, TableInImage table) throws IOException {
        Path asking = asking(image);
        if (!table.asks()) {
            table.requireReplaceable();
            return new SilentImage(image, asking, null, null);
        }
        try (ChangedImage silent = table.silent()) {
            keep(image, asking);
            return of(image, asking, silent);
        }
    }

    private static SilentImage of(Path image, Path asking, ChangedImage silent) throws IOException {
        boolean isSilent = false;
        SilentImage kept = null;
        try {
            FileVersion version = FileVersion.of(silent.file());
            Guard guard =
                    Guard.start(PUT_BACK, asking.toString(), image.toString(), told(silent.file()));
            kept = new SilentImage(image, asking, version, guard);
            silent.takePlace();
            isSilent = true;
            return kept;
        } finally {
            if (kept == null) {
                Files.deleteIfExists(asking);
            } else if (!isSilent) {
                kept.close();
            }
        }
    }

    /** Which file that is, in the words of {@code stat}; not all of those know parts of seconds. */
    private static String told(Path file) throws IOException {
        Map<String, Object> attributes =
                Files.readAttributes(file, "unix:dev,ino,size,lastModifiedTime");
        return "%s %s %s %d"
                .formatted(
                        attributes.get("dev"),
                        attributes.get("ino"),
                        attributes.get("size"),
                        ((FileTime) attributes.get("lastModifiedTime")).to(TimeUnit.SECONDS));
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
        if (guard == null) {
            return;
        }
        boolean inPlace = isInPlace();
        if (!inPlace) {
            remove();
        }
        if (guard.end() || !inPlace) {
            return;
        }
        try {
            Files.move(asking, image, StandardCopyOption.ATOMIC_MOVE);
        } catch (IOException e) {
            System.err.println(
                    "%s asks for nothing now; what it asked for is in %s, which could not take its place: %s"
                            .formatted(image, asking, e));
        }
    }

    /** Not if a build has ended meanwhile. */
    private boolean isInPlace() {
        try {
            return silent.isOf(image);
        } catch (IOException e) {
            return false;
        }
    }

    /** First of all: by seconds alone, the image that was built may be taken for the silent one. */
    private void remove() {
        try {
            Files.deleteIfExists(asking);
        } catch (IOException e) {
            System.err.println(
                    "%s is of an older build of %s, and could not be removed: %s"
                            .formatted(asking, image, e));
        }
    }
}
