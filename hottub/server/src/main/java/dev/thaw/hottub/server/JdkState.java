// SPDX-License-Identifier: Apache-2.0
package dev.thaw.hottub.server;

import java.io.BufferedInputStream;
import java.io.File;
import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.lang.reflect.Method;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;

/** The JDK's own state that a program can change. */
final class JdkState {
    private static final Class<?> PROCESS_ENVIRONMENT = Jdk.type("java.lang.ProcessEnvironment");

    private final Properties properties = new Properties();
    private final long mainThreadId;
    private final ThreadGroup mainGroup;
    private final Object fileSystem;

    JdkState(String agent) {
        Thread primordial = Thread.currentThread();
        mainThreadId = primordial.getId();
        mainGroup = primordial.getThreadGroup();
        Threads.setId(primordial, Long.MAX_VALUE);
        primordial.setName("Thaw server");
        String classPath = fixClassPath(agent);
        properties.putAll(System.getProperties());
        properties.setProperty("java.class.path", classPath);
        fileSystem = Jdk.get(File.class, Jdk.hasField(File.class, "FS") ? "FS" : "fs");
    }

    /**
     * The class path without the agent, in the property's form; the class loader forgets the agent
     * as well.
     */
    private static String fixClassPath(String agent) {
        String path = System.getProperty("java.class.path");
        // The client put the agent first, and the JVM put it last.
        String last = File.pathSeparator + agent;
        if (path.endsWith(last)) {
            path = path.substring(0, path.length() - last.length());
        }
        boolean none = path.equals(agent);
        path = none ? "" : path.substring(agent.length() + 1);
        Class<?> loaderType = Jdk.type("jdk.internal.loader.BuiltinClassLoader");
        Object ucp = null;
        if (!none) {
            Class<?> type = Jdk.type("jdk.internal.loader.URLClassPath");
            try {
                ucp = Jdk.constructor(type, String.class, boolean.class).newInstance(path, false);
            } catch (ReflectiveOperationException e) {
                throw new Jdk.Unknown("URLClassPath", e);
            }
        }
        Jdk.set(loaderType, "ucp", ClassLoader.getSystemClassLoader(), ucp);
        return path;
    }

    long mainThreadId() {
        return mainThreadId;
    }

    ThreadGroup mainGroup() {
        return mainGroup;
    }

    /** Gives the JDK what a run finds at its start. */
    void begin(Request request) {
        Properties next = new Properties();
        next.putAll(properties);
        next.setProperty("sun.java.command", request.command());
        next.setProperty("user.dir", request.directory);
        System.setProperties(next);
        environment();
        directory(request);
        streams(next);
    }

    void mainStarted() {}

    @SuppressWarnings("unchecked")
    private static void environment() {
        Method read = Jdk.method(PROCESS_ENVIRONMENT, "environ");
        byte[][] environ = (byte[][]) Jdk.call(read, null);
        Method variable =
                Jdk.method(
                        Jdk.type("java.lang.ProcessEnvironment$Variable"), "valueOf", byte[].class);
        Method value =
                Jdk.method(Jdk.type("java.lang.ProcessEnvironment$Value"), "valueOf", byte[].class);
        Map<Object, Object> map =
                (Map<Object, Object>) Jdk.get(PROCESS_ENVIRONMENT, "theEnvironment");
        map.clear();
        for (int i = environ.length - 1; i > 0; i -= 2) {
            map.put(
                    Jdk.call(variable, null, (Object) environ[i - 1]),
                    Jdk.call(value, null, (Object) environ[i]));
        }
    }

    private void directory(Request request) {
        Jdk.set(fileSystem.getClass(), "userDir", fileSystem, request.directory);
        FileSystem nio = FileSystems.getDefault();
        Class<?> type = Jdk.type("sun.nio.fs.UnixFileSystem");
        if (type.isInstance(nio)) {
            Jdk.set(type, "defaultDirectory", nio, request.directoryBytes);
            Native.setBoolean(nio, Jdk.field(type, "needToResolveAgainstDefaultDirectory"), false);
        }
    }

    private static void streams(Properties next) {
        InputStream in = new BufferedInputStream(new FileInputStream(FileDescriptor.in));
        Class<?> parameter = Jdk.FEATURE >= 25 ? OutputStream.class : FileOutputStream.class;
        Method print = Jdk.method(System.class, "newPrintStream", parameter, String.class);
        String outKey = Jdk.FEATURE >= 19 ? "stdout.encoding" : "sun.stdout.encoding";
        String errKey = Jdk.FEATURE >= 19 ? "stderr.encoding" : "sun.stderr.encoding";
        PrintStream out =
                (PrintStream)
                        Jdk.call(
                                print,
                                null,
                                new FileOutputStream(FileDescriptor.out),
                                next.getProperty(outKey));
        PrintStream err =
                (PrintStream)
                        Jdk.call(
                                print,
                                null,
                                new FileOutputStream(FileDescriptor.err),
                                next.getProperty(errKey));
        Jdk.set(System.class, "in", null, in);
        Jdk.set(System.class, "out", null, out);
        Jdk.set(System.class, "err", null, err);
    }

    /** What runs from now on is no part of the program. */
    void silence() {
        Thread.setDefaultUncaughtExceptionHandler(null);
        PrintStream none = new PrintStream(OutputStream.nullOutputStream());
        Jdk.set(System.class, "out", null, none);
        Jdk.set(System.class, "err", null, none);
    }

    Optional<String> reset() {
        Class<?> shutdown = Jdk.type("java.lang.Shutdown");
        Jdk.setInt(shutdown, "currentRunningHook", -1);
        Jdk.setInt(Jdk.type("jdk.internal.misc.VM"), "initLevel", 4);
        Jdk.set(
                Jdk.type("java.lang.ApplicationShutdownHooks"),
                "hooks",
                null,
                new IdentityHashMap<>());
        Jdk.set(Jdk.type("java.io.DeleteOnExitHook"), "files", null, new LinkedHashSet<>());
        return Optional.empty();
    }

    static Map<String, String> empty() {
        return new HashMap<>();
    }
}
