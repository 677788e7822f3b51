// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.http;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.netty.buffer.ByteBuf;
import io.netty.buffer.ByteBufUtil;
import io.netty.buffer.Unpooled;
import io.netty.channel.ChannelOutboundBuffer;
import io.netty.channel.embedded.EmbeddedChannel;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The loop, or the whole machine, stands still, and clocks are looked at before clients are. */
class PausesTest {
    private static final String GET = "GET /f HTTP/1.1\r\nhost: x\r\n\r\n";
    private static final String WHOLE = "whole";
    private static final int HOUR = 3600;
    private static final int STALL_SECONDS =
            (int) TimeUnit.MILLISECONDS.toSeconds(HttpLimits.DEFAULT.stallMillis());
    private static final int HEAD_SECONDS =
            (int) TimeUnit.MILLISECONDS.toSeconds(HttpLimits.DEFAULT.headMillis());
    private static final int IDLE_SECONDS =
            (int) TimeUnit.MILLISECONDS.toSeconds(HttpLimits.DEFAULT.idleMillis());

    private final Reader channel = new Reader();

    /** Of an answer that the function goes on writing; null: it is there at once. */
    private String rest;

    private Exchange exchange;

    /** What the client takes nothing of until it reads. */
    private static final class Reader extends EmbeddedChannel {
        private boolean reads = true;

        @Override
        protected void doWrite(ChannelOutboundBuffer from) throws Exception {
            if (reads) {
                super.doWrite(from);
            }
        }

        String taken() {
            reads = true;
            flush();
            StringBuilder all = new StringBuilder();
            for (ByteBuf out = readOutbound(); out != null; out = readOutbound()) {
                all.append(out.toString(StandardCharsets.UTF_8));
                out.release();
            }
            return all.toString();
        }

        void send(String text) {
            writeInbound(Unpooled.copiedBuffer(text, StandardCharsets.UTF_8));
        }

        /** Seconds in which the loop runs. */
        void run(int seconds) {
            for (int i = 0; i < seconds && isOpen(); i++) {
                stand(1);
            }
        }

        /** Seconds in which it does not. */
        void stand(int seconds) {
            advanceTimeBy(seconds, TimeUnit.SECONDS);
            runScheduledPendingTasks();
        }
    }

    @BeforeEach
    void connect() {
        channel.freezeTime();
        Connections all = new Connections(channel.eventLoop(), () -> HttpLimits.DEFAULT);
        Connection connection = all.add(channel);
        channel.pipeline()
                .addLast(
                        connection,
                        new ProtocolChoice(this::route, connection, HttpLimits.DEFAULT));
    }

    @AfterEach
    void end() {
        channel.finishAndReleaseAll();
    }

    private RequestSink route(Exchange routed) {
        exchange = routed;
        return new RequestSink() {
            @Override
            public boolean body(ByteBuf bytes, boolean last) {
                bytes.release();
                if (last && rest == null) {
                    exchange.respond(200, "text/plain", WHOLE);
                } else if (last) {
                    exchange.body(ByteBufUtil.writeUtf8(channel.alloc(), "begins, "));
                    exchange.flush();
                }
                return true;
            }

            @Override
            public void gone() {}
        };
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void whoTakesItsAnswerAfterwardsGetsAllOfIt(boolean whole) {
        rest = whole ? null : "ends";
        channel.reads = false;
        channel.send(GET);
        channel.run(STALL_SECONDS / 2);
        channel.stand(HOUR);
        assertTrue(channel.isOpen());
        if (!whole) {
            exchange.body(ByteBufUtil.writeUtf8(channel.alloc(), rest));
            exchange.finish();
        }
        String taken = channel.taken();
        assertTrue(taken.contains(whole ? WHOLE : rest), taken);
        assertTrue(channel.isOpen());
    }

    /** Each counts for a moment. */
    @Test
    void thatThereWerePausesKeepsNobodyForEver() {
        channel.reads = false;
        channel.send(GET);
        for (int i = 0; i < STALL_SECONDS / 2 && channel.isOpen(); i++) {
            channel.stand(HOUR);
            channel.run(1);
        }
        assertFalse(channel.isOpen());
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void whoTakesNothingIsCutOff(boolean whole) {
        rest = whole ? null : "ends";
        channel.reads = false;
        channel.send(GET);
        channel.run(STALL_SECONDS - 1);
        assertTrue(channel.isOpen());
        channel.run(3);
        assertFalse(channel.isOpen());
    }

    @Test
    void aHeadMayEndAfterwards() {
        int half = GET.length() / 2;
        channel.send(GET.substring(0, half));
        channel.run(HEAD_SECONDS / 2);
        channel.stand(HOUR);
        channel.send(GET.substring(half));
        assertTrue(channel.taken().contains(WHOLE));
    }

    @Test
    void aBodyMayGoOnAfterwards() {
        channel.send("POST /f HTTP/1.1\r\nhost: x\r\ncontent-length: 2\r\n\r\na");
        exchange.wholeRequest(10);
        channel.run(STALL_SECONDS / 2);
        channel.stand(HOUR);
        assertEquals("", channel.taken());
        channel.send("b");
        assertTrue(channel.taken().contains(WHOLE));
    }

    @Test
    void aConnectionMayBeUsedAgainAfterwards() {
        channel.send(GET);
        assertTrue(channel.taken().contains(WHOLE));
        channel.run(IDLE_SECONDS / 2);
        channel.stand(HOUR);
        channel.send(GET);
        assertTrue(channel.taken().contains(WHOLE));
        channel.run(IDLE_SECONDS + 2);
        assertFalse(channel.isOpen());
    }
}
