// SPDX-License-Identifier: Apache-2.0

import com.sun.net.httpserver.HttpServer;
import com.sun.net.httpserver.HttpsServer;
import com.sun.net.httpserver.spi.HttpServerProvider;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.lang.reflect.Field;
import java.net.Authenticator;
import java.net.HttpURLConnection;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.PasswordAuthentication;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.URI;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.channels.FileChannel;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.spi.FileTypeDetector;
import java.time.ZoneId;
import java.time.chrono.Chronology;
import java.util.Locale;
import java.util.Map;
import java.util.logging.FileHandler;
import javax.tools.StandardLocation;
import javax.xml.parsers.DocumentBuilderFactory;
import org.w3c.dom.DOMException;
import org.w3c.dom.Document;

/** What the inventory of the JDK's static fields has found beside the pieces that were known. */
final class LeakPieces {
    private LeakPieces() {}

    static boolean show(String name, boolean change) throws Exception {
        switch (name) {
            case "cached credentials" -> credentials(change);
            case "HTTP server" -> {
                if (change) {
                    System.setProperty("com.sun.net.httpserver.HttpServerProvider", "LeakPieces$Own");
                }
                System.out.println(HttpServerProvider.provider().getClass());
            }
            case "file locks" -> {
                FileChannel file =
                        FileChannel.open(Path.of("locked"), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
                System.out.println(file.lock().isValid());
                if (!change) {
                    file.close();
                }
            }
            case "log files" -> {
                FileHandler log = new FileHandler("log%u.txt");
                System.out.println(Files.exists(Path.of("log1.txt")));
                if (!change) {
                    log.close();
                }
            }
            case "providers" -> {
                if (change) {
                    System.out.println(Files.probeContentType(Path.of("x.providers")));
                }
            }
            case "charsets" -> System.out.println(Providers.isOfThisRun(Charset.forName("x-providers")));
            case "chronologies" -> System.out.println(Chronology.getAvailableChronologies().size());
            case "remote logs" -> remoteLogs(change);
            case "threads of the JDK" -> threads(change);
            case "identity scope" -> {
                System.out.println(Scope.system());
                if (change) {
                    Scope.set();
                }
            }
            case "XML messages" -> {
                if (change) {
                    Locale.setDefault(Locale.JAPAN);
                }
                Document document = DocumentBuilderFactory.newInstance().newDocumentBuilder().newDocument();
                document.appendChild(document.createElement("one"));
                try {
                    document.appendChild(document.createElement("two"));
                } catch (DOMException e) {
                    System.out.println(e.getMessage().chars().allMatch(c -> c < 128));
                }
            }
            case "tool locations" -> {
                boolean isOld = Runtime.version().feature() < 25;
                Field field = StandardLocation.class.getDeclaredField(isOld ? "locations" : "LOCATIONS");
                field.setAccessible(true);
                System.out.println(((Map<?, ?>) field.get(null)).containsKey("PROBE_OUTPUT"));
                if (change) {
                    StandardLocation.locationFor("PROBE_OUTPUT");
                }
            }
            case "failed initialisers" -> {
                // What is set is taken back, what has followed from it is not.
                if (change) {
                    System.setProperty("java.time.zone.DefaultZoneRulesProvider", "LeakPieces$None");
                }
                try {
                    System.out.println(ZoneId.of("Europe/Paris"));
                } catch (Throwable e) {
                    System.out.println(e);
                }
                System.clearProperty("java.time.zone.DefaultZoneRulesProvider");
            }
            default -> {
                return false;
            }
        }
        return true;
    }

    @SuppressWarnings("deprecation")
    private static void remoteLogs(boolean change) {
        System.out.println(java.rmi.server.LogStream.getDefaultStream() == System.err);
        if (change) {
            java.rmi.server.LogStream.setDefaultStream(System.out);
            java.rmi.server.LogStream.log("probe");
        }
    }

    /** A server asks for a password; what a run has given, the next has not. */
    private static void threads(boolean change) throws Exception {
        ThreadGroup system = Thread.currentThread().getThreadGroup().getParent();
        Thread[] threads = new Thread[100];
        for (int i = system.enumerate(threads) - 1; i >= 0; i--) {
            Thread thread = threads[i];
            if (thread.getName().matches("Finalizer|Signal Dispatcher|Reference Handler|mine.*")) {
                System.out.println(
                        thread.getName()
                                + " "
                                + thread.getPriority()
                                + " "
                                + (thread.getUncaughtExceptionHandler() instanceof OwnHandler)
                                + " "
                                + (thread.getContextClassLoader() instanceof URLClassLoader));
                if (change) {
                    thread.setUncaughtExceptionHandler(new OwnHandler());
                    thread.setContextClassLoader(new URLClassLoader(new URL[0]));
                    thread.setPriority(3);
                    thread.setName("mine " + i);
                }
            }
        }
        // Finalizers run in a thread of the JDK.
        new Finalized();
        while (Finalized.seen == null) {
            System.gc();
            Thread.sleep(10);
        }
        System.out.println(Finalized.seen);
    }

    private static final class OwnHandler implements Thread.UncaughtExceptionHandler {
        @Override
        public void uncaughtException(Thread thread, Throwable thrown) {}
    }

    @SuppressWarnings("removal")
    private static final class Finalized {
        static final ThreadLocal<String> LOCAL = new ThreadLocal<>();
        static volatile String seen;

        @Override
        protected void finalize() {
            seen = Thread.currentThread().getName() + " " + LOCAL.get();
            LOCAL.set("left");
        }
    }

    private static void credentials(boolean change) throws Exception {
        Path number = Path.of("port");
        int wanted = Files.exists(number) ? Integer.parseInt(Files.readString(number)) : 0;
        try (ServerSocket server = new ServerSocket()) {
            server.setReuseAddress(true);
            server.bind(new InetSocketAddress(InetAddress.getLoopbackAddress(), wanted));
            Files.writeString(number, String.valueOf(server.getLocalPort()));
            Thread answering = new Thread(() -> answer(server));
            answering.setDaemon(true);
            answering.start();
            if (change) {
                Authenticator.setDefault(
                        new Authenticator() {
                            @Override
                            protected PasswordAuthentication getPasswordAuthentication() {
                                return new PasswordAuthentication("user", "secret".toCharArray());
                            }
                        });
            }
            URI uri = URI.create("http://127.0.0.1:" + server.getLocalPort() + "/");
            System.out.println(((HttpURLConnection) uri.toURL().openConnection()).getResponseCode());
        }
    }

    private static void answer(ServerSocket server) {
        while (true) {
            try (Socket client = server.accept()) {
                BufferedReader request = new BufferedReader(new InputStreamReader(client.getInputStream()));
                boolean known = false;
                for (String line = request.readLine(); !line.isEmpty(); line = request.readLine()) {
                    known |= line.startsWith("Authorization:");
                }
                String head = known ? "200 OK" : "401 No\r\nWWW-Authenticate: Basic realm=\"probe\"";
                String answer = "HTTP/1.1 " + head + "\r\nContent-Length: 0\r\nConnection: close\r\n\r\n";
                client.getOutputStream().write(answer.getBytes());
            } catch (IOException e) {
                return;
            }
        }
    }

    /** Of types of files; META-INF/services names it. */
    public static final class Detector extends FileTypeDetector {
        @Override
        public String probeContentType(Path path) {
            return path.toString().endsWith(".providers") ? "detected" : null;
        }
    }

    /** A provider of servers. */
    public static final class Own extends HttpServerProvider {
        @Override
        public HttpServer createHttpServer(InetSocketAddress address, int backlog) {
            return null;
        }

        @Override
        public HttpsServer createHttpsServer(InetSocketAddress address, int backlog) {
            return null;
        }
    }

    @SuppressWarnings({"deprecation", "removal"})
    private abstract static class Scope extends java.security.IdentityScope {
        static String system() {
            return String.valueOf(getSystemScope() == null ? null : getSystemScope().getClass());
        }

        static void set() {
            setSystemScope(new OwnScope());
        }
    }

    @SuppressWarnings({"deprecation", "removal"})
    private static final class OwnScope extends Scope {
        private static final long serialVersionUID = 1;

        @Override
        public int size() {
            return 0;
        }

        @Override
        public java.security.Identity getIdentity(String name) {
            return null;
        }

        @Override
        public java.security.Identity getIdentity(java.security.PublicKey key) {
            return null;
        }

        @Override
        public void addIdentity(java.security.Identity identity) {}

        @Override
        public void removeIdentity(java.security.Identity identity) {}

        @Override
        public java.util.Enumeration<java.security.Identity> identities() {
            return java.util.Collections.emptyEnumeration();
        }
    }
}
