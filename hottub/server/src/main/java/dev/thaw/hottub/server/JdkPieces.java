// SPDX-License-Identifier: Apache-2.0
package dev.thaw.hottub.server;

import java.io.IOException;
import java.lang.ref.Reference;
import java.nio.file.spi.FileSystemProvider;
import java.util.ArrayList;
import java.util.Collection;
import java.util.IdentityHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;

/**
 * All state of the JDK's classes that a program can change and that is put back between runs: the
 * one list of it. Each piece has a test under the same name. Classes that no program has made the
 * JVM initialise are left alone.
 */
final class JdkPieces {
    private static final String TYPE_LOCALE = "Ljava/util/Locale;";
    private static final String TYPE_MODULE = "Ljava/lang/Module;";

    private final List<Piece> pieces = new ArrayList<>();

    /** How one piece becomes new. */
    interface Action {
        void reset();
    }

    private record Piece(String name, Action action) {}

    /** Why a JVM with this state cannot be made new. */
    private static final class Lasting extends RuntimeException {
        private static final long serialVersionUID = 1;

        Lasting(String message) {
            super(message, null, false, false);
        }
    }

    /**
     * Called after the first run; what that run may have changed is taken from the JVM's defaults.
     */
    JdkPieces(Warnings warnings) {
        add("shutdown hooks", JdkPieces::shutdown);
        add("locale", new Locales());
        add("time zone", JdkPieces::timeZone);
        add("assertion status", JdkPieces::assertions);
        add("security manager", JdkPieces::securityManager);
        add("console", new Consoles());
        add("warnings", warnings);

        add("URL handlers", JdkPieces::urls);
        add("URL connections", JdkPieces::urlConnections);
        add("socket factories", JdkPieces::sockets);
        add(
                "authenticator",
                () ->
                        setNull(
                                "java.net.Authenticator",
                                "theAuthenticator",
                                "Ljava/net/Authenticator;"));
        add(
                "cookie handler",
                () ->
                        setNull(
                                "java.net.CookieHandler",
                                "cookieHandler",
                                "Ljava/net/CookieHandler;"));
        add(
                "response cache",
                () ->
                        setNull(
                                "java.net.ResponseCache",
                                "theResponseCache",
                                "Ljava/net/ResponseCache;"));
        add("proxy selector", () -> again("java.net.ProxySelector"));
        add("host names", JdkPieces::hostNames);
        add("kept connections", JdkPieces::keptConnections);
        add("TLS", JdkPieces::tls);

        add("file system providers", JdkPieces::fileSystemProviders);
        add("security properties", new SecurityProperties());
        add("serialization filters", JdkPieces::serializationFilters);
        add("resource bundles", JdkPieces::resourceBundles);
        add("loggers", JdkPieces::loggers);
        add("management beans", JdkPieces::managementBeans);
        add("JDBC drivers", JdkPieces::drivers);
        add("naming", JdkPieces::naming);
        add("preferences", JdkPieces::preferences);
        add("bean editors", JdkPieces::beans);

        add("finalizers", JdkPieces::finalizers);
        add("cleaners", JdkPieces::cleaners);
        add("thread names", JdkPieces::threadNames);
        add("common pool", JdkPieces::commonPool);
        add("delayed tasks", JdkPieces::delayedTasks);
        add("asynchronous files", JdkPieces::asynchronousFiles);
        add("asynchronous channels", JdkPieces::asynchronousChannels);
        add("virtual threads", JdkPieces::virtualThreads);
    }

    private void add(String name, Action action) {
        pieces.add(new Piece(name, action));
    }

    List<String> names() {
        return pieces.stream().map(Piece::name).toList();
    }

    Optional<String> reset() {
        for (Piece piece : pieces) {
            try {
                piece.action.reset();
            } catch (Lasting e) {
                return Optional.of(e.getMessage());
            } catch (Jdk.Unknown e) {
                return Optional.of(piece.name + ": " + e.getMessage());
            }
        }
        return Optional.empty();
    }

    // ---- the JVM

