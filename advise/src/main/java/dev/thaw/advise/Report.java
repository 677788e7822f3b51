// SPDX-License-Identifier: Apache-2.0
package dev.thaw.advise;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import java.util.Locale;
import java.util.Map;

/** Advice for people, and for scripts as docs/schemas/advise.schema.json describes it. */
record Report(Advice advice) {
    private static final Gson JSON =
            new GsonBuilder().setPrettyPrinting().disableHtmlEscaping().serializeNulls().create();

    String text() {
        StringBuilder text = new StringBuilder();
        line(text, advice.subject());
        for (Finding finding : advice.findings()) {
            line(text, "  %s: %s".formatted(name(finding), sentence(finding)));
            finding.estimate().ifPresent(e -> line(text, "    " + sentence(e)));
            finding.commands().forEach(command -> line(text, "    > " + command));
        }
        if (!advice.helps()) {
            line(text, "  nothing here would help");
        }
        if (!advice.unseen().isEmpty()) {
            line(text, "  not seen:");
            advice.unseen().forEach(u -> line(text, "    %s: %s".formatted(u.what(), u.why())));
        }
        return text.toString();
    }

    private static void line(StringBuilder text, String line) {
        text.append("thaw advise: ").append(line).append('\n');
    }

    private static String name(Finding finding) {
        return switch (finding.part()) {
            case HOTTUB -> "thaw java";
            case LAYOUT -> "thaw layout";
            case SNAPSHOTS -> "snapshots";
            case BAM -> "thaw bam";
            case RELAYOUT -> "thaw relayout";
        };
    }

    private static String sentence(Finding finding) {
        return finding.why().isEmpty() || finding.measured().isEmpty()
                ? finding.measured() + finding.why()
                : finding.measured() + "; " + finding.why();
    }

    private static String sentence(Estimate estimate) {
        return "estimate %s (%s to %s), %sx, %s"
                .formatted(
                        Texts.amount(estimate.unit(), estimate.likely()),
                        Texts.amount(estimate.unit(), estimate.least()),
                        Texts.amount(estimate.unit(), estimate.most()),
                        Texts.digits(estimate.factor()),
                        estimate.condition());
    }

    String json() {
        JsonObject all = new JsonObject();
        all.addProperty("schema", 1);
        all.addProperty("subject", advice.subject());
        all.addProperty("helps", advice.helps());
        JsonObject numbers = new JsonObject();
        for (Map.Entry<String, Double> number : advice.numbers().entrySet()) {
            numbers.addProperty(number.getKey(), rounded(number.getValue()));
        }
        all.add("numbers", numbers);
        JsonArray findings = new JsonArray();
        advice.findings().forEach(finding -> findings.add(json(finding)));
        all.add("findings", findings);
        JsonArray unseen = new JsonArray();
        for (Unseen one : advice.unseen()) {
            JsonObject object = new JsonObject();
            object.addProperty("what", one.what());
            object.addProperty("why", one.why());
            unseen.add(object);
        }
        all.add("unseen", unseen);
        return JSON.toJson(all);
    }

    private static JsonObject json(Finding finding) {
        JsonObject object = new JsonObject();
        object.addProperty("part", key(finding.part()));
        object.addProperty("verdict", key(finding.verdict()));
        object.addProperty("measured", finding.measured());
        object.addProperty("why", finding.why());
        JsonObject estimate = new JsonObject();
        finding.estimate()
                .ifPresent(e -> {
                    estimate.addProperty("unit", e.unit());
                    estimate.addProperty("before", rounded(e.before()));
                    estimate.addProperty("least", rounded(e.least()));
                    estimate.addProperty("likely", rounded(e.likely()));
                    estimate.addProperty("most", rounded(e.most()));
                    estimate.addProperty("condition", e.condition());
                });
        object.add("estimate", finding.estimate().isPresent() ? estimate : null);
        JsonArray commands = new JsonArray();
        finding.commands().forEach(commands::add);
        object.add("commands", commands);
        return object;
    }

    private static String key(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** To a thousandth of a millisecond; whole numbers without a fraction. */
    private static Number rounded(double number) {
        double digits = Math.rint(number * 1000) / 1000;
        if (digits == Math.rint(digits)) {
            return (long) digits;
        }
        return digits;
    }
}
