// SPDX-License-Identifier: Apache-2.0
package dev.thaw.layout.tool;

import com.google.gson.GsonBuilder;
import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import dev.thaw.layout.profile.StartupProfile;
import java.nio.file.Path;

/** What commands have made, for scripts, as docs/schemas/layout-*.schema.json describe it. */
final class MadeJson {
    private MadeJson() {}

    /** Of several profiles. */
    static String merged(Path file, StartupProfile profile) {
        return text(counts(file, profile));
    }

    static String profile(Path file, ProfileCommand.Made made) {
        JsonObject json = counts(file, made.profile());
        json.addProperty("starts", made.starts());
        json.addProperty("builtUnits", made.built().units().size());
        json.addProperty("builtObjects", made.built().objects().size());
        return text(json);
    }

    private static JsonObject counts(Path file, StartupProfile profile) {
        JsonArray programs = new JsonArray();
        profile.programs().forEach(programs::add);
        JsonObject json = new JsonObject();
        json.addProperty("profile", file.toString());
        json.add("programs", programs);
        json.addProperty("units", profile.units().size());
        json.addProperty("methods", profile.methods().size());
        json.addProperty("objects", profile.objects().size());
        return json;
    }

    /**
     * @param list what was written for other builds; null if nothing was
     */
    static String prefetch(Path image, Prefetch.Filled filled, Path list) {
        JsonObject json = new JsonObject();
        json.addProperty("image", image.toString());
        json.addProperty("requests", filled.asked().ranges());
        json.addProperty("bytes", filled.asked().bytes());
        json.addProperty("leftOut", filled.asked().leftOut());
        json.addProperty("whyInexact", filled.whyInexact().orElse(null));
        json.addProperty("list", list == null ? null : list.toString());
        json.addProperty("pages", list == null ? null : filled.list().get().pages().size());
        return text(json);
    }

    static String recorded(Path image, ImageFiles files) {
        JsonObject json = new JsonObject();
        json.addProperty("image", image.toString());
        json.addProperty("index", files.index().toString());
        json.addProperty("trace", files.trace().toString());
        return text(json);
    }

    /**
     * @param before the image that was there; null if there was none
     * @param prefetch by which list it asks for pages; null if by none
     */
    static String built(Path image, Path before, Path profile, Path prefetch) {
        JsonObject json = new JsonObject();
        json.addProperty("image", image.toString());
        json.addProperty("before", before == null ? null : before.toString());
        json.addProperty("profile", profile.toString());
        json.addProperty("prefetch", prefetch == null ? null : prefetch.toString());
        return text(json);
    }

    private static String text(JsonObject json) {
        return new GsonBuilder().setPrettyPrinting().serializeNulls().create().toJson(json);
    }
}