    private static void shutdown() {
        Jdk.setNumber(Jdk.type("java.lang.Shutdown"), null, "currentRunningHook", "I", -1);
        int booted = 4;
        Jdk.setNumber(Jdk.type("jdk.internal.misc.VM"), null, "initLevel", "I", booted);
        set(
                "java.lang.ApplicationShutdownHooks",
                "hooks",
                "Ljava/util/IdentityHashMap;",
                new IdentityHashMap<>());
        set(
                "java.io.DeleteOnExitHook",
                "files",
                "Ljava/util/LinkedHashSet;",
                new LinkedHashSet<>());
    }

    /**
     * The three defaults follow from the VM's options and the environment, which are the same for
     * all runs.
     */
    private static final class Locales implements Action {
        private static final String[] FIELDS = {
            "defaultLocale", "defaultDisplayLocale", "defaultFormatLocale"
        };

        private final Locale first =
                (Locale) Jdk.call(Locale.class, "initDefault", "()" + TYPE_LOCALE);

        @Override
        public void reset() {
            Jdk.set(Locale.class, null, FIELDS[0], TYPE_LOCALE, first);
            // The JDK computes the other two when they are asked for.
            Jdk.set(Locale.class, null, FIELDS[1], TYPE_LOCALE, null);
            Jdk.set(Locale.class, null, FIELDS[2], TYPE_LOCALE, null);
        }
    }

    /** It has read ahead, perhaps. */
    private static final class Consoles implements Action {
        /** Later, compiled code could have the old one as a constant. */
        private static final int AT_MOST = 100;

        private int count;

        @Override
        public void reset() {
            Class<?> console = Jdk.used("java.io.Console");
            if (console == null) {
                return;
            }
            Runnable[] hooks =
                    (Runnable[])
                            Jdk.get(
                                    Jdk.type("java.lang.Shutdown"),
                                    null,
                                    "hooks",
                                    "[Ljava/lang/Runnable;");
            hooks[0] = null;
            if (Jdk.FEATURE < 22) {
                Jdk.set(console, null, "cons", "Ljava/io/Console;", null);
            } else if (Jdk.get(console, null, "cons", "Ljava/io/Console;") != null) {
                if (++count > AT_MOST) {
                    throw new Lasting("the console has been used in " + AT_MOST + " runs");
                }
                Native.initializeAgain(console);
            }
        }
    }

    /** What the JDK says once: of native access, of {@code Unsafe}, of security managers. */
    static final class Warnings implements Action {
        /** Modules of programs; where no option allows them native access. */
        private final List<Module> warned = new ArrayList<>();

        /** Called before the first run. */
        Warnings() {
            warnOf((Module) Jdk.get(Module.class, null, "ALL_UNNAMED_MODULE", TYPE_MODULE));
            for (Module module : ModuleLayer.boot().modules()) {
                if (module.getClassLoader() == ClassLoader.getSystemClassLoader()) {
                    warnOf(module);
                }
            }
        }

        private void warnOf(Module module) {
            if (Jdk.number(Module.class, module, "enableNativeAccess", "Z") == 0) {
                warned.add(module);
            }
        }

        @Override
        public void reset() {
            for (Module module : warned) {
                Jdk.setNumber(Module.class, module, "enableNativeAccess", "Z", 0);
            }
            Class<?> unsafe = Jdk.FEATURE >= 24 ? Jdk.used("sun.misc.Unsafe") : null;
            if (unsafe != null) {
                Jdk.setNumber(unsafe, null, "memoryAccessWarned", "Z", 0);
            }
            Class<?> callers = Jdk.FEATURE < 24 ? Jdk.used("java.lang.System$CallersHolder") : null;
            if (callers != null) {
                clearMap(callers, "callers", Jdk.MAP);
            }
        }
    }

    /**
     * Also called before a run: who asks for the default gives the property {@code user.timezone} a
     * value, and the run has other properties than what came before.
     */
    static void timeZone() {
        setNull("java.util.TimeZone", "defaultTimeZone", "Ljava/util/TimeZone;");
    }

