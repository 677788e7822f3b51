// SPDX-License-Identifier: Apache-2.0
package dev.thaw.hottub.server;

import java.io.BufferedInputStream;
import java.io.File;
import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.util.Arrays;
import java.util.Hashtable;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.concurrent.ConcurrentHashMap;

/**
 * The state of the JDK that each run finds as in a new JVM: what the client determines is set
 * before a run, here; what a program may have changed is put back after it, by {@link JdkPieces}.
 */
final class JdkState {
    private static final Class<?> SIGNAL = Jdk.type("jdk.internal.misc.Signal");

    /** Above all numbers that threads get otherwise. */
    private static final long RESERVED_THREAD_IDS = 1L << 40;

    private static final byte[] PATH = {'P', 'A', 'T', 'H'};

    private final Properties properties;
    private final long mainThreadId;
    private final long nextThreadId;
    private final ThreadGroup mainGroup;
    private final KeptThreads keptThreads;
    private final Object fileSystem;
    private final Map<Object, Object> signals;
    private final Map<Object, Object> signalHandlers;
    private final WarningsGivenOnce warnings = new WarningsGivenOnce();

    private Fingerprint pathOfChildren;
    private JdkPieces pieces;
    private ReadOnce readOnce;
    private long runs;

    @SuppressWarnings("unchecked")
    JdkState() throws IOException {
        Thread primordial = Thread.currentThread();
        mainThreadId = primordial.getId();
        mainGroup = primordial.getThreadGroup();
        hide(primordial);
        keptThreads = new KeptThreads();
        properties = copy(System.getProperties());
        // Java 17's field has another name in later updates.
        fileSystem =
                Jdk.get(File.class, null, Jdk.FEATURE >= 21 ? "FS" : "fs", "Ljava/io/FileSystem;");
        signals = (Map<Object, Object>) table("signals").clone();
        signalHandlers = (Map<Object, Object>) table("handlers").clone();
        nextThreadId = ThreadNumbers.next();
    }

    @SuppressWarnings("unchecked")
    private static Hashtable<Object, Object> table(String name) {
        return (Hashtable<Object, Object>) Jdk.get(SIGNAL, null, name, "Ljava/util/Hashtable;");
    }

    private static void putBack(Map<Object, Object> table, Map<Object, Object> content) {
        table.clear();
        table.putAll(content);
    }

    /** The server's thread is none of the program's. */
    private static void hide(Thread primordial) {
        Jdk.setNumber(Thread.class, primordial, "tid", "J", Long.MAX_VALUE);
        primordial.setName("Thaw server");
        ThreadGroup system = primordial.getThreadGroup().getParent();
        if (Jdk.FEATURE >= 19) {
            Class<?> holderType = Jdk.type("java.lang.Thread$FieldHolder");
            Object holder =
                    Jdk.get(Thread.class, primordial, "holder", "Ljava/lang/Thread$FieldHolder;");
            Jdk.set(holderType, holder, "group", "Ljava/lang/ThreadGroup;", system);
        } else {
            Jdk.set(Thread.class, primordial, "group", "Ljava/lang/ThreadGroup;", system);
            // The group has a list as well.
            ThreadLists.move(primordial, system);
        }
    }

    /** A table of the same size has the same order, which a program can see. */
    private static Properties copy(Properties from) {
        Class<?> type = ConcurrentHashMap.class;
        String nodes = "[Ljava/util/concurrent/ConcurrentHashMap$Node;";
        Object map =
                Jdk.get(Properties.class, from, "map", "Ljava/util/concurrent/ConcurrentHashMap;");
        int size = ((Object[]) Jdk.get(type, map, "table", nodes)).length;
        Properties copy = new Properties(size * 3 / 4 - 1);
        // One by one: for all at once, the table could become larger.
        for (Map.Entry<Object, Object> property : from.entrySet()) {
            copy.put(property.getKey(), property.getValue());
        }
        return copy;
    }

    /** Whether Java code has, or has had, a handler for the signal: the JDK's own or the run's. */
    boolean hasHandlerFor(int signal) {
        return table("signals").containsKey(signal);
    }

    ThreadGroup mainGroup() {
        return mainGroup;
    }

