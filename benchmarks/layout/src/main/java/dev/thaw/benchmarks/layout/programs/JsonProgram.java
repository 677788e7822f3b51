// SPDX-License-Identifier: Apache-2.0
package dev.thaw.benchmarks.layout.programs;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import com.google.gson.JsonArray;
import com.google.gson.JsonObject;

/** Reads an order as JSON, adds its total, and writes it. */
public final class JsonProgram {
    private JsonProgram() {}

    private static final String ORDER =
            """
            {"customer": "Ada Example", "items": [
              {"name": "tea", "price": 3.5, "count": 2},
              {"name": "cup", "price": 7.25, "count": 4}]}
            """;

    public static void main(String[] args) {
        Gson gson = new GsonBuilder().setPrettyPrinting().create();
        JsonObject order = gson.fromJson(ORDER, JsonObject.class);
        JsonArray items = order.getAsJsonArray("items");
        double total = 0;
        for (int i = 0; i < items.size(); i++) {
            JsonObject item = items.get(i).getAsJsonObject();
            total += item.get("price").getAsDouble() * item.get("count").getAsInt();
        }
        order.addProperty("total", total);
        System.out.println(gson.toJson(order));
    }
}
