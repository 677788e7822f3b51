// SPDX-License-Identifier: GPL-2.0-only WITH Classpath-exception-2.0
package dev.thaw.doss.nativeimage.hosted;

import com.oracle.svm.core.heap.StoredContinuation;
import com.oracle.svm.core.thread.VMOperation;
import com.oracle.svm.hosted.meta.HostedField;
import com.oracle.svm.hosted.meta.HostedInstanceClass;
import com.oracle.svm.hosted.meta.HostedType;
import dev.thaw.doss.nativeimage.ExecutionState;
import java.io.FileDescriptor;
import java.lang.foreign.Arena;
import java.lang.ref.Cleaner;
import java.lang.ref.Reference;
import java.net.DatagramSocket;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.channels.Channel;
import java.nio.channels.Selector;
import java.util.Collection;
import java.util.List;
import java.util.concurrent.Executor;
import java.util.zip.Deflater;
import java.util.zip.Inflater;
import java.util.zip.ZipFile;
import org.graalvm.word.WordBase;

/** Finds the types of an image whose objects cannot be in a snapshot. */
final class ExecutionStateClassifier {
    private record Rule(Class<?> type, byte code) {}

    private static final List<Rule> RULES =
            List.of(
                    new Rule(Reference.class, ExecutionState.REFERENCE),
                    new Rule(Thread.class, ExecutionState.THREAD),
                    new Rule(ThreadLocal.class, ExecutionState.THREAD),
                    new Rule(Executor.class, ExecutionState.THREAD),
                    new Rule(StoredContinuation.class, ExecutionState.THREAD),
                    new Rule(FileDescriptor.class, ExecutionState.DESCRIPTOR),
                    new Rule(Socket.class, ExecutionState.DESCRIPTOR),
                    new Rule(ServerSocket.class, ExecutionState.DESCRIPTOR),
                    new Rule(DatagramSocket.class, ExecutionState.DESCRIPTOR),
                    new Rule(Channel.class, ExecutionState.DESCRIPTOR),
                    new Rule(Selector.class, ExecutionState.DESCRIPTOR),
                    new Rule(Process.class, ExecutionState.DESCRIPTOR),
                    new Rule(ProcessHandle.class, ExecutionState.DESCRIPTOR),
                    new Rule(ClassLoader.class, ExecutionState.CLASS_LOADER),
                    new Rule(Cleaner.class, ExecutionState.NATIVE_MEMORY),
                    new Rule(Cleaner.Cleanable.class, ExecutionState.NATIVE_MEMORY),
                    new Rule(jdkInternal("sun.nio.ch.DirectBuffer"), ExecutionState.NATIVE_MEMORY),
                    new Rule(Arena.class, ExecutionState.NATIVE_MEMORY),
                    new Rule(
                            jdkInternal("jdk.internal.foreign.NativeMemorySegmentImpl"),
                            ExecutionState.NATIVE_MEMORY),
                    new Rule(Inflater.class, ExecutionState.NATIVE_MEMORY),
                    new Rule(Deflater.class, ExecutionState.NATIVE_MEMORY),
                    new Rule(ZipFile.class, ExecutionState.NATIVE_MEMORY),
                    new Rule(VMOperation.class, ExecutionState.RUNTIME_SYSTEM));

    /** A type that the JDK does not export. */
    private static Class<?> jdkInternal(String name) {
        try {
            return Class.forName(name);
        } catch (ClassNotFoundException e) {
            throw new IllegalStateException("This JDK has no " + name, e);
        }
    }

    byte[] codesByTypeId(Collection<HostedType> types) {
        int largest = types.stream().mapToInt(HostedType::getTypeID).max().orElse(0);
        byte[] codes = new byte[largest + 1];
        for (HostedType type : types) {
            if (type instanceof HostedInstanceClass instance && instance.isInstantiated()) {
                codes[type.getTypeID()] = codeOf(instance);
            }
        }
        return codes;
    }

    private static byte codeOf(HostedInstanceClass type) {
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
        return type.getHub().isInitialized() ? 0 : ExecutionState.RUN_TIME_INITIALIZED;
    }
}