    /** Gives the JDK what a run finds at its start. */
    void begin(Request request) {
        runs++;
        Properties next = System.getProperties();
        next.setProperty("sun.java.command", request.command());
        InputArguments.set(request, next);
        next.setProperty("user.dir", request.directory);
        directory(request);
        if (Jdk.FEATURE < 19) {
            setEncoding(next, "sun.stdout.encoding", 1);
            setEncoding(next, "sun.stderr.encoding", 2);
            streams(next);
        } else if (runs == 1) {
            streams(next);
        }
        if (runs > 1) {
            // Before the first run nobody has asked for either, and its client waits for the start.
            environment();
            JvmDefaults.timeZone();
        }
        ThreadNumbers.setNext(RESERVED_THREAD_IDS + runs * 4);
    }

    /** Called when a run is over and nothing is left of it: what the next need not wait for. */
    void prepare() {
        System.setProperties(copy(properties));
        // Before JDK 19 their encodings depend on the client; no stream of the last run stays even
        // so.
        streams(System.getProperties());
    }

    /** Called in the new main thread: as the launcher's is. */
    void becomeMain(Thread thread) throws IOException {
        thread.setContextClassLoader(ClassLoader.getSystemClassLoader());
        Jdk.setNumber(Thread.class, thread, "tid", "J", mainThreadId);
        // Threads that the JDK keeps have numbers as well, and no two may have the same.
        long next = nextThreadId;
        for (Thread other : Native.threads()) {
            long id = other.getId();
            if (id < RESERVED_THREAD_IDS && id >= next) {
                next = id + 1;
            }
        }
        ThreadNumbers.setNext(next);
    }

    /** Called in the main thread: the launcher has read the manifest of the main class. */
    void mainIsFound() {
        warnings.mainIsFound();
    }

    private void setEncoding(Properties next, String key, int descriptor) {
        if (properties.containsKey(key)) {
            // The server's own streams are no terminals: it is an option.
            return;
        }
        if (Native.isTerminal(descriptor)) {
            next.setProperty(key, Native.codeset());
        } else {
            next.remove(key);
        }
    }

    private static Fingerprint pathOf(byte[][] environ) {
        for (int i = 0; i + 1 < environ.length; i += 2) {
            if (Arrays.equals(environ[i], PATH)) {
                return Fingerprint.of(new String(environ[i + 1], StandardCharsets.ISO_8859_1));
            }
        }
        return Fingerprint.of();
    }

    private void environment() {
        Class<?> environment = Jdk.type("java.lang.ProcessEnvironment");
        byte[][] environ = (byte[][]) Jdk.call(environment, "environ", "()[[B");
        // It has the PATH of an earlier run, for children with an environment of their own; each
        // call takes memory that it does not give back.
        Class<?> processes = Jdk.used("java.lang.ProcessImpl");
        Fingerprint path = pathOf(environ);
        if (processes != null && !path.equals(pathOfChildren)) {
            Jdk.call(processes, "init", "()V");
            pathOfChildren = path;
        }
        Class<?> variable = Jdk.type("java.lang.ProcessEnvironment$Variable");
        Class<?> value = Jdk.type("java.lang.ProcessEnvironment$Value");
        String name = "([B)Ljava/lang/ProcessEnvironment$Variable;";
        String text = "([B)Ljava/lang/ProcessEnvironment$Value;";
        Map<Object, Object> map = theEnvironment();
        map.clear();
        // As the JDK does: the first of several variables with one name counts.
        for (int i = environ.length - 1; i > 0; i -= 2) {
            map.put(
                    Jdk.call(variable, "valueOf", name, (Object) environ[i - 1]),
                    Jdk.call(value, "valueOf", text, (Object) environ[i]));
        }
    }

    @SuppressWarnings("unchecked")
    private static Map<Object, Object> theEnvironment() {
        return (Map<Object, Object>)
                Jdk.get(
                        Jdk.type("java.lang.ProcessEnvironment"),
                        null,
                        "theEnvironment",
                        "Ljava/util/HashMap;");
    }

    /** Called before what a run leaves is collected: secrets may be among what it was given. */
    @SuppressWarnings("unchecked")
    void forget() {
        // the JDK has a copy of those that the JVM was started with
        Class<?> vm = Jdk.type("jdk.internal.misc.VM");
        Map<Object, Object> atStart =
                (Map<Object, Object>) Jdk.get(vm, null, "savedProps", "Ljava/util/Map;");
        InputArguments.forget(List.of(properties, System.getProperties(), atStart));
        if (Jdk.used("java.lang.ProcessEnvironment") != null) {
            theEnvironment().clear();
        }
    }

