// SPDX-License-Identifier: Apache-2.0

import java.io.IOException;
import java.io.ObjectInputFilter;
import java.lang.management.ManagementFactory;
import java.lang.reflect.Field;
import java.net.Authenticator;
import java.net.CookieHandler;
import java.net.CookieManager;
import java.net.HttpURLConnection;
import java.net.InetAddress;
import java.net.Proxy;
import java.net.ProxySelector;
import java.net.ResponseCache;
import java.net.ServerSocket;
import java.net.SocketAddress;
import java.net.URI;
import java.net.URL;
import java.net.URLConnection;
import java.net.URLStreamHandler;
import java.security.Permission;
import java.security.Provider;
import java.security.Security;
import java.sql.Connection;
import java.sql.Driver;
import java.sql.DriverManager;
import java.sql.DriverPropertyInfo;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.ListResourceBundle;
import java.util.Locale;
import java.util.Map;
import java.util.Properties;
import java.util.ResourceBundle;
import java.util.TimeZone;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executors;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.TimeUnit;
import java.util.logging.ConsoleHandler;
import java.util.logging.Level;
import java.util.logging.Logger;
import javax.management.ObjectName;
import javax.naming.NamingException;
import javax.naming.spi.NamingManager;
import javax.net.ssl.HttpsURLConnection;
import javax.net.ssl.SSLContext;

