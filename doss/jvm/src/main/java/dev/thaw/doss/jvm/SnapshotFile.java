// SPDX-License-Identifier: Apache-2.0
package dev.thaw.doss.jvm;

import dev.thaw.doss.DOSS;
import dev.thaw.doss.DOSSException;
import dev.thaw.doss.FileOptions;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;

/** Snapshot files of the JVM: a {@link FileHeader}, then the serialized graph. */
final class SnapshotFile {
    private SnapshotFile() {}

    /** Writes beside the file, then renames: the file is there whole, or as it was. */
    static synchronized DOSS.Stored write(
            Path file, JvmSlot slot, byte[] body, FileOptions options) {
        Path target = file.toAbsolutePath();
        if (target.getFileName() == null || !isReplaceable(target)) {
            throw new DOSSException(
                    "STORE of slot %d: %s is a directory, device, pipe or socket; name a file"
                            .formatted(slot.id(), target));
        }
        List<String> warnings = new ArrayList<>();
        try (UnfinishedFile beside = UnfinishedFile.beside(target)) {
            FileChannel out = beside.contents();
            writeAll(out, ByteBuffer.wrap(FileHeader.of(slot, body, options.key()).encode()));
            writeAll(out, ByteBuffer.wrap(body));
            FileOwner.takeOver(beside.path(), target, options, warnings);
            out.force(true);
            beside.moveToItsPlace();
        } catch (IOException e) {
            throw new DOSSException(
                    "STORE of slot %d: cannot write %s: %s".formatted(slot.id(), target, reason(e)),
                    e);
        }
        try (FileChannel directory = FileChannel.open(target.getParent())) {
            directory.force(true);
        } catch (IOException e) {
            warnings.add(
                    "%s was replaced, but its directory could not be synced (%s): after a failure of the machine the old file may be back"
                            .formatted(target, reason(e)));
        }
        return new DOSS.Stored(FileHeader.SIZE + body.length, warnings);
    }

    /** A rename would replace a device or a pipe as well. */
    private static boolean isReplaceable(Path target) {
        return Files.notExists(target, LinkOption.NOFOLLOW_LINKS)
                || Files.isRegularFile(target, LinkOption.NOFOLLOW_LINKS)
                || Files.isSymbolicLink(target);
    }

    private static void writeAll(FileChannel out, ByteBuffer bytes) throws IOException {
        while (bytes.hasRemaining()) {
            out.write(bytes);
        }
    }

    private static String reason(IOException e) {
        if (e instanceof NoSuchFileException) {
            return "No such file or directory";
        }
        return e instanceof FileSystemException f && f.getReason() != null
                ? f.getReason()
                : String.valueOf(e.getMessage());
    }

    /** The slot that a file says it was stored from. */
    static int slotOf(Path file) {
        try (FileChannel in = open(file)) {
            return readHeader(in, file).slotId();
        } catch (IOException e) {
            throw unreadable(file, e);
        }
    }

    /** The serialized graph in the file; checks all that can be checked before it is read. */
    static byte[] read(Path file, JvmSlot slot, FileOptions options) {
        try (FileChannel in = open(file)) {
            FileOwner.requireTrusted(file, in, options);
            FileHeader header = readHeader(in, file);
            header.requireFits(slot, in.size(), file);
            byte[] body = readFully(in, (int) header.bodySize(), file).array();
            header.requireBody(body, options.key(), file);
            return body;
        } catch (IOException e) {
            throw unreadable(file, e);
        }
    }

    private static FileChannel open(Path file) throws IOException {
        // Asked first: to open a pipe would wait for a writer.
        if (Files.exists(file) && !Files.isRegularFile(file)) {
            throw new DOSSException(
                    "%s is not a snapshot file: it is a directory or device; name a file"
                            .formatted(file));
        }
        return FileChannel.open(file, StandardOpenOption.READ);
    }

    private static FileHeader readHeader(FileChannel in, Path file) throws IOException {
        long size = in.size();
        if (size < FileHeader.SIZE) {
            throw new DOSSException(
                    "%s is not a snapshot file: it has %d bytes, a header alone has %d"
                            .formatted(file, size, FileHeader.SIZE));
        }
        return FileHeader.decode(readFully(in, FileHeader.SIZE, file), file);
    }

    private static DOSSException unreadable(Path file, IOException e) {
        return new DOSSException("LOAD: cannot read %s: %s".formatted(file, reason(e)), e);
    }

    private static ByteBuffer readFully(FileChannel in, int count, Path file) throws IOException {
        ByteBuffer b = ByteBuffer.allocate(count);
        while (b.hasRemaining()) {
            if (in.read(b) < 0) {
                throw new DOSSException(
                        "%s was truncated while it was read; store it again".formatted(file));
            }
        }
        return b.flip();
    }
}
