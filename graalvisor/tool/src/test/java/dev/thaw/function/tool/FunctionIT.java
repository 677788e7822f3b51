// SPDX-License-Identifier: Apache-2.0
package dev.thaw.function.tool;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonParser;
import dev.thaw.function.FunctionRuntime;
import dev.thaw.function.program.Order;
import dev.thaw.function.tool.NativeHostProcess.Answer;
import org.junit.jupiter.api.Test;

/** What a function gets, and answers. */
class FunctionIT extends FunctionTests {
    @Test
    void answersAndKeepsItsStateInOneIsolate() throws Exception {
        int one = isolate();
        int other = isolate();
        assertEquals("hello you", host.call(one, "hello you").text("body"));
        assertEquals("calls 1", host.call(one, "calls").text("body"));
        assertEquals("calls 2", host.call(one, "calls").text("body"));
        assertEquals("calls 1", host.call(other, "calls").text("body"));
    }

    @Test
    void bodiesMayBeLarge() throws Exception {
        int isolate = isolate();
        String large = "length " + "\u20ac".repeat(10_000_000);
        assertEquals("length 10000000", host.call(isolate, large).text("body"));
        Answer answer = host.call(isolate, "repeat 64000000");
        assertEquals(64_000_000, answer.text("body").length());
    }

    @Test
    void inputAndOutputAreThoseOfTheCall() throws Exception {
        int isolate = isolate();
        Answer printed = host.call(isolate, "print hi");
        assertEquals("hi out\nno line", printed.text("out"));
        assertEquals("hi err\n", printed.text("err"));
        assertEquals("read -1", host.call(isolate, "input").text("body"));
    }

    @Test
    void theEnvironmentIsThatOfTheFunction() throws Exception {
        int isolate = host.isolate(LIBRARY, 0, ":environment=KEY=value");
        assertEquals("KEY=value of 1", host.call(isolate, "environment KEY").text("body"));
    }

    @Test
    void objectsOfAws() throws Exception {
        String entry = ":entry=" + Order.class.getName();
        int isolate = host.isolate(LIBRARY, 0, entry + "\1:name=order");
        Answer answer =
                host.call(
                        isolate,
                        """
                        {"customer": "Ann", "unknown": 1,
                         "items": [{"name": "a", "price": 1.5}, {"name": "b", "price": 2, "kind": "GIFT"}]}
                        """);
        assertEquals(0, answer.result(), () -> answer.fields("error").first(":stack"));
        assertEquals(
                JsonParser.parseString(
                        """
                        {"id": "42", "customer": "Ann", "total": 3.5, "gifts": ["b"]}
                        """),
                JsonParser.parseString(answer.text("body")));
        assertEquals("order of Ann\n", answer.text("out"));
        Answer refused = host.call(isolate, "{\"items\": 7}");
        assertEquals(FunctionRuntime.BAD_REQUEST, refused.result());
    }

    /** The figures of the manual; what they are depends on the machine. */
    @Test
    void isMeasured() throws Exception {
        Answer figures = host.command("measure %d 200 hello you", LIBRARY);
        for (String name : figures.values().keySet()) {
            System.out.println("function " + name + " " + figures.text(name));
        }
        assertTrue(figures.number("private-kib") < 4096);
        assertNotEquals(0, figures.number("create-ns"));
    }
}
