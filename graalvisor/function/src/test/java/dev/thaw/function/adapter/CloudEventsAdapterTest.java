// SPDX-License-Identifier: Apache-2.0
package dev.thaw.function.adapter;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.cloud.functions.CloudEventsFunction;
import dev.thaw.function.FakeHost;
import dev.thaw.function.FunctionRuntime;
import dev.thaw.function.Host;
import io.cloudevents.CloudEvent;
import io.cloudevents.SpecVersion;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Google's functions of events, on a plain JVM: binary, structured and in batches. */
class CloudEventsAdapterTest {
    private static CloudEvent event;
    private static List<String> received;

    static final class Events implements CloudEventsFunction {
        @Override
        public void accept(CloudEvent received) {
            event = received;
            CloudEventsAdapterTest.received.add(received.getId());
        }
    }

    private final FakeHost host = new FakeHost();

    @BeforeEach
    void forget() {
        received = new ArrayList<>();
    }

    private void receive() {
        event = null;
        assertEquals(
                FunctionRuntime.ANSWERED,
                PlainJvm.call(Events.class, host),
                () -> host.written(Host.ERROR));
    }

    private String refusal() {
        assertEquals(FunctionRuntime.BAD_REQUEST, PlainJvm.call(Events.class, host));
        return host.fields(Host.ERROR).first(":message");
    }

    @Test
    void binaryEvents() {
        host.field("ce-id", "1")
                .field("ce-source", "/s")
                .field("ce-specversion", "1.0")
                .field("ce-type", "t")
                .field("ce-subject", "Eur%C3%B6")
                .field("ce-time", "2026-01-01T00:00:00Z")
                .field("ce-mine", "x")
                .field("content-type", "application/json")
                .body("{}");
        receive();
        assertEquals(SpecVersion.V1, event.getSpecVersion());
        assertEquals("1", event.getId());
        assertEquals("/s", event.getSource().toString());
        assertEquals("Eur\u00f6", event.getSubject());
        assertEquals(2026, event.getTime().getYear());
        assertEquals("x", event.getExtension("mine"));
        assertEquals(Set.of("mine"), event.getExtensionNames());
        assertEquals("application/json", event.getDataContentType());
        assertEquals("{}", new String(event.getData().toBytes(), StandardCharsets.UTF_8));
        assertEquals("t", event.getAttribute("type"));
        assertEquals("204", host.fields(Host.HEAD).first(":status"));
    }

    private void structured(String json) {
        host.field("content-type", "application/cloudevents+json; charset=utf-8").body(json);
    }

    @Test
    void structuredEvents() {
        structured(
                """
                {"specversion": "1.0", "id": "\\u00e4\\n", "source": "s:x", "type": "t", "count": 3,
                 "yes": true, "subject": null, "data": {"a": [1, {"b": "}"}]}}
                """);
        receive();
        assertEquals("\u00e4\n", event.getId());
        assertEquals(3, event.getExtension("count"));
        assertEquals(true, event.getExtension("yes"));
        assertNull(event.getSubject());
        assertEquals(
                "{\"a\": [1, {\"b\": \"}\"}]}",
                new String(event.getData().toBytes(), StandardCharsets.UTF_8));
    }

    @Test
    void structuredEventsWithOtherData() {
        structured(
                "{\"specversion\":\"1.0\",\"id\":\"1\",\"source\":\"s\",\"type\":\"t\",\"data_base64\":\"AAE=\"}");
        receive();
        assertEquals(2, event.getData().toBytes().length);
    }

    @Test
    void structuredEventsWithText() {
        structured(
                "{\"specversion\":\"1.0\",\"id\":\"1\",\"source\":\"s\",\"type\":\"t\",\"datacontenttype\":\"text/plain\",\"data\":\"a\\tb\"}");
        receive();
        assertEquals("a\tb", new String(event.getData().toBytes(), StandardCharsets.UTF_8));
    }

    @Test
    void structuredEventsWithBytesThatBeginWithAQuote() {
        structured(
                "{\"specversion\":\"1.0\",\"id\":\"1\",\"source\":\"s\",\"type\":\"t\",\"datacontenttype\":\"text/csv\",\"data_base64\":\"ImEiLCJiIg==\"}");
        receive();
        assertEquals("\"a\",\"b\"", new String(event.getData().toBytes(), StandardCharsets.UTF_8));
    }

    @Test
    void whatIsNoEventIsRefused() {
        assertTrue(refusal().contains("no event"));
    }

    @Test
    void eventsThatLackSomethingAreRefused() {
        structured("{\"specversion\":\"1.0\",\"id\":\"1\",\"source\":\"s\"}");
        assertTrue(refusal().contains("no type"));
    }

    @Test
    void eventsOfUnknownVersionsAreRefused() {
        structured("{\"specversion\":\"2.0\"}");
        assertTrue(refusal().contains("2.0"));
    }

    @Test
    void malformedEventsAreRefused() {
        structured("{\"specversion\":\"1.0\",");
        assertTrue(refusal().contains("not a JSON object"));
    }

    @Test
    void eventsWithMalformedAttributesAreRefused() {
        structured(
                "{\"specversion\":\"1.0\",\"id\":\"1\",\"source\":\"s\",\"type\":\"t\",\"time\":\"noon\"}");
        assertTrue(refusal().contains("malformed"));
    }

    private void batch(String json) {
        host.field("content-type", "application/cloudevents-batch+json").body(json);
    }

    private static String one(String id) {
        return "{\"specversion\":\"1.0\",\"id\":\"" + id + "\",\"source\":\"s\",\"type\":\"t\"}";
    }

    @Test
    void batchesAreReceivedInTheirOrder() {
        batch(" [" + one("1") + ", " + one("2") + " ,\n" + one("3") + "] ");
        receive();
        assertEquals(List.of("1", "2", "3"), received);
        assertEquals("204", host.fields(Host.HEAD).first(":status"));
    }

    @Test
    void batchesMayBeEmpty() {
        batch("[]");
        assertEquals(FunctionRuntime.ANSWERED, PlainJvm.call(Events.class, host));
        assertEquals(List.of(), received);
    }

    @Test
    void batchesWithOneThatIsMalformedAreRefusedAsAWhole() {
        batch("[" + one("1") + "," + "{\"specversion\":\"1.0\"}]");
        assertTrue(refusal().contains("event 2 of the batch: the event has no"));
        assertEquals(List.of(), received);
    }

    @Test
    void whatIsNoBatchIsRefused() {
        batch(one("1"));
        assertTrue(refusal().contains("not a JSON array"));
    }
}
