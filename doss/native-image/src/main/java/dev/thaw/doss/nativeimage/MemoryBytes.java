// SPDX-License-Identifier: GPL-2.0-only WITH Classpath-exception-2.0
package dev.thaw.doss.nativeimage;

import java.nio.ByteBuffer;
import java.util.function.Consumer;
import jdk.graal.compiler.word.Word;
import org.graalvm.nativeimage.c.type.CTypeConversion;
import org.graalvm.word.Pointer;

/** Memory outside the Java heap, as buffers for checksums. */
final class MemoryBytes {
    /** As much as one buffer can hold, in whole pages. */
    private static final long MAX_BUFFER = 1 << 30;

    private MemoryBytes() {}

    static void forEach(Pointer from, long size, Consumer<ByteBuffer> action) {
        for (long done = 0; done < size; done += MAX_BUFFER) {
            int part = (int) Math.min(size - done, MAX_BUFFER);
            action.accept(CTypeConversion.asByteBuffer(from.add(Word.unsigned(done)), part));
        }
    }
}
