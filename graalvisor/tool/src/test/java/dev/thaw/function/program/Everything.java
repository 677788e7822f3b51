// SPDX-License-Identifier: Apache-2.0
package dev.thaw.function.program;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.function.Function;
import java.util.zip.CRC32;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;

/** A function that does what its input says, the faults too. */
public final class Everything implements Function<String, String> {
    private static final List<byte[]> KEPT = new ArrayList<>();

    private int calls;

    /** What a state has to keep; the environment says what. */
    private final List<Object> made = new ArrayList<>();

    public Everything() {
        String what = System.getenv("MAKE");
        if ("thread".equals(what)) {
            made.add(Thread.currentThread());
        } else if (what != null) {
            for (int i = 1; i <= Integer.parseInt(what); i++) {
                made.add("object " + i);
            }
        }
    }

    @Override
    public String apply(String input) {
        String[] words = input.split(" ", 2);
        String rest = words.length == 2 ? words[1] : "";
        return switch (words[0]) {
            case "hello" -> "hello " + rest;
            case "calls" -> "calls " + ++calls;
            case "made" -> "made %d, last %s".formatted(made.size(), made.getLast());
            case "length" -> "length " + rest.length();
            case "repeat" -> "x".repeat(Integer.parseInt(rest));
            case "throw" -> throw new IllegalStateException(rest);
            case "exit" -> exit(Integer.parseInt(rest));
            case "halt" -> halt(Integer.parseInt(rest));
            case "exit-in-thread" -> exitInThread(Integer.parseInt(rest));
            case "exit-caught" -> exitCaught(Integer.parseInt(rest));
            case "memory" -> fill();
            case "forget-memory" -> forgetful();
            case "deep" -> "deep " + deep(1);
            case "print" -> print(rest);
            case "input" -> readInput();
            case "threads" -> threads(Integer.parseInt(rest));
            case "throw-in-thread" -> throwInThread();
            case "leave" -> leave(rest);
            case "spin" -> spin();
            case "spin-catching" -> spinCatching();
            case "sleep" -> sleep();
            case "wait" -> waitForEver();
            case "environment" ->
                    rest + "=" + System.getenv(rest) + " of " + System.getenv().size();
            case "network" -> network();
            case "zip" -> zip(rest);
            case "file" -> file(rest);
            default -> Hostile.apply(words[0], rest);
        };
    }

    private static String exit(int status) {
        System.out.print("before the end");
        try {
            System.exit(status);
        } finally {
            System.out.println("never to be seen");
        }
        return "after exit";
    }

    private static String halt(int status) {
        Runtime.getRuntime().halt(status);
        return "after halt";
    }

    @SuppressWarnings("empty-statement")
    private static String exitInThread(int status) {
        new Thread(() -> System.exit(status)).start();
        return spin();
    }

    private static String exitCaught(int status) {
        try {
            System.exit(status);
        } catch (Throwable t) {
            return "caught " + t;
        }
        return "after exit";
    }

    private static String fill() {
        for (; ; ) {
            KEPT.add(new byte[1 << 20]);
        }
    }

    private static String forgetful() {
        List<byte[]> kept = new ArrayList<>();
        for (; ; ) {
            kept.add(new byte[1 << 20]);
        }
    }

    private static int deep(int depth) {
        return 1 + deep(depth + 1);
    }

    private static String print(String text) {
        System.out.print(text);
        System.out.println(" out");
        System.err.println(text + " err");
        System.out.print("no line");
        return "printed";
    }

    private static String readInput() {
        try {
            return "read " + System.in.read();
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    private static String threads(int count) {
        List<Thread> threads = new ArrayList<>();
        long[] sums = new long[count];
        for (int i = 0; i < count; i++) {
            int n = i;
            threads.add(
                    Thread.ofPlatform()
                            .start(() -> {
                                for (int k = 0; k <= n; k++) {
                                    sums[n] += k;
                                }
                            }));
        }
        long sum = 0;
        try {
            for (int i = 0; i < count; i++) {
                threads.get(i).join();
                sum += sums[i];
            }
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
        return "sum " + sum;
    }

    private static String throwInThread() {
        Thread thread =
                Thread.ofPlatform()
                        .name("thrower")
                        .start(() -> {
                            throw new IllegalStateException("in a thread");
                        });
        try {
            thread.join();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
        return "went on";
    }

    /** Does not listen to interrupts. */
    private static String waitForEver() {
        Object never = new Object();
        synchronized (never) {
            while (KEPT != null) {
                try {
                    never.wait();
                } catch (InterruptedException e) {
                    // waits again
                }
            }
        }
        return "waited";
    }

    /** Returns while a thread goes on, which prints, computes or waits. */
    private static String leave(String what) {
        CountDownLatch started = new CountDownLatch(1);
        Thread.ofPlatform()
                .start(() -> {
                    started.countDown();
                    if (what.equals("spinning")) {
                        spin();
                    }
                    if (what.equals("waiting")) {
                        waitForEver();
                    }
                    while (!Thread.currentThread().isInterrupted()) {
                        System.out.println("left over");
                        Thread.yield();
                    }
                });
        try {
            started.await();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
        return "left";
    }

    private static String spin() {
        long n = 1;
        while (n != 0) {
            n = n * 31 | 1;
        }
        return "n " + n;
    }

    private static String spinCatching() {
        long n = 1;
        while (n != 0) {
            try {
                n = n * 31 | 1;
                if (n == 2) {
                    throw new IOException();
                }
                Integer.toString((int) n);
            } catch (Throwable t) {
                n = 3;
            }
        }
        return "n " + n;
    }

    private static String sleep() {
        try {
            Thread.sleep(60_000);
            return "slept";
        } catch (InterruptedException e) {
            return "interrupted";
        }
    }

    /** Needs libnet and libnio. */
    private static String network() {
        InetAddress address = InetAddress.getLoopbackAddress();
        try (ServerSocket server = new ServerSocket(0, 1, address);
                Socket client = new Socket(address, server.getLocalPort());
                Socket peer = server.accept()) {
            client.getOutputStream().write("over the network".getBytes(StandardCharsets.UTF_8));
            client.shutdownOutput();
            return new String(peer.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }

    /** Needs libzip. */
    private static String zip(String text) {
        byte[] bytes = text.repeat(1000).getBytes(StandardCharsets.UTF_8);
        ByteArrayOutputStream zipped = new ByteArrayOutputStream();
        try {
            try (GZIPOutputStream out = new GZIPOutputStream(zipped)) {
                out.write(bytes);
            }
            byte[] back =
                    new GZIPInputStream(new ByteArrayInputStream(zipped.toByteArray()))
                            .readAllBytes();
            CRC32 sum = new CRC32();
            sum.update(back);
            return Long.toHexString(sum.getValue());
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }

    /** Needs libjava and libnio. */
    private static String file(String text) {
        try {
            Path file = Files.createTempFile("function", ".txt");
            try {
                Files.writeString(file, text);
                return Files.readString(file) + " " + file.toFile().length();
            } finally {
                Files.delete(file);
            }
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }
}
