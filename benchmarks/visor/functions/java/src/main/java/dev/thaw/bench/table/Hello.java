// SPDX-License-Identifier: Apache-2.0
package dev.thaw.bench.table;

import com.google.cloud.functions.HttpFunction;
import com.google.cloud.functions.HttpRequest;
import com.google.cloud.functions.HttpResponse;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;

/** Greets who is named: what a call costs where a function does nothing. */
public final class Hello implements HttpFunction {
    @Override
    public void service(HttpRequest request, HttpResponse response) throws IOException {
        JsonObject who = JsonParser.parseReader(request.getReader()).getAsJsonObject();
        JsonObject answer = new JsonObject();
        answer.addProperty("greeting", "hello " + who.get("name").getAsString());
        response.setContentType("application/json");
        response.getWriter().write(answer.toString());
    }
}
