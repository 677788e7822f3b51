// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.serve;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.nio.channels.Channel;
import java.nio.channels.ServerSocketChannel;
import java.util.Map;

/**
 * A listening socket that whoever starts the server holds, and passes on from one server to the
 * next (sd_listen_fds(3)): what connects between two servers waits in the kernel.
 */
final class PassedSocket {
    private static final String COUNT = "LISTEN_FDS";
    private static final String FOR = "LISTEN_PID";

    /** Gives what descriptor 0 is; null: no socket. */
    interface Inherited {
        Channel get() throws IOException;
    }

    private PassedSocket() {}

    /** Null: none was passed on to this process. */
    static ServerSocketChannel ofThisProcess() throws IOException {
        long pid = ProcessHandle.current().pid();
        return of(System.getenv(), pid, System::inheritedChannel);
    }

    static ServerSocketChannel of(Map<String, String> environment, long pid, Inherited inherited)
            throws IOException {
        String count = environment.get(COUNT);
        if (count == null || !Long.toString(pid).equals(environment.get(FOR))) {
            return null;
        }
        if (!count.equals("1")) {
            throw new IOException(
                    "%s=%s: one socket can be passed on, that for calls".formatted(COUNT, count));
        }
        Channel channel = inherited.get();
        if (channel instanceof ServerSocketChannel socket
                && socket.getLocalAddress() instanceof InetSocketAddress) {
            return socket;
        }
        throw new IOException(
                ("%s=1, but descriptor 0 is no socket that listens for TCP; "
                                + "start the server by 'thaw visor', or let systemd pass the socket there, too (StandardInput=socket)")
                        .formatted(COUNT));
    }
}
