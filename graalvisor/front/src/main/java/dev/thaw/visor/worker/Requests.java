// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.worker;

import dev.thaw.visor.Failure;
import dev.thaw.visor.wire.Fields;
import io.netty.util.collection.IntObjectHashMap;
import java.util.ArrayList;
import java.util.List;

/** What the front has asked of a worker, and has no answer to yet. */
final class Requests {
    private final IntObjectHashMap<Worker.Answer> waiting = new IntObjectHashMap<>();

    /** Answers of which more is to come. */
    private final IntObjectHashMap<Fields> parts = new IntObjectHashMap<>();

    boolean has(int id) {
        return waiting.containsKey(id);
    }

    void add(int id, Worker.Answer answer) {
        waiting.put(id, answer);
    }

    /**
     * @param last whether the answer is whole now
     */
    void done(int id, Fields fields, boolean last) {
        if (!waiting.containsKey(id)) {
            return;
        }
        Fields all = parts.containsKey(id) ? parts.remove(id) : fields;
        if (all != fields) {
            fields.forEach(all::add);
        }
        if (!last) {
            parts.put(id, all);
            return;
        }
        Worker.Answer answer = waiting.remove(id);
        if (answer != null) {
            answer.answer(all, null);
        }
    }

    /** Whether there was such a request. */
    boolean failed(int id, Failure failure) {
        parts.remove(id);
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
        return all;
    }
}
