// SPDX-License-Identifier: Apache-2.0
package dev.thaw.nlp;

import edu.stanford.nlp.ie.crf.CRFClassifier;
import edu.stanford.nlp.ling.CoreLabel;
import edu.stanford.nlp.tagger.maxent.MaxentTagger;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Properties;

/** Models that a few sentences train within seconds, of the same classes as the large ones. */
final class SmallModels {
    private static final List<String> TAGGED =
            List.of(
                    "Alice_NNP went_VBD to_TO London_NNP ._.",
                    "The_DT Hatter_NNP saw_VBD the_DT March_NNP Hare_NNP in_IN England_NNP ._.",
                    "A_DT ship_NN sailed_VBD from_IN Nantucket_NNP to_TO the_DT ocean_NN ._.",
                    "Darwin_NNP had_VBD some_DT short_JJ notes_NNS on_IN species_NNS ._.",
                    "I_PRP hope_VBP that_IN you_PRP like_VBP the_DT quiet_JJ sea_NN ._.");

    private static final List<String> NAMED =
            List.of(
                    "Alice/PERSON went/O to/O London/LOCATION ./O",
                    "The/O Hatter/PERSON saw/O Alice/PERSON in/O England/LOCATION ./O",
                    "Ishmael/PERSON sailed/O from/O Nantucket/LOCATION to/O the/O ocean/O ./O",
                    "Darwin/PERSON went/O to/O South/LOCATION America/LOCATION ./O");

    private SmallModels() {}

    /** Trains the models and describes a pipeline of them in a file of properties. */
    static Path train(Path directory) throws Exception {
        Path tagger = tagger(directory);
        Path names = names(directory);
        Path pipeline = directory.resolve("small.properties");
        Files.writeString(
                pipeline,
                """
                annotators = tokenize,pos,lemma,ner
                pos.model = %s
                ner.model = %s
                ner.applyNumericClassifiers = false
                ner.useSUTime = false
                ner.applyFineGrained = false
                ner.additional.regexner.mapping =
                """
                        .formatted(tagger.getFileName(), names.getFileName()));
        return pipeline;
    }

    private static Path tagger(Path directory) throws Exception {
        Path sentences = directory.resolve("tagged.txt");
        Files.write(sentences, TAGGED);
        Path model = directory.resolve("small.tagger");
        Path settings = directory.resolve("tagger.properties");
        Files.writeString(
                settings,
                """
                model = %s
                trainFile = %s
                arch = left3words,naacl2003unknowns
                tagSeparator = _
                encoding = UTF-8
                iterations = 20
                learnClosedClassTags = false
                minFeatureThresh = 1
                search = qn
                sigmaSquared = 0.5
                """
                        .formatted(model, sentences));
        MaxentTagger.main(new String[] {"-props", settings.toString()});
        return model;
    }

    private static Path names(Path directory) throws Exception {
        Path words = directory.resolve("named.tsv");
        Files.writeString(
                words, String.join("\n\n", NAMED).replace(' ', '\n').replace('/', '\t') + "\n");
        Properties settings = new Properties();
        settings.setProperty("trainFile", words.toString());
        settings.setProperty("map", "word=0,answer=1");
        settings.setProperty("useClassFeature", "true");
        settings.setProperty("useWord", "true");
        settings.setProperty("useNGrams", "true");
        settings.setProperty("usePrev", "true");
        settings.setProperty("useNext", "true");
        settings.setProperty("wordShape", "chris2useLC");
        CRFClassifier<CoreLabel> classifier = new CRFClassifier<>(settings);
        classifier.train();
        Path model = directory.resolve("small.crf.ser.gz");
        classifier.serializeClassifier(model.toString());
        return model;
    }
}
