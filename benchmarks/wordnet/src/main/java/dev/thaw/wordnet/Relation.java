// SPDX-License-Identifier: Apache-2.0
package dev.thaw.wordnet;

import java.util.HashMap;
import java.util.Locale;
import java.util.Map;

/** What a pointer says about its source and its target. */
public enum Relation {
    ANTONYM("!"),
    HYPERNYM("@"),
    INSTANCE_HYPERNYM("@i"),
    HYPONYM("~"),
    INSTANCE_HYPONYM("~i"),
    MEMBER_HOLONYM("#m"),
    SUBSTANCE_HOLONYM("#s"),
    PART_HOLONYM("#p"),
    MEMBER_MERONYM("%m"),
    SUBSTANCE_MERONYM("%s"),
    PART_MERONYM("%p"),
    ATTRIBUTE("="),
    DERIVATION("+"),
    TOPIC(";c"),
    TOPIC_MEMBER("-c"),
    REGION(";r"),
    REGION_MEMBER("-r"),
    USAGE(";u"),
    USAGE_MEMBER("-u"),
    ENTAILMENT("*"),
    CAUSE(">"),
    ALSO_SEE("^"),
    VERB_GROUP("$"),
    SIMILAR_TO("&"),
    PARTICIPLE_OF("<"),
    PERTAINS_TO("\\");

    private static final Map<String, Relation> BY_SYMBOL = new HashMap<>();

    static {
        for (Relation r : values()) {
            BY_SYMBOL.put(r.symbol, r);
        }
    }

    private final String symbol;

    Relation(String symbol) {
        this.symbol = symbol;
    }

    /** The relation for a database symbol, or null. */
    static Relation ofSymbol(String symbol) {
        return BY_SYMBOL.get(symbol);
    }

    /** In words, as {@code instance hypernym}. */
    public String title() {
        return name().toLowerCase(Locale.ROOT).replace('_', ' ');
    }
}
