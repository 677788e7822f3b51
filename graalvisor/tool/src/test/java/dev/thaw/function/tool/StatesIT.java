// SPDX-License-Identifier: Apache-2.0
package dev.thaw.function.tool;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.thaw.function.FunctionRuntime;
import dev.thaw.function.tool.NativeHostProcess.Answer;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** Isolates that begin with the state that one of them has made. */
class StatesIT extends FunctionTests {
    private Answer load(int slot, String fields) throws IOException {
        host.command("create %d %d 0", slot, LIBRARY);
        return host.command("load %d %s", slot, fields);
    }

    @Test
    void isolatesBeginWithTheStateThatOneHasMade() throws Exception {
        Path state = directory.resolve("made.doss");
        assertEquals(0, load(0, ":environment=MAKE=1000\1:state-to=" + state).result());
        assertEquals("made 1000, last object 1000", host.call(0, "made").text("body"));
        for (int isolate = 1; isolate <= 3; isolate++) {
            assertEquals(0, load(isolate, ":state=" + state).result());
            assertEquals("made 1000, last object 1000", host.call(isolate, "made").text("body"));
            assertEquals("calls 1", host.call(isolate, "calls").text("body"));
        }
        host.tearDown(1);
        assertEquals("calls 2", host.call(2, "calls").text("body"));
    }

    @Test
    void whatCannotBeAStateIsRefusedWithItsReason() throws Exception {
        Path state = directory.resolve("refused.doss");
        Answer refused = load(0, ":environment=MAKE=thread\1:state-to=" + state);
        assertEquals(FunctionRuntime.LOAD_FAILED, refused.result());
        assertTrue(refused.fields("error").first(":message").contains("java.lang.Thread"));
        assertTrue(Files.notExists(state));
        Answer tooLarge = load(1, ":environment=MAKE=1000000\1:state-to=" + state);
        assertEquals(FunctionRuntime.LOAD_FAILED, tooLarge.result());
        assertTrue(Files.notExists(state));
    }

    @Test
    void withoutItsStateAFunctionBeginsByItself() throws Exception {
        Path state = directory.resolve("damaged.doss");
        Files.write(state, new byte[8192]);
        Answer answer = load(0, ":environment=MAKE=3\1:state=" + state);
        assertEquals(0, answer.result());
        assertTrue(answer.text("err").contains("begins without its state: " + state));
        assertEquals("made 3, last object 3", host.call(0, "made").text("body"));
    }
}
