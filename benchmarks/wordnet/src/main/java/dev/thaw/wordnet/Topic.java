// SPDX-License-Identifier: Apache-2.0
package dev.thaw.wordnet;

import java.util.Locale;

/** The lexicographer's file a synset was written in, in the order of lexnames(5WN). */
public enum Topic {
    ADJ_ALL,
    ADJ_PERT,
    ADV_ALL,
    NOUN_TOPS,
    NOUN_ACT,
    NOUN_ANIMAL,
    NOUN_ARTIFACT,
    NOUN_ATTRIBUTE,
    NOUN_BODY,
    NOUN_COGNITION,
    NOUN_COMMUNICATION,
    NOUN_EVENT,
    NOUN_FEELING,
    NOUN_FOOD,
    NOUN_GROUP,
    NOUN_LOCATION,
    NOUN_MOTIVE,
    NOUN_OBJECT,
    NOUN_PERSON,
    NOUN_PHENOMENON,
    NOUN_PLANT,
    NOUN_POSSESSION,
    NOUN_PROCESS,
    NOUN_QUANTITY,
    NOUN_RELATION,
    NOUN_SHAPE,
    NOUN_STATE,
    NOUN_SUBSTANCE,
    NOUN_TIME,
    VERB_BODY,
    VERB_CHANGE,
    VERB_COGNITION,
    VERB_COMMUNICATION,
    VERB_COMPETITION,
    VERB_CONSUMPTION,
    VERB_CONTACT,
    VERB_CREATION,
    VERB_EMOTION,
    VERB_MOTION,
    VERB_PERCEPTION,
    VERB_POSSESSION,
    VERB_SOCIAL,
    VERB_STATIVE,
    VERB_WEATHER,
    ADJ_PPL;

    private static final Topic[] BY_NUMBER = values();

    /** The topic with the given file number, or null. */
    static Topic ofNumber(int number) {
        return number >= 0 && number < BY_NUMBER.length ? BY_NUMBER[number] : null;
    }

    /** As {@code noun.animal}. */
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT).replace('_', '.');
    }
}
