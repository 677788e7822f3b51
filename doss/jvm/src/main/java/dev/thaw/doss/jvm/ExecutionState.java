// SPDX-License-Identifier: Apache-2.0
package dev.thaw.doss.jvm;

import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.RandomAccessFile;
import java.io.Serializable;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.lang.ref.Cleaner;
import java.lang.ref.PhantomReference;
import java.lang.ref.Reference;
import java.lang.ref.ReferenceQueue;
import java.lang.ref.SoftReference;
import java.lang.ref.WeakReference;
import java.net.DatagramSocket;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.Buffer;
import java.nio.channels.Channel;
import java.nio.channels.Selector;
import java.nio.file.DirectoryStream;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Path;
import java.nio.file.WatchKey;
import java.nio.file.WatchService;
import java.util.List;
import java.util.Map;
import java.util.Timer;
import java.util.WeakHashMap;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.concurrent.Semaphore;
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.StampedLock;
import java.util.zip.Deflater;
import java.util.zip.Inflater;
import java.util.zip.ZipFile;

/** Which objects cannot be in a snapshot because they mean something only to this process. */
final class ExecutionState {
    private record Rule(Class<?> type, String reason) {}

    private static final String REFERENCE =
            "it refers to an object without keeping it alive, which another process cannot follow";
    private static final String THREAD = "it is a thread or belongs to one";
    private static final String DESCRIPTOR =
            "it is an open file, socket, channel, pipe or process of this process";
    private static final String NATIVE_MEMORY = "it holds native memory of this process";
    private static final String RUNTIME = "it is part of the run-time system of this process";
    private static final String HELD = "a thread holds it, or threads wait for it to open";
    private static final String HIDDEN =
            "it is a lambda or other hidden class, which another process cannot find; make the"
                    + " interface it implements extend java.io.Serializable";

    private static final List<Rule> RULES =
            List.of(
                    new Rule(PhantomReference.class, REFERENCE),
                    new Rule(ReferenceQueue.class, REFERENCE),
                    new Rule(Thread.class, THREAD),
                    new Rule(ThreadGroup.class, THREAD),
                    new Rule(ThreadLocal.class, THREAD),
                    new Rule(ScopedValue.class, THREAD),
                    new Rule(Executor.class, THREAD),
                    new Rule(Timer.class, THREAD),
                    new Rule(FileDescriptor.class, DESCRIPTOR),
                    new Rule(FileInputStream.class, DESCRIPTOR),
                    new Rule(FileOutputStream.class, DESCRIPTOR),
                    new Rule(RandomAccessFile.class, DESCRIPTOR),
                    new Rule(Socket.class, DESCRIPTOR),
                    new Rule(ServerSocket.class, DESCRIPTOR),
                    new Rule(DatagramSocket.class, DESCRIPTOR),
                    new Rule(Channel.class, DESCRIPTOR),
                    new Rule(Selector.class, DESCRIPTOR),
                    new Rule(Process.class, DESCRIPTOR),
                    new Rule(ProcessHandle.class, DESCRIPTOR),
                    new Rule(DirectoryStream.class, DESCRIPTOR),
                    new Rule(WatchService.class, DESCRIPTOR),
                    new Rule(WatchKey.class, DESCRIPTOR),
                    new Rule(FileSystem.class, DESCRIPTOR),
                    new Rule(ClassLoader.class, "it loads classes"),
                    new Rule(Module.class, RUNTIME),
                    new Rule(ModuleLayer.class, RUNTIME),
                    new Rule(MethodHandle.class, RUNTIME),
                    new Rule(MethodHandles.Lookup.class, RUNTIME),
                    new Rule(VarHandle.class, RUNTIME),
                    new Rule(Cleaner.class, NATIVE_MEMORY),
                    new Rule(Cleaner.Cleanable.class, NATIVE_MEMORY),
                    new Rule(Arena.class, NATIVE_MEMORY),
                    new Rule(Inflater.class, NATIVE_MEMORY),
                    new Rule(Deflater.class, NATIVE_MEMORY),
                    new Rule(ZipFile.class, NATIVE_MEMORY));

    private static final ClassValue<String> BY_CLASS =
            new ClassValue<>() {
                @Override
                protected String computeValue(Class<?> type) {
                    for (Rule rule : RULES) {
                        if (rule.type().isAssignableFrom(type)) {
                            return rule.reason();
                        }
                    }
                    boolean emptied = type == WeakReference.class || type == SoftReference.class;
                    if (Reference.class.isAssignableFrom(type) && !emptied) {
                        return REFERENCE;
                    }
                    if (type.isHidden() && !Serializable.class.isAssignableFrom(type)) {
                        return HIDDEN;
                    }
                    // ClassValue does not keep null.
                    return "";
                }
            };

    private ExecutionState() {}

    /** Why no object of the class can be in a snapshot, or null. */
    static String reasonAgainst(Class<?> type) {
        String reason = BY_CLASS.get(type);
        return reason.isEmpty() ? null : reason;
    }

    /** Why this object cannot be in a snapshot, or null. */
    static String reasonAgainst(Object object) {
        return switch (object) {
            case Reference<?> r when r.get() != null -> REFERENCE;
            case WeakHashMap<?, ?> m when !((Map<?, ?>) m).isEmpty() -> REFERENCE;
            case Buffer b when b.isDirect() -> NATIVE_MEMORY;
            case MemorySegment s when s.isNative() -> NATIVE_MEMORY;
            case ReentrantLock l when l.isLocked() -> HELD;
            case StampedLock l when l.isReadLocked() || l.isWriteLocked() -> HELD;
            case Semaphore s when s.availablePermits() <= 0 -> HELD;
            case CompletableFuture<?> f when !f.isDone() ->
                    "it is not complete, and another process would not complete it";
            case Path p when p.getFileSystem() != FileSystems.getDefault() -> DESCRIPTOR;
            default -> reasonAgainst(object.getClass());
        };
    }
}
