// SPDX-License-Identifier: GPL-2.0-only WITH Classpath-exception-2.0
package dev.thaw.doss.nativeimage.hosted;

import com.oracle.svm.core.config.ConfigurationValues;
import com.oracle.svm.core.heap.StoredContinuation;
import com.oracle.svm.core.hub.HubType;
import com.oracle.svm.core.hub.LayoutEncoding;
import com.oracle.svm.core.thread.VMOperation;
import com.oracle.svm.core.util.UserError;
import com.oracle.svm.hosted.meta.HostedField;
import com.oracle.svm.hosted.meta.HostedInstanceClass;
import com.oracle.svm.hosted.meta.HostedType;
import dev.thaw.doss.nativeimage.AdditionalMonitors;
import dev.thaw.doss.nativeimage.ExecutionState;
import dev.thaw.doss.nativeimage.PlainShape;
import dev.thaw.doss.nativeimage.RunTimeInitializedClasses;
import dev.thaw.doss.nativeimage.file.ClassesToInitialize;
import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.RandomAccessFile;
import java.lang.foreign.Arena;
import java.lang.ref.Cleaner;
import java.lang.ref.Reference;
import java.net.DatagramSocket;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.channels.Channel;
import java.nio.channels.Selector;
import java.nio.file.DirectoryStream;
import java.nio.file.WatchKey;
import java.nio.file.WatchService;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Timer;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.concurrent.locks.AbstractQueuedLongSynchronizer;
import java.util.concurrent.locks.AbstractQueuedSynchronizer;
import java.util.concurrent.locks.StampedLock;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import java.util.zip.Deflater;
import java.util.zip.Inflater;
import java.util.zip.ZipFile;
import org.graalvm.word.WordBase;

/** Finds the types of an image whose objects cannot be in a snapshot. */
final class ExecutionStateClassifier {
    private record Rule(Class<?> type, byte code) {}

    /** The field that decides for objects with the code. */
    private record StateField(byte code, Class<?> type, String name) {}

    /** The first rule that fits decides. */
    private static final List<Rule> RULES =
            List.of(
                    new Rule(Cleaner.class, ExecutionState.NATIVE_MEMORY),
                    new Rule(Cleaner.Cleanable.class, ExecutionState.NATIVE_MEMORY),
                    new Rule(Reference.class, ExecutionState.REFERENCE),
                    new Rule(Throwable.class, ExecutionState.THROWABLE),
                    new Rule(Thread.class, ExecutionState.THREAD),
                    new Rule(ThreadGroup.class, ExecutionState.THREAD),
                    new Rule(ThreadLocal.class, ExecutionState.THREAD),
                    new Rule(ScopedValue.class, ExecutionState.THREAD),
                    new Rule(Executor.class, ExecutionState.THREAD),
                    new Rule(Timer.class, ExecutionState.THREAD),
                    new Rule(StoredContinuation.class, ExecutionState.THREAD),
                    new Rule(internal("jdk.internal.vm.Continuation"), ExecutionState.THREAD),
                    new Rule(
                            internal("java.util.concurrent.Semaphore$Sync"),
                            ExecutionState.SEMAPHORE),
                    // A count is data; threads that wait for it are found as threads.
                    new Rule(
                            internal("java.util.concurrent.CountDownLatch$Sync"),
                            ExecutionState.NONE),
                    new Rule(AbstractQueuedSynchronizer.class, ExecutionState.SYNCHRONIZER),
                    new Rule(
                            AbstractQueuedLongSynchronizer.class, ExecutionState.LONG_SYNCHRONIZER),
                    new Rule(StampedLock.class, ExecutionState.STAMPED_LOCK),
                    new Rule(CompletableFuture.class, ExecutionState.FUTURE),
                    new Rule(FileDescriptor.class, ExecutionState.DESCRIPTOR),
                    new Rule(FileInputStream.class, ExecutionState.DESCRIPTOR),
                    new Rule(FileOutputStream.class, ExecutionState.DESCRIPTOR),
                    new Rule(RandomAccessFile.class, ExecutionState.DESCRIPTOR),
                    new Rule(Socket.class, ExecutionState.DESCRIPTOR),
                    new Rule(ServerSocket.class, ExecutionState.DESCRIPTOR),
                    new Rule(DatagramSocket.class, ExecutionState.DESCRIPTOR),
                    new Rule(Channel.class, ExecutionState.DESCRIPTOR),
                    new Rule(Selector.class, ExecutionState.DESCRIPTOR),
                    new Rule(DirectoryStream.class, ExecutionState.DESCRIPTOR),
                    new Rule(WatchService.class, ExecutionState.DESCRIPTOR),
                    new Rule(WatchKey.class, ExecutionState.DESCRIPTOR),
                    new Rule(Process.class, ExecutionState.DESCRIPTOR),
                    new Rule(ProcessHandle.class, ExecutionState.DESCRIPTOR),
                    new Rule(ClassLoader.class, ExecutionState.CLASS_LOADER),
                    new Rule(internal("sun.nio.ch.DirectBuffer"), ExecutionState.NATIVE_MEMORY),
                    new Rule(Arena.class, ExecutionState.NATIVE_MEMORY),
                    new Rule(internal("jdk.internal.foreign.GlobalSession"), ExecutionState.NONE),
                    new Rule(
                            internal("jdk.internal.foreign.MemorySessionImpl"),
                            ExecutionState.NATIVE_MEMORY),
                    new Rule(
                            internal("jdk.internal.foreign.NativeMemorySegmentImpl"),
                            ExecutionState.NATIVE_MEMORY),
                    new Rule(Inflater.class, ExecutionState.NATIVE_MEMORY),
                    new Rule(Deflater.class, ExecutionState.NATIVE_MEMORY),
                    new Rule(ZipFile.class, ExecutionState.NATIVE_MEMORY),
                    new Rule(VMOperation.class, ExecutionState.RUNTIME_SYSTEM),
                    new Rule(InputStream.class, ExecutionState.STREAM),
                    new Rule(OutputStream.class, ExecutionState.STREAM));

