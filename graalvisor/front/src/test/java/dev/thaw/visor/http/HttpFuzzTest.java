// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.http;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.thaw.fuzz.Fuzz;
import io.netty.buffer.ByteBuf;
import io.netty.buffer.Unpooled;
import io.netty.channel.Channel;
import io.netty.channel.DefaultChannelId;
import io.netty.channel.embedded.EmbeddedChannel;
import io.netty.channel.local.LocalServerChannel;
import io.netty.handler.codec.http2.Http2CodecUtil;
import java.nio.charset.StandardCharsets;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.junit.jupiter.api.Test;

/** What a client sends, nearly right, in pieces. */
class HttpFuzzTest {
    private static final String POST =
            "POST /f/g?x=1 HTTP/1.1\r\nhost: a\r\ncontent-length: 5\r\n\r\nhello";
    private static final String CHUNKED =
            "POST /f HTTP/1.1\r\nhost: a\r\ntransfer-encoding: chunked\r\n\r\n3\r\nabc\r\n0\r\n\r\n";
    private static final String UPGRADE =
            "GET / HTTP/1.1\r\nhost: a\r\nconnection: upgrade, http2-settings\r\nupgrade: h2c\r\n"
                    + "http2-settings: AAMAAABkAAQAAP__\r\n\r\n";

    /** By it, a connection is known to be a server's. */
    private static final Channel SERVER = new LocalServerChannel();

    /** As the front's. */
    private static final Logger UPGRADES =
            Logger.getLogger("io.netty.handler.codec.http2.Http2ServerUpgradeCodec");

    private int answered;

    @Test
    void requests() throws Exception {
        UPGRADES.setLevel(Level.WARNING);
        Fuzz.of("http")
                .seed("@" + POST + POST)
                .seed("@" + CHUNKED + "GET / HTTP/1.0\r\n\r\n")
                .seed("@" + UPGRADE)
                .seed(http2())
                .tokens("\r\n", "\r\n\r\n", "chunked", "HTTP/1.1", "HTTP/2.0", "content-length: ")
                .tokens("expect: 100-continue\r\n", "connection: close\r\n", ": ", "\0", "PRI * ")
                .run(input -> {
                    answered = 0;
                    EmbeddedChannel channel =
                            new EmbeddedChannel(
                                    SERVER, DefaultChannelId.newInstance(), true, false);
                    Connections all =
                            new Connections(channel.eventLoop(), () -> HttpLimits.DEFAULT);
                    Connection connection = all.add(channel);
                    channel.pipeline()
                            .addLast(
                                    connection,
                                    new ProtocolChoice(
                                            this::route, connection, HttpLimits.DEFAULT));
                    int step = input.length == 0 ? 1 : 1 + 5 * (input[0] & 0xff);
                    for (int at = 1; at < input.length && channel.isOpen(); at += step) {
                        int size = Math.min(step, input.length - at);
                        channel.writeInbound(Unpooled.copiedBuffer(input, at, size));
                        channel.runPendingTasks();
                    }
                    String said = outbound(channel);
                    boolean http2 = all.size() == 1 && said.startsWith("\0");
                    channel.finishAndReleaseAll();
                    assertEquals(0, all.size());
                    assertTrue(
                            said.isEmpty() || http2 || said.matches("(?s)(HTTP/1.1 |\0).*"), said);
                    return answered + said.substring(0, Math.min(12, said.length()));
                });
    }

    private RequestSink route(Exchange exchange) {
        return new RequestSink() {
            private int size;

            @Override
            public boolean body(ByteBuf bytes, boolean last) {
                size += bytes.readableBytes();
                bytes.release();
                if (last) {
                    answered++;
                    exchange.respond(200, "text/plain", "" + size);
                }
                return true;
            }

            @Override
            public void gone() {}
        };
    }

    private static String outbound(EmbeddedChannel channel) {
        StringBuilder said = new StringBuilder();
        for (ByteBuf out = channel.readOutbound(); out != null; out = channel.readOutbound()) {
            said.append(out.toString(StandardCharsets.ISO_8859_1));
            out.release();
        }
        return said.toString();
    }

    /** A preface, settings, and a request whose headers are all in the static table. */
    private static byte[] http2() {
        ByteBuf out = Unpooled.buffer().writeByte('@');
        out.writeBytes(Http2CodecUtil.connectionPrefaceBuf());
        out.writeMedium(0).writeByte(4).writeByte(0).writeInt(0);
        byte[] headers = {(byte) 0x82, (byte) 0x84, (byte) 0x86, 0x41, 1, 'a'};
        out.writeMedium(headers.length).writeByte(1).writeByte(5).writeInt(1).writeBytes(headers);
        out.writeMedium(8).writeByte(6).writeByte(0).writeInt(0).writeLong(7);
        byte[] bytes = new byte[out.readableBytes()];
        out.readBytes(bytes);
        return bytes;
    }
}
