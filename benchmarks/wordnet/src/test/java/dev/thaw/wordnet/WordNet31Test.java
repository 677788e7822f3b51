// SPDX-License-Identifier: Apache-2.0
package dev.thaw.wordnet;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What is known about WordNet 3.1, asked of the dictionary made of its real files. */
class WordNet31Test {
    private static final List<Long> BYTES_READ = new ArrayList<>();
    private static long bytesInAll;
    private static Dictionary dictionary;

    @BeforeAll
    static void read() throws IOException {
        dictionary =
                WordNetReader.read(
                        WordNetJar.path(),
                        (file, done, total) -> {
                            BYTES_READ.add(done);
                            bytesInAll = total;
                        });
    }

    @ParameterizedTest
    @CsvSource({
        "NOUN,      117953, 82192, 146547",
        "VERB,       11540, 13789,  25061",
        "ADJECTIVE,  21499, 18185,  30072",
        "ADVERB,      4475,  3625,   5592"
    })
    void holdsAllWordsSynsetsAndSenses(PartOfSpeech p, int words, int synsets, int senses) {
        Lexicon lexicon = dictionary.lexicon(p);
        assertEquals(words, lexicon.words().size());
        assertEquals(synsets, lexicon.synsets().size());
        assertEquals(senses, lexicon.synsets().stream().mapToInt(s -> s.senses().size()).sum());
    }

    @ParameterizedTest
    @CsvSource({
        "HYPERNYM, 89172, 0",
        "HYPONYM, 89172, 0",
        "INSTANCE_HYPERNYM, 8589, 0",
        "ANTONYM, 0, 7983",
        "DERIVATION, 0, 74680",
        "SIMILAR_TO, 21434, 0",
        "PERTAINS_TO, 0, 8074"
    })
    void holdsAllPointers(Relation relation, int semantic, int lexical) {
        assertEquals(semantic, synsets().stream().mapToInt(s -> s.targets(relation).size()).sum());
        assertEquals(
                lexical,
                synsets().stream()
                        .flatMap(s -> s.senses().stream())
                        .mapToInt(s -> s.targets(relation).size())
                        .sum());
    }

    @Test
    void everyPointerLeadsToAnObjectOfTheDictionary() {
        Set<Synset> known = new HashSet<>(synsets());
        for (Synset synset : synsets()) {
            for (Pointer<Synset> p : synset.pointers()) {
                assertTrue(known.contains(p.target()), synset + " " + p.relation());
            }
            for (Sense sense : synset.senses()) {
                assertSame(synset, sense.synset());
                assertSame(
                        sense.word(), dictionary.word(synset.partOfSpeech(), sense.word().lemma()));
                for (Pointer<Sense> p : sense.pointers()) {
                    assertTrue(p.target().synset().senses().contains(p.target()), sense.key());
                }
            }
        }
    }

    @Test
    void hypernymsAndHyponymsPointAtEachOther() {
        for (Synset synset : synsets()) {
            for (Synset hypernym : synset.targets(Relation.HYPERNYM)) {
                assertTrue(hypernym.targets(Relation.HYPONYM).contains(synset), synset.toString());
            }
        }
    }

    @Test
    void followingPointersFromADogLeadsThroughAllPartsOfSpeechAndBack() {
        Synset dog = dictionary.word(PartOfSpeech.NOUN, "dog").senses().getFirst().synset();
        Set<Synset> reached = new HashSet<>();
        Deque<Synset> open = new ArrayDeque<>(List.of(dog));
        int returns = 0;
        while (!open.isEmpty()) {
            Synset synset = open.remove();
            List<Synset> targets = new ArrayList<>();
            synset.pointers().forEach(p -> targets.add(p.target()));
            synset.senses()
                    .forEach(s -> s.pointers().forEach(p -> targets.add(p.target().synset())));
            for (Synset target : targets) {
                if (target == dog) {
                    returns++;
                }
                if (reached.add(target)) {
                    open.add(target);
                }
            }
        }
        assertTrue(reached.contains(dog));
        assertTrue(returns > 1);
        for (PartOfSpeech p : PartOfSpeech.values()) {
            assertTrue(reached.stream().anyMatch(s -> s.partOfSpeech() == p), p.name());
        }
        assertTrue(reached.size() > 110_000, reached.size() + " reached");
    }