/** Shows a piece of the JDK's state, and with a second argument changes it after that. */
public class Pieces {
    public static void main(String[] arguments) throws Exception {
        System.out.println("pid " + ProcessHandle.current().pid());
        boolean change = arguments.length > 1;
        switch (arguments[0]) {
            case "shutdown hooks" -> {
                Runtime.getRuntime().addShutdownHook(new Thread(() -> System.out.println("hook " + change)));
                if (change) {
                    Runtime.getRuntime().addShutdownHook(new Thread(() -> System.out.println("second hook")));
                }
            }
            case "locale" -> {
                System.out.println(Locale.getDefault() + " " + Locale.getDefault(Locale.Category.FORMAT));
                System.out.println(String.format("%,.2f", 1234.5));
                if (change) {
                    Locale.setDefault(Locale.GERMANY);
                    Locale.setDefault(Locale.Category.DISPLAY, Locale.JAPAN);
                }
            }
            case "time zone" -> {
                System.out.println(TimeZone.getDefault().getID() + System.getProperty("user.timezone"));
                if (change) {
                    TimeZone.setDefault(TimeZone.getTimeZone("Asia/Tokyo"));
                    new Asking();
                }
            }
            case "finalizers" -> {
                if (change) {
                    Kept.finalized = new Late();
                } else {
                    lateWork();
                }
            }
            case "cleaners" -> {
                java.lang.ref.Cleaner cleaner = java.lang.ref.Cleaner.create();
                boolean[] cleaned = new boolean[1];
                cleaner.register(new Object(), () -> cleaned[0] = true);
                for (int i = 0; i < 24_000 && !cleaned[0]; i++) {
                    System.gc();
                    Thread.sleep(5);
                }
                System.out.println(cleaned[0]);
                if (change) {
                    Kept.finalized = new Object();
                    cleaner.register(Kept.finalized, Pieces::whenLater);
                } else {
                    lateWork();
                }
            }
            case "assertion status" -> {
                System.out.println(Loaded.class.desiredAssertionStatus() + " " + Driver.class.desiredAssertionStatus());
                if (change) {
                    ClassLoader.getSystemClassLoader().setDefaultAssertionStatus(true);
                    ClassLoader.getPlatformClassLoader().setDefaultAssertionStatus(true);
                }
            }
            case "console" -> System.out.println(System.console());
            case "warnings" -> warnings();
            case "security manager" -> {
                System.out.println(System.getSecurityManager());
                if (change) {
                    setSecurityManager();
                }
            }
            case "URL handlers" -> {
                try {
                    System.out.println(new URL("probe:x"));
                } catch (IOException e) {
                    System.out.println(e);
                }
                if (change) {
                    URL.setURLStreamHandlerFactory(protocol -> protocol.equals("probe") ? handler() : null);
                    System.out.println(new URL("probe:x"));
                }
            }
            case "URL connections" -> {
                URLConnection connection = URI.create("file:/").toURL().openConnection();
                System.out.println(connection.getDefaultUseCaches() + " " + URLConnection.getDefaultAllowUserInteraction());
                System.out.println(HttpURLConnection.getFollowRedirects() + URLConnection.guessContentTypeFromName("a.html"));
                if (change) {
                    connection.setDefaultUseCaches(false);
                    URLConnection.setDefaultAllowUserInteraction(true);
                    URLConnection.setFileNameMap(name -> "probe");
                    HttpURLConnection.setFollowRedirects(false);
                    URLConnection.setContentHandlerFactory(type -> null);
                }
            }
            case "socket factories" -> {
                try (ServerSocket socket = new ServerSocket(0)) {
                    System.out.println(socket.getLocalPort() > 0);
                } catch (IOException e) {
                    System.out.println(e);
                }
                if (change) {
                    ServerSocket.setSocketFactory(() -> {
                        throw new IllegalStateException("the program's factory");
                    });
                }
            }
            case "authenticator" -> {
                System.out.println(Authenticator.getDefault());
                if (change) {
                    Authenticator.setDefault(new Authenticator() {});
                }
            }
            case "cookie handler" -> {
                System.out.println(CookieHandler.getDefault());
                if (change) {
                    CookieHandler.setDefault(new CookieManager());
                }
            }
            case "response cache" -> {
                System.out.println(ResponseCache.getDefault());
                if (change) {
                    ResponseCache.setDefault(new ResponseCache() {
                        @Override
                        public java.net.CacheResponse get(URI u, String m, java.util.Map<String, List<String>> h) {
                            return null;
                        }

                        @Override
                        public java.net.CacheRequest put(URI uri, URLConnection connection) {
                            return null;
                        }
                    });
                }
            }
            case "proxy selector" -> {
                System.out.println(ProxySelector.getDefault().select(URI.create("http://localhost/")));
                if (change) {
                    ProxySelector.setDefault(new ProxySelector() {
                        @Override
                        public List<Proxy> select(URI uri) {
                            return List.of();
                        }

                        @Override
                        public void connectFailed(URI uri, SocketAddress address, IOException e) {}
                    });
                }
            }
            case "host names" -> {
                Field cache = InetAddress.class.getDeclaredField("cache");
                cache.setAccessible(true);
                System.out.println(((Map<?, ?>) cache.get(null)).containsKey("localhost"));
                if (change) {
                    System.out.println(InetAddress.getByName("localhost").isLoopbackAddress());
                }
            }
            case "kept connections" -> keptConnection();
            case "TLS" -> {
                System.out.println(HttpsURLConnection.getDefaultHostnameVerifier().verify("a", null));
                System.out.println(SSLContext.getDefault().getProtocol());
                if (change) {
                    HttpsURLConnection.setDefaultHostnameVerifier((name, session) -> true);
                    SSLContext context = SSLContext.getInstance("TLSv1.2");
                    context.init(null, null, null);
                    SSLContext.setDefault(context);
                }
            }
            case "file system providers" -> {
                java.nio.file.Path zip = java.nio.file.Path.of("pieces.zip").toAbsolutePath();
                try (var out = new java.util.zip.ZipOutputStream(java.nio.file.Files.newOutputStream(zip))) {
                    out.putNextEntry(new java.util.zip.ZipEntry("entry"));
                }
                // Only one can be open.
                var open = java.nio.file.FileSystems.newFileSystem(URI.create("jar:" + zip.toUri()), java.util.Map.of());
                System.out.println(java.nio.file.Files.exists(open.getPath("entry")));
            }
            case "security properties" -> {
                System.out.println(Security.getProperty("keystore.type") + Security.getProperty("probe"));
                System.out.println(Arrays.stream(Security.getProviders()).map(Provider::getName).toList());
                Provider own = Security.getProvider("SUN");
                System.out.println(own.get("MessageDigest.MD5"));
                if (change) {
                    own.remove("MessageDigest.MD5");
                    Security.setProperty("keystore.type", "probe");
                    Security.setProperty("probe", "set");
                    Security.insertProviderAt(new Provider("Probe", "1", "a provider") {}, 1);
                }
            }
            case "serialization filters" -> {
                System.out.println(ObjectInputFilter.Config.getSerialFilter());
                if (change) {
                    ObjectInputFilter.Config.setSerialFilter(ObjectInputFilter.Config.createFilter("!*"));
                }
            }
            case "resource bundles" -> {
                System.out.println(ResourceBundle.getBundle("Pieces$Bundle").getString("key"));
                if (change) {
                    Bundle.value = "changed";
                    ResourceBundle.clearCache();
                    System.out.println(ResourceBundle.getBundle("Pieces$Bundle").getString("key"));
                }
            }
            case "loggers" -> {
                Logger logger = Logger.getLogger("probe.logger");
                System.out.println(logger.getLevel() + " " + logger.getHandlers().length + " " + logger.getUseParentHandlers());
                Logger root = Logger.getLogger("");
                System.out.println(root.getLevel() + " " + root.getHandlers().length + Logger.getGlobal().getLevel());
                System.out.println(Collections.list(java.util.logging.LogManager.getLogManager().getLoggerNames())
                        .contains("probe.changed"));
                logger.fine("not to be seen");
                logger.warning("to be seen");
                Logger.getGlobal().severe("to be seen as well");
                if (change) {
                    root.setLevel(Level.ALL);
                    logger.setLevel(Level.ALL);
                    logger.addHandler(new ConsoleHandler());
                    logger.setUseParentHandlers(false);
                    root.removeHandler(root.getHandlers()[0]);
                    Logger.getGlobal().setLevel(Level.OFF);
                    Kept.logger = Logger.getLogger("probe.changed");
                }
            }
            case "management beans" -> {
                ObjectName name = new ObjectName("probe:type=Probe");
                System.out.println(ManagementFactory.getPlatformMBeanServer().isRegistered(name));
                System.out.println(ManagementFactory.getPlatformMBeanServer().getMBeanCount() > 10);
                if (change) {
                    ManagementFactory.getPlatformMBeanServer().registerMBean(new Probed(), name);
                }
            }
            case "JDBC drivers" -> {
                System.out.println(DriverManager.drivers().count() + " " + DriverManager.getLoginTimeout());
                if (change) {
                    DriverManager.registerDriver(new ProbedDriver());
                    DriverManager.setLoginTimeout(7);
                }
            }
            case "naming" -> {
                System.out.println(NamingManager.hasInitialContextFactoryBuilder());
                if (change) {
                    NamingManager.setInitialContextFactoryBuilder(environment -> {
                        throw new NamingException("the program's builder");
                    });
                }
            }
            case "preferences" -> System.out.println(java.util.prefs.Preferences.systemRoot().absolutePath());
            case "Java 2D" -> {
                java.awt.image.BufferedImage image = new java.awt.image.BufferedImage(9, 9, java.awt.image.BufferedImage.TYPE_INT_RGB);
                java.awt.Graphics2D graphics = image.createGraphics();
                graphics.drawString("x", 1, 8);
                System.out.println(java.util.Arrays.hashCode(image.getRGB(0, 0, 9, 9, null, 0, 9)));
            }
            case "thread names" -> {
                System.out.println(new Thread().getName());
                Executors.newSingleThreadExecutor().submit(() -> {
                    System.out.println(Thread.currentThread().getName());
                    System.exit(0);
                });
            }
            case "common pool" -> {
                var task = ForkJoinPool.commonPool().submit(() -> Thread.currentThread().getName());
                while (!task.isDone()) {
                    // Who waits for it otherwise may run it.
                    Thread.sleep(1);
                }
                String name = task.get();
                // Which of the first few takes the task is chance.
                System.out.println(name.replaceFirst("-[1-4]$", "-N"));
                System.out.println(ForkJoinPool.commonPool().getQueuedSubmissionCount());
                if (change) {
                    for (int i = 0; i < 100; i++) {
                        ForkJoinPool.commonPool().execute(() -> {
                            System.out.println("a task of the run before");
                            try {
                                new CountDownLatch(1).await();
                            } catch (InterruptedException e) {
                                throw new IllegalStateException(e);
                            }
                        });
                    }
                }
            }
            case "own workers" -> {
                if (change) {
                    System.setProperty(
                            "java.util.concurrent.ForkJoinPool.common.threadFactory", "Pieces$Workers");
                }
                // Not a future, whose task the main thread could take.
                CountDownLatch done = new CountDownLatch(1);
                ForkJoinPool.commonPool().execute(() -> {
                    System.out.println(Thread.currentThread().getName());
                    done.countDown();
                });
                done.await();
            }
            case "parallelism" -> {
                if (change) {
                    System.setProperty("java.util.concurrent.ForkJoinPool.common.parallelism", "7");
                }
                System.out.println(ForkJoinPool.commonPool().getParallelism());
            }
            case "delayed tasks" -> {
                System.out.println(new CompletableFuture<String>().completeOnTimeout("late", 10, TimeUnit.MILLISECONDS).get());
                if (change) {
                    new CompletableFuture<String>().orTimeout(1, TimeUnit.SECONDS)
                            .whenComplete((v, e) -> System.out.println("a task of the run before"));
                } else {
                    Thread.sleep(1500);
                }
            }
            case "asynchronous files" -> {
                try (var file = java.nio.channels.AsynchronousFileChannel.open(
                        java.nio.file.Path.of("pieces"),
                        java.nio.file.StandardOpenOption.CREATE,
                        java.nio.file.StandardOpenOption.WRITE)) {
                    System.out.println(file.write(java.nio.ByteBuffer.wrap(new byte[3]), 0).get(120, TimeUnit.SECONDS));
                }
            }
            case "asynchronous channels" -> asynchronousChannels();
            case "virtual threads" -> virtualThreads();
            default -> {
                if (!LibraryPieces.show(arguments[0], change)
                        && !ManagementPieces.show(arguments[0], change)
                        && !RemotePieces.show(arguments[0], change)
                        && !LeakPieces.show(arguments[0], change)
                        && !SecurityPieces.show(arguments[0], change)) {
                    throw new IllegalArgumentException(arguments[0]);
                }
            }
        }
    }

