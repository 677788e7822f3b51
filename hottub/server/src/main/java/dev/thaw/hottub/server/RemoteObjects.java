// SPDX-License-Identifier: Apache-2.0
package dev.thaw.hottub.server;

import java.lang.ref.Reference;
import java.util.Collection;
import java.util.Map;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * RMI: objects that are exported, where it listens, and what it knows of other processes. Its
 * threads have been ended, and its sockets are closed with the run's.
 */
final class RemoteObjects {
    private static final String MAP = "Ljava/util/Map;";
    private static final String REQUEST = "Lsun/rmi/transport/GC$LatencyRequest;";
    private static final String FACTORY = "Ljava/rmi/server/RMISocketFactory;";
    private static final String TABLE = "sun.rmi.transport.ObjectTable";
    private static final String OBJECTS = "sun.rmi.transport.DGCImpl";

    private static final JdkFields.First[] SOCKETS = {
        first("java.rmi.server.RMISocketFactory", "factory", FACTORY, null),
        first(
                "java.rmi.server.RMISocketFactory",
                "handler",
                "Ljava/rmi/server/RMIFailureHandler;",
                null)
    };

    private static final JdkFields.First[] FIELDS = {
        first(TABLE, "keepAliveCount", "I", 0),
        first(TABLE, "reaper", "Ljava/lang/Thread;", null),
        first(TABLE, "gcLatencyRequest", REQUEST, null),
        first("sun.rmi.transport.GC", "daemon", "Ljava/lang/Thread;", null),
        first("sun.rmi.transport.GC", "latencyTarget", "J", Long.MAX_VALUE),
        first("sun.rmi.transport.GC$LatencyRequest", "counter", "J", 0),
        first("sun.rmi.transport.GC$LatencyRequest", "requests", "Ljava/util/SortedSet;", null),
        first("sun.rmi.transport.DGCClient$EndpointEntry", "endpointTable", MAP, JdkFields.EMPTY),
        first("sun.rmi.transport.DGCClient$EndpointEntry", "gcLatencyRequest", REQUEST, null),
        first("sun.rmi.transport.tcp.TCPEndpoint", "localEndpoints", MAP, JdkFields.EMPTY),
        first("sun.rmi.transport.Target", "nextThreadNum", "I", 0),
        first(
                "sun.rmi.registry.RegistryImpl",
                "allowedAccessCache",
                "Ljava/util/Hashtable;",
                JdkFields.EMPTY)
    };

    private RemoteObjects() {}

    private static JdkFields.First first(
            String type, String field, String signature, Object value) {
        return new JdkFields.First(type, field, signature, value);
    }

    static void sockets() {
        JdkFields.reset(SOCKETS);
    }

    static void reset() {
        log();
        if (Jdk.used("sun.rmi.transport.tcp.TCPEndpoint") == null && Jdk.used(TABLE) == null) {
            return;
        }
        JdkFields.reset(FIELDS);
        exported();
        leases();
        Class<?> transport = Jdk.used("sun.rmi.transport.tcp.TCPTransport");
        if (transport != null) {
            String type = "Ljava/util/concurrent/ExecutorService;";
            Pools.open((ThreadPoolExecutor) Jdk.get(transport, null, "connectionThreadPool", type));
            String number = "Ljava/util/concurrent/atomic/AtomicInteger;";
            ((AtomicInteger) Jdk.get(transport, null, "connectionCount", number)).set(0);
        }
        Class<?> runtime = Jdk.used("sun.rmi.runtime.RuntimeUtil");
        if (runtime != null) {
            Object only = Jdk.get(runtime, null, "instance", "Lsun/rmi/runtime/RuntimeUtil;");
            String type = "Ljava/util/concurrent/ScheduledThreadPoolExecutor;";
            Pools.open((ScheduledThreadPoolExecutor) Jdk.get(runtime, only, "scheduler", type));
        }
    }

    /** Of calls: the stream that the program has set, and whether there is one by an option. */
    private static void log() {
        Class<?> calls = Jdk.used("sun.rmi.server.UnicastServerRef");
        if (calls != null && Jdk.used("java.rmi.server.RemoteServer") != null) {
            Calls.logNowhere();
            long off = Jdk.number(calls, null, "logCalls", "Z") == 0 ? 1 : 0;
            JdkFields.set("java.rmi.server.RemoteServer", "logNull", "Z", off);
        }
    }

    /** With a class of a module that a runtime may not have. */
    private static final class Calls {
        static void logNowhere() {
            java.rmi.server.RemoteServer.setLog(null);
        }
    }

    /** All but the one that the JDK exports when it is first asked to. */
    private static void exported() {
        Class<?> table = Jdk.used(TABLE);
        if (table != null) {
            Class<?> target = Jdk.type("sun.rmi.transport.Target");
            ((Map<?, ?>) Jdk.get(table, null, "objTable", MAP))
                    .values()
                    .removeIf(exported ->
                            !isOfTheJdk(
                                    Jdk.get(
                                            target,
                                            exported,
                                            "weakImpl",
                                            "Lsun/rmi/transport/WeakRef;")));
            ((Map<?, ?>) Jdk.get(table, null, "implTable", MAP))
                    .keySet()
                    .removeIf(object -> !isOfTheJdk(object));
        }
    }

    private static boolean isOfTheJdk(Object reference) {
        Object object = ((Reference<?>) reference).get();
        return object != null && object.getClass().getName().equals(OBJECTS);
    }

    /** What other processes have of the objects that were exported. */
    private static void leases() {
        Class<?> type = Jdk.used(OBJECTS);
        Object only =
                type == null ? null : Jdk.get(type, null, "dgc", "Lsun/rmi/transport/DGCImpl;");
        if (only != null) {
            ((Map<?, ?>) Jdk.get(type, only, "leaseTable", MAP)).clear();
            Jdk.set(type, only, "checker", "Ljava/util/concurrent/Future;", null);
            Class<?> target = Jdk.type("sun.rmi.transport.Target");
            Class<?> table = Jdk.type(TABLE);
            for (Object exported : ((Map<?, ?>) Jdk.get(table, null, "objTable", MAP)).values()) {
                ((Collection<?>) Jdk.get(target, exported, "refSet", "Ljava/util/Vector;")).clear();
                ((Map<?, ?>) Jdk.get(target, exported, "sequenceTable", "Ljava/util/Hashtable;"))
                        .clear();
                Jdk.setNumber(target, exported, "callCount", "I", 0);
            }
        }
    }
}
