// SPDX-License-Identifier: Apache-2.0
package dev.thaw.layout.tool;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/**
 * How much the kernel reads of a disk for one page that is missing. Linux's default is 128 KiB;
 * cloud machines have others, and what a cold start reads depends on it. The setting is the whole
 * machine's: one process at a time changes it, and what a killed one has left the next one sets
 * back.
 */
public final class ReadAhead implements AutoCloseable {
    private static final int LONGEST_NUMBER = 20;

    private final Path setting;
    private final FileChannel kept;
    private final String before;
    private final Thread hook = new Thread(this::restore, "restore-read-ahead");

    private ReadAhead(Path setting, FileChannel kept) throws IOException {
        this.setting = setting;
        this.kept = kept;
        String left = read(kept);
        before = left.isEmpty() ? Files.readString(setting).strip() : left;
        kept.write(ByteBuffer.wrap(before.getBytes(StandardCharsets.US_ASCII)), 0);
        kept.force(true);
    }

    private static String read(FileChannel kept) throws IOException {
        ByteBuffer bytes = ByteBuffer.allocate(LONGEST_NUMBER);
        kept.read(bytes, 0);
        String text = new String(bytes.array(), 0, bytes.position(), StandardCharsets.US_ASCII);
        return text.matches("[0-9]+") ? text : "";
    }

    /** In KiB. */
    public static int of(Path file) throws IOException {
        return Integer.parseInt(Files.readString(Disks.OF_THIS_MACHINE.readAhead(file)).strip());
    }

    /**
     * Sets that of the disk with a file, until it is closed, or this process is ended. Waits while
     * another process has set it.
     *
     * @param kib with 0, just the page that is missing
     * @throws IOException if the disk has no such setting, or if this user may not change it
     */
    public static ReadAhead set(Path file, int kib) throws IOException {
        return set(Disks.OF_THIS_MACHINE, file, kib);
    }

    static ReadAhead set(Disks disks, Path file, int kib) throws IOException {
        Path setting = disks.readAhead(file);
        FileChannel kept = null;
        try {
            Path path = disks.kept(setting);
            Files.createDirectories(path.getParent());
            kept =
                    FileChannel.open(
                            path,
                            StandardOpenOption.CREATE,
                            StandardOpenOption.READ,
                            StandardOpenOption.WRITE);
            kept.lock();
            ReadAhead readAhead = new ReadAhead(setting, kept);
            Files.writeString(setting, Integer.toString(kib));
            Runtime.getRuntime().addShutdownHook(readAhead.hook);
            return readAhead;
        } catch (IOException e) {
            if (kept != null) {
                kept.close();
            }
            throw new IOException(
                    "the disk's read-ahead cannot be set: run as root (%s)".formatted(e), e);
        }
    }

    private void restore() {
        try (kept) {
            Files.writeString(setting, before);
            kept.truncate(0);
        } catch (IOException e) {
            System.err.println(setting + " was " + before + " and could not be set back: " + e);
        }
    }

    @Override
    public void close() {
        try {
            if (Runtime.getRuntime().removeShutdownHook(hook)) {
                restore();
            }
        } catch (IllegalStateException e) {
            // this process is being ended: the hook does it
        }
    }
}
