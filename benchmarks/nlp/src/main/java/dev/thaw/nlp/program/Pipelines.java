// SPDX-License-Identifier: Apache-2.0
package dev.thaw.nlp.program;

import edu.stanford.nlp.pipeline.Annotator;
import edu.stanford.nlp.pipeline.AnnotatorImplementations;
import edu.stanford.nlp.pipeline.AnnotatorPool;
import edu.stanford.nlp.pipeline.StanfordCoreNLP;
import edu.stanford.nlp.util.Lazy;
import java.util.Arrays;
import java.util.List;
import java.util.Properties;
import java.util.function.Supplier;

/** Creates pipelines that a snapshot can hold. */
final class Pipelines {
    private static final AnnotatorImplementations ANNOTATORS = new AnnotatorImplementations();

    private Pipelines() {}

    /**
     * A pipeline with all its models loaded.
     *
     * @param properties of CoreNLP; {@code annotators} has to name prerequisites, too
     */
    static StanfordCoreNLP create(Properties properties) {
        return new StanfordCoreNLP(properties, true, pool(properties));
    }

    /** CoreNLP's own pool holds its annotators by soft references, which SNAPSHOT refuses. */
    private static AnnotatorPool pool(Properties properties) {
        AnnotatorPool pool = new AnnotatorPool();
        for (String name : names(properties)) {
            pool.register(name, properties, Lazy.of(annotator(name, properties)));
        }
        return pool;
    }

    private static List<String> names(Properties properties) {
        return Arrays.asList(properties.getProperty("annotators", "").split("[, ]+"));
    }

    private static Supplier<Annotator> annotator(String name, Properties properties) {
        return switch (name) {
            case "tokenize" -> () -> ANNOTATORS.tokenizer(properties);
            case "pos" -> () -> ANNOTATORS.posTagger(properties);
            case "lemma" -> () -> ANNOTATORS.morpha(properties, false);
            case "ner" -> () -> ANNOTATORS.ner(properties);
            case "regexner" -> () -> ANNOTATORS.tokensRegexNER(properties, name);
            case "parse" -> () -> ANNOTATORS.parse(properties);
            case "depparse" -> () -> ANNOTATORS.dependencies(properties);
            case "coref" -> () -> ANNOTATORS.coref(properties);
            case "kbp" -> () -> ANNOTATORS.kbp(properties);
            case "quote" -> () -> ANNOTATORS.quote(properties);
            default ->
                    throw new IllegalArgumentException(
                            "there is no annotator '%s' here; there are tokenize, pos, lemma, ner,"
                                            .formatted(name)
                                    + " regexner, parse, depparse, coref, kbp, quote");
        };
    }
}