    private static void asynchronousChannels() throws Exception {
        var address = new java.net.InetSocketAddress(InetAddress.getLoopbackAddress(), 0);
        try (var server = java.nio.channels.AsynchronousServerSocketChannel.open().bind(address);
                var client = java.nio.channels.AsynchronousSocketChannel.open()) {
            var accepted = server.accept();
            client.connect(server.getLocalAddress()).get(120, TimeUnit.SECONDS);
            client.write(java.nio.ByteBuffer.wrap(new byte[3])).get(120, TimeUnit.SECONDS);
            try (var other = accepted.get(120, TimeUnit.SECONDS)) {
                System.out.println(other.read(java.nio.ByteBuffer.allocate(9)).get(120, TimeUnit.SECONDS));
            }
        }
    }

    /** Only on JDK 21 and later. */
    private static void virtualThreads() throws Exception {
        try {
            Object builder = Thread.class.getMethod("ofVirtual").invoke(null);
            java.lang.reflect.Method start =
                    Class.forName("java.lang.Thread$Builder").getMethod("start", Runnable.class);
            Object monitor = new Object();
            Thread thread;
            // One of the JDK's threads lets a virtual thread go on that waited for a monitor.
            synchronized (monitor) {
                CountDownLatch begun = new CountDownLatch(1);
                thread = (Thread) start.invoke(builder, (Runnable) () -> {
                    begun.countDown();
                    synchronized (monitor) {
                        System.out.println("virtual");
                    }
                    try {
                        // Another wakes it.
                        Thread.sleep(10);
                    } catch (InterruptedException e) {
                        throw new IllegalStateException(e);
                    }
                });
                begun.await();
                Thread.sleep(50);
            }
            thread.join(120_000);
            System.out.println(thread.isAlive());
        } catch (NoSuchMethodException e) {
            System.out.println("no virtual threads");
        }
    }

