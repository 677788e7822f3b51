// SPDX-License-Identifier: Apache-2.0
package dev.thaw.function.adapter;

import com.google.cloud.functions.HttpRequest.HttpPart;
import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** The parts of a form, as browsers send it with files (RFC 7578). */
final class FormParts {
    private static final class Part extends HttpContent implements HttpPart {
        private final Optional<String> fileName;
        private final int length;

        Part(Map<String, List<String>> headers, Optional<String> fileName, byte[] body) {
            super(headers, new ByteArrayInputStream(body));
            this.fileName = fileName;
            this.length = body.length;
        }

        @Override
        public Optional<String> getFileName() {
            return fileName;
        }

        @Override
        public long getContentLength() {
            return length;
        }
    }

    private FormParts() {}

    /**
     * The parts by their names; of parts with one name, the first.
     *
     * @throws IllegalStateException if the body is no form with that boundary
     */
    static Map<String, HttpPart> parse(String boundary, byte[] body) {
        // one char for each byte, so that positions are the same
        String text = new String(body, StandardCharsets.ISO_8859_1);
        String delimiter = "--" + boundary;
        Map<String, HttpPart> parts = new LinkedHashMap<>();
        int at =
                text.startsWith(delimiter)
                        ? 0
                        : after(text, "\r\n" + delimiter, 0) - delimiter.length();
        while (!text.startsWith("--", at + delimiter.length())) {
            int headers = after(text, "\r\n", at + delimiter.length());
            // a part without headers has the empty line at once
            int end =
                    text.startsWith("\r\n", headers)
                            ? headers + 2
                            : after(text, "\r\n\r\n", headers);
            int next = after(text, "\r\n" + delimiter, end - 2) - delimiter.length();
            int bodyEnd = Math.max(end, next - 2);
            add(parts, utf8(text.substring(headers, end)), Arrays.copyOfRange(body, end, bodyEnd));
            at = next;
        }
        return parts;
    }

    private static int after(String text, String wanted, int from) {
        int at = text.indexOf(wanted, from);
        if (at < 0) {
            throw new IllegalStateException(
                    "the body is not multipart/form-data with the boundary that its type says");
        }
        return at + wanted.length();
    }

    private static String utf8(String bytes) {
        return new String(bytes.getBytes(StandardCharsets.ISO_8859_1), StandardCharsets.UTF_8);
    }

    private static void add(Map<String, HttpPart> parts, String head, byte[] body) {
        Map<String, List<String>> headers = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
        for (String line : head.split("\r\n")) {
            int colon = line.indexOf(':');
            if (colon > 0) {
                headers.computeIfAbsent(line.substring(0, colon).strip(), n -> new ArrayList<>())
                        .add(line.substring(colon + 1).strip());
            }
        }
        String disposition = headers.getOrDefault("content-disposition", List.of("")).getFirst();
        if (disposition.toLowerCase(Locale.ROOT).startsWith("form-data")) {
            HeaderValue.parameter(disposition, "name")
                    .ifPresent(name ->
                            parts.putIfAbsent(
                                    name,
                                    new Part(
                                            Collections.unmodifiableMap(headers),
                                            HeaderValue.parameter(disposition, "filename"),
                                            body)));
        }
    }
}
