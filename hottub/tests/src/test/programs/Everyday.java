// SPDX-License-Identifier: Apache-2.0

import com.sun.net.httpserver.HttpServer;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.LocalDate;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.ServiceLoader;
import java.util.Timer;
import java.util.TimerTask;
import java.util.TreeMap;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.logging.FileHandler;
import java.util.logging.Level;
import java.util.logging.Logger;
import java.util.logging.SimpleFormatter;
import java.util.stream.IntStream;

/** What programs of users do, one kind after the other. */
public class Everyday {
    static final ThreadLocal<List<String>> LOCAL = ThreadLocal.withInitial(ArrayList::new);
    static final InheritableThreadLocal<String> INHERITED = new InheritableThreadLocal<>();
    static final Map<String, AtomicInteger> COUNTERS = new ConcurrentHashMap<>();

    public static void main(String[] arguments) throws Throwable {
        switch (arguments[0]) {
            case "logging" -> logging();
            case "http" -> http();
            case "services" -> services();
            case "locals" -> locals();
            case "timers" -> timers();
            case "virtual" -> virtual();
            case "processes" -> processes();
            case "input" -> input();
            case "pools" -> pools();
            case "texts" -> texts();
            case "files" -> files();
            case "xml" -> xml();
            case "crypto" -> crypto();
            case "reflection" -> proxies();
            case "zip" -> zip();
            case "properties" -> properties();
            case "serialization" -> serial();
            case "nio" -> nio();
            case "jmx" -> jmx();
            case "resources" -> resources();
            default -> throw new IllegalArgumentException(arguments[0]);
        }
    }

    static void logging() throws Exception {
        System.setProperty("java.util.logging.SimpleFormatter.format", "%4$s %3$s %5$s%n");
        Logger logger = Logger.getLogger("everyday");
        FileHandler handler = new FileHandler("everyday.%g.log", 1000, 2);
        handler.setFormatter(new SimpleFormatter());
        logger.addHandler(handler);
        logger.setLevel(Level.FINE);
        logger.fine("fine");
        logger.info("info");
        Logger.getLogger("everyday.child").log(Level.WARNING, "with {0}", "a parameter");
        System.out.println(logger.getHandlers().length + " " + logger.getLevel());
        System.Logger system = System.getLogger("system");
        system.log(System.Logger.Level.WARNING, "by the system's logger");
        System.out.println(system.isLoggable(System.Logger.Level.DEBUG));
    }

    static void http() throws Exception {
        HttpServer server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        AtomicInteger count = new AtomicInteger();
        server.createContext("/", exchange -> {
            byte[] answer = ("answer " + count.incrementAndGet() + " to " + exchange.getRequestURI()).getBytes();
            exchange.sendResponseHeaders(200, answer.length);
            exchange.getResponseBody().write(answer);
            exchange.close();
        });
        server.setExecutor(Executors.newFixedThreadPool(2));
        server.start();
        HttpClient client = HttpClient.newBuilder().connectTimeout(Duration.ofSeconds(5)).build();
        URI base = URI.create("http://127.0.0.1:" + server.getAddress().getPort() + "/");
        for (int i = 0; i < 3; i++) {
            System.out.println(client.send(HttpRequest.newBuilder(base.resolve("p" + i)).build(),
                    HttpResponse.BodyHandlers.ofString()).body());
        }
        System.out.println(client.sendAsync(HttpRequest.newBuilder(base).build(), HttpResponse.BodyHandlers.ofString())
                .thenApply(HttpResponse::body).get(120, TimeUnit.SECONDS));
        System.out.println(new String(base.toURL().openStream().readAllBytes()));
        System.exit(0);
    }

    static void services() {
        for (var provider : ServiceLoader.load(java.nio.file.spi.FileSystemProvider.class)) {
            System.out.println(provider.getScheme());
        }
        ServiceLoader<Runnable> own = ServiceLoader.load(Runnable.class);
        own.forEach(Runnable::run);
        own.reload();
        System.out.println(own.stream().count());
    }

    public static class Service implements Runnable {
        static int created;
        final int number = ++created;

        @Override
        public void run() {
            System.out.println("service " + number + " " + Thread.currentThread().getName());
        }
    }

    static void locals() throws Exception {
        System.out.println(LOCAL.get() + " " + INHERITED.get());
        LOCAL.get().add("main");
        INHERITED.set("from main");
        ExecutorService pool = Executors.newFixedThreadPool(1);
        System.out.println(pool.submit(() -> {
            LOCAL.get().add("worker");
            return LOCAL.get() + " " + INHERITED.get();
        }).get());
        System.out.println(CompletableFuture.supplyAsync(() -> LOCAL.get() + " " + INHERITED.get()).get());
        COUNTERS.computeIfAbsent("a", k -> new AtomicInteger()).incrementAndGet();
        System.out.println(COUNTERS);
        pool.shutdown();
    }

