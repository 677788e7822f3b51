// SPDX-License-Identifier: Apache-2.0
package dev.thaw.benchmarks.service;

import io.micronaut.runtime.server.EmbeddedServer;
import java.io.IOException;
import org.graalvm.nativeimage.CurrentIsolate;
import org.graalvm.nativeimage.IsolateThread;
import org.graalvm.nativeimage.Isolates;
import org.graalvm.nativeimage.Isolates.CreateIsolateParameters;
import org.graalvm.nativeimage.Isolates.IsolateException;
import org.graalvm.nativeimage.c.function.CEntryPoint;
import org.graalvm.nativeimage.c.function.CEntryPointLiteral;
import org.graalvm.nativeimage.c.function.CFunctionPointer;
import org.graalvm.nativeimage.c.function.InvokeCFunctionPointer;
import org.graalvm.nativeimage.c.type.CCharPointer;
import org.graalvm.nativeimage.c.type.CTypeConversion;

/** A server in an isolate of its own. All methods are called by the thread that created it. */
final class ServiceIsolate implements AutoCloseable {
    private static final int FAILED = -1;

    /** Called across isolates: only numbers and native memory are common to them. */
    interface Start extends CFunctionPointer {
        @InvokeCFunctionPointer
        int call(IsolateThread thread, CCharPointer wordNet, CCharPointer file);
    }

    interface Stop extends CFunctionPointer {
        @InvokeCFunctionPointer
        int call(IsolateThread thread);
    }

    private static final CEntryPointLiteral<Start> START =
            CEntryPointLiteral.create(
                    ServiceIsolate.class,
                    "startHere",
                    IsolateThread.class,
                    CCharPointer.class,
                    CCharPointer.class);
    private static final CEntryPointLiteral<Stop> STOP =
            CEntryPointLiteral.create(ServiceIsolate.class, "stopHere", IsolateThread.class);

    /** Every isolate has static fields of its own. */
    private static EmbeddedServer server;

    private final IsolateThread thread;
    private final boolean created;

    /**
     * @param number 1 for the isolate that the process began with, more for a new one, with as
     *     large a heap as the first one may have
     */
    ServiceIsolate(int number) throws IOException {
        created = number > 1;
        try {
            thread =
                    created
                            ? Isolates.createIsolate(
                                    new CreateIsolateParameters.Builder()
                                            .appendArgument(
                                                    "-Xmx" + Runtime.getRuntime().maxMemory())
                                            .build())
                            : CurrentIsolate.getCurrentThread();
        } catch (IsolateException e) {
            throw new IOException("isolate %d cannot be created: %s".formatted(number, e), e);
        }
    }

    /** Returns the port of the server. */
    int start(String wordNet, String file) throws IOException {
        try (var jar = CTypeConversion.toCString(wordNet);
                var name = CTypeConversion.toCString(file)) {
            int port = START.getFunctionPointer().call(thread, jar.get(), name.get());
            if (port == FAILED) {
                throw new IOException("the server does not start; the reason is above");
            }
            return port;
        }
    }

    /** Stops the server, which may store its cache, and ends the isolate if it was created here. */
    @Override
    public void close() throws IOException {
        int result = STOP.getFunctionPointer().call(thread);
        if (created) {
            Isolates.tearDownIsolate(thread);
        }
        if (result == FAILED) {
            throw new IOException("the server does not stop; the reason is above");
        }
    }

    // no exception can cross the border between isolates

    @CEntryPoint
    private static int startHere(IsolateThread thread, CCharPointer wordNet, CCharPointer file) {
        try {
            server =
                    WordServer.start(
                            CTypeConversion.toJavaString(wordNet),
                            CTypeConversion.toJavaString(file));
            return server.getPort();
        } catch (Throwable t) {
            t.printStackTrace();
            return FAILED;
        }
    }

    @CEntryPoint
    private static int stopHere(IsolateThread thread) {
        try {
            if (server != null) {
                server.getApplicationContext().close();
            }
            return 0;
        } catch (Throwable t) {
            t.printStackTrace();
            return FAILED;
        }
    }
}