    private void directory(Request request) {
        Jdk.set(
                fileSystem.getClass(),
                fileSystem,
                "userDir",
                "Ljava/lang/String;",
                request.directory);
        if (runs == 1 && Jdk.used("java.nio.file.FileSystems$DefaultFileSystemHolder") == null) {
            // It will find the directory of the process, which is the run's.
            return;
        }
        FileSystem nio = FileSystems.getDefault();
        Class<?> type = Jdk.type("sun.nio.fs.UnixFileSystem");
        if (type.isInstance(nio)) {
            Jdk.set(type, nio, "defaultDirectory", "[B", request.directoryBytes);
            Jdk.setNumber(type, nio, "needToResolveAgainstDefaultDirectory", "Z", 0);
        }
    }

    private static void streams(Properties next) {
        freshDescriptor(FileDescriptor.in, 0);
        freshDescriptor(FileDescriptor.out, 1);
        freshDescriptor(FileDescriptor.err, 2);
        // Later versions have a class of their own for it.
        Class<?> type = Jdk.find("java.lang.System$In");
        InputStream file =
                type == null
                        ? new FileInputStream(FileDescriptor.in)
                        : (InputStream)
                                Native.construct(
                                        type,
                                        "(Ljava/io/FileDescriptor;)V",
                                        FileDescriptor.in,
                                        false);
        InputStream in = new BufferedInputStream(file);
        String prefix = Jdk.FEATURE >= 19 ? "" : "sun.";
        PrintStream out = print(FileDescriptor.out, next.getProperty(prefix + "stdout.encoding"));
        PrintStream err = print(FileDescriptor.err, next.getProperty(prefix + "stderr.encoding"));
        Jdk.set(System.class, null, "in", "Ljava/io/InputStream;", in);
        Jdk.set(System.class, null, "out", "Ljava/io/PrintStream;", out);
        Jdk.set(System.class, null, "err", "Ljava/io/PrintStream;", err);
        if (Jdk.FEATURE >= 21) {
            Jdk.set(System.class, null, "initialIn", "Ljava/io/InputStream;", in);
        }
        // Warnings go to it, not to what the program has set.
        String initialErr = Jdk.FEATURE >= 25 ? "initialErr" : "initialErrStream";
        Jdk.set(System.class, null, initialErr, "Ljava/io/PrintStream;", err);
        Jdk.set(System.class, null, "cons", "Ljava/io/Console;", null);
        JdkFields.set("java.rmi.server.LogStream", "defaultStream", "Ljava/io/PrintStream;", err);
    }

    private static PrintStream print(FileDescriptor descriptor, String encoding) {
        String type = Jdk.FEATURE >= 21 ? "Ljava/io/OutputStream;" : "Ljava/io/FileOutputStream;";
        return (PrintStream)
                Jdk.call(
                        System.class,
                        "newPrintStream",
                        "(" + type + "Ljava/lang/String;)Ljava/io/PrintStream;",
                        new FileOutputStream(descriptor),
                        encoding);
    }

    /** A program may have closed it. */
    private static void freshDescriptor(FileDescriptor descriptor, int number) {
        Class<?> type = FileDescriptor.class;
        Jdk.setNumber(type, descriptor, "fd", "I", number);
        Jdk.setNumber(type, descriptor, "closed", "Z", 0);
        Jdk.set(type, descriptor, "parent", "Ljava/io/Closeable;", null);
        Jdk.set(type, descriptor, "otherParents", "Ljava/util/List;", null);
    }

    /** What runs from now on is no part of the program. */
    void silence() {
        Thread.setDefaultUncaughtExceptionHandler(null);
        PrintStream none = new PrintStream(OutputStream.nullOutputStream());
        Jdk.set(System.class, null, "out", "Ljava/io/PrintStream;", none);
        Jdk.set(System.class, null, "err", "Ljava/io/PrintStream;", none);
    }

    /** Whether the JDK may keep what the run has set. */
    Optional<String> changedReadOnce() {
        if (readOnce == null) {
            readOnce = ReadOnce.ofSystem();
        }
        return readOnce.changed(properties, System.getProperties());
    }

    /** Puts back what the run may have changed; a text or what is thrown is why that cannot be. */
    Optional<String> reset(LoadedClasses loaded) throws Lasting {
        if (pieces == null) {
            pieces = new JdkPieces(warnings, new ThreadGroups(mainGroup), keptThreads);
        }
        // What the JDK reads until the next run.
        System.setProperties(copy(properties));
        int[] handled =
                table("signals").keySet().stream().mapToInt(number -> (int) number).toArray();
        putBack(table("signals"), signals);
        putBack(table("handlers"), signalHandlers);
        Optional<String> reason = pieces.reset(loaded);
        return reason.isPresent() ? reason : OnceInAProcess.reset(handled);
    }
}
