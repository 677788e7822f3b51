// SPDX-License-Identifier: Apache-2.0
package dev.thaw.function.image;

import dev.thaw.function.Host;
import org.graalvm.nativeimage.PinnedObject;
import org.graalvm.nativeimage.c.function.CFunctionPointer;
import org.graalvm.nativeimage.c.function.InvokeCFunctionPointer;
import org.graalvm.nativeimage.c.type.CTypeConversion;
import org.graalvm.word.Pointer;
import org.graalvm.word.PointerBase;

/** The worker behind {@code struct thaw_call}. */
final class NativeHost implements Host {
    private interface Read extends CFunctionPointer {
        @InvokeCFunctionPointer
        long invoke(PointerBase context, PointerBase buffer, long capacity);
    }

    private interface Write extends CFunctionPointer {
        @InvokeCFunctionPointer
        long invoke(PointerBase context, int kind, PointerBase bytes, long length);
    }

    /** Where the members of {@code struct thaw_call} are. */
    private static final int SIZE = 0;

    private static final int CONTEXT = SIZE + Long.BYTES;
    private static final int HEAD = CONTEXT + Long.BYTES;
    private static final int HEAD_LENGTH = HEAD + Long.BYTES;
    private static final int READ = HEAD_LENGTH + Long.BYTES;
    private static final int WRITE = READ + Long.BYTES;
    private static final int END = WRITE + Long.BYTES;

    private final Pointer call;

    NativeHost(Pointer call) {
        this.call = call;
    }

    @Override
    public byte[] head() {
        if (call.readLong(SIZE) < END) {
            throw new IllegalArgumentException("struct thaw_call is shorter than version 1");
        }
        Pointer head = call.readWord(HEAD);
        byte[] bytes = new byte[Math.toIntExact(call.readLong(HEAD_LENGTH))];
        if (bytes.length > 0) {
            CTypeConversion.asByteBuffer(head, bytes.length).get(bytes);
        }
        return bytes;
    }

    @Override
    public long read(byte[] buffer, int offset, int length) {
        if (length == 0) {
            return 0;
        }
        Read read = call.readWord(READ);
        try (PinnedObject pinned = PinnedObject.create(buffer)) {
            return read.invoke(
                    call.readWord(CONTEXT), pinned.addressOfArrayElement(offset), length);
        }
    }

    @Override
    public long write(int kind, byte[] bytes, int offset, int length) {
        Write write = call.readWord(WRITE);
        if (length == 0) {
            return write.invoke(call.readWord(CONTEXT), kind, call, 0);
        }
        try (PinnedObject pinned = PinnedObject.create(bytes)) {
            return write.invoke(
                    call.readWord(CONTEXT), kind, pinned.addressOfArrayElement(offset), length);
        }
    }
}
