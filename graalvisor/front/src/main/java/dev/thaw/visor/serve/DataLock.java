// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.serve;

import dev.thaw.visor.Stderr;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/** One server for each data directory; the kernel lets go of it, however the server ends. */
final class DataLock {
    static final String FILE = "lock";
    private static final int WAIT_MILLIS = 5;

    private DataLock() {}

    /** Closing the channel gives the directory free. */
    static FileChannel of(Path data) throws IOException {
        FileChannel channel = open(data);
        if (!isTaken(channel)) {
            channel.close();
            throw new IOException(
                    "another server uses " + data + "; end it, or choose another --data");
        }
        return channel;
    }

    /** The same, when the server before lets go of it, however long that takes. */
    static FileChannel after(Path data) throws IOException {
        FileChannel channel = open(data);
        if (isTaken(channel)) {
            return channel;
        }
        Stderr.say("waits until the server before lets go of " + data + ", as it does at SIGTERM");
        try {
            while (!isTaken(channel)) {
                Thread.sleep(WAIT_MILLIS);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            channel.close();
            throw new IOException("interrupted", e);
        }
        return channel;
    }

    private static FileChannel open(Path data) throws IOException {
        return FileChannel.open(
                data.resolve(FILE), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
    }

    private static boolean isTaken(FileChannel channel) throws IOException {
        try {
            return channel.tryLock() != null;
        } catch (OverlappingFileLockException e) {
            return false;
        }
    }
}
