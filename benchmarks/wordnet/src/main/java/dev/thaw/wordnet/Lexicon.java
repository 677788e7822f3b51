// SPDX-License-Identifier: Apache-2.0
package dev.thaw.wordnet;

import java.util.List;
import java.util.Map;

/**
 * The part of the dictionary for one part of speech.
 *
 * @param words by lemma
 * @param synsets in the order of their offsets
 * @param irregularForms the base forms of words that no rule leads to
 */
public record Lexicon(
        Map<String, Word> words, List<Synset> synsets, Map<String, List<String>> irregularForms) {}
