// SPDX-License-Identifier: Apache-2.0

import java.io.BufferedReader;
import java.io.File;
import java.io.InputStreamReader;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.TreeMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executors;
import java.util.concurrent.locks.LockSupport;

/** Does what the first argument says; prints its process ID first. */
public class Probe {
    static int count;

    public static void main(String[] arguments) throws Exception {
        System.out.println("pid " + ProcessHandle.current().pid());
        String what = arguments.length == 0 ? "" : arguments[0];
        switch (what) {
            case "count" -> System.out.println(++count);
            case "children" -> {
                ProcessHandle own = ProcessHandle.current();
                System.out.println("parent " + own.parent().map(ProcessHandle::pid).orElse(0L) + ", children " + own.children().count());
            }
            case "arguments" -> System.out.println(Arrays.toString(arguments));
            case "exit" -> System.exit(Integer.parseInt(arguments[1]));
            case "exit-in-thread" -> {
                new Thread(() -> System.exit(9)).start();
                Thread.sleep(100_000);
            }
            case "exit-finally" -> {
                try {
                    System.exit(4);
                } finally {
                    System.out.println("no JVM gets here");
                    Files.createFile(Path.of("finally"));
                }
            }
            case "halt" -> {
                Runtime.getRuntime().addShutdownHook(new Thread(() -> System.out.println("no hook")));
                Runtime.getRuntime().halt(5);
            }
            case "throw" -> throw new IllegalStateException("thrown", new RuntimeException("cause"));
            case "throw-in-thread" -> {
                Thread thread = new Thread(() -> {
                    throw new IllegalStateException("thrown");
                });
                thread.start();
                thread.join();
            }
            case "hooks" -> {
                Runtime.getRuntime().addShutdownHook(new Thread(() -> System.out.println("hook")));
                File.createTempFile("probe", "", new File(".")).deleteOnExit();
            }
            case "non-daemon" -> new Thread(() -> {
                try {
                    Thread.sleep(200);
                } catch (InterruptedException e) {
                    System.out.println(e);
                }
                System.out.println("last");
            }).start();
            case "stdin" -> {
                BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
                System.out.println("read " + in.readLine());
            }
            case "where" -> {
                System.out.println(System.getProperty("user.dir"));
                System.out.println(new File("x").getAbsolutePath());
                System.out.println(Path.of("x").toAbsolutePath());
                System.out.println(new File(".").getCanonicalPath());
                System.out.println(Files.exists(Path.of("here")));
                System.out.println(new File("here").exists());
            }
            case "environment" -> {
                System.out.println(System.getenv("PROBE"));
                System.out.println(new TreeMap<>(System.getenv()).containsKey("PROBE"));
                Process child = new ProcessBuilder("sh", "-c", "echo $PROBE; umask; pwd").start();
                System.out.print(new String(child.getInputStream().readAllBytes()));
            }
            case "child" -> {
                File none = new File("/dev/null");
                new ProcessBuilder("sleep", "1").redirectInput(none).redirectOutput(none).redirectError(none).start();
            }
            case "properties" -> System.getProperties().forEach((k, v) -> System.out.println(k + "=" + v));
            case "set" -> System.setProperty("probe", "set");
            case "set-unread" -> {
                System.setProperty("sun.rmi.transport.connectionTimeout", "1");
                System.setProperty("line.separator", "|");
            }
            case "read-once" -> {
                System.setProperty("java.net.preferIPv6Addresses", arguments[1]);
                System.out.println(java.net.InetAddress.getByName("localhost").getClass().getSimpleName());
            }
            case "threads" -> {
                System.out.println(Thread.currentThread());
                System.out.println(Thread.currentThread().getContextClassLoader() == ClassLoader.getSystemClassLoader());
                Thread first = new Thread(() -> System.out.println(Thread.currentThread()));
                first.start();
                first.join();
                Executors.newSingleThreadExecutor(r -> {
                    Thread thread = Executors.defaultThreadFactory().newThread(r);
                    thread.setDaemon(true);
                    return thread;
                }).submit(() -> System.out.println(Thread.currentThread().getName())).get();
            }
            case "sleep" -> {
                System.out.flush();
                Thread.sleep(100_000);
            }
            case "signals" -> {
                Runtime.getRuntime().addShutdownHook(new Thread(() -> System.out.println("hook")));
                System.out.println("ready");
                Thread.sleep(100_000);
            }
            case "daemons" -> daemons();
            case "readers" -> readers();
            case "survivor" -> survivor();
            case "files" -> {
                for (int i = 0; i < 20; i++) {
                    new java.io.FileOutputStream("open-" + i).write(i);
                    new ServerSocket(0);
                    java.nio.channels.SocketChannel.open();
                    java.nio.channels.Selector.open();
                    java.nio.channels.Pipe.open();
                    java.nio.file.FileSystems.getDefault().newWatchService();
                }
                Path name = Path.of("socket");
                var address = java.net.UnixDomainSocketAddress.of(name);
                var server = java.nio.channels.ServerSocketChannel.open(java.net.StandardProtocolFamily.UNIX).bind(address);
                for (int i = 0; i < 4; i++) {
                    java.nio.channels.SocketChannel.open(address);
                    var accepted = server.accept();
                    if (i % 2 == 0) {
                        accepted.close();
                    }
                }
                Files.delete(name);
            }
            case "overflow" -> overflow();
            case "overflow-public" -> overflowPublic(1);
            default -> System.out.println("hello");
        }
    }

