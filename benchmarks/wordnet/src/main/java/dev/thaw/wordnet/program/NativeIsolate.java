// SPDX-License-Identifier: Apache-2.0
package dev.thaw.wordnet.program;

import dev.thaw.wordnet.LoadProgress;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
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

    private static final CEntryPointLiteral<Function> PARSE = literal("parseHere");
    private static final CEntryPointLiteral<Function> LOAD = literal("loadHere");
    private static final CEntryPointLiteral<Function> EXECUTE = literal("executeHere");

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

    private static CEntryPointLiteral<Function> literal(String method) {
        return CEntryPointLiteral.create(
                NativeIsolate.class, method, IsolateThread.class, CCharPointer.class);
    }

    @Override
    public Reply parse(Path jar) throws IOException {
        return call(PARSE, jar.toString());
    }

    @Override
    public Reply load(Path snapshot) throws IOException {
        return call(LOAD, snapshot.toString());
    }

    @Override
    public Reply execute(String line) throws IOException {
        return call(EXECUTE, line);
    }

    private Reply call(CEntryPointLiteral<Function> function, String text) throws IOException {
        CCharPointer argument = toNative(text);
        try {
            CCharPointer written = function.getFunctionPointer().call(thread, argument);
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

    // no exception can cross the border between isolates, hence the three catch blocks

    @CEntryPoint
    private static CCharPointer parseHere(IsolateThread thread, CCharPointer jar) {
        String reply;
        try {
            Path path = Path.of(CTypeConversion.utf8ToJavaString(jar));
            reply = SESSION.parse(path, LoadProgress.NONE).toString();
        } catch (Throwable t) {
            reply = Reply.failure(t);
        }
        return toNative(reply);
    }

    @CEntryPoint
    private static CCharPointer loadHere(IsolateThread thread, CCharPointer snapshot) {
        String reply;
        try {
            Path path = Path.of(CTypeConversion.utf8ToJavaString(snapshot));
            reply = SESSION.load(path).toString();
        } catch (Throwable t) {
            reply = Reply.failure(t);
        }
        return toNative(reply);
    }

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
