// SPDX-License-Identifier: Apache-2.0
package dev.thaw.doss.rules;

import static dev.thaw.doss.rules.StateTest.Comparison.AT_LEAST;
import static dev.thaw.doss.rules.StateTest.Comparison.EQUAL;
import static dev.thaw.doss.rules.StateTest.Comparison.HAS_BITS;
import static dev.thaw.doss.rules.StateTest.Comparison.LESS_THAN;
import static dev.thaw.doss.rules.StateTest.Comparison.ONE_OF;

import dev.thaw.doss.rules.StateTest.Comparison;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Classes of the JDK whose objects are not only data, or are so for a reason that no class file
 * proves: what holds for them, and for all that extends or implements them.
 *
 * <p>Source: DOSS dissertation, section 5.3, problem 3, and what each class does.
 */
final class RuleTable {
    /** A rule for a class and all that extends or implements it. */
    private record TypeRule(Class<?> type, Rule rule) {}

    private final List<TypeRule> rules = new ArrayList<>();

    RuleTable() {
        refuseWhatOfAProcess();
        decideByState();
        refuseRandomGenerators();
        takeByName();
    }

    /** The first rule that is for a class. */
    Optional<Rule> of(Class<?> type) {
        return rules.stream()
                .filter(r -> r.type().isAssignableFrom(type))
                .map(TypeRule::rule)
                .findFirst();
    }

    private void refuseWhatOfAProcess() {
        refuse(
                "cleaner",
                Reason.NATIVE_MEMORY,
                "java.lang.ref.Cleaner",
                "java.lang.ref.Cleaner$Cleanable");
        refuse("reference", Reason.REFERENCE, "java.lang.ref.Reference");
        refuse("throwable", Reason.THROWABLE, "java.lang.Throwable");
        refuse(
                "thread",
                Reason.THREAD,
                "java.lang.Thread",
                "java.lang.ThreadGroup",
                "java.lang.ThreadLocal",
                "java.lang.ScopedValue",
                "java.util.concurrent.Executor",
                "java.util.concurrent.ThreadLocalRandom",
                "java.util.Timer",
                "jdk.internal.vm.Continuation",
                "jdk.internal.vm.ThreadContainer");
        refuse(
                "descriptor",
                Reason.DESCRIPTOR,
                "java.io.FileDescriptor",
                "java.io.FileInputStream",
                "java.io.FileOutputStream",
                "java.io.RandomAccessFile",
                "java.net.Socket",
                "java.net.ServerSocket",
                "java.net.DatagramSocket",
                "java.net.SocketImpl",
                "java.nio.channels.Channel",
                "java.nio.channels.Selector",
                "java.nio.file.DirectoryStream",
                "java.nio.file.WatchService",
                "java.nio.file.WatchKey",
                "java.lang.Process",
                "java.lang.ProcessHandle");
        refuse("file system", Reason.FILE_SYSTEM, "java.nio.file.FileSystem");
        refuse("class loader", Reason.CLASS_LOADER, "java.lang.ClassLoader");
        refuse(
                "method handle",
                Reason.METHOD_HANDLE,
                "java.lang.invoke.MethodHandle",
                "java.lang.invoke.VarHandle",
                "java.lang.invoke.CallSite",
                "java.lang.invoke.MethodType",
                "java.lang.invoke.MethodHandles$Lookup",
                "java.lang.StackWalker$StackFrame");
        refuse("module", Reason.MODULE, "java.lang.Module", "java.lang.ModuleLayer");
        take("global memory session", "jdk.internal.foreign.GlobalSession");
        refuse(
                "native memory",
                Reason.NATIVE_MEMORY,
                "sun.nio.ch.DirectBuffer",
                "java.lang.foreign.Arena",
                "jdk.internal.foreign.MemorySessionImpl",
                "jdk.internal.foreign.NativeMemorySegmentImpl",
                "java.util.zip.Inflater",
                "java.util.zip.Deflater",
                "java.util.zip.ZipFile");
        refuse("unsafe", Reason.RUNTIME_SYSTEM, "jdk.internal.misc.Unsafe");
        refuse(
                "snapshot",
                Reason.SNAPSHOT,
                "dev.thaw.doss.DOSS$Snapshot",
                "dev.thaw.doss.Versioned");
        refuse(
                "logger",
                Reason.LOGGER,
                "java.lang.System$Logger",
                "java.util.logging.Logger",
                "java.util.logging.LogManager",
                "java.util.logging.Handler");
    }