    private static void assertions() {
        ClassLoader loader = ClassLoader.getSystemClassLoader();
        if (Jdk.get(ClassLoader.class, loader, "classAssertionStatus", Jdk.MAP) != null) {
            Jdk.setNumber(ClassLoader.class, loader, "defaultAssertionStatus", "Z", 0);
            Jdk.set(ClassLoader.class, loader, "packageAssertionStatus", Jdk.MAP, null);
            // The JDK reads the options again when the status is asked for or set.
            Jdk.set(ClassLoader.class, loader, "classAssertionStatus", Jdk.MAP, null);
        }
    }

    private static void securityManager() {
        if (Jdk.FEATURE < 24
                && Jdk.get(System.class, null, "security", "Ljava/lang/SecurityManager;") != null) {
            throw new Lasting("the program has set a security manager");
        }
    }

    // ---- network

    private static void urls() {
        Class<?> url = Jdk.used("java.net.URL");
        if (url != null) {
            Jdk.set(url, null, "factory", "Ljava/net/URLStreamHandlerFactory;", null);
            Map<?, ?> handlers =
                    (Map<?, ?>) Jdk.get(url, null, "handlers", "Ljava/util/Hashtable;");
            handlers.values().removeIf(handler -> handler.getClass().getClassLoader() != null);
        }
    }

    private static void urlConnections() {
        Class<?> connection = Jdk.used("java.net.URLConnection");
        if (connection != null) {
            Jdk.setNumber(connection, null, "defaultAllowUserInteraction", "Z", 0);
            Jdk.setNumber(connection, null, "defaultUseCaches", "Z", 1);
            clearMap(connection, "defaultCaching", "Ljava/util/concurrent/ConcurrentHashMap;");
            Jdk.set(connection, null, "fileNameMap", "Ljava/net/FileNameMap;", null);
            Jdk.set(connection, null, "factory", "Ljava/net/ContentHandlerFactory;", null);
            clearMap(connection, "handlers", "Ljava/util/Hashtable;");
        }
        Class<?> http = Jdk.used("java.net.HttpURLConnection");
        if (http != null) {
            Jdk.setNumber(http, null, "followRedirects", "Z", 1);
        }
    }

    private static void sockets() {
        setNull("java.net.Socket", "factory", "Ljava/net/SocketImplFactory;");
        setNull("java.net.ServerSocket", "factory", "Ljava/net/SocketImplFactory;");
        setNull("java.net.DatagramSocket", "factory", "Ljava/net/DatagramSocketImplFactory;");
    }

    private static void hostNames() {
        Class<?> address = Jdk.used("java.net.InetAddress");
        if (address != null) {
            clearMap(address, "cache", "Ljava/util/concurrent/ConcurrentMap;");
            clear(address, "expirySet", "Ljava/util/NavigableSet;");
            Jdk.set(
                    address,
                    null,
                    "cachedLocalHost",
                    "Ljava/net/InetAddress$CachedLocalHost;",
                    null);
        }
    }

    private static void keptConnections() {
        Class<?> client = Jdk.used("sun.net.www.http.HttpClient");
        if (client != null) {
            ((Map<?, ?>) Jdk.get(client, null, "kac", "Lsun/net/www/http/KeepAliveCache;")).clear();
        }
    }

    private static void tls() {
        setNull("javax.net.ssl.SSLContext", "defaultContext", "Ljavax/net/ssl/SSLContext;");
        setNull(
                "javax.net.ssl.HttpsURLConnection",
                "defaultSSLSocketFactory",
                "Ljavax/net/ssl/SSLSocketFactory;");
        again("javax.net.ssl.HttpsURLConnection");
    }

    // ---- libraries of the JDK

    /** Properties of java.security, and the providers in their order. */
    private static final class SecurityProperties implements Action {
        private Properties first;
        private Object providers;

