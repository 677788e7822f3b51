// SPDX-License-Identifier: Apache-2.0
package dev.thaw.wordnet;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Builds the dictionary from the text files of a WordNet 3.1 database, as wndb(5WN) and
 * senseidx(5WN) describe them.
 */
public final class WordNetReader {
    private static final int ALL_WORDS = 0;

    /** A pointer whose target may not have been read yet; words count from 1. */
    private record PendingPointer(
            String file,
            int line,
            Synset source,
            int sourceWord,
            Relation relation,
            PartOfSpeech targetPartOfSpeech,
            int targetOffset,
            int targetWord) {
        boolean isLexical() {
            return sourceWord != ALL_WORDS;
        }
    }

    private final DatabaseFiles files;
    private final Map<PartOfSpeech, Map<Integer, Synset>> synsetsByOffset =
            new EnumMap<>(PartOfSpeech.class);
    private final Map<PartOfSpeech, Lexicon> lexicons = new EnumMap<>(PartOfSpeech.class);
    private final List<Frame> frames = new ArrayList<>();

    /** Few, and shared by many words. */
    private final Map<String, String> markers = new HashMap<>();

    private final List<PendingPointer> pendingPointers = new ArrayList<>();

    private WordNetReader(DatabaseFiles files) {
        this.files = files;
        for (PartOfSpeech p : PartOfSpeech.values()) {
            synsetsByOffset.put(p, new HashMap<>());
            lexicons.put(p, new Lexicon(new HashMap<>(), new ArrayList<>(), new HashMap<>()));
        }
    }

    /**
     * Reads the whole database.
     *
     * @param jar a jar with the files of WordNet 3.1 in one of its directories
     * @throws WordNetFormatException if it holds anything else
     */
    public static Dictionary read(Path jar, LoadProgress progress) throws IOException {
        try (DatabaseFiles files = new DatabaseFiles(jar, progress)) {
            return new WordNetReader(files).read();
        }
    }

    private Dictionary read() throws IOException {
        files.read("verb.Framestext", this::readFrame);
        for (PartOfSpeech p : PartOfSpeech.values()) {
            files.read("data." + p.fileSuffix(), line -> readSynset(line, p));
        }
        connect();
        for (PartOfSpeech p : PartOfSpeech.values()) {
            files.read("index." + p.fileSuffix(), line -> readWord(line, p));
            files.read(p.fileSuffix() + ".exc", line -> readIrregularForm(line, p));
        }
        files.read("index.sense", this::readSense);
        checkSenses();
        return new Dictionary(lexicons, List.copyOf(frames));
    }

    private void readFrame(Line line) throws WordNetFormatException {
        int number = line.number("the number of a frame");
        if (number != frames.size() + 1) {
            throw line.error("frame " + (frames.size() + 1) + " is missing");
        }
        frames.add(new Frame(number, line.rest()));
    }

    private void readSynset(Line line, PartOfSpeech partOfSpeech) throws WordNetFormatException {
        int offset = line.number("a synset's offset");
        int topicNumber = line.number("the number of a lexicographer's file");
        Topic topic = Topic.ofNumber(topicNumber);
        if (topic == null) {
            throw line.error("there is no lexicographer's file " + topicNumber);
        }
        String type = line.word("a synset's type");
        if (PartOfSpeech.ofSymbol(type) != partOfSpeech) {
            throw line.error("a synset of type '" + type + "' does not belong in this file");
        }
        Synset synset = new Synset(partOfSpeech, offset, type.equals("s"), topic, line.gloss());
        synset.senses = readSpellings(line, synset);
        readPointers(line, synset);
        if (partOfSpeech == PartOfSpeech.VERB) {
            readFrames(line, synset);
        }
        if (!line.word("a gloss").equals("|")) {
            throw line.error("there is something between the pointers and the gloss");
        }
        lexicons.get(partOfSpeech).synsets().add(synset);
        synsetsByOffset.get(partOfSpeech).put(offset, synset);
    }