    private static int overflow() {
        return overflow() + 1;
    }

    /** May be called before its class is initialised, as the transformation sees it. */
    public static int overflowPublic(int depth) {
        int next = depth + 1;
        return overflowPublic(next) + 1;
    }

    static final Object A = new Object();
    static final Object B = new Object();

    private static void survivor() throws InterruptedException {
        Thread waiting = daemon(() -> {
            while (true) {
                try {
                    new CountDownLatch(1).await();
                } catch (Throwable e) {
                    Object lock = new Object();
                    // Blocked for good: the other thread never leaves the monitor.
                    synchronized (Probe.class) {
                        lock.notifyAll();
                    }
                }
            }
        });
        CountDownLatch both = new CountDownLatch(2);
        Thread one = daemon(() -> {
            synchronized (Probe.class) {
                deadlock(A, B, both);
            }
        });
        Thread other = daemon(() -> deadlock(B, A, both));
        both.await();
        while (waiting.getState() != Thread.State.WAITING
                || one.getState() != Thread.State.BLOCKED
                || other.getState() != Thread.State.BLOCKED) {
            Thread.sleep(1);
        }
    }

    private static void deadlock(Object first, Object second, CountDownLatch both) {
        synchronized (first) {
            both.countDown();
            try {
                both.await();
            } catch (InterruptedException e) {
                throw new RuntimeException(e);
            }
            synchronized (second) {
                count++;
            }
        }
    }

    static Thread daemon(Runnable work) {
        Thread thread = new Thread(work);
        thread.setDaemon(true);
        thread.start();
        return thread;
    }

    /** One of each kind that a run has to end. */
    static void daemons() throws Exception {
        daemon(() -> {
            for (long i = 0; ; i++) {
                count += (int) i;
            }
        });
        daemon(LockSupport::park);
        daemon(() -> {
            try {
                Thread.sleep(1_000_000);
            } catch (InterruptedException e) {
                throw new RuntimeException(e);
            }
        });
        ServerSocket socket = new ServerSocket(0);
        daemon(() -> {
            try {
                socket.accept();
            } catch (Exception e) {
                throw new RuntimeException(e);
            }
        });
        daemon(() -> {
            while (true) {
                try {
                    Thread.sleep(1000);
                } catch (Throwable e) {
                    // Catches all it can.
                }
            }
        });
        daemon(() -> {
            try {
                System.in.read();
            } catch (Exception e) {
                throw new RuntimeException(e);
            }
        });
        Executors.newFixedThreadPool(2, r -> {
            Thread thread = new Thread(r);
            thread.setDaemon(true);
            return thread;
        }).submit(() -> LockSupport.park());
        java.util.concurrent.ForkJoinPool.commonPool().submit(() -> LockSupport.park());
        new java.util.Timer(true).schedule(new java.util.TimerTask() {
            @Override
            public void run() {}
        }, 0, 10);
        Object lock = new Object();
        daemon(() -> {
            synchronized (lock) {
                LockSupport.parkNanos(Long.MAX_VALUE);
            }
        });
        Thread.sleep(50);
        daemon(() -> {
            synchronized (lock) {
                count++;
            }
        });
        Thread.sleep(50);
    }

    /** Daemons that read what children print, and cannot be woken: they end one by one, in a second each. */
    private static void readers() throws Exception {
        for (int i = 1; i <= 6; i++) {
            java.io.InputStream printed = new ProcessBuilder("sleep", Integer.toString(i)).start().getInputStream();
            Thread reader = new Thread(() -> {
                try {
                    printed.read();
                } catch (java.io.IOException e) {
                    throw new java.io.UncheckedIOException(e);
                }
            });
            reader.setDaemon(true);
            reader.start();
            while (reader.getStackTrace().length == 0 || !reader.getStackTrace()[0].isNativeMethod()) {
                Thread.sleep(1);
            }
        }
    }
}
