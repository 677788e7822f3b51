// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.serve;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/** One server for each data directory; the kernel lets go of it, however the server ends. */
final class DataLock {
    static final String FILE = "lock";

    private DataLock() {}

    /** Closing the channel gives the directory free. */
    static FileChannel of(Path data) throws IOException {
        FileChannel channel =
                FileChannel.open(
                        data.resolve(FILE), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
        FileLock held;
        try {
            held = channel.tryLock();
        } catch (OverlappingFileLockException e) {
            held = null;
        }
        if (held == null) {
            channel.close();
            throw new IOException(
                    "another server uses " + data + "; end it, or choose another --data");
        }
        return channel;
    }
}
