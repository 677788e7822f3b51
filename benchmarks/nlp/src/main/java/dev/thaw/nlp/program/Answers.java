// SPDX-License-Identifier: Apache-2.0
package dev.thaw.nlp.program;

import edu.stanford.nlp.coref.data.CorefChain;
import edu.stanford.nlp.ie.util.RelationTriple;
import edu.stanford.nlp.ling.CoreAnnotations;
import edu.stanford.nlp.ling.CoreLabel;
import edu.stanford.nlp.pipeline.CoreDocument;
import edu.stanford.nlp.pipeline.CoreEntityMention;
import edu.stanford.nlp.pipeline.CoreQuote;
import edu.stanford.nlp.pipeline.CoreSentence;
import edu.stanford.nlp.semgraph.SemanticGraphEdge;
import edu.stanford.nlp.trees.Tree;
import edu.stanford.nlp.util.CoreMap;
import java.util.List;

/** What is asked of an annotated document: all that its annotators found, as text. */
final class Answers {
    private final StringBuilder text = new StringBuilder();

    private Answers() {}

    static String of(CoreDocument document) {
        Answers answers = new Answers();
        document.sentences().forEach(answers::sentence);
        if (document.corefChains() != null) {
            document.corefChains().values().forEach(answers::chain);
        }
        if (document.quotes() != null) {
            document.quotes().forEach(answers::quote);
        }
        return answers.text.toString();
    }

    private void sentence(CoreSentence sentence) {
        CoreMap map = sentence.coreMap();
        line("sentence", sentence.text().replaceAll("\\s+", " "));
        for (CoreLabel token : sentence.tokens()) {
            line("token", token.word(), token.tag(), token.lemma(), token.ner());
        }
        if (sentence.entityMentions() != null) {
            sentence.entityMentions().forEach(this::mention);
        }
        Tree tree = sentence.constituencyParse();
        if (tree != null) {
            line("tree", tree);
        }
        if (sentence.dependencyParse() != null) {
            for (SemanticGraphEdge edge : sentence.dependencyParse().edgeIterable()) {
                line(
                        "dependency",
                        edge.getRelation(),
                        edge.getGovernor().index(),
                        edge.getDependent().index());
            }
        }
        List<RelationTriple> relations = map.get(CoreAnnotations.KBPTriplesAnnotation.class);
        if (relations != null) {
            for (RelationTriple triple : relations) {
                line(
                        "relation",
                        triple.subjectGloss(),
                        triple.relationGloss(),
                        triple.objectGloss());
            }
        }
    }

    private void mention(CoreEntityMention mention) {
        line("entity", mention.text(), mention.entityType());
    }

    private void chain(CorefChain chain) {
        line("chain", chain.getRepresentativeMention().mentionSpan);
        for (CorefChain.CorefMention mention : chain.getMentionsInTextualOrder()) {
            line("mention", mention.sentNum, mention.startIndex, mention.mentionSpan);
        }
    }

    private void quote(CoreQuote quote) {
        line(
                "quote",
                quote.text().replaceAll("\\s+", " "),
                quote.speaker().orElse("?"),
                quote.canonicalSpeaker().orElse("?"));
    }

    private void line(String kind, Object... values) {
        text.append(kind);
        for (Object value : values) {
            text.append('\t').append(value);
        }
        text.append('\n');
    }
}
