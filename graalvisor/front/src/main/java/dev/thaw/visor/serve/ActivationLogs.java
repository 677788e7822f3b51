// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.serve;

import java.io.PrintStream;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.atomic.AtomicLong;

/**
 * What an OpenWhisk action writes goes to the process' own standard output and error; a mark on
 * both is the end of what an activation has written. A thread of its own writes, as nobody may read
 * for a while; what comes faster than that is dropped, marks never.
 */
final class ActivationLogs implements AutoCloseable {
    static final String END = "XXX_THE_END_OF_A_WHISK_ACTIVATION_XXX";

    /** Characters that wait to be written; a piece without any takes memory, too. */
    private static final long MOST = 16 << 20;

    private static final int PIECE = 64;
    private static final int OUT = 3;
    private static final long END_MILLIS = 2000;

    /**
     * @param text null: there is no more
     * @param mark begins a line, whatever was written before
     */
    private record Piece(PrintStream to, String text, boolean mark) {}

    private final PrintStream out;
    private final PrintStream err;
    private final LinkedBlockingQueue<Piece> pieces = new LinkedBlockingQueue<>();
    private final AtomicLong waiting = new AtomicLong();
    private final Thread writer = new Thread(this::write, "activation logs");

    ActivationLogs(PrintStream out, PrintStream err) {
        this.out = out;
        this.err = err;
        writer.setDaemon(true);
        writer.start();
    }

    /**
     * @param stream 3: standard output; else standard error
     */
    void write(int stream, String text) {
        if (waiting.get() < MOST) {
            waiting.addAndGet(text.length() + PIECE);
            pieces.add(new Piece(stream == OUT ? out : err, text, false));
        }
    }

    /** An activation has ended. */
    void end() {
        pieces.add(new Piece(out, END, true));
        pieces.add(new Piece(err, END, true));
    }

    private void write() {
        Map<PrintStream, Boolean> begun = new HashMap<>();
        try {
            for (Piece piece = pieces.take(); piece.text() != null; piece = pieces.take()) {
                String text = piece.text();
                if (!piece.mark()) {
                    waiting.addAndGet(-(text.length() + PIECE));
                } else {
                    text = (begun.getOrDefault(piece.to(), false) ? "\n" : "") + text + "\n";
                }
                piece.to().print(text);
                piece.to().flush();
                if (!text.isEmpty()) {
                    begun.put(piece.to(), !text.endsWith("\n"));
                }
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** Writes what is left. */
    @Override
    public void close() {
        pieces.add(new Piece(out, null, false));
        try {
            writer.join(END_MILLIS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
