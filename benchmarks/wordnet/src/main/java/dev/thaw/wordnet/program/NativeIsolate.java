// SPDX-License-Identifier: Apache-2.0
package dev.thaw.wordnet.program;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import org.graalvm.nativeimage.CurrentIsolate;
import org.graalvm.nativeimage.IsolateThread;
import org.graalvm.nativeimage.Isolates;
import org.graalvm.nativeimage.Isolates.CreateIsolateParameters;
import org.graalvm.nativeimage.Isolates.IsolateException;
import org.graalvm.nativeimage.UnmanagedMemory;
import org.graalvm.nativeimage.c.function.CEntryPoint;
import org.graalvm.nativeimage.c.function.CEntryPointLiteral;
import org.graalvm.nativeimage.c.function.CFunctionPointer;
import org.graalvm.nativeimage.c.function.InvokeCFunctionPointer;
import org.graalvm.nativeimage.c.type.CCharPointer;
import org.graalvm.nativeimage.c.type.CTypeConversion;

/** An isolate of this process, with as large a heap as the first one may have. */
final class NativeIsolate implements SessionIsolate {
    /** What is called across isolates: only native memory is common to them. */
    interface Function extends CFunctionPointer {
        /** The caller frees what is returned. */
        @InvokeCFunctionPointer
        CCharPointer call(IsolateThread thread, CCharPointer text);
    }

    private static final CEntryPointLiteral<Function> EXECUTE =
            CEntryPointLiteral.create(
                    NativeIsolate.class, "executeHere", IsolateThread.class, CCharPointer.class);

    /** Every isolate has static fields of its own. */
    private static final Session SESSION = new Session();

    private final IsolateThread thread;
    private final boolean created;

    NativeIsolate(int number) throws IOException {
        created = number > 1;
        thread = created ? createIsolate() : CurrentIsolate.getCurrentThread();
    }

    private static IsolateThread createIsolate() throws IOException {
        try {
            return Isolates.createIsolate(
                    new CreateIsolateParameters.Builder()
                            .appendArgument("-Xmx" + Runtime.getRuntime().maxMemory())
                            .build());
        } catch (IsolateException e) {
            throw new IOException("cannot be created: " + e.getMessage(), e);
        }
    }

    @Override
    public Reply execute(String line) throws IOException {
        CCharPointer argument = toNative(line);
        try {
            CCharPointer written = EXECUTE.getFunctionPointer().call(thread, argument);
            try {
                return Reply.parse(CTypeConversion.utf8ToJavaString(written));
            } finally {
                UnmanagedMemory.free(written);
            }
        } finally {
            UnmanagedMemory.free(argument);
        }
    }

    private static CCharPointer toNative(String text) {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        CCharPointer copy = UnmanagedMemory.malloc(bytes.length + 1);
        ByteBuffer buffer = CTypeConversion.asByteBuffer(copy, bytes.length + 1);
        buffer.put(bytes).put((byte) 0);
        return copy;
    }

    @Override
    public void close() {
        if (created) {
            Isolates.tearDownIsolate(thread);
        }
    }

    // no exception can cross the border between isolates
    @CEntryPoint
    private static CCharPointer executeHere(IsolateThread thread, CCharPointer line) {
        String reply;
        try {
            reply = SESSION.execute(CTypeConversion.utf8ToJavaString(line)).toString();
        } catch (Throwable t) {
            reply = Reply.failure(t);
        }
        return toNative(reply);
    }
}
