// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.polyglot;

import java.io.IOException;
import java.io.InputStream;
import java.nio.channels.ByteChannel;
import java.nio.channels.Channel;
import java.util.ArrayList;
import java.util.List;

/**
 * The worker's program: descriptor 0 is the connection to the front, and the process is locked in
 * already. The arguments say how, for READY.
 */
public final class PolyglotWorker {
    private static final int LOAD_SECONDS = 60;
    private static final List<String> OPTIONS = List.of("enforced", "missing");

    private PolyglotWorker() {}

    public static void main(String[] arguments) {
        int status = 1;
        try {
            Fields ready = ready(arguments);
            Channel channel = System.inheritedChannel();
            if (!(channel instanceof ByteChannel socket)) {
                throw new IOException(
                        "descriptor 0 is no connection; thaw-visor-worker starts this program");
            }
            // functions must not take what comes from the front
            System.setIn(InputStream.nullInputStream());
            Connection connection = new Connection(socket);
            try {
                connection.send(Frame.of(Frame.Kind.READY, 0, ready));
                new Worker(connection, LOAD_SECONDS).serve();
                status = 0;
            } catch (ProtocolException e) {
                connection.fail(0, "protocol", e.getMessage());
                throw e;
            }
        } catch (IOException | RuntimeException | OutOfMemoryError e) {
            System.err.println("thaw-visor-polyglot: " + e);
        }
        // functions may still run
        Runtime.getRuntime().halt(status);
    }

    /** From {@code --enforced MECHANISM} and {@code --missing "MECHANISM: REASON"}. */
    static Fields ready(String[] arguments) throws IOException {
        Fields fields = new Fields();
        List<String> left = new ArrayList<>(List.of(arguments));
        while (!left.isEmpty()) {
            String name = left.removeFirst();
            if (!name.startsWith("--") || !OPTIONS.contains(name.substring(2)) || left.isEmpty()) {
                throw new IOException("there is no argument '" + name + "'");
            }
            fields.add(":" + name.substring(2), left.removeFirst());
        }
        return fields;
    }
}