    static void timers() throws Exception {
        CountDownLatch latch = new CountDownLatch(3);
        new Timer().schedule(new TimerTask() {
            @Override
            public void run() {
                if (latch.getCount() > 0) {
                    System.out.println(Thread.currentThread().getName() + " " + latch.getCount());
                }
                latch.countDown();
            }
        }, 0, 5);
        latch.await();
        ScheduledExecutorService scheduled = Executors.newScheduledThreadPool(2);
        System.out.println(scheduled.schedule(() -> Thread.currentThread().getName(), 5, TimeUnit.MILLISECONDS).get());
        scheduled.scheduleAtFixedRate(() -> {}, 0, 1, TimeUnit.MILLISECONDS);
        System.exit(3);
    }

    static void virtual() throws Exception {
        ExecutorService pool;
        try {
            pool = (ExecutorService) Executors.class.getMethod("newVirtualThreadPerTaskExecutor").invoke(null);
        } catch (NoSuchMethodException e) {
            pool = Executors.newCachedThreadPool();
        }
        List<CompletableFuture<Integer>> results = new ArrayList<>();
        Object monitor = new Object();
        int[] sum = new int[1];
        for (int i = 0; i < 200; i++) {
            int n = i;
            results.add(CompletableFuture.supplyAsync(() -> {
                try {
                    Thread.sleep(n % 5);
                } catch (InterruptedException e) {
                    throw new IllegalStateException(e);
                }
                synchronized (monitor) {
                    sum[0] += n;
                }
                return n;
            }, pool));
        }
        for (var result : results) {
            result.get();
        }
        System.out.println(sum[0]);
        pool.shutdown();
        System.out.println(pool.awaitTermination(120, TimeUnit.SECONDS));
    }

    static void processes() throws Exception {
        Process process = new ProcessBuilder("sh", "-c", "echo out; echo $VALUE; cat; exit 3").redirectErrorStream(true).start();
        process.outputWriter().append("in\n").close();
        System.out.print(new String(process.getInputStream().readAllBytes()));
        System.out.println(process.waitFor());
        System.out.println(new ProcessBuilder("sh", "-c", "echo inherited; echo error >&2").inheritIO().start().waitFor());
        Process left = new ProcessBuilder("sleep", "0.2").start();
        System.out.println(left.onExit().get().exitValue());
        try {
            new ProcessBuilder("/does/not/exist").start();
        } catch (IOException e) {
            System.out.println(e.getMessage());
        }
    }

    static void input() throws Exception {
        BufferedReader reader = new BufferedReader(new InputStreamReader(System.in));
        String line;
        int count = 0;
        while ((line = reader.readLine()) != null) {
            System.out.println(++count + " " + line);
        }
        System.out.println(System.in.read() + " " + System.in.available());
        System.in.close();
    }

    static void pools() throws Exception {
        System.out.println(IntStream.range(0, 100_000).parallel().sum());
        CompletableFuture<Integer> future = CompletableFuture.supplyAsync(() -> 1);
        System.out.println(future.thenCombineAsync(CompletableFuture.supplyAsync(() -> 2), Integer::sum).get());
        java.util.concurrent.ForkJoinPool.commonPool().execute(() -> {
            while (true) {
                COUNTERS.computeIfAbsent("x", k -> new AtomicInteger()).incrementAndGet();
            }
        });
        Thread.getAllStackTraces();
        Thread.setDefaultUncaughtExceptionHandler((t, e) -> System.out.println("default " + t.getName() + " " + e.getMessage()));
        Thread thread = new Thread(() -> {
            throw new IllegalStateException("in a thread");
        });
        thread.start();
        thread.join();
        throw new IllegalStateException("in main");
    }

    static void texts() {
        System.out.println(Locale.getDefault() + " " + Charset.defaultCharset());
        Locale.setDefault(Locale.GERMANY);
        System.out.println(String.format("%,.2f %tB", 1234.5, LocalDate.of(2024, 3, 1)));
        System.out.println(DateTimeFormatter.ofPattern("EEEE d MMMM").format(LocalDate.of(2024, 3, 1)));
        System.out.println(java.text.NumberFormat.getCurrencyInstance().format(1));
        java.util.TimeZone.setDefault(java.util.TimeZone.getTimeZone("Asia/Tokyo"));
        System.out.println(java.time.ZoneId.systemDefault());
        System.out.println("a1b2".replaceAll("[0-9]", "#") + java.util.UUID.nameUUIDFromBytes(new byte[1]));
    }

