// SPDX-License-Identifier: Apache-2.0
package dev.thaw.wordnet;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** The base forms an inflected form may have, by the exceptions and rules of morphy(7WN). */
final class BaseForms {
    private record Ending(String inflected, String base) {}

    private static final List<Ending> NOUN =
            List.of(
                    new Ending("s", ""),
                    new Ending("ses", "s"),
                    new Ending("xes", "x"),
                    new Ending("zes", "z"),
                    new Ending("ches", "ch"),
                    new Ending("shes", "sh"),
                    new Ending("men", "man"),
                    new Ending("ies", "y"));
    private static final List<Ending> VERB =
            List.of(
                    new Ending("s", ""),
                    new Ending("ies", "y"),
                    new Ending("es", "e"),
                    new Ending("es", ""),
                    new Ending("ed", "e"),
                    new Ending("ed", ""),
                    new Ending("ing", "e"),
                    new Ending("ing", ""));
    private static final List<Ending> ADJECTIVE =
            List.of(
                    new Ending("er", ""),
                    new Ending("est", ""),
                    new Ending("er", "e"),
                    new Ending("est", "e"));

    private BaseForms() {}

    /** Candidates only, the form itself first: not all of them need be words. */
    static List<String> of(
            String form, PartOfSpeech partOfSpeech, Map<String, List<String>> irregularForms) {
        List<String> bases = new ArrayList<>();
        bases.add(form);
        bases.addAll(irregularForms.getOrDefault(form, List.of()));
        for (Ending ending : endings(partOfSpeech)) {
            if (form.endsWith(ending.inflected)) {
                int stem = form.length() - ending.inflected.length();
                bases.add(form.substring(0, stem) + ending.base);
            }
        }
        return bases;
    }

    private static List<Ending> endings(PartOfSpeech partOfSpeech) {
        return switch (partOfSpeech) {
            case NOUN -> NOUN;
            case VERB -> VERB;
            case ADJECTIVE -> ADJECTIVE;
            case ADVERB -> List.of();
        };
    }
}