    @Test
    void aDogHasItsSensesInOrderOfFrequency() {
        Word dog = dictionary.word(PartOfSpeech.NOUN, "dog");
        assertEquals(7, dog.senses().size());
        Sense first = dog.senses().getFirst();
        assertEquals("dog, domestic dog, Canis familiaris", first.synset().toString());
        assertEquals("dog%1:05:00::", first.key());
        assertEquals(42, first.tagCount());
        assertEquals(Topic.NOUN_ANIMAL, first.synset().topic());
        assertTrue(first.synset().gloss().startsWith("a member of the genus Canis"));
        assertTrue(first.synset().gloss().endsWith("\"the dog barked all night\""));
        for (int i = 0; i < dog.senses().size(); i++) {
            assertEquals(i + 1, dog.senses().get(i).number());
            assertSame(dog, dog.senses().get(i).word());
        }
    }

    @Test
    void antonymsAreLexical() {
        Sense good = dictionary.word(PartOfSpeech.ADJECTIVE, "good").senses().getFirst();
        Sense bad = dictionary.word(PartOfSpeech.ADJECTIVE, "bad").senses().getFirst();
        assertEquals(List.of(bad), good.targets(Relation.ANTONYM));
        assertEquals(List.of(good), bad.targets(Relation.ANTONYM));
    }

    @Test
    void verbsHaveTheirFrames() {
        Sense chase = dictionary.word(PartOfSpeech.VERB, "dog").senses().getFirst();
        assertEquals(
                List.of(
                        "Somebody ----s something",
                        "Somebody ----s somebody",
                        "Something ----s somebody"),
                chase.frames().stream().map(Frame::pattern).toList());
        assertEquals(35, dictionary.frames().size());
    }

    @Test
    void adjectivesKeepTheirMarkers() {
        Sense galore = dictionary.word(PartOfSpeech.ADJECTIVE, "galore").senses().getFirst();
        assertEquals("galore", galore.written());
        assertEquals("ip", galore.marker());
        assertTrue(galore.synset().satellite());
        Sense good = dictionary.word(PartOfSpeech.ADJECTIVE, "good").senses().getFirst();
        assertNull(good.marker());
        assertFalse(good.synset().satellite());
    }

    @Test
    void twoSpellingsInOneSynsetAreOneSense() {
        Word ddc = dictionary.word(PartOfSpeech.NOUN, "ddc");
        assertEquals(1, ddc.senses().size());
        List<String> spellings =
                ddc.senses().getFirst().synset().senses().stream()
                        .filter(s -> s.word() == ddc)
                        .map(Sense::written)
                        .toList();
        assertEquals(List.of("ddC", "DDC"), spellings);
    }

    @ParameterizedTest
    @CsvSource({
        "Dogs,      dog n/dog v",
        "geese,     goose n",
        "better,    better n/better v/better a/good a/well a/better r/well r",
        "running,   running n/run v/running a",
        "hot_dogs,  hot dog n",
        "churches,  church n/church v",
        "xyzzy,     ''"
    })
    void looksUpInflectedForms(String text, String expected) {
        List<String> found =
                dictionary.lookUp(text).stream()
                        .map(w -> w.lemma() + " " + "nvar".charAt(w.partOfSpeech().ordinal()))
                        .toList();
        assertEquals(expected, String.join("/", found));
    }

    @Test
    void progressEndsWhereItShould() {
        assertEquals(BYTES_READ.stream().sorted().toList(), BYTES_READ);
        assertEquals(bytesInAll, BYTES_READ.getLast());
        assertTrue(BYTES_READ.size() > 30, BYTES_READ.size() + " reports");
    }

    private static List<Synset> synsets() {
        List<Synset> all = new ArrayList<>();
        for (PartOfSpeech p : PartOfSpeech.values()) {
            all.addAll(dictionary.lexicon(p).synsets());
        }
        return all;
    }
}
