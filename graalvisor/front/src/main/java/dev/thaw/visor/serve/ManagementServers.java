// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.serve;

import dev.thaw.visor.http.HttpLimits;
import dev.thaw.visor.http.HttpServer;
import dev.thaw.visor.manage.ManagementRouter;
import dev.thaw.visor.manage.PeerCredentials;
import dev.thaw.visor.manage.TokenRouter;
import dev.thaw.visor.store.AccessTokens;
import io.netty.channel.EventLoop;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.UnixDomainSocketAddress;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.function.Supplier;

/** Where operators reach the server: its socket, and a port of this machine where asked. */
final class ManagementServers {
    private final Path socket;
    private final HttpServer bySocket;

    /** Null: there is none. */
    private final HttpServer byTcp;

    private ManagementServers(Path socket, HttpServer bySocket, HttpServer byTcp) {
        this.socket = socket;
        this.bySocket = bySocket;
        this.byTcp = byTcp;
    }

    static ManagementServers open(
            Path data,
            int port,
            EventLoop loop,
            Supplier<HttpLimits> limits,
            ManagementRouter router,
            AccessTokens tokens)
            throws IOException {
        Path socket = data.resolve(Server.MANAGEMENT_SOCKET);
        Files.deleteIfExists(socket);
        HttpServer bySocket =
                HttpServer.onUnixSocket(
                        UnixDomainSocketAddress.of(socket),
                        loop,
                        limits,
                        router,
                        new PeerCredentials(data.resolve(DataLock.FILE)));
        Files.setPosixFilePermissions(socket, PosixFilePermissions.fromString("rw-------"));
        HttpServer byTcp = null;
        if (port >= 0) {
            // without TLS, so for this machine only
            byTcp =
                    HttpServer.onTcp(
                            new InetSocketAddress(InetAddress.getLoopbackAddress(), port),
                            loop,
                            limits,
                            new TokenRouter(tokens, router));
        }
        return new ManagementServers(socket, bySocket, byTcp);
    }

    /** For management by TCP; 0: there is none. */
    int port() {
        return byTcp == null ? 0 : ((InetSocketAddress) byTcp.address()).getPort();
    }

    /** Runs on the loop. */
    void close() {
        bySocket.close();
        if (byTcp != null) {
            byTcp.close();
        }
    }

    void deleteSocket() throws IOException {
        Files.deleteIfExists(socket);
    }
}
