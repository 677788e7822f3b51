// SPDX-License-Identifier: Apache-2.0

import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import javax.net.ssl.SSLContext;

/** Answers as many clients as it is told with the byte that they send, over TLS of the default context; no client needs no TLS. */
public class TlsAnswers {
    public static void main(String[] arguments) throws Exception {
        System.out.println("pid " + ProcessHandle.current().pid());
        if (arguments.length == 0) {
            return;
        }
        int port = Integer.parseInt(arguments[0]);
        int clients = Integer.parseInt(arguments[1]);
        try (ServerSocket server =
                SSLContext.getDefault()
                        .getServerSocketFactory()
                        .createServerSocket(port, clients, InetAddress.getLoopbackAddress())) {
            server.setSoTimeout(120_000);
            System.out.println("port " + server.getLocalPort());
            for (int i = 0; i < clients; i++) {
                try (Socket client = server.accept()) {
                    client.setSoTimeout(120_000);
                    client.getOutputStream().write(client.getInputStream().read());
                }
            }
        }
    }
}
