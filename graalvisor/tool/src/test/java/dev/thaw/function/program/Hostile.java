// SPDX-License-Identifier: Apache-2.0
package dev.thaw.function.program;

import java.io.IOException;
import java.lang.reflect.Field;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.UnixDomainSocketAddress;
import java.nio.channels.SocketChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import sun.misc.Unsafe;

/** What a function tries that wants to get out. Each answer begins with the word, if it could. */
final class Hostile {
    private Hostile() {}

    static String apply(String what, String rest) {
        try {
            return switch (what) {
                case "crash" -> crash(Long.decode(rest));
                case "read" -> "read " + Files.readAllBytes(Path.of(rest)).length;
                case "write" -> "write " + Files.writeString(Path.of(rest), "x");
                case "list" -> list(rest);
                case "variables" -> "variables " + System.getenv();
                case "user" ->
                        "user " + System.getProperty("user.name") + System.getProperty("user.home");
                case "connect" -> connect(rest.split(":"));
                case "unix" -> unix(rest);
                case "run" -> "run " + new ProcessBuilder(rest).start().waitFor();
                case "kill" ->
                        "kill "
                                + ProcessHandle.of(Long.parseLong(rest))
                                        .map(ProcessHandle::destroyForcibly);
                case "start-threads" -> startThreads(Integer.parseInt(rest));
                default -> "unknown: " + what + " " + rest;
            };
        } catch (IOException | InterruptedException | ReflectiveOperationException e) {
            return "no: " + e;
        }
    }

    private static String crash(long address) throws ReflectiveOperationException {
        Field field = Unsafe.class.getDeclaredField("theUnsafe");
        field.setAccessible(true);
        ((Unsafe) field.get(null)).putLong(address, 1);
        return "crash went on";
    }

    private static String list(String directory) throws IOException {
        try (Stream<Path> entries = Files.list(Path.of(directory))) {
            return "list " + entries.toList();
        }
    }

    private static String connect(String[] to) throws IOException {
        try (Socket socket = new Socket()) {
            socket.connect(new InetSocketAddress(to[0], Integer.parseInt(to[1])), 1000);
            return "connect " + socket.isConnected();
        }
    }

    private static String unix(String path) throws IOException {
        try (SocketChannel channel = SocketChannel.open(UnixDomainSocketAddress.of(path))) {
            return "unix " + channel.isConnected();
        }
    }

    /** All of them live at one time. */
    private static String startThreads(int count) {
        List<Thread> threads = new ArrayList<>();
        try {
            while (threads.size() < count) {
                Thread thread =
                        new Thread(
                                null,
                                () -> {
                                    try {
                                        Thread.sleep(60_000);
                                    } catch (InterruptedException e) {
                                        // it is over
                                    }
                                },
                                "many",
                                65_536);
                thread.start();
                threads.add(thread);
            }
            return "threads " + threads.size();
        } finally {
            threads.forEach(Thread::interrupt);
        }
    }
}
