// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.trace;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import dev.thaw.visor.Stderr;
import io.netty.channel.EventLoop;
import java.io.IOException;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.TimeUnit;

/**
 * Spans that wait to be exported, in batches; on the loop. What a collector does not take in time
 * is dropped, and counted: tracing costs no call.
 */
public final class Spans {
    /** Takes a batch. */
    public interface Exporter {
        /**
         * @param whenDone is told whether the collector has taken it
         */
        void export(String json, java.util.function.Consumer<IOException> whenDone);
    }

    private static final int MAX_WAITING = 4096;
    private static final int BATCH = 512;
    private static final int MILLIS = 500;

    private final EventLoop loop;
    private final Exporter exporter;
    private final Deque<Span> waiting = new ArrayDeque<>();
    private boolean busy;
    private boolean failing;
    private long dropped;

    public Spans(EventLoop loop, Exporter exporter) {
        this.loop = loop;
        this.exporter = exporter;
    }

    void add(Span span) {
        if (waiting.size() >= MAX_WAITING) {
            dropped++;
            return;
        }
        waiting.add(span);
        if (!busy) {
            busy = true;
            loop.schedule(this::send, MILLIS, TimeUnit.MILLISECONDS);
        }
    }

    private void send() {
        int count = Math.min(BATCH, waiting.size());
        JsonArray spans = new JsonArray();
        for (int i = 0; i < count; i++) {
            spans.add(waiting.poll().toJson());
        }
        exporter.export(
                request(spans).toString(),
                failure -> {
                    tell(failure, count);
                    if (waiting.isEmpty()) {
                        busy = false;
                    } else {
                        loop.schedule(this::send, MILLIS, TimeUnit.MILLISECONDS);
                    }
                });
    }

    /** Once for each time that it begins, or ceases, to fail. */
    private void tell(IOException failure, int count) {
        if (failure != null) {
            dropped += count;
            if (!failing) {
                Stderr.say("traces are dropped: " + failure.getMessage());
            }
        } else if (failing) {
            Stderr.say("traces are taken again; %d were dropped".formatted(dropped));
        }
        failing = failure != null;
    }

    private static JsonObject request(JsonArray spans) {
        JsonObject scope = new JsonObject();
        scope.addProperty("name", "thaw-visor");
        JsonObject scopeSpans = new JsonObject();
        scopeSpans.add("scope", scope);
        scopeSpans.add("spans", spans);
        JsonObject resource = new JsonObject();
        resource.add(
                "attributes", array(Span.attribute("service.name", "stringValue", "thaw-visor")));
        JsonObject resourceSpans = new JsonObject();
        resourceSpans.add("resource", resource);
        resourceSpans.add("scopeSpans", array(scopeSpans));
        JsonObject request = new JsonObject();
        request.add("resourceSpans", array(resourceSpans));
        return request;
    }

    private static JsonArray array(JsonObject one) {
        JsonArray array = new JsonArray();
        array.add(one);
        return array;
    }
}