        @Override
        public void reset() {
            Class<?> security = Jdk.used("java.security.Security");
            if (security != null) {
                Properties now =
                        (Properties) Jdk.get(security, null, "props", "Ljava/util/Properties;");
                if (first == null) {
                    // Reads the file again: the first run may have changed what is in memory.
                    Native.initializeAgain(security);
                    Properties read =
                            (Properties) Jdk.get(security, null, "props", "Ljava/util/Properties;");
                    first = (Properties) read.clone();
                    Jdk.set(security, null, "props", "Ljava/util/Properties;", now);
                }
                if (!now.equals(first)) {
                    now.clear();
                    now.putAll(first);
                }
            }
            Class<?> jca = Jdk.used("sun.security.jca.Providers");
            if (jca != null) {
                String type = "Lsun/security/jca/ProviderList;";
                if (providers == null) {
                    providers =
                            Jdk.call(
                                    Jdk.type("sun.security.jca.ProviderList"),
                                    "fromSecurityProperties",
                                    "()" + type);
                    Jdk.set(jca, null, "providerList", type, providers);
                } else if (Jdk.get(jca, null, "providerList", type) != providers) {
                    Jdk.set(jca, null, "providerList", type, providers);
                }
            }
        }
    }

    private static void serializationFilters() {
        // The initialiser sets it only if a property asks for one.
        setNull("java.io.ObjectInputFilter$Config", "serialFilter", "Ljava/io/ObjectInputFilter;");
        again("java.io.ObjectInputFilter$Config");
    }

    private static void resourceBundles() {
        Class<?> bundles = Jdk.used("java.util.ResourceBundle");
        if (bundles != null) {
            clearMap(bundles, "cacheList", "Ljava/util/concurrent/ConcurrentMap;");
        }
    }

    private static void loggers() {
        Class<?> managers = Jdk.used("java.util.logging.LogManager");
        if (managers == null) {
            return;
        }
        Object manager = Jdk.get(managers, null, "manager", "Ljava/util/logging/LogManager;");
        if (manager == null) {
            return;
        }
        if (manager.getClass() != managers) {
            throw new Lasting(
                    "the program has its own LogManager, " + manager.getClass().getName());
        }
        ((java.util.logging.LogManager) manager).reset();
        Class<?> contexts = Jdk.type("java.util.logging.LogManager$LoggerContext");
        Class<?> nodes = Jdk.type("java.util.logging.LogManager$LogNode");
        for (String name : new String[] {"systemContext", "userContext"}) {
            Object context =
                    Jdk.get(
                            managers,
                            manager,
                            name,
                            "Ljava/util/logging/LogManager$LoggerContext;");
            ((Map<?, ?>)
                            Jdk.get(
                                    contexts,
                                    context,
                                    "namedLoggers",
                                    "Ljava/util/concurrent/ConcurrentHashMap;"))
                    .clear();
            Object root =
                    Jdk.get(contexts, context, "root", "Ljava/util/logging/LogManager$LogNode;");
            Jdk.set(nodes, root, "children", "Ljava/util/HashMap;", null);
            Jdk.set(nodes, root, "loggerRef", "Ljava/util/logging/LogManager$LoggerWeakRef;", null);
        }
        Class<?> loggerType = Jdk.type("java.util.logging.Logger");
        Object global = Jdk.get(loggerType, null, "global", "Ljava/util/logging/Logger;");
        Object fresh =
                Native.construct(
                        Jdk.type("java.util.logging.Logger$ConfigurationData"), "()V", null, false);
        Jdk.set(
                loggerType,
                global,
                "config",
                "Ljava/util/logging/Logger$ConfigurationData;",
                fresh);
        Jdk.set(loggerType, global, "parent", "Ljava/util/logging/Logger;", null);
        Jdk.set(loggerType, global, "kids", "Ljava/util/ArrayList;", null);
        if (Jdk.FEATURE < 24) {
            Jdk.set(managers, manager, "contextsMap", "Ljava/util/WeakHashMap;", null);
        }
        Jdk.set(managers, manager, "props", "Ljava/util/Properties;", new Properties());
        Jdk.set(managers, manager, "rootLogger", "Ljava/util/logging/Logger;", null);
        ((Collection<?>)
                        Jdk.get(
                                managers,
                                manager,
                                "closeOnResetLoggers",
                                "Ljava/util/concurrent/CopyOnWriteArrayList;"))
                .clear();
        ((Map<?, ?>) Jdk.get(managers, manager, "listeners", Jdk.MAP)).clear();
        Jdk.setNumber(managers, manager, "globalHandlersState", "I", 0);
        Jdk.setNumber(managers, manager, "readPrimordialConfiguration", "Z", 0);
        Jdk.setNumber(managers, manager, "initializedCalled", "Z", 0);
        Jdk.setNumber(managers, manager, "initializationDone", "Z", 0);
    }

