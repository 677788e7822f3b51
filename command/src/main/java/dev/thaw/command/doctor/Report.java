// SPDX-License-Identifier: Apache-2.0
package dev.thaw.command.doctor;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonNull;
import com.google.gson.JsonObject;
import com.google.gson.JsonSerializer;
import dev.thaw.command.machine.Answer;
import dev.thaw.command.machine.Facts;
import dev.thaw.command.machine.Probe;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Facts and verdicts, for people and for scripts. */
record Report(Facts facts, List<Verdict> verdicts) {
    /** A value is itself, what is not there null, and what is not known an object that says why. */
    private static final Gson JSON =
            new GsonBuilder()
                    .setPrettyPrinting()
                    .serializeNulls()
                    .disableHtmlEscaping()
                    .registerTypeHierarchyAdapter(
                            Answer.class,
                            (JsonSerializer<Answer<?>>)
                                    (answer, type, context) -> {
                                        if (answer instanceof Answer.Known<?> k) {
                                            return context.serialize(k.known());
                                        }
                                        return answer.doubt()
                                                .<JsonElement>map(Report::unknown)
                                                .orElse(JsonNull.INSTANCE);
                                    })
                    .create();

    private static JsonObject unknown(String why) {
        JsonObject object = new JsonObject();
        object.addProperty("unknown", why);
        return object;
    }

    String text() {
        StringBuilder text = new StringBuilder("Machine\n");
        for (RecordComponent component : Facts.class.getRecordComponents()) {
            text.append(
                    "  %-20s %s%n".formatted(words(component.getName()), probe(component).shown()));
        }
        text.append("\nParts\n");
        for (Verdict verdict : verdicts) {
            text.append(
                    "  %-10s %-14s %s%n"
                            .formatted(verdict.part(), verdict.state(), verdict.part().what()));
            for (Reason reason : verdict.reasons()) {
                text.append("      ").append(reason.why()).append('\n');
                if (!reason.change().isEmpty()) {
                    text.append("        > ").append(reason.change()).append('\n');
                }
            }
        }
        return text.toString();
    }

    private Probe probe(RecordComponent component) {
        try {
            return (Probe) component.getAccessor().invoke(facts);
        } catch (ReflectiveOperationException e) {
            throw new AssertionError("the accessors of a public record are public", e);
        }
    }

    /** As people write them: cLibrary is C library. */
    private static String words(String name) {
        List<String> words = new ArrayList<>();
        for (String word : name.split("(?=[A-Z])")) {
            words.add(
                    word.length() == 1
                            ? word.toUpperCase(Locale.ROOT)
                            : word.toLowerCase(Locale.ROOT));
        }
        return String.join(" ", words);
    }

    String json() {
        JsonObject all = new JsonObject();
        all.add("machine", JSON.toJsonTree(facts));
        JsonArray parts = new JsonArray();
        for (Verdict verdict : verdicts) {
            JsonObject part = new JsonObject();
            part.addProperty("part", verdict.part().toString());
            part.addProperty("state", verdict.state().key());
            JsonArray reasons = new JsonArray();
            for (Reason reason : verdict.reasons()) {
                JsonObject one = new JsonObject();
                one.addProperty("effect", reason.effect().key());
                one.addProperty("why", reason.why());
                one.addProperty("change", reason.change());
                reasons.add(one);
            }
            part.add("reasons", reasons);
            parts.add(part);
        }
        all.add("parts", parts);
        return JSON.toJson(all);
    }
}
