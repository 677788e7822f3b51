// SPDX-License-Identifier: Apache-2.0

import java.io.IOException;
import java.net.DatagramPacket;
import java.net.DatagramSocket;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.StandardProtocolFamily;
import java.net.UnixDomainSocketAddress;
import java.nio.channels.FileChannel;
import java.nio.channels.ServerSocketChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.concurrent.locks.LockSupport;

/**
 * Ends while it has a port that it receives at, files at which it listens, or a file that it has
 * locked; or a port that its threads take again as soon as it is free.
 */
public class Holding {
    /** So many that it takes a while to close them. */
    private static final int LISTENERS = 400;

    private static final int TAKERS = 8;

    private static Object held;
    private static volatile Object taken;

    public static void main(String[] arguments) throws Exception {
        if (arguments[0].equals("lock")) {
            FileChannel channel =
                    FileChannel.open(Path.of(arguments[1]), StandardOpenOption.WRITE);
            held = channel.lock();
            System.out.println("locked");
            return;
        }
        if (arguments[0].equals("listen")) {
            ServerSocketChannel[] all = new ServerSocketChannel[LISTENERS];
            held = all;
            Path path = null;
            for (int i = 0; i < LISTENERS; i++) {
                path = Path.of(arguments[1], "socket" + i);
                all[i] = ServerSocketChannel.open(StandardProtocolFamily.UNIX);
                all[i].bind(UnixDomainSocketAddress.of(path));
            }
            System.out.println(path);
            return;
        }
        if (arguments[0].equals("again")) {
            ServerSocket first = new ServerSocket(0, 1, InetAddress.getLoopbackAddress());
            held = first;
            for (int i = 0; i < TAKERS; i++) {
                Thread taker = new Thread(() -> take(first));
                taker.setDaemon(true);
                taker.start();
            }
            System.out.println(first.getLocalPort());
            return;
        }
        DatagramSocket socket = new DatagramSocket(0, InetAddress.getLoopbackAddress());
        Thread receiver =
                new Thread(
                        () -> {
                            try {
                                socket.receive(new DatagramPacket(new byte[9], 9));
                            } catch (Exception e) {
                                // the program has ended
                            }
                        });
        receiver.setDaemon(true);
        receiver.start();
        System.out.println(socket.getLocalPort());
    }

    /** As a server does that goes on whatever happens to its socket. */
    private static void take(ServerSocket first) {
        try {
            first.accept();
        } catch (IOException e) {
            try {
                ServerSocket again = new ServerSocket();
                again.bind(first.getLocalSocketAddress());
                taken = again;
            } catch (IOException other) {
                // another thread has it
            }
        }
        LockSupport.park();
    }
}