    /** They are loaded from the class path as well, and know the zip files that are open. */
    private static void fileSystemProviders() {
        Class<?> type = FileSystemProvider.class;
        Jdk.set(type, null, "installedProviders", "Ljava/util/List;", null);
        Jdk.setNumber(type, null, "loadingProviders", "Z", 0);
    }

    private static void managementBeans() {
        setNull(
                "java.lang.management.ManagementFactory",
                "platformMBeanServer",
                "Ljavax/management/MBeanServer;");
        Class<?> helper = Jdk.used("sun.management.ManagementFactoryHelper");
        if (helper != null) {
            Class<?> type = Jdk.type("sun.management.VMManagementImpl");
            Object machine = Jdk.get(helper, null, "jvm", "Lsun/management/VMManagement;");
            // Options, which it asks for once.
            Jdk.set(type, machine, "vmArgs", "Ljava/util/List;", null);
        }
        Class<?> factory = Jdk.used("javax.management.MBeanServerFactory");
        if (factory != null) {
            clear(factory, "mBeanServerList", "Ljava/util/ArrayList;");
            Jdk.set(factory, null, "builder", "Ljavax/management/MBeanServerBuilder;", null);
        }
    }

    private static void drivers() {
        Class<?> manager = Jdk.used("java.sql.DriverManager");
        if (manager != null) {
            clear(manager, "registeredDrivers", "Ljava/util/concurrent/CopyOnWriteArrayList;");
            Jdk.setNumber(manager, null, "loginTimeout", "I", 0);
            Jdk.setNumber(manager, null, "driversInitialized", "Z", 0);
            Jdk.set(manager, null, "logWriter", "Ljava/io/PrintWriter;", null);
            Jdk.set(manager, null, "logStream", "Ljava/io/PrintStream;", null);
        }
    }

    private static void naming() {
        Class<?> manager = Jdk.used("javax.naming.spi.NamingManager");
        if (manager != null) {
            String type = "Ljavax/naming/spi/InitialContextFactoryBuilder;";
            if (Jdk.get(manager, null, "initctx_factory_builder", type) != null) {
                Jdk.set(manager, null, "initctx_factory_builder", type, null);
            }
        }
    }

    private static void preferences() {
        // Their backing store has a timer, locks and unwritten changes.
        if (Jdk.used("java.util.prefs.AbstractPreferences") != null) {
            throw new Lasting("the program uses preferences (java.util.prefs)");
        }
    }

    private static void beans() {
        if (Jdk.used("java.beans.PropertyEditorManager") != null) {
            throw new Lasting("the program uses property editors (java.beans)");
        }
        if (Jdk.used("java.awt.Toolkit") != null) {
            throw new Lasting("the program uses AWT");
        }
        Class<?> introspector = Jdk.used("java.beans.Introspector");
        if (introspector != null) {
            Jdk.call(introspector, "flushCaches", "()V");
        }
    }

    // ---- threads

    private static void threadNames() {
        if (Jdk.FEATURE >= 19) {
            Class<?> numbering = Jdk.used("java.lang.Thread$ThreadNumbering");
            if (numbering != null) {
                Jdk.setNumber(numbering, null, "next", "I", 0);
            }
        } else {
            Jdk.setNumber(Thread.class, null, "threadInitNumber", "I", 0);
        }
        setAtomic("java.util.concurrent.Executors$DefaultThreadFactory", "poolNumber", 1);
        setAtomic("java.util.Timer", "nextSerialNumber", 0);
        Class<?> pool = Jdk.used("java.util.concurrent.ForkJoinPool");
        if (pool != null) {
            Jdk.setNumber(pool, null, "poolIds", "I", 0);
        }
    }

