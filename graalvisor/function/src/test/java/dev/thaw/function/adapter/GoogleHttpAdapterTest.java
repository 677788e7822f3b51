// SPDX-License-Identifier: Apache-2.0
package dev.thaw.function.adapter;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.cloud.functions.HttpFunction;
import com.google.cloud.functions.HttpRequest;
import com.google.cloud.functions.HttpResponse;
import dev.thaw.function.FakeHost;
import dev.thaw.function.Fields;
import dev.thaw.function.FunctionRuntime;
import dev.thaw.function.Host;
import java.io.IOException;
import java.io.Writer;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Google's functions of requests, on a plain JVM. */
class GoogleHttpAdapterTest {
    interface Service {
        void run(HttpRequest request, HttpResponse response) throws Exception;
    }

    private static Service service;

    static final class Http implements HttpFunction {
        @Override
        public void service(HttpRequest request, HttpResponse response) throws Exception {
            service.run(request, response);
        }
    }

    private final FakeHost host = new FakeHost();

    private void serve(Service body) {
        service = body;
        assertEquals(
                FunctionRuntime.ANSWERED,
                PlainJvm.call(Http.class, host),
                () -> host.written(Host.ERROR));
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

    private byte[] written(Service body) {
        FakeHost fresh = new FakeHost();
        service = body;
        assertEquals(FunctionRuntime.ANSWERED, PlainJvm.call(Http.class, fresh));
        return fresh.bytes(Host.BODY);
    }

    @Test
    void writesTextInTheCharsetThatItsTypeSays() {
        byte[] latin = {(byte) 0xe4};
        byte[] utf8 = "\u00e4".getBytes(StandardCharsets.UTF_8);
        assertArrayEquals(
                latin,
                written((request, response) -> {
                    response.setContentType("text/plain; charset=ISO-8859-1");
                    response.getWriter().write("\u00e4");
                }));
        assertArrayEquals(
                latin,
                written((request, response) -> {
                    response.appendHeader("Content-Type", "text/plain; charset=\"iso-8859-1\"");
                    response.getWriter().write("\u00e4");
                }));
        Charset stateful = Charset.forName("ISO-2022-JP");
        assertArrayEquals(
                "\u3042".getBytes(stateful),
                written((request, response) -> {
                    response.setContentType("text/plain; charset=" + stateful);
                    response.getWriter().write("\u3042");
                }),
                "with its end");
        for (String unknown : List.of("no-such", "not a name", "ISO-2022-CN")) {
            assertArrayEquals(
                    utf8,
                    written((request, response) -> {
                        response.setContentType("text/plain; charset=" + unknown);
                        response.getWriter().write("\u00e4");
                    }),
                    unknown);
        }
    }

    @Test
    void aWriterMayBeClosed() {
        serve((request, response) -> {
            try (Writer writer = response.getWriter()) {
                writer.write("closed");
            }
        });
        assertEquals("closed", host.written(Host.BODY));
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

    private String fileName(String disposition) {
        FakeHost fresh = new FakeHost();
        fresh.field("content-type", "multipart/form-data; boundary=\"X;X\"")
                .body(
                        "--X;X\r\nContent-Disposition: form-data; "
                                + disposition
                                + "\r\n\r\n\r\n--X;X--\r\n");
        String[] name = new String[1];
        service =
                (request, response) ->
                        name[0] = request.getParts().get("f").getFileName().orElseThrow();
        assertEquals(
                FunctionRuntime.ANSWERED,
                PlainJvm.call(Http.class, fresh),
                () -> fresh.written(Host.ERROR));
        return name[0];
    }

    @Test
    void whatIsQuotedInHeadersStaysWhole() {
        assertEquals("report; final.pdf", fileName("name=\"f\"; filename=\"report; final.pdf\""));
        assertEquals("; name=g", fileName("filename=\"; name=g\"; name=f"));
        assertEquals("a\"b\\", fileName("name=f; FileName = \"a\\\"b\\\\\" ; x"));
        assertEquals("C:\\dir\\a.txt", fileName("name=f; filename=\"C:\\dir\\a.txt\""));
        assertEquals("a\"b c", fileName("name=f;filename= a\"b c "));
        assertEquals("no end", fileName("name=f; filename=\"no end"));
        assertEquals("", fileName("name=f; filename=\"\""));
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
        assertEquals(FunctionRuntime.THREW, PlainJvm.call(Http.class, host));
    }

    @Test
    void exceptionsAreErrors() {
        service =
                (request, response) -> {
                    throw new IOException("gone");
                };
        assertEquals(FunctionRuntime.THREW, PlainJvm.call(Http.class, host));
        assertEquals("gone", host.fields(Host.ERROR).first(":message"));
    }
}
