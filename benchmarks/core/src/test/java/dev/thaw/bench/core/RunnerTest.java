// SPDX-License-Identifier: Apache-2.0
package dev.thaw.bench.core;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RunnerTest {
    @TempDir private Path directory;

    private static Run run(String commit) {
        return new Run(commit, "a machine", "2026-01-01", "x", false, "0");
    }

    private static final class Noted extends Experiment {
        final List<String> turns = new ArrayList<>();
        int failAt = -1;
        boolean closed;

        Noted(String... contenders) {
            super("noted", List.of(contenders));
            keep(() -> closed = true);
        }

        Noted() {
            this("a", "b");
        }

        @Override
        public List<String> missing(int round, Round before) {
            return contenders().stream().filter(c -> before == null || !before.has(c)).toList();
        }

        @Override
        public void prepare() {}

        @Override
        public void turn(String contender, Measurements to) throws IOException {
            if (turns.size() == failAt) {
                throw new IOException("made to fail");
            }
            turns.add(contender);
            if (contender.equals("unable")) {
                to.remark("cannot do it");
                return;
            }
            to.add("metric", "ms", turns.size());
        }
    }

    private List<String> run(Noted noted, String commit, int rounds) throws Exception {
        RawFile raw = RawFile.open(directory.resolve("raw.jsonl"));
        return new Runner(raw, run(commit), text -> {}).run(List.of(noted), rounds);
    }

    private List<Round> rounds() throws IOException {
        return RawFile.open(directory.resolve("raw.jsonl")).rounds();
    }

    @Test
    void contendersAlternate() throws Exception {
        Noted noted = new Noted();
        run(noted, "1", 3);
        assertEquals(List.of("a", "b", "b", "a", "a", "b"), noted.turns);
        assertTrue(noted.closed);
        assertEquals(2.0, rounds().getFirst().measurements().get(1).values()[0]);
    }

    @Test
    void aRunThatFailedGoesOnAfterItsLastWholeRound() throws Exception {
        Noted first = new Noted();
        first.failAt = 3;
        List<String> failed = run(first, "1", 3);
        assertEquals(1, failed.size());
        assertTrue(failed.getFirst().contains("made to fail"));
        assertTrue(first.closed);
        Noted second = new Noted();
        run(second, "1", 3);
        assertEquals(List.of("b", "a", "a", "b"), second.turns);
        assertEquals(3, rounds().size());
    }

    @Test
    void whoWasNotThereBeforeTakesItsTurnInRoundsThatAre() throws Exception {
        run(new Noted(), "1", 2);
        Noted more = new Noted("b", "c", "unable");
        run(more, "1", 2);
        assertEquals(List.of("c", "unable", "unable", "c"), more.turns);
        Noted again = new Noted("b", "c", "unable");
        run(again, "1", 2);
        assertEquals(List.of(), again.turns);
        assertEquals(2, rounds().size());
        Round last = rounds().getLast();
        assertEquals(3, last.measurements().size());
        assertEquals("cannot do it", last.remark("unable"));
        assertTrue(last.has("a") && last.has("c"));
    }

    @Test
    void otherConditionsBeginAnew() throws Exception {
        run(new Noted(), "1", 2);
        Noted other = new Noted();
        RawFile raw = RawFile.open(directory.resolve("raw.jsonl"));
        Run run = new Run("1", "a machine", "2026-01-01", "x", false, "0", "seed 2");
        new Runner(raw, run, text -> {}).run(List.of(other), 1);
        assertEquals(2, other.turns.size());
        assertEquals(List.of("seed 2"), rounds().stream().map(r -> r.run().conditions()).toList());
    }

    @Test
    void otherSourcesBeginAnew() throws Exception {
        run(new Noted(), "1", 3);
        Noted other = new Noted();
        run(other, "2", 2);
        assertEquals(4, other.turns.size());
        assertEquals(List.of("2", "2"), rounds().stream().map(r -> r.run().commit()).toList());
    }

    @Test
    void aLastLineThatIsCutOffIsMeasuredAgain() throws Exception {
        run(new Noted(), "1", 2);
        Path file = directory.resolve("raw.jsonl");
        String text = Files.readString(file);
        Files.writeString(file, text.substring(0, text.length() - 20));
        Noted again = new Noted();
        run(again, "1", 2);
        assertEquals(2, again.turns.size());
        assertEquals(2, rounds().size());
    }

    @Test
    void whatIsNoRoundIsRefused() throws Exception {
        Path file = directory.resolve("raw.jsonl");
        Files.writeString(file, "{}\n", StandardOpenOption.CREATE);
        IOException e = assertThrows(IOException.class, () -> RawFile.open(file));
        assertTrue(e.getMessage().contains("line 1"), e.getMessage());
    }
}