    /** Its threads have been ended; tasks that they did not take are dropped. */
    private static void commonPool() {
        Class<?> pools = Jdk.used("java.util.concurrent.ForkJoinPool");
        if (pools == null) {
            return;
        }
        Object common = Jdk.get(pools, null, "common", "Ljava/util/concurrent/ForkJoinPool;");
        Pools.renew((ForkJoinPool) common);
        PoolHooks.renew((ForkJoinPool) common)
                .ifPresent(reason -> {
                    throw new Lasting(reason);
                });
    }

    private static void delayedTasks() {
        if (Jdk.FEATURE >= 25) {
            Class<?> pools = Jdk.used("java.util.concurrent.ForkJoinPool");
            if (pools != null) {
                Object common =
                        Jdk.get(pools, null, "common", "Ljava/util/concurrent/ForkJoinPool;");
                String type = "Ljava/util/concurrent/DelayScheduler;";
                if (Jdk.get(pools, common, "delayScheduler", type) != null) {
                    Jdk.set(pools, common, "delayScheduler", type, null);
                }
            }
            return;
        }
        Class<?> delayer = Jdk.used("java.util.concurrent.CompletableFuture$Delayer");
        if (delayer != null) {
            Pools.open(
                    (ScheduledThreadPoolExecutor)
                            Jdk.get(
                                    delayer,
                                    null,
                                    "delayer",
                                    "Ljava/util/concurrent/ScheduledThreadPoolExecutor;"));
        }
    }

    /** Their pool has been closed with its threads. */
    private static void asynchronousFiles() {
        Class<?> holder =
                Jdk.used("sun.nio.ch.SimpleAsynchronousFileChannelImpl$DefaultExecutorHolder");
        if (holder != null) {
            String type = "Ljava/util/concurrent/ExecutorService;";
            Object pool = Jdk.get(holder, null, "defaultExecutor", type);
            if (!(pool instanceof ThreadPoolExecutor)) {
                throw new Lasting("the program has its own pool for asynchronous files");
            }
            Pools.open((ThreadPoolExecutor) pool);
        }
    }

    /** Their default group is made anew; its threads have been ended, and its files are closed. */
    private static void asynchronousChannels() {
        setNull(
                "sun.nio.ch.LinuxAsynchronousChannelProvider",
                "defaultPort",
                "Lsun/nio/ch/EPollPort;");
        Class<?> holder = Jdk.used("sun.nio.ch.ThreadPool$DefaultThreadPoolHolder");
        if (holder != null) {
            Object pool = Jdk.get(holder, null, "defaultThreadPool", "Lsun/nio/ch/ThreadPool;");
            String type = "Ljava/util/concurrent/ExecutorService;";
            Object executor = Jdk.get(pool.getClass(), pool, "executor", type);
            if (!(executor instanceof ThreadPoolExecutor)) {
                throw new Lasting("the program has its own pool for asynchronous channels");
            }
            Pools.open((ThreadPoolExecutor) executor);
        }
    }

    private static void virtualThreads() {
        if (Jdk.FEATURE < 21) {
            return;
        }
        Class<?> containers =
                Jdk.used("jdk.internal.vm.ThreadContainers$RootContainer$TrackingRootContainer");
        if (containers == null) {
            if (Jdk.used("java.lang.VirtualThread") != null) {
                throw new Lasting("the program has virtual threads that are not tracked");
            }
            return;
        }
        Collection<?> threads =
                (Collection<?>) Jdk.get(containers, null, "VTHREADS", "Ljava/util/Set;");
        for (int i = 0; i < 100; i++) {
            if (threads.isEmpty()) {
                return;
            }
            for (Object thread : threads) {
                ((Thread) thread).interrupt();
            }
            try {
                Thread.sleep(1);
            } catch (InterruptedException e) {
                break;
            }
        }
        throw new Lasting("a virtual thread of the program did not end");
    }

