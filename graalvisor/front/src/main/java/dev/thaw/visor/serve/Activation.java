// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.serve;

import com.google.gson.JsonElement;
import com.google.gson.JsonParseException;
import com.google.gson.JsonParser;
import dev.thaw.visor.Failure;
import dev.thaw.visor.call.Call;
import dev.thaw.visor.call.Responder;
import dev.thaw.visor.http.Exchange;
import dev.thaw.visor.http.RequestSink;
import dev.thaw.visor.wire.Fields;
import io.netty.buffer.ByteBuf;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/**
 * A call of an OpenWhisk action: its answer has to be a JSON object, or an array, as a whole. Runs
 * on the loop.
 */
final class Activation implements Responder, RequestSink {
    private static final int FAILED = 502;

    private final Exchange exchange;
    private final ActivationLogs logs;
    private final ByteArrayOutputStream answer = new ByteArrayOutputStream();
    private Call call;

    Activation(Exchange exchange, ActivationLogs logs) {
        this.exchange = exchange;
        this.logs = logs;
    }

    /**
     * @param parameters taken
     */
    RequestSink begin(Call begun, ByteBuf parameters) {
        call = begun;
        exchange.callId(begun.id());
        begun.requestBody(parameters, true);
        return this;
    }

    @Override
    public void head(Fields fields) {
        // it is answered as OpenWhisk wants it, whatever the function would have
    }

    @Override
    public void body(ByteBuf bytes) {
        int size = bytes.readableBytes();
        try {
            bytes.readBytes(answer, size);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } finally {
            bytes.release();
        }
        call.taken(size);
    }

    @Override
    public void flush() {
        // all of it is checked first
    }

    @Override
    public void moreBody() {
        // the parameters are there already
    }

    @Override
    public void finish() {
        JsonElement json = parsed();
        if (json == null) {
            fail("The action did not return a dictionary or array.");
        } else {
            logs.end();
            exchange.respond(200, "application/json", json.toString());
        }
    }

    private JsonElement parsed() {
        try {
            JsonElement json = JsonParser.parseString(answer.toString(StandardCharsets.UTF_8));
            return json.isJsonObject() || json.isJsonArray() ? json : null;
        } catch (JsonParseException e) {
            return null;
        }
    }

    @Override
    public void fail(Failure failure) {
        fail(failure.message());
    }

    private void fail(String message) {
        logs.end();
        OpenWhiskRouter.error(exchange, FAILED, message);
    }

    /** What is left of the request, of which all has come. */
    @Override
    public boolean body(ByteBuf bytes, boolean last) {
        bytes.release();
        return true;
    }

    @Override
    public void gone() {
        logs.end();
        call.cancel();
    }
}
