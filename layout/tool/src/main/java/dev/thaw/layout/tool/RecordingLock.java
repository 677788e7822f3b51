// SPDX-License-Identifier: Apache-2.0
package dev.thaw.layout.tool;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ThreadLocalRandom;

/** Held by who records a start of an image: that takes the image's file away for a while. */
final class RecordingLock implements AutoCloseable {
    /** Whoever closes a file ends all locks that its process has on it. */
    private static final Set<Path> HELD_HERE = ConcurrentHashMap.newKeySet();

    private final Path file;
    private final FileChannel channel;

    private RecordingLock(Path file, FileChannel channel) {
        this.file = file;
        this.channel = channel;
    }

    /**
     * Does not wait.
     *
     * @param image its own path, no link's
     * @throws LayoutException if another has it
     */
    static RecordingLock of(Path image) throws IOException {
        Path file = image.resolveSibling(image.getFileName() + ".recording");
        FileChannel channel = null;
        if (HELD_HERE.add(file)) {
            try {
                channel = lock(file);
            } finally {
                if (channel == null) {
                    HELD_HERE.remove(file);
                }
            }
        }
        if (channel == null) {
            throw new LayoutException(
                    "a start of %s is being recorded already: wait until that ends"
                            .formatted(image));
        }
        return new RecordingLock(file, channel);
    }

    /** Null if another process has it. */
    private static FileChannel lock(Path file) throws IOException {
        while (true) {
            FileChannel channel =
                    FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
            boolean held = false;
            try {
                if (channel.tryLock() == null) {
                    return null;
                }
                held = isStill(file, channel);
                if (held) {
                    return channel;
                }
            } finally {
                if (!held) {
                    channel.close();
                }
            }
        }
    }

    /** Not if who had it before has removed it meanwhile; by its size, as it may not be opened. */
    private static boolean isStill(Path file, FileChannel channel) throws IOException {
        long size = ThreadLocalRandom.current().nextLong(1, 1 << 20);
        channel.truncate(0);
        channel.write(ByteBuffer.allocate(1), size - 1);
        try {
            return Files.size(file) == size;
        } catch (NoSuchFileException e) {
            return false;
        } finally {
            channel.truncate(0);
        }
    }

    @Override
    public void close() throws IOException {
        try (channel) {
            Files.deleteIfExists(file);
        } finally {
            HELD_HERE.remove(file);
        }
    }
}
