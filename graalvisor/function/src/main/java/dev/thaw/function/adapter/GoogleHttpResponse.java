// SPDX-License-Identifier: Apache-2.0
package dev.thaw.function.adapter;

import com.google.cloud.functions.HttpResponse;
import dev.thaw.function.Call;
import dev.thaw.function.Fields;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** The response of a call; its head is written before its first byte. */
final class GoogleHttpResponse implements HttpResponse {
    private static final String CONTENT_TYPE = "content-type";

    private final ResponseStream stream;
    private final Map<String, List<String>> headers = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
    private int status = 200;
    private BufferedWriter writer;

    GoogleHttpResponse(Call call) {
        stream = new ResponseStream(call, this::head);
    }

    private byte[] head() {
        Fields.Builder fields = new Fields.Builder().add(":status", Integer.toString(status));
        headers.forEach((name, values) ->
                values.forEach(v -> fields.add(name.toLowerCase(Locale.ROOT), v)));
        return fields.encode();
    }

    @Override
    public void setStatusCode(int code) {
        status = code;
    }

    /** HTTP/2 has no messages; they are not sent. */
    @Override
    public void setStatusCode(int code, String message) {
        status = code;
    }

    @Override
    public void setContentType(String contentType) {
        headers.put(CONTENT_TYPE, new ArrayList<>(List.of(contentType)));
    }

    @Override
    public Optional<String> getContentType() {
        return Optional.ofNullable(headers.get(CONTENT_TYPE)).map(List::getFirst);
    }

    @Override
    public void appendHeader(String header, String value) {
        headers.computeIfAbsent(header, name -> new ArrayList<>()).add(value);
    }

    @Override
    public Map<String, List<String>> getHeaders() {
        return headers;
    }

    @Override
    public OutputStream getOutputStream() {
        return stream;
    }

    @Override
    public synchronized BufferedWriter getWriter() {
        if (writer == null) {
            writer = new BufferedWriter(new OutputStreamWriter(stream, charset()));
        }
        return writer;
    }

    /** As the content type says so far; UTF-8 if it says none that can be written. */
    private Charset charset() {
        try {
            return getContentType()
                    .flatMap(type -> HeaderValue.parameter(type, "charset"))
                    .map(Charset::forName)
                    .filter(Charset::canEncode)
                    .orElse(StandardCharsets.UTF_8);
        } catch (IllegalArgumentException e) {
            // there is none of that name
            return StandardCharsets.UTF_8;
        }
    }

    /** The function has returned. */
    void finish() throws IOException {
        stream.end();
        if (writer != null) {
            // which the function may have done; some character sets have an end of their own
            writer.close();
        }
        stream.flush();
    }
}
