// SPDX-License-Identifier: Apache-2.0
package dev.thaw.layout.tool;

import com.google.gson.GsonBuilder;
import com.google.gson.JsonArray;
import com.google.gson.JsonNull;
import com.google.gson.JsonObject;
import com.google.gson.JsonPrimitive;
import java.nio.file.Path;
import java.util.List;

/** Page maps for scripts, as docs/schemas/layout-show.schema.json describes them. */
final class PageMapJson {
    private PageMapJson() {}

    /**
     * A cold start of an image.
     *
     * @param drawing where its maps are drawn
     */
    record Shown(Path image, PageMap.OfStart pages, Path drawing) {}

    /**
     * @param page where the drawings are side by side
     */
    static String of(List<Shown> images, Path page) {
        JsonArray all = new JsonArray();
        images.forEach(image -> all.add(json(image)));
        JsonObject json = new JsonObject();
        json.add("images", all);
        json.addProperty("page", page.toString());
        // built by hand: the command as a native image has no reflection for it
        return new GsonBuilder().setPrettyPrinting().serializeNulls().create().toJson(json);
    }

    private static JsonObject json(Shown shown) {
        ColdStart.End end = shown.pages().end();
        JsonArray sections = new JsonArray();
        shown.pages().ofImage().forEach(map -> sections.add(json(map)));
        JsonObject json = new JsonObject();
        json.addProperty("image", shown.image().toString());
        json.add("status", end.killed() ? JsonNull.INSTANCE : new JsonPrimitive(end.status()));
        json.addProperty("millis", end.nanos() / 1_000_000);
        json.addProperty("faults", shown.pages().allFaults());
        json.add("sections", sections);
        json.addProperty("drawing", shown.drawing().toString());
        return json;
    }

    private static JsonObject json(PageMap map) {
        JsonObject json = new JsonObject();
        json.addProperty("name", map.section());
        json.addProperty("pages", map.pages());
        json.addProperty("faults", map.faults());
        json.addProperty("faulted", map.faulted().cardinality());
        json.addProperty("resident", map.residentOnly());
        json.addProperty("untouched", map.untouched());
        return json;
    }
}
