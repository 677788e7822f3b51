// SPDX-License-Identifier: Apache-2.0
package dev.thaw.function.adapter;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.cloud.functions.CloudEventsFunction;
import com.google.cloud.functions.HttpFunction;
import com.google.cloud.functions.HttpRequest;
import com.google.cloud.functions.HttpResponse;
import dev.thaw.function.Entry;
import dev.thaw.function.EntryFinder;
import dev.thaw.function.FakeHost;
import dev.thaw.function.Fields;
import dev.thaw.function.FunctionRuntime;
import dev.thaw.function.Host;
import dev.thaw.function.Unwinder;
import io.cloudevents.CloudEvent;
import io.cloudevents.SpecVersion;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Google's interfaces, on a plain JVM. */
class GoogleAdaptersTest {
    interface Service {
        void run(HttpRequest request, HttpResponse response) throws Exception;
    }

    private static Service service;
    private static CloudEvent event;
    private static List<String> received;

    static final class Http implements HttpFunction {
        @Override
        public void service(HttpRequest request, HttpResponse response) throws Exception {
            service.run(request, response);
        }
    }

    static final class Events implements CloudEventsFunction {
        @Override
        public void accept(CloudEvent received) {
            event = received;
            GoogleAdaptersTest.received.add(received.getId());
        }
    }

    private final FakeHost host = new FakeHost();

    @BeforeEach
    void forget() {
        received = new ArrayList<>();
    }

    private int run(Class<?> type) {
        Entry entry =
                new EntryFinder(getClass().getClassLoader(), message -> {})
                        .find(type.getName(), null);
        FunctionRuntime runtime =
                new FunctionRuntime(
                        type.getName(), entry.signature(), entry.adapter(), Unwinder.NONE);
        assertEquals(FunctionRuntime.ANSWERED, runtime.load(new FakeHost()));
        return runtime.call(host);
    }

    private void serve(Service body) {
        service = body;
        assertEquals(FunctionRuntime.ANSWERED, run(Http.class), () -> host.written(Host.ERROR));
    }

    private void receive() {
        event = null;
        assertEquals(FunctionRuntime.ANSWERED, run(Events.class), () -> host.written(Host.ERROR));
    }

    private String refusal() {
        assertEquals(FunctionRuntime.BAD_REQUEST, run(Events.class));
        return host.fields(Host.ERROR).first(":message");
    }

    @Test
    void readsRequests() {
        host.field(":method", "PUT")
                .field(":path", "/a/b")
                .field(":query", "x=1&y=%C3%A4+z&x=2&flag")
                .field("host", "example.org")
                .field("content-type", "text/plain; charset=\"ISO-8859-1\"")
                .field("content-length", "1")
                .body(new byte[] {(byte) 0xe4});
        serve((request, response) -> {
            assertEquals("PUT", request.getMethod());
            assertEquals("/a/b", request.getPath());
            assertEquals("http://example.org/a/b?x=1&y=%C3%A4+z&x=2&flag", request.getUri());
            assertEquals(List.of("1", "2"), request.getQueryParameters().get("x"));
            assertEquals("\u00e4 z", request.getFirstQueryParameter("y").orElseThrow());
            assertEquals("", request.getFirstQueryParameter("flag").orElseThrow());
            assertEquals("example.org", request.getFirstHeader("Host").orElseThrow());
            assertEquals(1, request.getContentLength());
            assertEquals("\u00e4", request.getReader().readLine());
        });
    }

    @Test
    void writesResponses() {
        serve((request, response) -> {
            response.setStatusCode(201, "Made");
            response.setContentType("text/plain");
            response.appendHeader("X-Many", "1");
            response.appendHeader("x-many", "2");
            response.getWriter().write("\u00e4");
        });
        Fields head = host.fields(Host.HEAD);
        assertEquals("201", head.first(":status"));
        assertEquals("text/plain", head.first("content-type"));
        assertEquals(List.of("1", "2"), head.all("x-many"));
        assertEquals("\u00e4", host.written(Host.BODY));
        assertEquals(0, host.flushes());
    }

    @Test
    void sendsWhatIsFlushed() {
        serve((request, response) -> {
            response.getWriter().write("now");
            response.getWriter().flush();
            assertEquals("now", host.written(Host.BODY));
            response.getWriter().write(" later");
        });
        assertEquals("now later", host.written(Host.BODY));
        assertEquals(1, host.flushes());
    }

    @Test
    void streamsLargeBodies() {
        host.body("b".repeat(1_000_000));
        serve((request, response) ->
                request.getInputStream().transferTo(response.getOutputStream()));
        assertEquals(1_000_000, host.written(Host.BODY).length());
    }

    @Test
    void answersWithoutABody() {
        serve((request, response) -> response.setStatusCode(404));
        assertEquals("404", host.fields(Host.HEAD).first(":status"));
        assertEquals("", host.written(Host.BODY));
    }

    @Test
    void readsForms() {
        host.field("content-type", "multipart/form-data; boundary=XX")
                .body(
                        "preamble\r\n--XX\r\nContent-Disposition: form-data; name=\"a\"\r\n\r\none\r\n"
                                + "--XX\r\nContent-Disposition: form-data; name=\"f\"; filename=\"\u00e4.txt\"\r\n"
                                + "Content-Type: text/plain\r\n\r\nline\r\n--X\r\n\r\n--XX--\r\n");
        serve((request, response) -> {
            assertEquals(Set.of("a", "f"), request.getParts().keySet());
            assertEquals("one", request.getParts().get("a").getReader().readLine());
            HttpRequest.HttpPart file = request.getParts().get("f");
            assertEquals("\u00e4.txt", file.getFileName().orElseThrow());
            assertEquals("text/plain", file.getContentType().orElseThrow());
            assertEquals(
                    "line\r\n--X\r\n",
                    new String(file.getInputStream().readAllBytes(), StandardCharsets.UTF_8));
        });
    }

    @Test
    void readsEmptyForms() {
        host.field("content-type", "multipart/form-data; boundary=XX").body("--XX--\r\n");
        serve((request, response) -> assertTrue(request.getParts().isEmpty()));
    }

    @Test
    void formsThatAreNoneAreErrors() {
        host.field("content-type", "multipart/form-data; boundary=XX").body("--XX\r\nno end");
        service = (request, response) -> request.getParts();
        assertEquals(FunctionRuntime.THREW, run(Http.class));
    }

    @Test
    void exceptionsAreErrors() {
        service =
                (request, response) -> {
                    throw new IOException("gone");
                };
        assertEquals(FunctionRuntime.THREW, run(Http.class));
        assertEquals("gone", host.fields(Host.ERROR).first(":message"));
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
        assertEquals(FunctionRuntime.ANSWERED, run(Events.class));
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
