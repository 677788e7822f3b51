// SPDX-License-Identifier: GPL-2.0-only WITH Classpath-exception-2.0
package dev.thaw.doss.nativeimage;

import java.util.zip.CRC32C;
import jdk.graal.compiler.word.Word;
import org.graalvm.nativeimage.c.type.CTypeConversion;
import org.graalvm.word.Pointer;

/** Adds memory outside the Java heap to a checksum. */
final class MemoryChecksum {
    /** As much as one buffer can hold, in whole pages. */
    private static final long MAX_BUFFER = 1 << 30;

    private MemoryChecksum() {}

    static void update(CRC32C checksum, Pointer from, long size) {
        for (long done = 0; done < size; done += MAX_BUFFER) {
            int part = (int) Math.min(size - done, MAX_BUFFER);
            checksum.update(CTypeConversion.asByteBuffer(from.add(Word.unsigned(done)), part));
        }
    }
}