    private List<Sense> readSpellings(Line line, Synset synset) throws WordNetFormatException {
        Sense[] senses = new Sense[line.number("the count of words", 16)];
        for (int i = 0; i < senses.length; i++) {
            String written = line.word("a word").replace('_', ' ');
            String marker = null;
            if (written.endsWith(")")) {
                int open = written.lastIndexOf('(');
                marker = written.substring(open + 1, written.length() - 1);
                marker = markers.computeIfAbsent(marker, m -> m);
                written = written.substring(0, open);
            }
            senses[i] = new Sense(synset, written, marker);
            line.number("the lexical number of a word", 16);
        }
        return List.of(senses);
    }

    private void readPointers(Line line, Synset synset) throws WordNetFormatException {
        int count = line.number("the count of pointers");
        for (int i = 0; i < count; i++) {
            String symbol = line.word("a pointer");
            Relation relation = Relation.ofSymbol(symbol);
            if (relation == null) {
                throw line.error("there is no pointer symbol '" + symbol + "'");
            }
            int offset = line.number("the offset of a pointer's target");
            String type = line.word("the type of a pointer's target");
            PartOfSpeech partOfSpeech = PartOfSpeech.ofSymbol(type);
            if (partOfSpeech == null) {
                throw line.error("there is no part of speech '" + type + "'");
            }
            int words = line.number("the source and target words of a pointer", 16);
            pendingPointers.add(
                    new PendingPointer(
                            line.file(),
                            line.number(),
                            synset,
                            words >> 8,
                            relation,
                            partOfSpeech,
                            offset,
                            words & 0xff));
        }
    }

    private void readFrames(Line line, Synset synset) throws WordNetFormatException {
        int count = line.number("the count of frames");
        List<List<Frame>> framesOfSenses = new ArrayList<>();
        for (int i = 0; i < synset.senses.size(); i++) {
            framesOfSenses.add(new ArrayList<>());
        }
        for (int i = 0; i < count; i++) {
            line.word("a frame");
            int number = line.number("the number of a frame");
            if (number < 1 || number > frames.size()) {
                throw line.error("there is no frame " + number);
            }
            Frame frame = frames.get(number - 1);
            int word = line.number("the word a frame is for", 16);
            if (word == ALL_WORDS) {
                framesOfSenses.forEach(list -> list.add(frame));
            } else {
                checkWord(word, synset, line.file(), line.number());
                framesOfSenses.get(word - 1).add(frame);
            }
        }
        for (int i = 0; i < synset.senses.size(); i++) {
            synset.senses.get(i).frames = List.copyOf(framesOfSenses.get(i));
        }
    }

    private static void checkWord(int word, Synset synset, String file, int line)
            throws WordNetFormatException {
        if (word < 1 || word > synset.senses.size()) {
            throw new WordNetFormatException(
                    file, line, "the synset of '" + synset + "' has no word " + word);
        }
    }

    /** Turns the pointers, which are in the order of their sources, into references. */
    private void connect() throws WordNetFormatException {
        Map<Integer, List<Pointer<Sense>>> lexical = new HashMap<>();
        List<Pointer<Synset>> semantic = new ArrayList<>();
        for (int i = 0; i < pendingPointers.size(); i++) {
            PendingPointer p = pendingPointers.get(i);
            Synset target = synsetsByOffset.get(p.targetPartOfSpeech).get(p.targetOffset);
            if (target == null) {
                throw new WordNetFormatException(
                        p.file,
                        p.line,
                        "the target "
                                + p.targetOffset
                                + " of a pointer is not in data."
                                + p.targetPartOfSpeech.fileSuffix());
            }
            if (p.isLexical()) {
                checkWord(p.sourceWord, p.source, p.file, p.line);
                checkWord(p.targetWord, target, p.file, p.line);
                Sense to = target.senses.get(p.targetWord - 1);
                lexical.computeIfAbsent(p.sourceWord, word -> new ArrayList<>())
                        .add(new Pointer<>(p.relation, to));
            } else {
                semantic.add(new Pointer<>(p.relation, target));
            }
            boolean last =
                    i + 1 == pendingPointers.size()
                            || pendingPointers.get(i + 1).source != p.source;
            if (last) {
                p.source.pointers = List.copyOf(semantic);
                lexical.forEach((word, pointers) ->
                        p.source.senses.get(word - 1).pointers = List.copyOf(pointers));
                semantic.clear();
                lexical.clear();
            }
        }
        pendingPointers.clear();
    }