    static void files() throws Exception {
        Path directory = Files.createDirectories(Path.of("made"));
        Files.writeString(directory.resolve("a.txt"), "a");
        Path temporary = Files.createTempFile(directory, "t", ".tmp");
        temporary.toFile().deleteOnExit();
        System.out.println(new java.io.File("made").list().length);
        try (var walk = Files.walk(directory)) {
            System.out.println(walk.count());
        }
        var out = Files.newOutputStream(Path.of("left-open"), java.nio.file.StandardOpenOption.CREATE, java.nio.file.StandardOpenOption.DELETE_ON_CLOSE);
        out.write(1);
        try (var watch = directory.getFileSystem().newWatchService()) {
            directory.register(watch, java.nio.file.StandardWatchEventKinds.ENTRY_CREATE);
            Files.writeString(directory.resolve("b.txt"), "b");
            System.out.println(watch.poll(120, TimeUnit.SECONDS).pollEvents().get(0).context());
        }
        var channel = java.nio.channels.FileChannel.open(directory.resolve("lock"), java.nio.file.StandardOpenOption.CREATE, java.nio.file.StandardOpenOption.WRITE);
        System.out.println(channel.tryLock() != null);
        var watch = directory.getFileSystem().newWatchService();
        directory.register(watch, java.nio.file.StandardWatchEventKinds.ENTRY_CREATE);
    }

    static void xml() throws Exception {
        var factory = javax.xml.parsers.DocumentBuilderFactory.newInstance();
        var document = factory.newDocumentBuilder().parse(new java.io.ByteArrayInputStream("<a><b c='1'/></a>".getBytes()));
        System.out.println(document.getDocumentElement().getFirstChild().getNodeName());
        var transformer = javax.xml.transform.TransformerFactory.newInstance().newTransformer();
        transformer.transform(new javax.xml.transform.dom.DOMSource(document), new javax.xml.transform.stream.StreamResult(System.out));
        System.out.println(javax.xml.xpath.XPathFactory.newInstance().newXPath().evaluate("/a/b/@c", document));
    }

    static void crypto() throws Exception {
        var digest = java.security.MessageDigest.getInstance("SHA-256");
        System.out.println(java.util.HexFormat.of().formatHex(digest.digest("a".getBytes())));
        var cipher = javax.crypto.Cipher.getInstance("AES/GCM/NoPadding");
        cipher.init(javax.crypto.Cipher.ENCRYPT_MODE, new javax.crypto.spec.SecretKeySpec(new byte[16], "AES"),
                new javax.crypto.spec.GCMParameterSpec(128, new byte[12]));
        System.out.println(cipher.doFinal("a".getBytes()).length);
        System.out.println(java.security.KeyPairGenerator.getInstance("EC").generateKeyPair().getPublic().getAlgorithm());
        System.out.println(new java.security.SecureRandom().nextInt() != new java.security.SecureRandom().nextInt());
        System.out.println(javax.net.ssl.SSLContext.getDefault().getProtocol());
        java.security.Security.addProvider(new java.security.Provider("Own", "1", "own") {});
        System.out.println(java.security.Security.getProviders().length);
    }

    interface Named {
        default String name() {
            return "named";
        }
    }

    static void proxies() throws Throwable {
        Named named = (Named) java.lang.reflect.Proxy.newProxyInstance(Everyday.class.getClassLoader(),
                new Class<?>[] {Named.class}, (proxy, method, a) -> method.getName());
        System.out.println(named.name() + " " + named.getClass().getSimpleName().startsWith("$Proxy"));
        System.out.println(named.getClass().getName());
        var lookup = java.lang.invoke.MethodHandles.lookup();
        var handle = lookup.findStatic(Everyday.class, "twice", java.lang.invoke.MethodType.methodType(int.class, int.class));
        System.out.println((int) handle.invokeExact(21));
        for (var method : Everyday.class.getDeclaredMethods()) {
            COUNTERS.computeIfAbsent(method.getName(), k -> new AtomicInteger()).incrementAndGet();
        }
        System.out.println(COUNTERS.containsKey("twice"));
        System.out.println(new java.net.URLClassLoader(new java.net.URL[0]).getParent().getClass().getSimpleName());
        List<String> frames = StackWalker.getInstance().walk(s -> s.map(StackWalker.StackFrame::getMethodName).toList());
        System.out.println(frames);
    }

    static int twice(int n) {
        return 2 * n;
    }

