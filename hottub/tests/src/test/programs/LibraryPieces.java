// SPDX-License-Identifier: Apache-2.0

import java.beans.Beans;
import java.beans.Introspector;
import java.beans.PropertyEditorManager;
import java.beans.PropertyEditorSupport;
import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.Driver;
import java.sql.DriverManager;
import java.sql.DriverPropertyInfo;
import java.sql.SQLException;
import java.time.ZoneId;
import java.time.zone.ZoneRules;
import java.time.zone.ZoneRulesException;
import java.time.zone.ZoneRulesProvider;
import java.util.Arrays;
import java.util.NavigableMap;
import java.util.Properties;
import java.util.Set;
import java.util.TreeMap;
import java.util.logging.Level;
import java.util.logging.Logger;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import javax.sql.rowset.spi.SyncFactory;

/** What the JDK's libraries keep, and thread groups. */
final class LibraryPieces {
    private LibraryPieces() {}

    static boolean show(String name, boolean change) throws Exception {
        switch (name) {
            case "thread groups" -> threadGroups(change);
            case "log levels" -> {
                for (String level : new String[] {"PROBE", "815", "FINE", "800"}) {
                    try {
                        System.out.println(level + " " + Level.parse(level).getClass() + Level.parse(level).intValue());
                    } catch (IllegalArgumentException e) {
                        System.out.println(e);
                    }
                }
                if (change) {
                    System.out.println(new Own("PROBE", 815) + " " + new Own("FINE", 3));
                }
                System.out.println(Level.parse("FINE").intValue());
            }
            case "row sets" -> {
                var providers = SyncFactory.getRegisteredProviders();
                System.out.println(java.util.Collections.list(providers).size());
                if (change) {
                    SyncFactory.registerProvider("probe.Provider");
                }
            }
            case "desktop" -> {
                System.out.println(Beans.isDesignTime() + Arrays.toString(Introspector.getBeanInfoSearchPath()));
                System.out.println(PropertyEditorManager.findEditor(LibraryPieces.class));
                if (change) {
                    PropertyEditorManager.registerEditor(LibraryPieces.class, PropertyEditorSupport.class);
                    Beans.setDesignTime(true);
                    Introspector.setBeanInfoSearchPath(new String[] {"probe"});
                }
            }
            case "jar files" -> jarFiles(change);
            case "jdbc.drivers" -> {
                // The JDK initialises the classes, and nothing else uses them.
                System.setProperty("jdbc.drivers", "LibraryPieces$Failing");
                try {
                    DriverManager.getDriver("jdbc:registered:x");
                } catch (ExceptionInInitializerError e) {
                    System.out.println(e.getCause());
                }
                System.setProperty("jdbc.drivers", "LibraryPieces$Registered");
                System.out.println(DriverManager.getDriver("jdbc:registered:x").getMajorVersion());
                System.out.println(DriverManager.drivers().count());
            }
            case "naming properties" -> {
                // Beside the classes of the program; servers are told apart by classes and jars.
                Path file = Path.of(System.getProperty("java.class.path").split(":")[0], "jndi.properties");
                Files.writeString(file, "java.naming.factory.initial=" + (change ? "before" : "now") + "\n");
                try {
                    System.out.println(new javax.naming.InitialContext().getEnvironment());
                } catch (javax.naming.NamingException e) {
                    System.out.println(change ? "read" : e.getMessage());
                } finally {
                    Files.delete(file);
                }
            }
            case "time zone rules" -> {
                try {
                    System.out.println(ZoneId.of("Probe/Zone"));
                } catch (ZoneRulesException e) {
                    System.out.println(e);
                }
                ZoneRulesProvider.registerProvider(new Zones());
                System.out.println(ZoneId.of("Probe/Zone"));
            }
            default -> {
                return false;
            }
        }
        return true;
    }

    /** Registers itself when it is initialised, as drivers do. */
    public static final class Registered implements Driver {
        static {
            try {
                DriverManager.registerDriver(new Registered());
            } catch (SQLException e) {
                throw new IllegalStateException(e);
            }
        }

        @Override
        public Connection connect(String url, Properties info) {
            return null;
        }

        @Override
        public boolean acceptsURL(String url) {
            return url.startsWith("jdbc:registered:");
        }

        @Override
        public DriverPropertyInfo[] getPropertyInfo(String url, Properties info) {
            return new DriverPropertyInfo[0];
        }

        @Override
        public int getMajorVersion() {
            return 7;
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

    public static final class Failing {
        static {
            fail();
        }

        private static void fail() {
            throw new IllegalStateException("no driver");
        }
    }

    private static void threadGroups(boolean change) throws InterruptedException {
        ThreadGroup main = Thread.currentThread().getThreadGroup();
        for (ThreadGroup group = main; group != null; group = group.getParent()) {
            System.out.println(group.getName() + " " + group.getMaxPriority() + group.isDaemon() + group.isDestroyed());
        }
        ThreadGroup[] groups = new ThreadGroup[9];
        System.out.println(main.activeGroupCount() + " " + main.enumerate(groups));
        System.out.println(main.getParent().activeGroupCount());
        Thread thread = new Thread(() -> System.out.println(Thread.currentThread().getPriority()));
        thread.setPriority(Thread.MAX_PRIORITY);
        thread.start();
        thread.join();
        if (change) {
            ThreadGroup own = new ThreadGroup("own");
            Thread kept = new Thread(own, () -> {
                try {
                    Thread.sleep(60_000);
                } catch (InterruptedException e) {
                    // the end
                }
            });
            kept.setDaemon(true);
            kept.start();
            new ThreadGroup(main.getParent(), "beside");
            main.setMaxPriority(2);
            main.getParent().setMaxPriority(3);
            main.setDaemon(true);
        }
    }

    private static void jarFiles(boolean change) throws IOException {
        Path jar = Path.of("pieces-url.jar").toAbsolutePath();
        // Renamed to its place, as package managers do.
        Path written = Files.createTempFile(jar.getParent(), "pieces", ".jar");
        try (ZipOutputStream out = new ZipOutputStream(Files.newOutputStream(written))) {
            out.putNextEntry(new ZipEntry("entry"));
            out.write((change ? "what the run before wrote" : "now").getBytes());
        }
        Files.move(written, jar, java.nio.file.StandardCopyOption.REPLACE_EXISTING);
        URL url = URI.create("jar:" + jar.toUri() + "!/entry").toURL();
        try (InputStream in = url.openStream()) {
            String text = new String(in.readAllBytes());
            System.out.println(change ? "written" : text);
        }
    }

    private static final class Own extends Level {
        Own(String name, int value) {
            super(name, value);
        }
    }

    private static final class Zones extends ZoneRulesProvider {
        @Override
        protected Set<String> provideZoneIds() {
            return Set.of("Probe/Zone");
        }

        @Override
        protected ZoneRules provideRules(String zone, boolean forCaching) {
            return ZoneId.of("UTC").getRules();
        }

        @Override
        protected NavigableMap<String, ZoneRules> provideVersions(String zone) {
            return new TreeMap<>();
        }
    }
}