    /**
     * Objects that were left are not finalised: it would be with the static state of another run,
     * and a JVM that ends does not do it either.
     */
    private static void finalizers() {
        Class<?> type = Jdk.type("java.lang.ref.Finalizer");
        String self = "Ljava/lang/ref/Finalizer;";
        synchronized (Jdk.get(type, null, "lock", Jdk.OBJECT)) {
            Object finalizer = Jdk.get(type, null, "unfinalized", self);
            Object kept = null;
            while (finalizer != null) {
                Object next = Jdk.get(type, finalizer, "next", self);
                if (isOfTheJdk(finalizer)) {
                    kept = finalizer;
                } else {
                    // Marked as one that was finalised; it may be in the queue already.
                    Jdk.set(type, finalizer, "next", self, finalizer);
                    Jdk.set(type, finalizer, "prev", self, null);
                    Jdk.set(type, kept, kept == null ? "unfinalized" : "next", self, next);
                    if (next != null) {
                        Jdk.set(type, next, "prev", self, kept);
                    }
                }
                finalizer = next;
            }
        }
        for (int i = 0; isFinalizing(); i++) {
            if (i == 1000) {
                throw new Lasting("a finalizer of the program did not end");
            }
            try {
                Thread.sleep(1);
            } catch (InterruptedException e) {
                throw new Lasting("a finalizer of the program was interrupted");
            }
        }
    }

    private static boolean isOfTheJdk(Object finalizer) {
        Object object = Jdk.get(Reference.class, finalizer, "referent", Jdk.OBJECT);
        ClassLoader loader = object == null ? null : object.getClass().getClassLoader();
        return loader == null || loader == ClassLoader.getPlatformClassLoader();
    }

    private static boolean isFinalizing() {
        try {
            for (Thread thread : Native.threads()) {
                if (thread.getClass().getName().equals("java.lang.ref.Finalizer$FinalizerThread")) {
                    return Stream.of(thread.getStackTrace())
                            .anyMatch(frame -> frame.getMethodName().equals("runFinalizer"));
                }
            }
            return false;
        } catch (IOException e) {
            throw new Lasting("the JVM does not tell its threads: " + e.getMessage());
        }
    }

    /** Their threads have been ended; those of the JDK itself are started again when it has any. */
    private static void cleaners() {
        Class<?> factory = Jdk.used("jdk.internal.ref.CleanerImpl$InnocuousThreadFactory");
        if (factory != null) {
            String type = "Ljava/util/concurrent/ThreadFactory;";
            Object only = Jdk.get(factory, null, "factory", type);
            String number = "Ljava/util/concurrent/atomic/AtomicInteger;";
            ((AtomicInteger) Jdk.get(factory, only, "cleanerThreadNumber", number)).set(0);
        }
        again("jdk.internal.net.http.RawChannelTube");
        again("sun.security.jgss.wrapper.Krb5Util");
        again("sun.security.pkcs11.P11Util");
    }

    // ---- fields

    private static void set(String type, String name, String signature, Object value) {
        Class<?> used = Jdk.used(type);
        if (used != null) {
            Jdk.set(used, null, name, signature, value);
        }
    }

    private static void setNull(String type, String name, String signature) {
        set(type, name, signature, null);
    }

    private static void setAtomic(String type, String name, int value) {
        Class<?> used = Jdk.used(type);
        if (used != null) {
            ((AtomicInteger)
                            Jdk.get(
                                    used,
                                    null,
                                    name,
                                    "Ljava/util/concurrent/atomic/AtomicInteger;"))
                    .set(value);
        }
    }

    private static void clear(Class<?> type, String name, String signature) {
        ((Collection<?>) Jdk.get(type, null, name, signature)).clear();
    }

    private static void clearMap(Class<?> type, String name, String signature) {
        ((Map<?, ?>) Jdk.get(type, null, name, signature)).clear();
    }

    /**
     * For classes whose static initialiser does no more than to give the fields their first values.
     */
    private static void again(String type) {
        Class<?> used = Jdk.used(type);
        if (used != null) {
            Native.initializeAgain(used);
        }
    }
}