    private static final List<StateField> STATE_FIELDS =
            List.of(
                    new StateField(
                            ExecutionState.SYNCHRONIZER, AbstractQueuedSynchronizer.class, "state"),
                    new StateField(
                            ExecutionState.SEMAPHORE, AbstractQueuedSynchronizer.class, "state"),
                    new StateField(
                            ExecutionState.LONG_SYNCHRONIZER,
                            AbstractQueuedLongSynchronizer.class,
                            "state"),
                    new StateField(ExecutionState.STAMPED_LOCK, StampedLock.class, "state"),
                    new StateField(ExecutionState.FUTURE, CompletableFuture.class, "result"));

    private static final Class<?> MONITOR =
            internal("com.oracle.svm.core.monitor.JavaMonitorQueuedSynchronizer");

    private final List<HostedInstanceClass> types;
    private final int typeIdCount;

    ExecutionStateClassifier(Collection<HostedType> types) {
        this.types =
                types.stream()
                        .filter(HostedInstanceClass.class::isInstance)
                        .map(HostedInstanceClass.class::cast)
                        .filter(HostedType::isInstantiated)
                        .sorted(Comparator.comparingInt(HostedType::getTypeID))
                        .toList();
        this.typeIdCount = types.stream().mapToInt(HostedType::getTypeID).max().orElse(0) + 1;
    }

    /** A type that is not public. */
    private static Class<?> internal(String name) {
        try {
            return Class.forName(name, false, ExecutionStateClassifier.class.getClassLoader());
        } catch (ClassNotFoundException e) {
            throw new IllegalStateException("There is no " + name, e);
        }
    }

    void fill(ExecutionState state) {
        byte[] codes = new byte[typeIdCount];
        for (HostedInstanceClass type : types) {
            int flag = type.getHub().isInitialized() ? 0 : ExecutionState.RUN_TIME_INITIALIZED;
            codes[type.getTypeID()] = (byte) (codeOf(type) | flag);
        }
        int[] offsets = new int[ExecutionState.codeCount()];
        for (StateField field : STATE_FIELDS) {
            offsets[field.code()] = offsetOf(field.type(), field.name());
        }
        state.setTables(codes, plainShapes(codes), offsets);
    }

    private long[] plainShapes(byte[] codes) {
        long[] shapes = new long[typeIdCount];
        for (HostedInstanceClass type : types) {
            boolean isPlain =
                    codes[type.getTypeID()] == ExecutionState.NONE
                            && type.getHub().getHubType() == HubType.INSTANCE
                            && LayoutEncoding.isPureInstance(type.getHub().getLayoutEncoding())
                            // Its characters are copied with it.
                            && type.getJavaClass() != String.class;
            if (isPlain) {
                shapes[type.getTypeID()] = plainShape(type);
            }
        }
        return shapes;
    }

    private static long plainShape(HostedInstanceClass type) {
        int size = ConfigurationValues.getObjectLayout().alignUp(type.getInstanceSize());
        IntStream fields =
                Stream.of(type.getInstanceFields(true))
                        .filter(field -> !field.getType().isPrimitive())
                        .mapToInt(HostedField::getLocation);
        int[] references =
                IntStream.concat(fields, IntStream.of(type.getHub().getMonitorOffset()))
                        // What an image has no use for has no place.
                        .filter(location -> location > 0)
                        .toArray();
        return PlainShape.of(size, references);
    }

    void fill(AdditionalMonitors monitors) {
        monitors.setStateOffset(offsetOf(MONITOR, "state"));
    }

    void fill(RunTimeInitializedClasses classes, boolean allowed) {
        List<HostedInstanceClass> all =
                types.stream().filter(t -> allowed && !t.getHub().isInitialized()).toList();
        if (all.size() > ClassesToInitialize.LIMIT) {
            throw UserError.abort(
                    "-H:+ObjectSnapshotRunTimeInitializedClasses is possible with up to %d classes"
                            + " that are initialized at run time; this image has %d. Initialize"
                            + " more of them with --initialize-at-build-time.",
                    ClassesToInitialize.LIMIT, all.size());
        }
        classes.setClasses(
                all.stream().map(HostedType::getJavaClass).toArray(Class<?>[]::new),
                all.stream().mapToInt(HostedType::getTypeID).toArray());
    }

    static byte codeOf(HostedInstanceClass type) {
        for (Rule rule : RULES) {
            if (rule.type().isAssignableFrom(type.getJavaClass())) {
                return rule.code();
            }
        }
        for (HostedField field : type.getInstanceFields(true)) {
            if (WordBase.class.isAssignableFrom(field.getType().getJavaClass())) {
                return ExecutionState.NATIVE_MEMORY;
            }
        }
        return 0;
    }

    /** 0 if the image has no objects with such a field. */
    private int offsetOf(Class<?> declaring, String name) {
        for (HostedInstanceClass type : types) {
            if (declaring.isAssignableFrom(type.getJavaClass())) {
                for (HostedField field : type.getInstanceFields(true)) {
                    if (field.getName().equals(name)
                            && field.getDeclaringClass().getJavaClass() == declaring) {
                        return requirePlace(field);
                    }
                }
            }
        }
        return 0;
    }

    private static int requirePlace(HostedField field) {
        if (field.getLocation() <= 0) {
            throw new IllegalStateException("The image has no place for " + field.getName());
        }
        return field.getLocation();
    }
}
