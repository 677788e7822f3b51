// SPDX-License-Identifier: Apache-2.0
package dev.thaw.wordnet.program;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.thaw.wordnet.Dictionary;
import dev.thaw.wordnet.LoadProgress;
import dev.thaw.wordnet.PartOfSpeech;
import dev.thaw.wordnet.SmallWordNet;
import dev.thaw.wordnet.Synset;
import dev.thaw.wordnet.WordNetJar;
import dev.thaw.wordnet.WordNetReader;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class QueriesTest {
    @TempDir private Path directory;
    private static Dictionary dictionary;

    @BeforeAll
    static void read() throws IOException {
        dictionary = WordNetReader.read(WordNetJar.path(), LoadProgress.NONE);
    }

    @Test
    void aDogIsAnEntityInTwoWays() {
        List<String> paths =
                Queries.hypernymPaths(first(PartOfSpeech.NOUN, "dog")).stream()
                        .map(QueriesTest::path)
                        .toList();
        assertEquals(
                List.of(
                        "dog canine carnivore placental mammal vertebrate chordate animal organism"
                                + " living_thing whole object physical_entity entity",
                        "dog domestic_animal animal organism living_thing whole object"
                                + " physical_entity entity"),
                paths);
    }

    @Test
    void everyNounLeadsToEntity() {
        Synset entity = first(PartOfSpeech.NOUN, "entity");
        for (Synset synset : dictionary.lexicon(PartOfSpeech.NOUN).synsets()) {
            for (List<Synset> path : Queries.hypernymPaths(synset)) {
                assertEquals(entity, path.getLast(), synset.toString());
            }
        }
    }

    @Test
    void pathsOfVerbsEndEvenWhereHypernymsFormACycle() {
        for (Synset synset : dictionary.lexicon(PartOfSpeech.VERB).synsets()) {
            assertTrue(!Queries.hypernymPaths(synset).isEmpty(), synset.toString());
        }
    }

    @Test
    void sistersShareAHypernymAndLeaveOutTheSynsetItself() {
        Synset dog = first(PartOfSpeech.NOUN, "dog");
        List<Synset> sisters = Queries.sisters(dog);
        assertTrue(sisters.contains(first(PartOfSpeech.NOUN, "wolf")));
        assertTrue(!sisters.contains(dog));
        assertEquals(sisters.stream().distinct().toList(), sisters);
    }

    @Test
    void answersAreText() throws IOException {
        Path jar = new SmallWordNet().write(directory.resolve("small.jar"));
        Dictionary small = WordNetReader.read(jar, LoadProgress.NONE);
        assertEquals(
                """
                dog, noun
                  1. dog, Canis familiaris: a friend; "good dog"
                     derivation: dog#1
                     kind of:  animal > entity
                     sisters:  cat
                dog, verb
                  1. dog, tail: follow
                     used as:  Something ----s
                     derivation: dog#1
                """,
                Answers.about("DOGS", small));
        assertEquals("No word 'unicorn' in WordNet 3.1.\n", Answers.about("unicorn", small));
    }

    @Test
    void aWalkSeesEverything() {
        Walk.Summary found = Walk.over(dictionary);
        assertEquals(155_467, found.words());
        assertEquals(117_791, found.synsets());
        assertEquals(207_272, found.senses());
        assertEquals(378_203, found.pointers());
    }

    @Test
    void theChecksumTellsDictionariesApart() throws IOException {
        long checksum = checksum(new SmallWordNet());
        assertEquals(checksum, checksum(new SmallWordNet()));
        assertNotEquals(
                checksum, checksum(new SmallWordNet().replace("data.adv", "good way", "Good way")));
        assertNotEquals(
                checksum,
                checksum(
                        new SmallWordNet()
                                .replace(
                                        "data.noun",
                                        "01 cat 0 001 @ 00000200",
                                        "01 cat 0 001 @ 00000300")));
        assertNotEquals(
                checksum, checksum(new SmallWordNet().replace("index.sense", "1 18", "1 19")));
        assertNotEquals(
                checksum, checksum(new SmallWordNet().replace("noun.exc", "doggies", "doggos")));
    }

    private long checksum(SmallWordNet database) throws IOException {
        Path jar = database.write(directory.resolve("small.jar"));
        return Walk.over(WordNetReader.read(jar, LoadProgress.NONE)).checksum();
    }

    private static Synset first(PartOfSpeech partOfSpeech, String lemma) {
        return dictionary.word(partOfSpeech, lemma).senses().getFirst().synset();
    }

    private static String path(List<Synset> path) {
        return path.stream()
                .map(s -> s.senses().getFirst().written().replace(' ', '_'))
                .collect(Collectors.joining(" "));
    }
}
