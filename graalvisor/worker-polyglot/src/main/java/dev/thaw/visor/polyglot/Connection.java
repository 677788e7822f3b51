// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.polyglot;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.channels.ByteChannel;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.Semaphore;

/** Frames to and from the front. One thread reads; any may send. */
final class Connection {
    /** In UTF-16; each takes at most three bytes in UTF-8. */
    private static final int MOST_TEXT = 16 << 10;

    private static final int MOST_PARTS = 64;

    /** Frames of output that wait. */
    private static final int MOST_OUTPUT = 64;

    /** Marks that a frame of output has gone. */
    private static final ByteBuffer ROOM = ByteBuffer.allocate(0);

    private final ByteChannel channel;
    private final ByteBuffer in =
            ByteBuffer.allocateDirect(128 << 10).order(ByteOrder.LITTLE_ENDIAN).flip();
    private final LinkedBlockingQueue<ByteBuffer> out = new LinkedBlockingQueue<>();
    private final Semaphore room = new Semaphore(MOST_OUTPUT);

    Connection(ByteChannel channel) {
        this.channel = channel;
        Thread writer = new Thread(this::write, "writer");
        writer.setDaemon(true);
        writer.start();
    }

    /** Null at the end of the connection. */
    Frame read() throws IOException {
        if (!fill(Frame.HEADER)) {
            return null;
        }
        int length = in.getInt() - (Frame.HEADER - Integer.BYTES);
        if (length < 0 || length > Frame.MAXIMUM) {
            throw new ProtocolException("a frame has the length " + length);
        }
        Frame.Kind kind = Frame.kind(in.get());
        boolean last = (in.get() & 1) != 0;
        in.getShort();
        int id = in.getInt();
        byte[] payload = new byte[length];
        int done = Math.min(length, in.remaining());
        in.get(payload, 0, done);
        if (done < length) {
            // what is larger than the buffer goes past it
            ByteBuffer rest = ByteBuffer.wrap(payload, done, length - done);
            while (rest.hasRemaining()) {
                if (channel.read(rest) < 0) {
                    return null;
                }
            }
        }
        return new Frame(kind, last, id, payload);
    }

    private boolean fill(int wanted) throws IOException {
        if (in.remaining() >= wanted) {
            return true;
        }
        in.compact();
        try {
            while (in.position() < wanted) {
                if (channel.read(in) < 0) {
                    return false;
                }
            }
        } finally {
            in.flip();
        }
        return true;
    }

    /**
     * Leaves the frames, together, to the thread that writes: the caller may be interrupted, which
     * would close the channel under it.
     */
    void send(Frame... frames) {
        ByteBuffer[] parts = new ByteBuffer[frames.length];
        for (int i = 0; i < frames.length; i++) {
            parts[i] = frames[i].encode();
        }
        Collections.addAll(out, parts);
    }

    /** For frames without end, as output: waits while too much is on its way. */
    void sendLimited(Frame frame) {
        room.acquireUninterruptibly();
        out.add(frame.encode());
        out.add(ROOM);
    }

    private void write() {
        List<ByteBuffer> taken = new ArrayList<>();
        try {
            for (; ; ) {
                taken.add(out.take());
                out.drainTo(taken, MOST_PARTS);
                int freed = 0;
                int length = 0;
                for (ByteBuffer part : taken) {
                    freed += part == ROOM ? 1 : 0;
                    length += part.remaining();
                }
                ByteBuffer all = ByteBuffer.allocate(length);
                taken.forEach(part -> all.put(part.duplicate()));
                taken.clear();
                for (all.flip(); all.hasRemaining(); ) {
                    channel.write(all);
                }
                room.release(freed);
            }
        } catch (IOException | InterruptedException e) {
            // nobody listens; the thread that reads sees it too
            room.release(Integer.MAX_VALUE / 2);
        } catch (Throwable t) {
            LastWords.halt("nothing can be sent any more", t);
        }
    }

    void fail(int id, String type, String message) {
        Fields fields =
                new Fields().add(":type", type).add(":message", limited(message, MOST_TEXT));
        send(Frame.of(Frame.Kind.FAILED, id, fields));
    }

    static String limited(String text, int most) {
        return text.length() <= most ? text : text.substring(0, most);
    }
}