    private void readWord(Line line, PartOfSpeech partOfSpeech) throws WordNetFormatException {
        String lemma = line.word("a lemma").replace('_', ' ');
        line.word("a part of speech");
        Sense[] senses = new Sense[line.number("the count of synsets")];
        int symbols = line.number("the count of pointer symbols");
        for (int i = 0; i < symbols; i++) {
            line.word("a pointer symbol");
        }
        line.number("the count of senses");
        line.number("the count of tagged senses");
        Word word = new Word(lemma, partOfSpeech);
        for (int i = 0; i < senses.length; i++) {
            int offset = line.number("the offset of a synset");
            Synset synset = synsetsByOffset.get(partOfSpeech).get(offset);
            if (synset == null) {
                throw line.error("there is no synset " + offset);
            }
            senses[i] = join(synset, word, i + 1, line);
        }
        word.senses = List.of(senses);
        lexicons.get(partOfSpeech).words().put(lemma, word);
    }

    /** A few synsets hold a word in two spellings, as ddC and DDC: one sense stands for both. */
    private static Sense join(Synset synset, Word word, int number, Line line)
            throws WordNetFormatException {
        Sense first = null;
        for (Sense sense : synset.senses) {
            if (sense.written().equalsIgnoreCase(word.lemma())) {
                sense.join(word, number);
                first = first == null ? sense : first;
            }
        }
        if (first == null) {
            throw line.error("the synset of '" + synset + "' does not hold '" + word + "'");
        }
        return first;
    }

    private void readIrregularForm(Line line, PartOfSpeech partOfSpeech)
            throws WordNetFormatException {
        String form = line.word("an irregular form").replace('_', ' ');
        List<String> bases = new ArrayList<>();
        while (!line.atEnd()) {
            bases.add(line.word("a base form").replace('_', ' '));
        }
        lexicons.get(partOfSpeech).irregularForms().put(form, List.copyOf(bases));
    }

    private void readSense(Line line) throws WordNetFormatException {
        String key = line.word("a sense key");
        int offset = line.number("the offset of a synset");
        int number = line.number("the number of a sense");
        int percent = key.lastIndexOf('%');
        if (percent < 0 || percent + 1 == key.length()) {
            throw line.error("'" + key + "' is not a sense key");
        }
        PartOfSpeech partOfSpeech =
                switch (key.charAt(percent + 1)) {
                    case '1' -> PartOfSpeech.NOUN;
                    case '2' -> PartOfSpeech.VERB;
                    case '3', '5' -> PartOfSpeech.ADJECTIVE;
                    case '4' -> PartOfSpeech.ADVERB;
                    default -> throw line.error("'" + key + "' names no part of speech");
                };
        String lemma = key.substring(0, percent).replace('_', ' ');
        Word word = lexicons.get(partOfSpeech).words().get(lemma);
        if (word == null || number < 1 || number > word.senses.size()) {
            throw line.error("'" + lemma + "' has no sense " + number);
        }
        Sense sense = word.senses.get(number - 1);
        if (sense.synset().offset() != offset) {
            throw line.error("sense " + number + " of '" + lemma + "' is not in synset " + offset);
        }
        int tagCount = line.number("the count of tags");
        for (Sense spelling : sense.synset().senses) {
            if (spelling.word() == word) {
                spelling.key = key;
                spelling.tagCount = tagCount;
            }
        }
    }

    private void checkSenses() throws WordNetFormatException {
        for (Lexicon lexicon : lexicons.values()) {
            for (Synset synset : lexicon.synsets()) {
                for (Sense sense : synset.senses) {
                    if (sense.key == null) {
                        throw new WordNetFormatException(
                                "index.sense: '"
                                        + sense.written()
                                        + "' of synset "
                                        + synset.offset()
                                        + " is missing");
                    }
                }
            }
        }
    }
}
