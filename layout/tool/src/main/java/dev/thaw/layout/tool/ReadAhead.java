// SPDX-License-Identifier: Apache-2.0
package dev.thaw.layout.tool;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/**
 * How much the kernel reads of a disk for one page that is missing. Linux's default is 128 KiB;
 * cloud machines have others, and what a cold start reads depends on it. The setting is the whole
 * machine's: one process at a time changes it, and a child sets it back when that process ends,
 * however it does. Where the child was killed, too, the next process sets it back.
 */
public final class ReadAhead implements AutoCloseable {
    private static final String SET_BACK = "printf %s \"$1\" >\"$2\" && : >\"$3\"";

    private static final int LONGEST_NUMBER = 20;
    private static final int TRIES = 40;
    private static final int PAUSE_MILLIS = 50;

    /** Of a disk that no process of this machine has left so, as far as is known here. */
    private static final class OffAlready extends IOException {
        private static final long serialVersionUID = 1;

        OffAlready(Path setting) {
            super(
                    "the disk's read-ahead (%s) is 0 already: if a recording in another container has set it, wait until that ends; if it stays so, set what it is to be, such as 128"
                            .formatted(setting));
        }
    }

    private static final String OFF = "0";

    /** A second lock of this process would end the first when it is closed. */
    private static final Set<Path> SET_HERE = ConcurrentHashMap.newKeySet();

    private final Path setting;
    private final FileChannel kept;
    private final String before;
    private final Guard guard;

    private ReadAhead(Path setting, Path keptAt, FileChannel kept, int kib) throws IOException {
        this.setting = setting;
        this.kept = kept;
        String left = awaitGuard(kept);
        before = left.isEmpty() || left.equals(OFF) ? Files.readString(setting).strip() : left;
        if (before.equals(OFF)) {
            // Who set it back to that when the other has ended would leave it so for good.
            throw new OffAlready(setting);
        }
        kept.write(ByteBuffer.wrap(before.getBytes(StandardCharsets.US_ASCII)), 0);
        kept.force(true);
        guard = Guard.start(SET_BACK, before, setting.toString(), keptAt.toString());
        try {
            Files.writeString(setting, Integer.toString(kib));
        } catch (IOException e) {
            guard.end();
            throw e;
        }
    }

    /** What a killed process has left, unless its guard sets it back by now. */
    private static String awaitGuard(FileChannel kept) throws IOException {
        String left = read(kept);
        try {
            for (int i = 0; i < TRIES && !left.isEmpty(); i++) {
                Thread.sleep(PAUSE_MILLIS);
                left = read(kept);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        return left;
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
     * Sets that of the disk with a file, until it is closed, or this process has ended. Waits while
     * another process has set it.
     *
     * @param kib with 0, just the page that is missing
     * @throws IOException if the disk has no such setting, if this user may not change it, if this
     *     process has set it already, or if it is 0 and nobody here knows what it was before
     */
    public static ReadAhead set(Path file, int kib) throws IOException {
        return set(Disks.OF_THIS_MACHINE, file, kib);
    }

    static ReadAhead set(Disks disks, Path file, int kib) throws IOException {
        Path setting = disks.readAhead(file);
        if (!SET_HERE.add(setting)) {
            throw new IOException(
                    "the disk's read-ahead (%s) is set by this process already".formatted(setting));
        }
        FileChannel kept = null;
        ReadAhead readAhead = null;
        try {
            Path keptAt = disks.kept(setting);
            Files.createDirectories(keptAt.getParent());
            kept =
                    FileChannel.open(
                            keptAt,
                            StandardOpenOption.CREATE,
                            StandardOpenOption.READ,
                            StandardOpenOption.WRITE);
            if (kept.tryLock() == null) {
                System.err.println(
                        "waiting for another process, which has set the read-ahead of the disk with "
                                + file);
                kept.lock();
            }
            readAhead = new ReadAhead(setting, keptAt, kept, kib);
            return readAhead;
        } catch (OffAlready e) {
            throw e;
        } catch (IOException e) {
            throw new IOException(
                    "the disk's read-ahead cannot be set: run as root, and not where /sys is read-only, as in containers (%s)"
                            .formatted(e),
                    e);
        } finally {
            if (readAhead == null) {
                SET_HERE.remove(setting);
                if (kept != null) {
                    kept.close();
                }
            }
        }
    }

    @Override
    public void close() {
        try (kept) {
            if (!guard.end()) {
                Files.writeString(setting, before);
                kept.truncate(0);
            }
        } catch (IOException e) {
            System.err.println(setting + " was " + before + " and could not be set back: " + e);
        } finally {
            SET_HERE.remove(setting);
        }
    }
}
