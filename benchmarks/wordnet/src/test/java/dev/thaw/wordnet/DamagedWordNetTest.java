// SPDX-License-Identifier: Apache-2.0
package dev.thaw.wordnet;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A database that is not as it should be is refused, and the message says where it is wrong. */
class DamagedWordNetTest {
    @TempDir private Path directory;

    @Test
    void theSmallDatabaseItselfIsGood() throws IOException {
        Dictionary dictionary = read(new SmallWordNet());
        assertEquals("dog, Canis familiaris", synsetOfDog(dictionary).toString());
        assertEquals(
                "tail",
                synsetOfDog(dictionary)
                        .senses()
                        .getFirst()
                        .targets(Relation.DERIVATION)
                        .getFirst()
                        .synset()
                        .senses()
                        .getLast()
                        .written());
    }

    private static Synset synsetOfDog(Dictionary dictionary) {
        return dictionary.word(PartOfSpeech.NOUN, "dog").senses().getFirst().synset();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "data.noun|05 n 01 animal|05 n 0x animal"
                        + "|data.noun, line 3: '0x' stands where the count of words is expected",
                "data.noun|@ 00000100 n 0000 ~ 00000300|@ 00000999 n 0000 ~ 00000300"
                        + "|data.noun, line 3: the target 999 of a pointer is not in data.noun",
                "data.noun|+ 00000100 v 0101|+ 00000100 v 0103"
                        + "|data.noun, line 4: the synset of 'dog, tail' has no word 3",
                "data.noun|+ 00000100 v 0101|+ 00000100 v 0301"
                        + "|data.noun, line 4: the synset of 'dog, Canis familiaris' has no word 3",
                "data.noun|001 ~ 00000200|001 ? 00000200"
                        + "|data.noun, line 2: there is no pointer symbol '?'",
                "data.noun|00000400 05 n|00000400 77 n"
                        + "|data.noun, line 5: there is no lexicographer's file 77",
                "data.noun|00000400 05 n|00000400 05 v"
                        + "|data.noun, line 5: a synset of type 'v' does not belong in this file",
                "data.verb|+ 02 02|+ 07 02|data.verb, line 1: there is no frame 7",
                "data.adv|000|001|data.adv, line 1: there is no pointer symbol '¦'",
                "verb.Framestext|2  Some|3  Some|verb.Framestext, line 2: frame 2 is missing",
                "index.noun|1 0 00000200|1 0 00000201"
                        + "|index.noun, line 3: there is no synset 201",
                "index.noun|1 0 00000200|1 0 00000100"
                        + "|index.noun, line 3: the synset of 'entity' does not hold 'animal'",
                "index.adv|1 0 00000100|1"
                        + "|index.adv, line 1: the line ends where the count of tagged senses is"
                        + " expected",
                "index.sense|cat%1:05:00:: 00000400 1|cat%1:05:00:: 00000400 2"
                        + "|index.sense, line 4: 'cat' has no sense 2",
                "index.sense|cat%1:05:00:: 00000400|cat%1:05:00:: 00000300"
                        + "|index.sense, line 4: sense 1 of 'cat' is not in synset 300",
                "index.sense|cat%1|cat%9"
                        + "|index.sense, line 4: 'cat%9:05:00::' names no part of speech",
                "index.sense|cat%1|dog%1|index.sense, line 4: sense 1 of 'dog' is not in synset 400"
            })
    void namesFileAndLine(String file, String text, String replacement, String message) {
        SmallWordNet damaged = new SmallWordNet().replace(file, text, replacement);
        WordNetFormatException e = assertThrows(WordNetFormatException.class, () -> read(damaged));
        assertEquals(message.replace('¦', '|'), e.getMessage());
    }

    @Test
    void aLineThatEndsEarlyIsRefused() {
        SmallWordNet damaged = new SmallWordNet().replace("data.adv", " | in a good way\n", "");
        WordNetFormatException e = assertThrows(WordNetFormatException.class, () -> read(damaged));
        assertEquals("data.adv, line 1: there is no gloss", e.getMessage());
    }

    @Test
    void aSenseThatIsNotInTheIndexIsRefused() {
        SmallWordNet damaged =
                new SmallWordNet().replace("index.sense", "cat%1:05:00:: 00000400 1 18\n", "");
        WordNetFormatException e = assertThrows(WordNetFormatException.class, () -> read(damaged));
        assertEquals("index.sense: 'cat' of synset 400 is missing", e.getMessage());
    }

    @Test
    void aMissingFileIsNamed() {
        WordNetFormatException e =
                assertThrows(
                        WordNetFormatException.class,
                        () -> read(new SmallWordNet().without("index.adj")));
        assertTrue(e.getMessage().contains("holds no some/where/index.adj"), e.getMessage());
    }

    @Test
    void aJarOfSomethingElseIsRefused() {
        Path other =
                Path.of(Test.class.getProtectionDomain().getCodeSource().getLocation().getPath());
        WordNetFormatException e = assertThrows(WordNetFormatException.class, () -> read(other));
        assertTrue(e.getMessage().startsWith(other + " holds no data.noun"), e.getMessage());
    }

    @Test
    void aTruncatedJarIsRefused() throws IOException {
        byte[] whole = Files.readAllBytes(WordNetJar.path());
        Path truncated = directory.resolve("truncated.jar");
        Files.write(truncated, Arrays.copyOf(whole, whole.length / 2));
        WordNetFormatException e =
                assertThrows(WordNetFormatException.class, () -> read(truncated));
        assertTrue(
                e.getMessage().startsWith(truncated + " is damaged or not a jar"), e.getMessage());
    }

    @Test
    void damagedCompressedDataIsRefused() throws IOException {
        byte[] bytes = Files.readAllBytes(WordNetJar.path());
        Arrays.fill(bytes, bytes.length / 2, bytes.length / 2 + 1000, (byte) 0x55);
        Path damaged = directory.resolve("damaged.jar");
        Files.write(damaged, bytes);
        assertThrows(WordNetFormatException.class, () -> read(damaged));
    }

    @Test
    void aFileThatIsNotThereIsNamed() {
        Path nowhere = directory.resolve("nowhere.jar");
        WordNetFormatException e = assertThrows(WordNetFormatException.class, () -> read(nowhere));
        assertTrue(e.getMessage().startsWith(nowhere + " is not a file"), e.getMessage());
    }

    private Dictionary read(SmallWordNet database) throws IOException {
        return read(database.write(directory.resolve("small.jar")));
    }

    private static Dictionary read(Path jar) throws IOException {
        return WordNetReader.read(jar, LoadProgress.NONE);
    }
}
