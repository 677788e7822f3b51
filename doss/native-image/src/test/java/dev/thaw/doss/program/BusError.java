// SPDX-License-Identifier: Apache-2.0
package dev.thaw.doss.program;

import dev.thaw.doss.DOSS;
import java.nio.MappedByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/** Reads a page of an ordinary file that is no longer there, with a snapshot loaded. */
final class BusError {
    private BusError() {}

    static void run(Path snapshot, Path ordinary) throws Exception {
        DOSS.provider().load(snapshot, DOSS.heap().getSlot(0));
        try (FileChannel channel =
                FileChannel.open(
                        ordinary,
                        StandardOpenOption.CREATE,
                        StandardOpenOption.READ,
                        StandardOpenOption.WRITE)) {
            MappedByteBuffer page = channel.map(FileChannel.MapMode.READ_WRITE, 0, 4096);
            channel.truncate(0);
            System.out.println("read " + page.get(0));
        }
    }
}
