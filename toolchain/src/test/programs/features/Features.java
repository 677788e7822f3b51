// SPDX-License-Identifier: Apache-2.0

import com.sun.net.httpserver.HttpServer;
import com.sun.net.httpserver.HttpsConfigurator;
import com.sun.net.httpserver.HttpsServer;

import sun.misc.Signal;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.RandomAccessFile;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.math.BigInteger;
import java.net.DatagramPacket;
import java.net.DatagramSocket;
import java.net.HttpURLConnection;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.StandardProtocolFamily;
import java.net.URI;
import java.net.UnixDomainSocketAddress;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.ByteBuffer;
import java.nio.MappedByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.FileChannel.MapMode;
import java.nio.channels.SelectionKey;
import java.nio.channels.Selector;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.security.KeyPair;
import java.security.KeyPairGenerator;
import java.security.KeyStore;
import java.security.MessageDigest;
import java.security.SecureRandom;
import java.security.Signature;
import java.text.NumberFormat;
import java.time.Duration;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.zip.CRC32;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import java.util.zip.ZipOutputStream;

import javax.crypto.Cipher;
import javax.crypto.spec.GCMParameterSpec;
import javax.crypto.spec.SecretKeySpec;
import javax.net.ssl.KeyManagerFactory;
import javax.net.ssl.SSLContext;
import javax.net.ssl.TrustManagerFactory;

/**
 * Tries what programs commonly use. Prints a line "name: ok" or "name: FAILED ..." for each check that
 * is named on the command line, or for all.
 */
public class Features {
    interface Check {
        void run() throws Exception;
    }

    public static void main(String[] args) throws Exception {
        if (args.length == 2 && args[0].equals("exit")) {
            System.exit(Integer.parseInt(args[1]));
        }
        if (args.length == 1 && args[0].equals("signals")) {
            waitForSignals();
            return;
        }
        if (args.length > 0 && args[0].equals("echo")) {
            System.out.println(String.join("|", args));
            return;
        }
        Map<String, Check> checks = checks();
        List<String> names = args.length == 0 ? List.copyOf(checks.keySet()) : List.of(args);
        boolean failed = false;
        for (String name : names) {
            try {
                checks.get(name).run();
                System.out.println(name + ": ok");
            } catch (Throwable e) {
                failed = true;
                System.out.println(name + ": FAILED " + e);
                e.printStackTrace();
            }
        }
        System.exit(failed ? 1 : 0);
    }

    private static Map<String, Check> checks() {
        Map<String, Check> checks = new LinkedHashMap<>();
        checks.put("files", Features::files);
        checks.put("mapped-file", Features::mappedFile);
        checks.put("sockets", Features::sockets);
        checks.put("datagrams", Features::datagrams);
        checks.put("selector", Features::selector);
        checks.put("unix-socket", Features::unixSocket);
        checks.put("http", Features::http);
        checks.put("tls", Features::tls);
        checks.put("zip", Features::zip);
        checks.put("regex", Features::regex);
        checks.put("charsets", Features::charsets);
        checks.put("zones", Features::zones);
        checks.put("locale", Features::locale);
        checks.put("threads", Features::threads);
        checks.put("virtual-threads", Features::virtualThreads);
        checks.put("reflection", Features::reflection);
        checks.put("proxy", Features::proxy);
        checks.put("serialization", Features::serialization);
        checks.put("resources", Features::resources);
        checks.put("process", Features::process);
        checks.put("properties", Features::properties);
        checks.put("crypto", Features::crypto);
        checks.put("collector", Features::collector);
        checks.put("exceptions", Features::exceptions);
        checks.put("build-time", Features::buildTime);
        return checks;
    }

    private static void expect(Object expected, Object actual) {
        if (!expected.equals(actual)) {
            throw new AssertionError("expected " + expected + ", got " + actual);
        }
    }

