// SPDX-License-Identifier: Apache-2.0
package dev.thaw.advise.run;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParseException;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What {@code thaw relayout check} says of a program or process; it stops nothing.
 *
 * @param why it is refused; empty if it is possible
 * @param functions of the program
 * @param movable those that would get another place
 */
public record RelayoutCheck(boolean possible, String why, int functions, int movable) {
    /**
     * @param subject a file or the number of a process
     * @return none if that command is not there
     * @throws IOException if it cannot be run, or does not say what is expected of it
     */
    public static Optional<RelayoutCheck> of(String subject)
            throws IOException, InterruptedException {
        Optional<Tool> relayout = Tool.ofProperty("thaw.relayout");
        if (relayout.isEmpty()) {
            return Optional.empty();
        }
        Tool.Answer answer =
                relayout.get().ask(List.of("check", "--json", subject), Map.of(), null);
        return Optional.of(parse(answer.out()));
    }

    static RelayoutCheck parse(String json) throws IOException {
        try {
            JsonObject object = JsonParser.parseString(json).getAsJsonObject();
            if (object.has("error")) {
                String text = object.getAsJsonObject("error").get("text").getAsString();
                return new RelayoutCheck(false, text, 0, 0);
            }
            JsonArray refusals = object.getAsJsonArray("refusals");
            List<String> texts = new ArrayList<>();
            for (JsonElement refusal : refusals) {
                texts.add(refusal.getAsJsonObject().get("text").getAsString());
            }
            return new RelayoutCheck(
                    object.get("possible").getAsBoolean(),
                    String.join("; ", texts),
                    object.get("functions").getAsInt(),
                    object.get("movable").getAsInt());
        } catch (JsonParseException
                | IllegalStateException
                | NullPointerException
                | UnsupportedOperationException
                | ClassCastException e) {
            throw new IOException("thaw relayout check has not said what is expected of it", e);
        }
    }
}
