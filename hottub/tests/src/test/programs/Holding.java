// SPDX-License-Identifier: Apache-2.0

import java.net.DatagramPacket;
import java.net.DatagramSocket;
import java.net.InetAddress;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/** Ends while it has a port that it receives at, or a file that it has locked. */
public class Holding {
    private static Object held;

    public static void main(String[] arguments) throws Exception {
        if (arguments[0].equals("lock")) {
            FileChannel channel =
                    FileChannel.open(Path.of(arguments[1]), StandardOpenOption.WRITE);
            held = channel.lock();
            System.out.println("locked");
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
}
