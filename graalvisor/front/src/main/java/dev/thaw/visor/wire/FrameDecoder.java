// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.wire;

import io.netty.buffer.ByteBuf;
import io.netty.channel.ChannelHandlerContext;
import io.netty.handler.codec.ByteToMessageDecoder;
import java.util.List;

/** Cuts what a worker sends into frames; what is no frame is a {@link WireException}. */
public final class FrameDecoder extends ByteToMessageDecoder {
    @Override
    protected void decode(ChannelHandlerContext context, ByteBuf in, List<Object> out) {
        Frame frame = next(in);
        if (frame != null) {
            out.add(frame);
        }
    }

    /** The next frame, or null if it is not all there yet. */
    static Frame next(ByteBuf in) {
        if (in.readableBytes() < Frame.LENGTH) {
            return null;
        }
        long length = in.getUnsignedIntLE(in.readerIndex());
        if (length < Frame.HEADER || length > Frame.MAX_LENGTH) {
            throw new WireException("a frame says that it has " + length + " bytes");
        }
        if (in.readableBytes() < Frame.LENGTH + length) {
            return null;
        }
        in.skipBytes(Frame.LENGTH);
        int type = in.readUnsignedByte();
        int flags = in.readUnsignedByte();
        if (in.readUnsignedShortLE() != 0 || type == 0 || type > Frame.TRIM || flags > Frame.LAST) {
            throw new WireException("a frame of unknown type " + type + ", flags " + flags);
        }
        int id = in.readIntLE();
        return new Frame(type, flags, id, in.readRetainedSlice((int) length - Frame.HEADER));
    }
}