    static void zip() throws Exception {
        try (var out = new java.util.zip.ZipOutputStream(Files.newOutputStream(Path.of("x.zip")))) {
            var entry = new java.util.zip.ZipEntry("a.txt");
            entry.setTime(0);
            out.putNextEntry(entry);
            out.write("zipped".getBytes());
        }
        var file = new java.util.zip.ZipFile("x.zip");
        System.out.println(new String(file.getInputStream(file.getEntry("a.txt")).readAllBytes()));
        var fs = java.nio.file.FileSystems.newFileSystem(URI.create("jar:" + Path.of("x.zip").toUri()), Map.of());
        System.out.println(Files.readString(fs.getPath("a.txt")));
    }

    static void properties() {
        System.setProperty("own", "1");
        System.setProperty("java.io.tmpdir", "/nowhere");
        System.setProperty("line.separator", "|");
        System.clearProperty("user.name");
        System.out.println(new TreeMap<>(System.getenv()).keySet().contains("HOME"));
        System.out.println(System.getProperty("user.dir").isEmpty() + System.lineSeparator().replace("\n", "n"));
        System.out.println(Integer.getInteger("own") + " " + Boolean.getBoolean("probe"));
        System.setErr(System.out);
        System.setOut(new java.io.PrintStream(java.io.OutputStream.nullOutputStream()));
        System.err.println("to out");
    }

    record Data(String text, List<Integer> numbers) implements java.io.Serializable {}

    static void serial() throws Exception {
        var bytes = new java.io.ByteArrayOutputStream();
        new java.io.ObjectOutputStream(bytes).writeObject(new Data("a", List.of(1, 2)));
        System.out.println(new java.io.ObjectInputStream(new java.io.ByteArrayInputStream(bytes.toByteArray())).readObject());
        java.io.ObjectInputFilter.Config.setSerialFilter(java.io.ObjectInputFilter.Config.createFilter("java.base/*;!*"));
        try {
            new java.io.ObjectInputStream(new java.io.ByteArrayInputStream(bytes.toByteArray())).readObject();
        } catch (java.io.InvalidClassException e) {
            System.out.println(e.getMessage());
        }
    }

    static void nio() throws Exception {
        var server = java.nio.channels.ServerSocketChannel.open().bind(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0));
        var client = java.nio.channels.SocketChannel.open(server.getLocalAddress());
        var accepted = server.accept();
        client.write(java.nio.ByteBuffer.wrap("hello".getBytes()));
        var buffer = java.nio.ByteBuffer.allocateDirect(10);
        accepted.read(buffer);
        System.out.println(buffer.position());
        var selector = java.nio.channels.Selector.open();
        accepted.configureBlocking(false).register(selector, 1);
        System.out.println(selector.selectNow());
        var asynchronous = java.nio.channels.AsynchronousFileChannel.open(Path.of("async"), java.nio.file.StandardOpenOption.CREATE, java.nio.file.StandardOpenOption.WRITE);
        System.out.println(asynchronous.write(java.nio.ByteBuffer.wrap(new byte[3]), 0).get(120, TimeUnit.SECONDS));
        var mapped = java.nio.channels.FileChannel.open(Path.of("async"), java.nio.file.StandardOpenOption.READ)
                .map(java.nio.channels.FileChannel.MapMode.READ_ONLY, 0, 3);
        System.out.println(mapped.get(1));
        System.exit(0);
    }

    public interface BeanMBean {
        int getNumber();
    }

    public static class Bean implements BeanMBean {
        @Override
        public int getNumber() {
            return 7;
        }
    }

    static void jmx() throws Exception {
        var server = java.lang.management.ManagementFactory.getPlatformMBeanServer();
        var name = new javax.management.ObjectName("everyday:type=Bean");
        server.registerMBean(new Bean(), name);
        System.out.println(server.getAttribute(name, "Number"));
        System.out.println(java.lang.management.ManagementFactory.getThreadMXBean().getThreadCount() > 0);
    }

    static void resources() throws Exception {
        System.out.println(Everyday.class.getResource("/none") + " " + (Everyday.class.getResource("Everyday.class") != null));
        System.out.println(Collections.list(Everyday.class.getClassLoader().getResources("META-INF/services/java.lang.Runnable")).size());
        java.util.Random random = new java.util.Random(42);
        System.out.println(random.nextInt(100) + " " + new java.util.SplittableRandom(1).nextInt(10));
        Runtime.getRuntime().addShutdownHook(new Thread(() -> System.out.println("hook " + Thread.currentThread().getName())));
        java.lang.ref.Cleaner.create().register(new Object(), () -> {});
        System.out.println(new Object().hashCode() != 0);
        assert false : "assertions are on";
        System.out.println(Everyday.class.desiredAssertionStatus());
    }
}
