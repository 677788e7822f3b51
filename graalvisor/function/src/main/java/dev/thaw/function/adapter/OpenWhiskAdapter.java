// SPDX-License-Identifier: Apache-2.0
package dev.thaw.function.adapter;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParseException;
import com.google.gson.JsonParser;
import dev.thaw.function.Adapter;
import dev.thaw.function.BadRequest;
import dev.thaw.function.Call;
import dev.thaw.function.Entry;
import java.lang.invoke.MethodType;
import java.nio.charset.StandardCharsets;

/** OpenWhisk's Java actions: from a JSON object to a JSON object. */
public final class OpenWhiskAdapter implements Adapter {
    public interface Action {
        JsonObject apply(JsonObject parameters) throws Throwable;
    }

    private final Class<?> type;
    private final Action action;

    public OpenWhiskAdapter(Entry entry) {
        type = entry.type();
        action =
                entry.function(
                        Action.class, MethodType.methodType(JsonObject.class, JsonObject.class));
    }

    @Override
    public void load() throws Throwable {
        Classes.initialize(type);
    }

    @Override
    public void call(Call call) throws Throwable {
        JsonObject answer = action.apply(parameters(Text.decode(call.readAll())));
        if (answer == null) {
            throw new NullPointerException("the action returned null");
        }
        call.respond(Heads.JSON);
        call.write(answer.toString().getBytes(StandardCharsets.UTF_8));
    }

    private static JsonObject parameters(String body) throws BadRequest {
        if (body.isBlank()) {
            return new JsonObject();
        }
        try {
            JsonElement parsed = JsonParser.parseString(body);
            if (parsed.isJsonObject()) {
                return parsed.getAsJsonObject();
            }
        } catch (JsonParseException e) {
            throw new BadRequest("the body is not JSON: " + e.getMessage());
        }
        throw new BadRequest("the body is JSON, but not an object");
    }
}
