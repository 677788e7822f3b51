// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.wire;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.thaw.fuzz.Fuzz;
import io.netty.buffer.ByteBuf;
import io.netty.buffer.ByteBufUtil;
import io.netty.buffer.Unpooled;
import io.netty.buffer.UnpooledByteBufAllocator;
import org.junit.jupiter.api.Test;

/** What a worker sends, nearly right. */
class WireFuzzTest {
    @Test
    void frames() throws Exception {
        ByteBuf seed = Unpooled.buffer();
        for (int type : new int[] {Frame.HELLO, Frame.HEAD, Frame.BODY, Frame.END}) {
            ByteBuf frame = Frame.begin(UnpooledByteBufAllocator.DEFAULT, type, Frame.LAST, 7);
            new Fields().add(":result", 0).add("name", "value").write(frame);
            seed.writeBytes(Frame.finish(frame));
        }
        Fuzz.of("frames")
                .seed(ByteBufUtil.getBytes(seed))
                .refusal(WireException.class)
                .run(input -> {
                    ByteBuf in = Unpooled.wrappedBuffer(input);
                    int fields = 0;
                    for (Frame f = FrameDecoder.next(in); f != null; f = FrameDecoder.next(in)) {
                        assertTrue(f.type() >= Frame.HELLO && f.type() <= Frame.TRIM);
                        assertTrue(f.payload().readableBytes() <= Frame.MAX_LENGTH);
                        Fields read = Fields.read(f.payload());
                        fields += read.all("name").size();
                        assertTrue(read.number(":result", 0) != -77);
                        f.payload().release();
                    }
                    return fields;
                });
    }

    /** Texts that are UTF-8 are written as they were read. */
    @Test
    void fields() throws Exception {
        ByteBuf seed = Unpooled.buffer();
        new Fields().add(":id", 7).add("accept", "a").add("accept", "\u00e4").write(seed);
        Fuzz.of("fields")
                .seed(ByteBufUtil.getBytes(seed))
                .refusal(WireException.class)
                .run(input -> {
                    Fields fields = Fields.read(Unpooled.wrappedBuffer(input));
                    ByteBuf again = Unpooled.buffer();
                    fields.write(again);
                    if (again.readableBytes() <= Fields.MAX_LENGTH) {
                        assertEquals(fields.toString(), Fields.read(again).toString());
                    }
                    return fields.all("accept").size();
                });
    }
}
