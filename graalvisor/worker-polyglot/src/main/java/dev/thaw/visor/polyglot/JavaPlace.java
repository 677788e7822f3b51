// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.polyglot;

import dev.thaw.function.Entry;
import dev.thaw.function.EntryException;
import dev.thaw.function.EntryFinder;
import dev.thaw.function.FunctionRuntime;
import dev.thaw.function.Signature;
import dev.thaw.function.Unwinder;
import java.io.IOException;

/** Classes of a Java function, and the runtime that calls them. */
final class JavaPlace implements Place {
    private static final byte[] NOTHING = {};
    private static final long INTERRUPT_MILLIS = 100;

    private final FunctionSettings settings;
    private final Signature signature;
    private final FunctionLoader loader;
    private final Connection connection;
    private volatile FunctionRuntime runtime;
    private boolean running;

    /**
     * @param signature null: it is found
     */
    JavaPlace(
            FunctionSettings settings,
            Signature signature,
            FunctionLoader loader,
            Connection connection) {
        this.settings = settings;
        this.signature = signature;
        this.loader = loader;
        this.connection = connection;
    }

    @Override
    public Outcome load() {
        begin();
        try {
            Thread.currentThread().setContextClassLoader(loader);
            Entry entry = new EntryFinder(loader, message -> {}).find(settings.entry(), signature);
            FunctionRuntime made =
                    new FunctionRuntime(
                            settings.entry(), entry.signature(), entry.adapter(), Unwinder.NONE);
            loader.tell(made);
            ProgramOutput.goesTo(made);
            runtime = made;
            JavaHost host =
                    new JavaHost(null, settings.configuration().encode(), NOTHING, connection);
            int result = made.load(host);
            return result == FunctionRuntime.ANSWERED ? null : host.outcome(result);
        } catch (EntryException e) {
            return Outcome.notLoaded("entry", e.getMessage());
        } catch (Exception | LinkageError | OutOfMemoryError | StackOverflowError e) {
            // static initialisers do not run here, but class files may be anything
            return Outcome.notLoaded(e.getClass().getName(), e.toString());
        } finally {
            end();
        }
    }

    @Override
    public Outcome call(Invocation call, byte[] body) {
        begin();
        try {
            JavaHost host = new JavaHost(call, call.head, body, connection);
            return host.outcome(runtime.call(host));
        } finally {
            end();
        }
    }

    private synchronized void begin() {
        running = true;
    }

    private synchronized void end() {
        running = false;
        notifyAll();
    }

    /** What does not listen to interrupts goes on, until the front has given the worker up. */
    @Override
    public void cancel() {
        boolean interrupted = false;
        synchronized (this) {
            while (running) {
                FunctionRuntime told = runtime;
                if (told != null) {
                    told.interrupt();
                }
                try {
                    wait(INTERRUPT_MILLIS);
                } catch (InterruptedException e) {
                    interrupted = true;
                    break;
                }
            }
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }

    /** On its thread: all that the function has started are of that one's group. */
    @Override
    public void close() {
        Thread.currentThread().getThreadGroup().interrupt();
        Thread.interrupted();
        Thread.currentThread().setContextClassLoader(null);
        ProgramOutput.goesTo(null);
        try {
            loader.close();
        } catch (IOException e) {
            System.err.println("thaw-visor-polyglot: closing jars: " + e);
        }
    }
}