    private static URLStreamHandler handler() {
        return new URLStreamHandler() {
            @Override
            protected URLConnection openConnection(URL url) throws IOException {
                throw new IOException("the program's handler");
            }
        };
    }

    private static void keptConnection() throws Exception {
        com.sun.net.httpserver.HttpServer server =
                com.sun.net.httpserver.HttpServer.create(new java.net.InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.createContext("/", exchange -> {
            exchange.sendResponseHeaders(200, 2);
            exchange.getResponseBody().write("ok".getBytes());
            exchange.close();
        });
        server.start();
        URL url = new URL("http://127.0.0.1:" + server.getAddress().getPort() + "/");
        System.out.println(new String(url.openStream().readAllBytes()));
        System.exit(0);
    }

    /** Shows what the run before has left to a thread of the JVM. */
    private static void lateWork() throws InterruptedException {
        System.setProperty("later", "yes");
        for (int i = 0; i < 20; i++) {
            System.gc();
            Thread.sleep(50);
        }
    }

    private static void whenLater() {
        for (int i = 0; i < 1000 && System.getProperty("later") == null; i++) {
            try {
                Thread.sleep(5);
            } catch (InterruptedException e) {
                return;
            }
        }
        System.out.println("work of the run before");
    }

    private static final class Late {
        @Override
        @Deprecated
        protected void finalize() {
            whenLater();
        }
    }

    static class Kept {
        static Logger logger;
        static Object finalized;
    }

    static class Loaded {}

    public static class Bundle extends ListResourceBundle {
        static String value = "first";

        @Override
        protected Object[][] getContents() {
            return new Object[][] {{"key", value}};
        }
    }

    public interface ProbedMBean {
        int getNumber();
    }

    public static class Probed implements ProbedMBean {
        @Override
        public int getNumber() {
            return 1;
        }
    }

    static class ProbedDriver implements Driver {
        @Override
        public Connection connect(String url, Properties info) {
            return null;
        }

        @Override
        public boolean acceptsURL(String url) {
            return false;
        }

        @Override
        public DriverPropertyInfo[] getPropertyInfo(String url, Properties info) {
            return new DriverPropertyInfo[0];
        }

        @Override
        public int getMajorVersion() {
            return 1;
        }

        @Override
        public int getMinorVersion() {
            return 0;
        }

        @Override
        public boolean jdbcCompliant() {
            return false;
        }

        @Override
        public Logger getParentLogger() {
            return null;
        }
    }

    /** Asks for the time zone when the server collects it, after the run. */
    private static final class Asking {
        @Override
        @Deprecated
        protected void finalize() {
            TimeZone.getDefault();
        }
    }

    /** Each is warned of on standard error, in the JDKs that do so. */
    @SuppressWarnings("removal")
    private static void warnings() throws Exception {
        try {
            System.loadLibrary("missing");
        } catch (UnsatisfiedLinkError e) {
            System.out.println(e.getMessage());
        }
        Class<?> type = Class.forName("sun.misc.Unsafe");
        var field = type.getDeclaredField("theUnsafe");
        field.setAccessible(true);
        Object unsafe = field.get(null);
        Object address = type.getMethod("allocateMemory", long.class).invoke(unsafe, 8L);
        type.getMethod("freeMemory", long.class).invoke(unsafe, address);
        try {
            System.setSecurityManager(null);
        } catch (UnsupportedOperationException e) {
            System.out.println(e.getMessage());
        }
    }

    /** Made by the common pool if a property says so. */
    public static class Workers implements ForkJoinPool.ForkJoinWorkerThreadFactory {
        private static int factories;
        private final int number = ++factories;
        private int threads;

        @Override
        public java.util.concurrent.ForkJoinWorkerThread newThread(ForkJoinPool pool) {
            var thread = ForkJoinPool.defaultForkJoinWorkerThreadFactory.newThread(pool);
            thread.setName("thread " + ++threads + " of factory " + number);
            return thread;
        }
    }

    @SuppressWarnings("removal")
    private static void setSecurityManager() {
        try {
            System.setSecurityManager(
                    new SecurityManager() {
                        @Override
                        public void checkPermission(Permission permission) {}
                    });
        } catch (UnsupportedOperationException e) {
            // since Java 18, unless an option allows it
            System.out.println("cannot be changed");
        }
    }
}
