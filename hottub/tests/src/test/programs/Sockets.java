// SPDX-License-Identifier: Apache-2.0

import java.io.IOException;
import java.net.StandardProtocolFamily;
import java.net.UnixDomainSocketAddress;
import java.nio.ByteBuffer;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/** Another user's attempts to talk to a server, or to be one. */
public class Sockets {
    public static void main(String[] arguments) throws Exception {
        Path path = Path.of(arguments[1]);
        UnixDomainSocketAddress address = UnixDomainSocketAddress.of(path);
        if (arguments[0].equals("connect")) {
            SocketChannel channel = SocketChannel.open(address);
            System.out.println("connected");
            int patience = arguments.length > 2 ? Integer.parseInt(arguments[2]) : 2;
            CompletableFuture<String> answer = CompletableFuture.supplyAsync(() -> read(channel));
            try {
                System.out.println(answer.get(patience, TimeUnit.SECONDS));
            } catch (TimeoutException e) {
                System.out.println("the server waits for a request");
            }
            Runtime.getRuntime().halt(0);
        }
        Files.delete(path);
        ServerSocketChannel listener = ServerSocketChannel.open(StandardProtocolFamily.UNIX);
        listener.bind(address);
        Runtime.getRuntime().exec(new String[] {"chmod", "777", path.toString()}).waitFor();
        System.out.println("listens");
        System.out.println(read(listener.accept()));
    }

    private static String read(SocketChannel channel) {
        try {
            int count = channel.read(ByteBuffer.allocate(1000));
            return count < 0 ? "the connection is closed" : count + " bytes have come";
        } catch (IOException e) {
            return "the connection is closed";
        }
    }
}
