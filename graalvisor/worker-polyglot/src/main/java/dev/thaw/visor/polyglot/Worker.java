// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.polyglot;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * What frames of the front ask for. One thread reads them; each function's slots have their own.
 */
final class Worker {
    /** Of the heap, for all bodies. */
    private static final int PART_OF_HEAP = 4;

    private final Connection connection;
    private final Map<String, LoadedFunction> functions = new ConcurrentHashMap<>();
    private final Map<Integer, Invocation> calls = new ConcurrentHashMap<>();
    private final Housekeeping housekeeping;
    private final BodyRoom bodies = new BodyRoom(Runtime.getRuntime().maxMemory() / PART_OF_HEAP);

    /**
     * @param loadSeconds for a function to become ready
     */
    Worker(Connection connection, int loadSeconds) {
        this(connection, loadSeconds, new HeapPressure());
    }

    Worker(Connection connection, int loadSeconds, HeapPressure heap) {
        this.connection = connection;
        this.housekeeping = new Housekeeping(connection, functions.values(), loadSeconds, heap);
    }

    /** Until the connection ends. */
    void serve() throws IOException {
        try {
            for (Frame frame = connection.read(); frame != null; frame = connection.read()) {
                handle(frame);
            }
        } finally {
            housekeeping.stop();
        }
    }

    private void handle(Frame frame) throws ProtocolException {
        Invocation call = calls.get(frame.id());
        switch (frame.kind()) {
            case LOAD -> load(frame);
            case UNLOAD -> unload(frame);
            case INVOKE -> invoke(frame);
            case BODY -> {
                if (call != null) {
                    call.arrive(frame.payload(), frame.last());
                }
            }
            case CREDIT -> {
                if (call != null) {
                    call.credit(frame.payload());
                }
            }
            case CANCEL -> {
                if (call != null) {
                    housekeeping.stop(call, Invocation.Stop.CANCELLED);
                }
            }
            case STATS -> statistics(frame.id());
            case TRIM -> functions.values().forEach(LoadedFunction::evictAll);
            default ->
                    throw new ProtocolException("the front must not send " + frame.kind() + " now");
        }
    }

    private void load(Frame frame) throws ProtocolException {
        Fields fields = Fields.read(frame.payload());
        String name = fields.first(":function");
        if (functions.containsKey(name)) {
            connection.fail(frame.id(), "loaded", name + " is loaded already; unload it first");
            return;
        }
        FunctionSettings settings = FunctionSettings.read(fields);
        // an engine takes a while to make, and its first context more
        housekeeping.run(() -> {
            try {
                LoadedFunction function = new LoadedFunction(settings, connection, this::ended);
                housekeeping.limit(function.load(frame.id(), () -> functions.put(name, function)));
            } catch (Refusal e) {
                connection.fail(frame.id(), "load", e.getMessage());
            } catch (RuntimeException | Error e) {
                connection.fail(frame.id(), "load", e.toString());
            }
        });
    }

    private void unload(Frame frame) throws ProtocolException {
        String name = Fields.read(frame.payload()).first(":function");
        LoadedFunction function = functions.remove(name);
        if (function == null) {
            connection.fail(frame.id(), "not-loaded", name + " is not loaded");
            return;
        }
        function.unload(() -> connection.send(Frame.of(Frame.Kind.DONE, frame.id(), new Fields())));
    }

    private void invoke(Frame frame) throws ProtocolException {
        String name = Fields.read(frame.payload()).first(":function");
        LoadedFunction function = functions.get(name);
        if (function == null) {
            connection.fail(frame.id(), "not-loaded", name + " is not loaded");
            return;
        }
        Invocation call = new Invocation(frame.id(), frame.payload(), connection, bodies);
        if (frame.last()) {
            call.arrive(new byte[0], true);
        }
        if (calls.putIfAbsent(frame.id(), call) != null) {
            throw new ProtocolException("call " + frame.id() + " runs already");
        }
        housekeeping.began(call, function);
        String busy = function.begin(call);
        if (busy != null) {
            ended(call);
            connection.fail(frame.id(), "concurrency", busy);
        }
    }

    /** Before its end is told: its ID is free then. */
    private void ended(Invocation call) {
        calls.remove(call.id);
        call.ended();
        housekeeping.ended(call);
    }

    /** In as many frames as it takes; the last is marked. */
    private void statistics(int id) {
        List<byte[]> parts = new ArrayList<>();
        Fields fields = new Fields();
        int length = 0;
        for (LoadedFunction function : functions.values()) {
            Fields one = new Fields();
            function.addStatistics(one);
            int size = one.encode().length;
            if (length + size > Fields.MAXIMUM) {
                parts.add(fields.encode());
                fields = new Fields();
                length = 0;
            }
            function.addStatistics(fields);
            length += size;
        }
        parts.add(fields.encode());
        for (int i = 0; i < parts.size(); i++) {
            boolean last = i == parts.size() - 1;
            connection.send(new Frame(Frame.Kind.DONE, last, id, parts.get(i)));
        }
    }
}
