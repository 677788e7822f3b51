// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.worker;

import dev.thaw.visor.Failure;
import dev.thaw.visor.wire.Fields;
import dev.thaw.visor.wire.Frame;
import dev.thaw.visor.wire.WireException;
import io.netty.buffer.ByteBuf;
import io.netty.util.collection.IntObjectHashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Calls and requests that a worker has not ended, by the number that their frames have. */
final class Outstanding {
    private final IntObjectHashMap<WorkerCall> calls = new IntObjectHashMap<>();
    private final Requests requests = new Requests();
    private final Set<WorkerCall> touched = new HashSet<>();
    private int nextId = 1;

    int add(Worker.Answer answer) {
        int id = newId();
        requests.add(id, answer);
        return id;
    }

    int add(WorkerCall call) {
        int id = newId();
        calls.put(id, call);
        return id;
    }

    private int newId() {
        while (nextId == 0 || calls.containsKey(nextId) || requests.has(nextId)) {
            nextId++;
        }
        return nextId++;
    }

    int calls() {
        return calls.size();
    }

    /** Functions that have calls. */
    Set<String> called() {
        Set<String> functions = new HashSet<>();
        calls.values().forEach(call -> functions.add(call.function()));
        return functions;
    }

    /** A frame about a call or request; those of one that has ended are nobody's. */
    void read(Frame frame) {
        ByteBuf payload = frame.payload();
        WorkerCall call = calls.get(frame.id());
        switch (frame.type()) {
            case Frame.DONE -> requests.done(frame.id(), payload, frame.last());
            case Frame.END -> {
                if (calls.remove(frame.id()) != null) {
                    touched.remove(call);
                    end(frame.id(), call, payload);
                }
            }
            case Frame.HEAD -> {
                if (call != null) {
                    touched.add(call);
                    call.head(Fields.read(payload));
                }
            }
            case Frame.BODY -> {
                if (call != null) {
                    touched.add(call);
                    call.body(payload.retain());
                }
            }
            case Frame.LOG -> {
                if (call != null && payload.isReadable()) {
                    call.log(payload.readUnsignedByte(), payload);
                }
            }
            case Frame.CREDIT -> {
                if (payload.readableBytes() != Integer.BYTES) {
                    throw new WireException("a CREDIT of " + payload.readableBytes());
                }
                if (call != null) {
                    call.credit(payload.readUnsignedIntLE());
                }
            }
            default -> throw new WireException("a worker sent a frame " + frame.type());
        }
    }

    /** An end that breaks the rules ends the worker, which its call is told as well. */
    private void end(int id, WorkerCall call, ByteBuf payload) {
        boolean ended = false;
        try {
            call.end(Fields.read(payload));
            ended = true;
        } finally {
            if (!ended) {
                calls.put(id, call);
            }
        }
    }

    /** Whether there was such a call or request. */
    boolean failed(int id, String type, String message) {
        WorkerCall call = calls.remove(id);
        if (call == null) {
            return requests.failed(id, new Failure(500, type, message));
        }
        touched.remove(call);
        call.failed(type, message);
        return true;
    }

    /** Nothing more has come for now. */
    void flush() {
        if (!touched.isEmpty()) {
            List<WorkerCall> flush = List.copyOf(touched);
            touched.clear();
            flush.forEach(WorkerCall::flush);
        }
    }

    /** The worker has gone: all are told. */
    void lost(Failure failure) {
        List<WorkerCall> lostCalls = List.copyOf(calls.values());
        List<Worker.Answer> lostRequests = requests.takeAll();
        calls.clear();
        touched.clear();
        lostRequests.forEach(answer -> answer.answer(null, failure));
        lostCalls.forEach(call -> call.lost(failure));
    }
}
