// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.wire;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.netty.buffer.ByteBuf;
import io.netty.buffer.ByteBufUtil;
import io.netty.buffer.Unpooled;
import io.netty.buffer.UnpooledByteBufAllocator;
import io.netty.channel.embedded.EmbeddedChannel;
import io.netty.handler.codec.DecoderException;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class FrameDecoderTest {
    private static final int ROUNDS = 20_000;

    @Test
    void framesThatArriveInPiecesAreWhole() {
        Random random = new Random(1);
        for (int round = 0; round < 100; round++) {
            List<String> sent = new ArrayList<>();
            ByteBuf stream = Unpooled.buffer();
            for (int i = 0; i < 20; i++) {
                byte[] payload = new byte[random.nextInt(3) == 0 ? 0 : random.nextInt(3000)];
                random.nextBytes(payload);
                int type = 1 + random.nextInt(Frame.TRIM);
                ByteBuf frame =
                        Frame.begin(UnpooledByteBufAllocator.DEFAULT, type, i & 1, i)
                                .writeBytes(payload);
                stream.writeBytes(Frame.finish(frame));
                frame.release();
                sent.add(type + " " + (i & 1) + " " + i + " " + ByteBufUtil.hexDump(payload));
            }
            EmbeddedChannel channel = new EmbeddedChannel(new FrameDecoder());
            while (stream.isReadable()) {
                int size = Math.min(stream.readableBytes(), 1 + random.nextInt(3000));
                channel.writeInbound(stream.readBytes(size));
            }
            stream.release();
            List<String> received = new ArrayList<>();
            for (Frame f = channel.readInbound(); f != null; f = channel.readInbound()) {
                received.add(
                        f.type()
                                + " "
                                + f.flags()
                                + " "
                                + f.id()
                                + " "
                                + ByteBufUtil.hexDump(f.payload()));
                f.payload().release();
            }
            assertEquals(sent, received);
            channel.finishAndReleaseAll();
        }
    }

    /** Whatever comes, either frames come out, or it is refused; nothing else is thrown. */
    @Test
    void randomInputIsRefusedOrDecoded() {
        Random random = new Random(2);
        int refused = 0;
        for (int round = 0; round < ROUNDS; round++) {
            EmbeddedChannel channel = new EmbeddedChannel(new FrameDecoder());
            byte[] bytes = new byte[random.nextInt(64)];
            random.nextBytes(bytes);
            if (bytes.length > 4 && random.nextBoolean()) {
                // a length that could be true
                bytes[1] = 0;
                bytes[2] = 0;
                bytes[3] = 0;
            }
            try {
                channel.writeInbound(Unpooled.wrappedBuffer(bytes));
            } catch (DecoderException e) {
                assertTrue(e.getCause() instanceof WireException, e.toString());
                refused++;
            }
            for (Frame f = channel.readInbound(); f != null; f = channel.readInbound()) {
                f.payload().release();
            }
            try {
                channel.finishAndReleaseAll();
            } catch (DecoderException e) {
                assertTrue(e.getCause() instanceof WireException, e.toString());
            }
        }
        assertTrue(refused > ROUNDS / 10, "refused " + refused);
    }

    @Test
    void fieldsComeBack() {
        Fields fields = new Fields().add(":status", 200).add("a", "").add("a", "ä€𝄞").add("", "x");
        ByteBuf bytes = Unpooled.buffer();
        fields.write(bytes);
        Fields read = Fields.read(bytes);
        assertEquals(fields.toString(), read.toString());
        assertEquals(List.of("", "ä€𝄞"), read.all("a"));
        assertEquals(200, read.number(":status", 0));
        bytes.release();
    }

    @Test
    void randomFieldsAreRefusedOrRead() {
        Random random = new Random(3);
        for (int round = 0; round < ROUNDS; round++) {
            byte[] bytes = new byte[random.nextInt(40)];
            for (int i = 0; i < bytes.length; i++) {
                bytes[i] =
                        (byte) (random.nextInt(4) == 0 ? random.nextInt(256) : random.nextInt(3));
            }
            try {
                Fields.read(Unpooled.wrappedBuffer(bytes));
            } catch (WireException e) {
                assertTrue(e.getMessage().contains("field"), e.getMessage());
            }
        }
    }

    @Test
    void whatIsTooLongIsRefused() {
        ByteBuf frame =
                Frame.begin(UnpooledByteBufAllocator.DEFAULT, Frame.INVOKE, 0, 1)
                        .writeZero(Frame.MAX_LENGTH);
        assertThrows(IllegalArgumentException.class, () -> Frame.finish(frame));
        ByteBuf fields = Unpooled.buffer().writeZero(Fields.MAX_LENGTH + 8);
        assertThrows(WireException.class, () -> Fields.read(fields));
    }
}
