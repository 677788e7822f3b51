// SPDX-License-Identifier: Apache-2.0

import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.DatagramPacket;
import java.net.DatagramSocket;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.URL;
import java.nio.ByteBuffer;
import java.nio.channels.ClosedByInterruptException;
import java.nio.channels.Pipe;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;

/** Closes what a thread waits at, which the JDK does by a signal of its own. */
public class Closing {
    private interface Waiter {
        void go() throws IOException;
    }

    public static void main(String[] arguments) throws Exception {
        System.out.println("pid " + ProcessHandle.current().pid());
        InetAddress local = InetAddress.getLoopbackAddress();
        switch (arguments[0]) {
            case "accept" -> {
                ServerSocket socket = new ServerSocket(0, 1, local);
                closes(socket::accept, socket::close);
            }
            case "read" -> {
                ServerSocket listener = new ServerSocket(0, 1, local);
                Socket socket = new Socket(local, listener.getLocalPort());
                closes(() -> socket.getInputStream().read(), socket::close);
            }
            case "datagram" -> {
                DatagramSocket socket = new DatagramSocket(0, local);
                closes(() -> socket.receive(new DatagramPacket(new byte[1], 1)), socket::close);
            }
            case "accept of a channel" -> {
                ServerSocketChannel channel = ServerSocketChannel.open();
                channel.bind(new InetSocketAddress(local, 0));
                closes(channel::accept, channel::close);
            }
            case "pipe" -> {
                Pipe pipe = Pipe.open();
                closes(() -> pipe.source().read(ByteBuffer.allocate(1)), pipe.source()::close);
            }
            case "interrupt" -> {
                ServerSocketChannel listener = ServerSocketChannel.open();
                listener.bind(new InetSocketAddress(local, 0));
                SocketChannel channel = SocketChannel.open(listener.getLocalAddress());
                Thread thread = waits(() -> channel.read(ByteBuffer.allocate(1)));
                thread.interrupt();
                thread.join();
            }
            case "web server" -> {
                HttpServer server = HttpServer.create(new InetSocketAddress(local, 0), 0);
                server.createContext(
                        "/",
                        exchange -> {
                            exchange.sendResponseHeaders(200, -1);
                            exchange.close();
                        });
                server.start();
                int port = server.getAddress().getPort();
                new URL("http", local.getHostAddress(), port, "/").openStream().close();
                server.stop(0);
            }
            default -> throw new IllegalArgumentException(arguments[0]);
        }
        System.out.println("closed");
    }

    private static void closes(Waiter waiter, Waiter close) throws Exception {
        Thread thread = waits(waiter);
        close.go();
        thread.join();
    }

    /** A thread that waits in a system call, or is about to: both are to end. */
    private static Thread waits(Waiter waiter) throws InterruptedException {
        Thread thread =
                new Thread(
                        () -> {
                            try {
                                waiter.go();
                                System.out.println("nothing was closed");
                            } catch (ClosedByInterruptException e) {
                                System.out.println("interrupted");
                            } catch (IOException e) {
                                System.out.println(e);
                            }
                        });
        thread.start();
        Thread.sleep(20);
        return thread;
    }
}
