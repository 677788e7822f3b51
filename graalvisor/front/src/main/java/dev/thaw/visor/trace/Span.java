// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.trace;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;

/**
 * A call that has ended.
 *
 * @param function its name
 * @param call the call's id, as in the log
 * @param beginNanos Unix time
 * @param endNanos Unix time
 * @param status of HTTP
 * @param failure the type of its failure; null if there was none
 */
record Span(
        TraceContext context,
        String function,
        String call,
        long beginNanos,
        long endNanos,
        int status,
        String failure) {
    private static final int SERVER = 2;
    private static final int ERROR = 2;
    private static final int SERVERS_FAULT = 500;

    /** As OTLP 1 has it in JSON. */
    JsonObject toJson() {
        JsonObject span = new JsonObject();
        span.addProperty("traceId", context.trace());
        span.addProperty("spanId", context.span());
        if (!context.parent().isEmpty()) {
            span.addProperty("parentSpanId", context.parent());
        }
        span.addProperty("name", function);
        span.addProperty("kind", SERVER);
        span.addProperty("startTimeUnixNano", Long.toString(beginNanos));
        span.addProperty("endTimeUnixNano", Long.toString(endNanos));
        JsonArray attributes = new JsonArray();
        attributes.add(attribute("faas.name", "stringValue", function));
        attributes.add(attribute("faas.invocation_id", "stringValue", call));
        attributes.add(
                attribute("http.response.status_code", "intValue", Integer.toString(status)));
        JsonObject state = new JsonObject();
        if (failure != null) {
            attributes.add(attribute("error.type", "stringValue", failure));
        }
        if (status >= SERVERS_FAULT) {
            state.addProperty("code", ERROR);
        }
        span.add("attributes", attributes);
        span.add("status", state);
        return span;
    }

    static JsonObject attribute(String key, String type, String value) {
        JsonObject typed = new JsonObject();
        typed.addProperty(type, value);
        JsonObject attribute = new JsonObject();
        attribute.addProperty("key", key);
        attribute.add("value", typed);
        return attribute;
    }
}