    private static void files() throws Exception {
        Path directory = Files.createTempDirectory(Path.of("").toAbsolutePath(), "files");
        Path file = directory.resolve("umlaut-\u00e4.txt");
        Files.writeString(file, "line 1\nline 2\n");
        Files.writeString(file, "line 3\n", StandardOpenOption.APPEND);
        expect(3L, Files.lines(file).count());
        Path link = Files.createSymbolicLink(directory.resolve("link"), file.getFileName());
        expect("line 1", Files.readAllLines(link).getFirst());
        Path copy = Files.copy(file, directory.resolve("copy"));
        expect(-1L, Files.mismatch(file, copy));
        Files.move(copy, directory.resolve("moved"));
        expect(true, Files.isRegularFile(directory.resolve("moved")));
        expect(21L, Files.size(file));
        try (RandomAccessFile random = new RandomAccessFile(file.toFile(), "rw")) {
            random.seek(5);
            random.write('X');
        }
        expect("line X", Files.readAllLines(file).getFirst());
        List<Path> all = new ArrayList<>();
        try (var walk = Files.walk(directory)) {
            walk.forEach(all::add);
        }
        expect(4, all.size());
        for (Path path : all.reversed()) {
            Files.delete(path);
        }
        expect(false, directory.toFile().exists());
    }

    private static void mappedFile() throws Exception {
        Path file = Files.createTempFile(Path.of(""), "mapped", ".bin");
        try (FileChannel channel =
                FileChannel.open(file, StandardOpenOption.READ, StandardOpenOption.WRITE)) {
            MappedByteBuffer buffer = channel.map(MapMode.READ_WRITE, 0, 8192);
            buffer.putLong(4096, 42);
            buffer.force();
            ByteBuffer read = ByteBuffer.allocateDirect(8);
            channel.read(read, 4096);
            expect(42L, read.flip().getLong());
        } finally {
            Files.delete(file);
        }
    }

    private static void sockets() throws Exception {
        try (ServerSocket server = new ServerSocket(0, 1, InetAddress.getLoopbackAddress());
                Socket client = new Socket(server.getInetAddress(), server.getLocalPort());
                Socket accepted = server.accept()) {
            client.setTcpNoDelay(true);
            client.getOutputStream().write("ping".getBytes(StandardCharsets.UTF_8));
            expect("ping", new String(accepted.getInputStream().readNBytes(4)));
        }
    }

    private static void datagrams() throws Exception {
        InetAddress loopback = InetAddress.getLoopbackAddress();
        try (DatagramSocket a = new DatagramSocket(0, loopback);
                DatagramSocket b = new DatagramSocket(0, loopback)) {
            b.setSoTimeout(5000);
            a.send(new DatagramPacket(new byte[] {1, 2, 3}, 3, loopback, b.getLocalPort()));
            DatagramPacket packet = new DatagramPacket(new byte[10], 10);
            b.receive(packet);
            expect(3, packet.getLength());
        }
    }

