// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.worker;

import dev.thaw.visor.Failure;
import dev.thaw.visor.wire.Fields;
import dev.thaw.visor.wire.WireException;
import io.netty.buffer.ByteBuf;
import io.netty.util.collection.IntObjectHashMap;
import java.util.ArrayList;
import java.util.List;

/** What the front has asked of a worker, and has no answer to yet. */
final class Requests {
    /** Of all that is not whole yet: statistics of thousands of functions, and no heap full. */
    private static final int MAX_PARTS = 1 << 20;

    private final IntObjectHashMap<Worker.Answer> waiting = new IntObjectHashMap<>();

    /** Answers of which more is to come. */
    private final IntObjectHashMap<Parts> parts = new IntObjectHashMap<>();

    private int partsSize;

    /**
     * @param size bytes that they were on the wire
     */
    private record Parts(Fields fields, int size) {}

    boolean has(int id) {
        return waiting.containsKey(id);
    }

    void add(int id, Worker.Answer answer) {
        waiting.put(id, answer);
    }

    /**
     * @param last whether the answer is whole now
     */
    void done(int id, ByteBuf payload, boolean last) {
        int size = payload.readableBytes();
        Fields fields = Fields.read(payload);
        Worker.Answer answer = waiting.get(id);
        if (answer == null) {
            return;
        }
        Parts before = takeParts(id);
        fields.forEach(before.fields::add);
        if (!last) {
            parts.put(id, new Parts(before.fields, before.size + size));
            partsSize += before.size + size;
            if (partsSize > MAX_PARTS) {
                throw new WireException("answers without an end");
            }
            return;
        }
        // one that cannot be read ends the worker, which whoever waits is told as well
        answer.answer(before.fields, null);
        waiting.remove(id);
    }

    private Parts takeParts(int id) {
        Parts taken = parts.remove(id);
        if (taken == null) {
            return new Parts(new Fields(), 0);
        }
        partsSize -= taken.size;
        return taken;
    }

    /** Whether there was such a request. */
    boolean failed(int id, Failure failure) {
        takeParts(id);
        Worker.Answer answer = waiting.remove(id);
        if (answer != null) {
            answer.answer(null, failure);
        }
        return answer != null;
    }

    /** All that wait; none does any more. */
    List<Worker.Answer> takeAll() {
        List<Worker.Answer> all = new ArrayList<>(waiting.values());
        waiting.clear();
        parts.clear();
        partsSize = 0;
        return all;
    }
}
