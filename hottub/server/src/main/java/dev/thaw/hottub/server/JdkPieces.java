// SPDX-License-Identifier: Apache-2.0
package dev.thaw.hottub.server;

import java.io.IOException;
import java.lang.ref.Reference;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.IdentityHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.jar.JarFile;
import java.util.stream.Stream;

/**
 * State of the JDK's classes that a program can change and that is put back between runs: here what
 * takes code, in {@code jdk-state.txt} what is data. Each piece has a test under the same name.
 * Classes that no program has made the JVM initialise are left alone.
 */
final class JdkPieces {
    private static final String TYPE_LOCALE = "Ljava/util/Locale;";
    private static final String TYPE_MODULE = "Ljava/lang/Module;";

    private final List<Piece> pieces = new ArrayList<>();
    private final RetiringClasses retiring;

    /** How one piece becomes new. */
    interface Action {
        void reset();
    }

    private record Piece(String name, Action action) {}

    /**
     * Called after the first run; what that run may have changed is taken from the JVM's defaults.
     */
    JdkPieces(Warnings warnings, ThreadGroups groups) {
        add("shutdown hooks", JdkPieces::shutdown);
        add("locale", new Locales());
        add("time zone", JdkPieces::timeZone);
        add("assertion status", JdkPieces::assertions);
        add("security manager", JdkPieces::securityManager);
        add("console", new Consoles());
        add("warnings", warnings);

        add("URL handlers", JdkPieces::urls);
        add("host names", JdkPieces::hostNames);
        add("jar files", JdkPieces::jarFiles);

        add("security properties", new SecurityState.Configured());
        add("security policy", SecurityState::policy);
        add("random numbers", SecurityState::randomNumbers);
        add("Kerberos", SecurityState::kerberos);
        add("login configuration", SecurityState::login);
        add("time zone rules", new ZoneRules());
        add("loggers", LoggingState::loggers);
        add("log levels", LoggingState::levels);
        add("management beans", ManagementState::beans);
        add("listeners", ManagementState::listeners);
        add("memory thresholds", ManagementState::thresholds);
        add("monitoring", ManagementState::monitoring);
        add("verbose beans", ManagementState::verbose);
        add("VM options", ManagementState::options);
        add("flight recorder", ManagementState::flightRecorder);
        add("remote socket factory", RemoteObjects::sockets);
        add("remote objects", RemoteObjects::reset);
        add("preferences", JdkPieces::preferences);
        add("bean context", JdkPieces::beanContext);
        add("bean editors", JdkPieces::beans);

        add("finalizers", JdkPieces::finalizers);
        add("cleaners", JdkPieces::cleaners);
        add("thread groups", groups);
        add("thread names", JdkPieces::threadNames);
        add("common pool", JdkPieces::commonPool);
        add("delayed tasks", JdkPieces::delayedTasks);
        add("asynchronous files", JdkPieces::asynchronousFiles);
        add("asynchronous channels", JdkPieces::asynchronousChannels);
        add("virtual threads", JdkPieces::virtualThreads);
        add("virtual thread parallelism", JdkPieces::virtualThreadParallelism);

        StateTable table = new StateTable();
        table.pieces.forEach((name, rows) -> add(name, () -> rows.forEach(StateTable.Row::reset)));
        retiring = new RetiringClasses(table.retiring);
    }

    private void add(String name, Action action) {
        pieces.add(new Piece(name, action));
    }

    List<String> names() {
        return pieces.stream().map(Piece::name).toList();
    }

    Optional<String> reset() {
        Optional<String> used = retiring.used();
        if (used.isPresent()) {
            return used;
        }
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
        JdkFields.set(
                "java.lang.ApplicationShutdownHooks",
                "hooks",
                "Ljava/util/IdentityHashMap;",
                new IdentityHashMap<>());
        JdkFields.set(
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
                JdkFields.clearMap(callers, "callers", Jdk.MAP);
            }
        }
    }

    /**
     * Also called before a run: who asks for the default gives the property {@code user.timezone} a
     * value, and the run has other properties than what came before.
     */
    static void timeZone() {
        JdkFields.setNull("java.util.TimeZone", "defaultTimeZone", "Ljava/util/TimeZone;");
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

    private static void hostNames() {
        Class<?> address = Jdk.used("java.net.InetAddress");
        if (address != null) {
            JdkFields.clearMap(address, "cache", "Ljava/util/concurrent/ConcurrentMap;");
            JdkFields.clear(address, "expirySet", "Ljava/util/NavigableSet;");
            Jdk.set(
                    address,
                    null,
                    "cachedLocalHost",
                    "Ljava/net/InetAddress$CachedLocalHost;",
                    null);
        }
    }

    /** A jar with the same name can have other contents by the next run. */
    private static void jarFiles() {
        Class<?> factory = Jdk.used("sun.net.www.protocol.jar.JarFileFactory");
        if (factory == null) {
            return;
        }
        Map<?, ?> files = (Map<?, ?>) Jdk.get(factory, null, "fileCache", "Ljava/util/HashMap;");
        List<Object> open = new ArrayList<>(files.values());
        files.clear();
        JdkFields.clearMap(factory, "urlCache", "Ljava/util/HashMap;");
        for (Object file : open) {
            try {
                ((JarFile) file).close();
            } catch (IOException e) {
                // A file that is only read.
            }
        }
    }

    // ---- libraries of the JDK

    private static void preferences() {
        // Their backing store has a timer, locks and unwritten changes.
        if (Jdk.used("java.util.prefs.AbstractPreferences") != null) {
            throw new Lasting("the program uses preferences (java.util.prefs)");
        }
    }

    /** Each thread group has one, and that of the main thread stays. */
    private static void beanContext() {
        Class<?> type = Jdk.used("java.beans.ThreadGroupContext");
        if (type != null) {
            Class<?> maps = Jdk.type("java.beans.WeakIdentityMap");
            Object all = Jdk.get(type, null, "contexts", "Ljava/beans/WeakIdentityMap;");
            synchronized (all) {
                Object[] table =
                        (Object[])
                                Jdk.get(maps, all, "table", "[Ljava/beans/WeakIdentityMap$Entry;");
                Arrays.fill(table, null);
                Jdk.setNumber(maps, all, "size", "I", 0);
            }
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
        JdkFields.setAtomic("java.util.concurrent.Executors$DefaultThreadFactory", "poolNumber", 1);
        JdkFields.setAtomic("java.util.Timer", "nextSerialNumber", 0);
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
        JdkFields.setNull(
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

    private static void virtualThreadParallelism() {
        Class<?> type = Jdk.FEATURE >= 24 ? Jdk.used("java.lang.VirtualThread") : null;
        if (type != null) {
            Object pool =
                    Jdk.get(type, null, "DEFAULT_SCHEDULER", "Ljava/util/concurrent/ForkJoinPool;");
            int first =
                    Integer.getInteger(
                            "jdk.virtualThreadScheduler.parallelism",
                            Runtime.getRuntime().availableProcessors());
            if (((ForkJoinPool) pool).getParallelism() != first) {
                throw new Lasting("the program has set how many virtual threads run at once");
            }
        }
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
        JdkFields.again("jdk.internal.net.http.RawChannelTube");
        JdkFields.again("sun.security.jgss.wrapper.Krb5Util");
        JdkFields.again("sun.security.pkcs11.P11Util");
    }
}