    private static void selector() throws Exception {
        try (Selector selector = Selector.open();
                ServerSocketChannel server = ServerSocketChannel.open()) {
            server.bind(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0));
            server.configureBlocking(false);
            server.register(selector, SelectionKey.OP_ACCEPT);
            try (SocketChannel client = SocketChannel.open(server.getLocalAddress())) {
                expect(1, selector.select(5000));
                SocketChannel accepted = server.accept();
                client.write(ByteBuffer.wrap(new byte[] {7}));
                ByteBuffer buffer = ByteBuffer.allocate(1);
                expect(1, accepted.read(buffer));
                accepted.close();
            }
        }
    }

    private static void unixSocket() throws Exception {
        Path path = Path.of("unix.socket");
        Files.deleteIfExists(path);
        try (ServerSocketChannel server = ServerSocketChannel.open(StandardProtocolFamily.UNIX)) {
            server.bind(UnixDomainSocketAddress.of(path));
            try (SocketChannel client = SocketChannel.open(UnixDomainSocketAddress.of(path));
                    SocketChannel accepted = server.accept()) {
                client.write(ByteBuffer.wrap(new byte[] {9}));
                ByteBuffer buffer = ByteBuffer.allocate(1);
                accepted.read(buffer);
                expect((byte) 9, buffer.get(0));
            }
        } finally {
            Files.deleteIfExists(path);
        }
    }

    private static void answer(HttpServer server) {
        server.createContext(
                "/hello",
                exchange -> {
                    byte[] body = ("hello " + exchange.getRequestURI().getQuery()).getBytes();
                    exchange.sendResponseHeaders(200, body.length);
                    exchange.getResponseBody().write(body);
                    exchange.close();
                });
        server.start();
    }

    private static void http() throws Exception {
        HttpServer server =
                HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        answer(server);
        try (HttpClient client = HttpClient.newHttpClient()) {
            URI uri = URI.create("http://127.0.0.1:" + server.getAddress().getPort() + "/hello?x=1");
            HttpRequest request = HttpRequest.newBuilder(uri).timeout(Duration.ofSeconds(60)).build();
            expect("hello x=1", client.send(request, BodyHandlers.ofString()).body());
            HttpURLConnection connection = (HttpURLConnection) uri.toURL().openConnection();
            expect(200, connection.getResponseCode());
            expect("hello x=1", new String(connection.getInputStream().readAllBytes()));
        } finally {
            server.stop(0);
        }
    }

    /** The key store is made by the test, for the name localhost. */
    private static void tls() throws Exception {
        char[] password = "password".toCharArray();
        KeyStore store = KeyStore.getInstance("PKCS12");
        try (InputStream in = Files.newInputStream(Path.of(System.getProperty("keystore")))) {
            store.load(in, password);
        }
        KeyManagerFactory keys = KeyManagerFactory.getInstance("PKIX");
        keys.init(store, password);
        TrustManagerFactory trust = TrustManagerFactory.getInstance("PKIX");
        trust.init(store);
        SSLContext context = SSLContext.getInstance("TLS");
        context.init(keys.getKeyManagers(), trust.getTrustManagers(), null);
        HttpsServer server =
                HttpsServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.setHttpsConfigurator(new HttpsConfigurator(context));
        answer(server);
        try (HttpClient client = HttpClient.newBuilder().sslContext(context).build()) {
            URI uri = URI.create("https://localhost:" + server.getAddress().getPort() + "/hello?tls");
            HttpRequest request = HttpRequest.newBuilder(uri).timeout(Duration.ofSeconds(60)).build();
            var response = client.send(request, BodyHandlers.ofString());
            expect("hello tls", response.body());
            expect("TLSv1.3", response.sslSession().orElseThrow().getProtocol());
        } finally {
            server.stop(0);
        }
    }

    private static void zip() throws Exception {
        byte[] text = "a text that can be compressed ".repeat(1000).getBytes();
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (GZIPOutputStream gzip = new GZIPOutputStream(bytes)) {
            gzip.write(text);
        }
        expect(true, bytes.size() < text.length / 10);
        GZIPInputStream unzip = new GZIPInputStream(new ByteArrayInputStream(bytes.toByteArray()));
        expect(true, Arrays.equals(text, unzip.readAllBytes()));
        bytes.reset();
        try (ZipOutputStream zip = new ZipOutputStream(bytes)) {
            zip.putNextEntry(new ZipEntry("entry"));
            zip.write(text);
            zip.closeEntry();
        }
        ZipInputStream in = new ZipInputStream(new ByteArrayInputStream(bytes.toByteArray()));
        expect("entry", in.getNextEntry().getName());
        CRC32 expected = new CRC32();
        expected.update(text);
        CRC32 actual = new CRC32();
        actual.update(in.readAllBytes());
        expect(expected.getValue(), actual.getValue());
    }

    private static void regex() {
        Matcher matcher =
                Pattern.compile("(?<year>\\d{4})-(\\d\\d)\\p{javaLetter}").matcher("on 2024-02x");
        expect(true, matcher.find());
        expect("2024", matcher.group("year"));
        expect("a-b-c", "a1b22c".replaceAll("\\d+", "-"));
    }

    private static void charsets() throws Exception {
        expect("\u20ac", new String(new byte[] {(byte) 0x80}, "windows-1252"));
        expect("\u65e5\u672c", new String(HexFormat.of().parseHex("93fa967b"), "Shift_JIS"));
        expect("\u4e2d", new String(HexFormat.of().parseHex("a4a4"), "Big5"));
        expect("A", new String(new byte[] {(byte) 0xc1}, "IBM037"));
        expect("\ud83d\ude00", new String("\ud83d\ude00".getBytes("UTF-16LE"), "UTF-16LE"));
    }

    private static void zones() {
        ZonedDateTime winter =
                LocalDateTime.of(2024, 1, 15, 12, 0).atZone(ZoneId.of("America/New_York"));
        expect("2024-01-15T18:00+01:00", winter.withZoneSameInstant(ZoneId.of("Europe/Berlin"))
                .toOffsetDateTime().toString());
        ZonedDateTime summer = winter.withMonth(7);
        expect("-04:00", summer.getOffset().toString());
        expect("2024-07-15T21:30+05:30", summer.withZoneSameInstant(ZoneId.of("Asia/Kolkata"))
                .toOffsetDateTime().toString());
    }

    private static void locale() {
        expect("1.234.567,5", NumberFormat.getInstance(Locale.GERMANY).format(1234567.5));
        DateTimeFormatter format = DateTimeFormatter.ofPattern("EEEE d MMMM", Locale.FRANCE);
        expect("lundi 15 janvier", LocalDateTime.of(2024, 1, 15, 0, 0).format(format));
    }

    private static void threads() throws Exception {
        AtomicInteger count = new AtomicInteger();
        try (ExecutorService pool = Executors.newFixedThreadPool(4)) {
            List<Future<Integer>> futures =
                    IntStream.range(0, 100).mapToObj(_ -> pool.submit(count::incrementAndGet)).toList();
            for (Future<Integer> future : futures) {
                future.get();
            }
        }
        expect(100, count.get());
        expect(42, CompletableFuture.supplyAsync(() -> 41).thenApply(x -> x + 1).get());
        expect(4950, IntStream.range(0, 100).parallel().sum());
        ThreadLocal<String> local = ThreadLocal.withInitial(() -> "initial");
        local.set("changed");
        expect("initial", CompletableFuture.supplyAsync(local::get).get());
    }

    private static void virtualThreads() throws Exception {
        AtomicInteger virtual = new AtomicInteger();
        try (ExecutorService pool = Executors.newVirtualThreadPerTaskExecutor()) {
            for (int i = 0; i < 10_000; i++) {
                pool.submit(
                        () -> {
                            Thread.sleep(1);
                            synchronized (virtual) {
                                return Thread.currentThread().isVirtual() ? virtual.incrementAndGet() : 0;
                            }
                        });
            }
        }
        expect(10_000, virtual.get());
    }

    public static class Registered {
        private final String name;

        public Registered(String name) {
            this.name = name;
        }

        public String greet(int times) {
            return ("hello " + name + " ").repeat(times).strip();
        }
    }

    private static void reflection() throws Exception {
        Class<?> type = Class.forName(System.getProperty("reflected", "Features$Registered"));
        Object object = type.getConstructor(String.class).newInstance("you");
        Method method = type.getMethod("greet", int.class);
        expect("hello you hello you", method.invoke(object, 2));
        try {
            Class.forName(System.getProperty("unregistered", "no.such.Type"));
            throw new AssertionError("found a class that does not exist");
        } catch (ClassNotFoundException e) {
            expect("no.such.Type", e.getMessage());
        }
    }

    @SuppressWarnings("unchecked")
    private static void proxy() {
        Supplier<String> supplier =
                (Supplier<String>)
                        Proxy.newProxyInstance(
                                Features.class.getClassLoader(),
                                new Class<?>[] {Supplier.class},
                                (_, method, _) -> "from " + method.getName());
        expect("from get", supplier.get());
    }

    private static void serialization() throws Exception {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
            out.writeObject(new ArrayList<>(List.of("a", BigInteger.TWO.pow(100))));
        }
        Object read = new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray())).readObject();
        expect(List.of("a", BigInteger.TWO.pow(100)), read);
    }

    private static void resources() throws Exception {
        try (InputStream in = Features.class.getResourceAsStream("/greeting.txt")) {
            expect("hello from a resource", new String(in.readAllBytes()).strip());
        }
        expect(true, Features.class.getResource("/missing.txt") == null);
    }

    private static void process() throws Exception {
        ProcessBuilder builder = new ProcessBuilder("/bin/sh", "-c", "read x; echo \"$GREETING $x\"; exit 3");
        builder.environment().put("GREETING", "hello");
        Process process = builder.start();
        try (var out = process.outputWriter()) {
            out.write("child\n");
        }
        expect("hello child", process.inputReader().readLine());
        expect(true, process.waitFor(60, TimeUnit.SECONDS));
        expect(3, process.exitValue());
        expect(true, ProcessHandle.current().info().command().isPresent());
    }

    private static void properties() {
        expect("given", System.getProperty("at.run.time", ""));
        expect("Linux", System.getProperty("os.name"));
        expect("amd64", System.getProperty("os.arch"));
        expect(true, System.getProperty("java.version").startsWith("25"));
        expect("runtime", System.getProperty("org.graalvm.nativeimage.imagecode"));
        expect("from the environment", System.getenv("AT_RUN_TIME"));
        expect(Path.of("").toAbsolutePath().toString(), System.getProperty("user.dir"));
    }

    private static void crypto() throws Exception {
        expect(
                "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad",
                HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest("abc".getBytes())));
        byte[] key = new byte[16];
        new SecureRandom().nextBytes(key);
        Cipher cipher = Cipher.getInstance("AES/GCM/NoPadding");
        cipher.init(
                Cipher.ENCRYPT_MODE, new SecretKeySpec(key, "AES"), new GCMParameterSpec(128, new byte[12]));
        byte[] secret = cipher.doFinal("text".getBytes());
        cipher.init(
                Cipher.DECRYPT_MODE, new SecretKeySpec(key, "AES"), new GCMParameterSpec(128, new byte[12]));
        expect("text", new String(cipher.doFinal(secret)));
        KeyPair pair = KeyPairGenerator.getInstance("EC").generateKeyPair();
        Signature signature = Signature.getInstance("SHA256withECDSA");
        signature.initSign(pair.getPrivate());
        signature.update(secret);
        byte[] signed = signature.sign();
        signature.initVerify(pair.getPublic());
        signature.update(secret);
        expect(true, signature.verify(signed));
    }

    private static void collector() {
        List<byte[]> kept = new ArrayList<>();
        for (int i = 0; i < 20_000; i++) {
            byte[] bytes = new byte[10_000];
            bytes[i % 10_000] = (byte) i;
            if (i % 1000 == 0) {
                kept.add(bytes);
            }
        }
        System.gc();
        for (int i = 0; i < kept.size(); i++) {
            expect((byte) (i * 1000), kept.get(i)[i * 1000 % 10_000]);
        }
    }

    private static int depth(int n) {
        return n + depth(n + 1);
    }

    private static void exceptions() {
        try {
            depth(0);
            throw new AssertionError("no end of the stack");
        } catch (StackOverflowError e) {
            expect(true, e.getStackTrace().length > 0);
        }
        String nothing = System.getProperty("not.set");
        try {
            nothing.length();
            throw new AssertionError("null has a length");
        } catch (NullPointerException e) {
            expect("exceptions", e.getStackTrace()[0].getMethodName());
        }
    }

    /** Initialized while the image is built. */
    static class Builder {
        static final String VARIABLE = String.valueOf(System.getenv("AT_BUILD_TIME"));
        static final String UNNAMED_VARIABLE = String.valueOf(System.getenv("NOT_PASSED_ON"));
        static final String PROPERTY = String.valueOf(System.getProperty("at.build.time"));
    }

    private static void buildTime() {
        expect("seen by -E", Builder.VARIABLE);
        expect("null", Builder.UNNAMED_VARIABLE);
        expect("seen by -D", Builder.PROPERTY);
    }

    private static void waitForSignals() throws InterruptedException {
        Runtime.getRuntime()
                .addShutdownHook(new Thread(() -> System.out.println("shutdown hook ran")));
        CountDownLatch received = new CountDownLatch(2);
        Signal.handle(
                new Signal("USR2"),
                signal -> {
                    System.out.println("got " + signal.getName());
                    received.countDown();
                });
        System.out.println("ready");
        if (!received.await(60, TimeUnit.SECONDS)) {
            System.exit(1);
        }
        System.out.println("got both");
        Thread.sleep(60_000);
        System.exit(1);
    }
}