    private void decideByState() {
        String concurrent = "java.util.concurrent.";
        String locks = concurrent + "locks.";
        decide(
                "semaphore",
                Reason.NO_PERMITS,
                concurrent + "Semaphore$Sync",
                new StateTest(locks + "AbstractQueuedSynchronizer", "state", LESS_THAN, 1));
        // A count is data; threads that wait for it are found as threads.
        take("latch", concurrent + "CountDownLatch$Sync");
        decide(
                "lock",
                Reason.HELD,
                locks + "AbstractQueuedSynchronizer",
                new StateTest(locks + "AbstractQueuedSynchronizer", "state", HAS_BITS, -1));
        decide(
                "lock",
                Reason.HELD,
                locks + "AbstractQueuedLongSynchronizer",
                new StateTest(locks + "AbstractQueuedLongSynchronizer", "state", HAS_BITS, -1));
        // In its state, all that is not its version.
        decide("stamped lock", Reason.HELD, locks + "StampedLock", "state", HAS_BITS, 0xff);
        decide("future", Reason.INCOMPLETE, concurrent + "CompletableFuture", "result", EQUAL, 0);
        // NEW, COMPLETING and INTERRUPTING: whoever is to run it is of this process.
        decide(
                "task",
                Reason.INCOMPLETE,
                concurrent + "FutureTask",
                "state",
                ONE_OF,
                1 << 0 | 1 << 1 | 1 << 5);
        // Its sign is set when it is done.
        decide("task", Reason.INCOMPLETE, concurrent + "ForkJoinTask", "status", AT_LEAST, 0);
        String map = concurrent + "ConcurrentHashMap";
        decide("concurrent map", Reason.HALF_WAY, map, "sizeCtl", LESS_THAN, 0);
        decide("concurrent map", Reason.HALF_WAY, map + "$TreeBin", "lockState", HAS_BITS, -1);
        refuse(
                "concurrent map on its way",
                Reason.HALF_WAY,
                map + "$ForwardingNode",
                map + "$ReservationNode");
        decide(
                "priority queue",
                Reason.HALF_WAY,
                concurrent + "PriorityBlockingQueue",
                "allocationSpinLock",
                HAS_BITS,
                -1);
        decide(
                "striped counter",
                Reason.HALF_WAY,
                concurrent + "atomic.Striped64",
                "cellsBusy",
                HAS_BITS,
                -1);
    }

    private void refuseRandomGenerators() {
        refuse(
                "secure random generator",
                Reason.SECURE_RANDOM,
                "java.security.SecureRandom",
                "java.security.SecureRandomSpi");
        refuse("random generator", Reason.RANDOM, "java.util.random.RandomGenerator");
    }

    /** Their class files prove nothing; why they are data is said here. */
    private void takeByName() {
        take("string", "java.lang.String");
        // Images have each class once; a JVM finds it by its name.
        take("class", "java.lang.Class");
        take(
                "reflection",
                "java.lang.reflect.Field",
                "java.lang.reflect.Executable",
                "java.lang.reflect.Parameter",
                "java.lang.reflect.RecordComponent");
        // Native code fills it with names, once.
        take("stack trace element", "java.lang.StackTraceElement");
        // The native methods of a checksum take its value and give a new one.
        take("checksum", "java.util.zip.CRC32", "java.util.zip.Adler32", "java.util.zip.CRC32C");
        // Its name, number and addresses; scoped addresses refer to it. Of one machine.
        take("network interface", "java.net.NetworkInterface");
        // Its buffer is exchanged in one step.
        take("buffered stream", "java.io.BufferedInputStream");
    }

    private void refuse(String name, Reason reason, String... types) {
        for (String type : types) {
            add(type, Rule.refused(name, reason));
        }
    }

    private void take(String name, String... types) {
        for (String type : types) {
            add(type, Rule.data(name));
        }
    }

    private void decide(
            String name, Reason reason, String type, String field, Comparison c, long operand) {
        decide(name, reason, type, new StateTest(type, field, c, operand));
    }

    private void decide(String name, Reason reason, String type, StateTest test) {
        add(type, new Rule(name, reason, test, null));
    }

    private void add(String type, Rule rule) {
        try {
            rules.add(
                    new TypeRule(
                            Class.forName(type, false, RuleTable.class.getClassLoader()), rule));
        } catch (ClassNotFoundException e) {
            throw new IllegalStateException("This JDK has no " + type, e);
        }
    }
}
