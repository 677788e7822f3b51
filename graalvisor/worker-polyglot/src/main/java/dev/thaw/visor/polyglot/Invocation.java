// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.polyglot;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;

/** A call: its body, how much may be sent of its answer, and whether it is to end. */
final class Invocation {
    /** Why a call is ended before its function returns. */
    enum Stop {
        CANCELLED,
        MEMORY,
        CPU,
        ALLOCATION
    }

    final int id;
    final byte[] head;
    final long begunNanos = System.nanoTime();
    private final Connection connection;
    private final BodyRoom room;
    private ByteArrayOutputStream body = new ByteArrayOutputStream(256);
    private long bodyLength;
    private long taken;
    private boolean crowded;
    private boolean ended;
    private long uncredited;
    private boolean whole;
    private long credit = Frame.WINDOW;
    private Stop stop;
    private Slot running;
    private long allocatedBefore;
    private long cpuBefore;

    /**
     * @param head of the request, encoded
     */
    Invocation(int id, byte[] head, Connection connection, BodyRoom room) {
        this.id = id;
        this.head = head;
        this.connection = connection;
        this.room = room;
    }

    /** More of the body; what does not fit is counted only. */
    synchronized void arrive(byte[] bytes, boolean last) {
        bodyLength += bytes.length;
        if (keeps(bytes.length)) {
            body.writeBytes(bytes);
        }
        whole = last;
        uncredited += bytes.length;
        if (uncredited >= Frame.PIECE && !last) {
            byte[] count = new byte[Integer.BYTES];
            ByteBuffer.wrap(count).order(ByteOrder.LITTLE_ENDIAN).putInt((int) uncredited);
            connection.send(new Frame(Frame.Kind.CREDIT, true, id, count));
            uncredited = 0;
        }
        notifyAll();
    }

    private boolean keeps(int more) {
        if (ended || crowded) {
            return false;
        }
        if (bodyLength > room.each()) {
            drop();
            return false;
        }
        if (!room.take(more)) {
            crowded = true;
            drop();
            return false;
        }
        taken += more;
        return true;
    }

    private void drop() {
        body = null;
        room.giveBack(taken);
        taken = 0;
    }

    /** Makes room for other bodies. */
    synchronized void ended() {
        ended = true;
        drop();
    }

    synchronized void credit(byte[] payload) throws ProtocolException {
        if (payload.length != Integer.BYTES) {
            throw new ProtocolException("credit has " + payload.length + " bytes instead of 4");
        }
        int bytes = ByteBuffer.wrap(payload).order(ByteOrder.LITTLE_ENDIAN).getInt();
        credit += Integer.toUnsignedLong(bytes);
        notifyAll();
    }

    /**
     * All of the body, when it is there; null if the call is to end.
     *
     * @throws UnfitBody if there is too much of it
     */
    synchronized byte[] body() throws UnfitBody, InterruptedException {
        while (!whole && stop == null) {
            wait();
        }
        if (stop != null) {
            return null;
        }
        if (bodyLength > room.each()) {
            throw new UnfitBody(
                    "bad-request",
                    "the body has "
                            + bodyLength
                            + " bytes; in the JVM a function takes "
                            + room.each());
        }
        if (crowded) {
            throw new UnfitBody(
                    "busy",
                    "the bodies of calls that run have "
                            + room.all()
                            + " bytes together, which is what this JVM takes");
        }
        byte[] bytes = body.toByteArray();
        body = null;
        return bytes;
    }

    /** How many bytes of the body may go out now, at least 1; 0 if the call is to end. */
    synchronized int spend(int wanted) throws InterruptedException {
        while (credit <= 0 && stop == null) {
            wait();
        }
        if (stop != null) {
            return 0;
        }
        int spent = (int) Math.min(wanted, credit);
        credit -= spent;
        return spent;
    }

    /** The function begins; false if the call is to end. */
    synchronized boolean enter(Slot slot) {
        if (stop != null) {
            return false;
        }
        running = slot;
        allocatedBefore = slot.allocated();
        cpuBefore = slot.cpuNanos();
        return true;
    }

    /** The function has ended; says why it was to end, else null. */
    synchronized Stop leave() {
        running = null;
        return stop;
    }

    /** Ends it. Returns the slot that it runs in; null if it does not run. */
    synchronized Slot stop(Stop why) {
        if (stop != null) {
            return null;
        }
        stop = why;
        notifyAll();
        return running;
    }

    /** Bytes that its function's thread has allocated so far. */
    synchronized long allocated() {
        return running == null ? 0 : running.allocated() - allocatedBefore;
    }

    /** Processor time that its function's thread has taken so far. */
    synchronized long cpuNanos() {
        return running == null ? 0 : running.cpuNanos() - cpuBefore;
    }

    synchronized Stop stopped() {
        return stop;
    }
}
