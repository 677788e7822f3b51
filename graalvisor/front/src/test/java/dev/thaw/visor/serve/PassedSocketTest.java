// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.serve;

import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.StandardProtocolFamily;
import java.net.UnixDomainSocketAddress;
import java.nio.channels.Channel;
import java.nio.channels.ServerSocketChannel;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PassedSocketTest {
    private static final Map<String, String> ONE = Map.of("LISTEN_FDS", "1", "LISTEN_PID", "7");

    private static ServerSocketChannel of(Map<String, String> environment, Channel inherited)
            throws IOException {
        return PassedSocket.of(environment, 7, () -> inherited);
    }

    @Test
    void aSocketForThisProcessIsTaken() throws Exception {
        try (ServerSocketChannel socket = ServerSocketChannel.open()) {
            socket.bind(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0));
            assertSame(socket, of(ONE, socket));
        }
    }

    @Test
    void oneForAnotherIsNotLookedAt() throws Exception {
        for (Map<String, String> others :
                List.of(
                        Map.<String, String>of(),
                        Map.of("LISTEN_FDS", "1"),
                        Map.of("LISTEN_FDS", "1", "LISTEN_PID", "8"))) {
            assertNull(PassedSocket.of(others, 7, () -> fail("descriptor 0 is not the server's")));
        }
    }

    @Test
    void whatCannotBeServedIsSaid(@TempDir Path directory) throws Exception {
        IOException two =
                assertThrows(
                        IOException.class,
                        () -> of(Map.of("LISTEN_FDS", "2", "LISTEN_PID", "7"), null));
        assertTrue(two.getMessage().contains("one socket can be passed on"), two.getMessage());
        IOException none = assertThrows(IOException.class, () -> of(ONE, null));
        assertTrue(none.getMessage().contains("StandardInput=socket"), none.getMessage());
        try (ServerSocketChannel unix = ServerSocketChannel.open(StandardProtocolFamily.UNIX)) {
            unix.bind(UnixDomainSocketAddress.of(directory.resolve("s")));
            assertThrows(IOException.class, () -> of(ONE, unix));
        }
    }
}
