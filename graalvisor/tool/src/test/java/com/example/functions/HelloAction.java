// SPDX-License-Identifier: Apache-2.0
package com.example.functions;

import com.google.gson.JsonObject;

/** An action of OpenWhisk, as its manual begins with. */
public final class HelloAction {
    private HelloAction() {}

    public static JsonObject main(JsonObject args) {
        String name = "stranger";
        if (args.has("name")) {
            name = args.getAsJsonPrimitive("name").getAsString();
        }
        JsonObject response = new JsonObject();
        response.addProperty("greeting", "Hello " + name + "!");
        return response;
    }
}
