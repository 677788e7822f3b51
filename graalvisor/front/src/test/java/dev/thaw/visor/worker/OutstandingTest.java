// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.worker;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.thaw.visor.Failure;
import dev.thaw.visor.wire.Fields;
import dev.thaw.visor.wire.Frame;
import dev.thaw.visor.wire.WireException;
import io.netty.buffer.ByteBuf;
import io.netty.buffer.Unpooled;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;

class OutstandingTest {
    private final List<String> told = new ArrayList<>();

    /** As one that reads a number from its end. */
    private final class Call implements WorkerCall {
        @Override
        public String function() {
            return "hello@1";
        }

        @Override
        public void head(Fields fields) {}

        @Override
        public void body(ByteBuf bytes) {
            bytes.release();
        }

        @Override
        public void log(int stream, ByteBuf text) {}

        @Override
        public void credit(long bytes) {}

        @Override
        public void end(Fields fields) {
            told.add("result " + fields.number(":result", -1));
        }

        @Override
        public void failed(String type, String message) {
            told.add(type);
        }

        @Override
        public void lost(Failure failure) {
            told.add(failure.type());
        }

        @Override
        public void flush() {}
    }

    private static Frame end(int id, String result) {
        ByteBuf payload = Unpooled.buffer();
        new Fields().add(":result", result).write(payload);
        return new Frame(Frame.END, Frame.LAST, id, payload);
    }

    @Test
    void aCallWhoseEndBreaksTheRulesIsToldThatItsWorkerIsGone() {
        Outstanding outstanding = new Outstanding();
        int id = outstanding.add(new Call());
        assertThrows(WireException.class, () -> outstanding.read(end(id, "no number")));
        assertEquals(List.of(), told);
        outstanding.lost(new Failure(502, "crashed", "it broke the protocol"));
        assertEquals(List.of("crashed"), told);
    }

    private static Frame part(int id, int flags, int size) {
        ByteBuf payload = Unpooled.buffer();
        new Fields().add(":text", "x".repeat(size)).write(payload);
        return new Frame(Frame.DONE, flags, id, payload);
    }

    private int request(Outstanding outstanding) {
        return outstanding.add((done, failed) ->
                told.add(done == null ? failed.type() : done.all(":text").size() + " parts"));
    }

    @Test
    void anAnswerOfManyPartsIsWhole() {
        Outstanding outstanding = new Outstanding();
        // what the first were does not count against the last
        for (int round = 0; round < 3; round++) {
            int id = request(outstanding);
            for (int i = 0; i < 14; i++) {
                outstanding.read(part(id, 0, 60_000));
            }
            outstanding.read(part(id, Frame.LAST, 60_000));
        }
        assertEquals(List.of("15 parts", "15 parts", "15 parts"), told);
    }

    @Test
    void answersWithoutAnEndAreNotKept() {
        Outstanding outstanding = new Outstanding();
        // one in each: together they would fill the memory as well
        int kept = 0;
        while (kept < 100) {
            int id = request(outstanding);
            try {
                outstanding.read(part(id, 0, 60_000));
            } catch (WireException e) {
                break;
            }
            kept++;
        }
        assertEquals(17, kept);
        assertThrows(WireException.class, () -> outstanding.read(part(1, 0, 60_000)));
        outstanding.lost(new Failure(502, "crashed", "it broke the protocol"));
        assertEquals(Collections.nCopies(18, "crashed"), told);
    }

    @Test
    void whoseAnswerCannotBeReadIsToldThatTheWorkerIsGone() {
        Outstanding outstanding = new Outstanding();
        int id =
                outstanding.add((done, failed) ->
                        told.add(done == null ? failed.type() : "" + done.number(":text", 0)));
        assertThrows(WireException.class, () -> outstanding.read(part(id, Frame.LAST, 1)));
        outstanding.lost(new Failure(502, "crashed", "it broke the protocol"));
        assertEquals(List.of("crashed"), told);
    }

    @Test
    void aCallEndsOnce() {
        Outstanding outstanding = new Outstanding();
        int id = outstanding.add(new Call());
        outstanding.read(end(id, "0"));
        outstanding.read(end(id, "0"));
        outstanding.lost(new Failure(502, "crashed", "later"));
        assertEquals(List.of("result 0"), told);
    }
}
