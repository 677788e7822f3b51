// SPDX-License-Identifier: Apache-2.0
package dev.thaw.bench.core;

import com.google.gson.Gson;
import com.google.gson.JsonSyntaxException;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/**
 * Raw data as JSON lines, one for each round. A run that was stopped goes on after the last round
 * that is whole; rounds of other sources or another machine are replaced, never mixed.
 */
public final class RawFile {
    private static final Gson GSON = new Gson();

    private final Path file;
    private final List<Round> rounds;
    private final Predicate<String> same;

    private RawFile(Path file, List<Round> rounds, Predicate<String> same) {
        this.file = file;
        this.rounds = rounds;
        this.same = same;
    }

    public static RawFile open(Path file) throws IOException {
        return open(file, commit -> false);
    }

    /**
     * @param same whether another commit's rounds may stand beside those of this clone
     */
    static RawFile open(Path file, Predicate<String> same) throws IOException {
        List<Round> rounds = new ArrayList<>();
        if (Files.exists(file)) {
            List<String> lines = Files.readAllLines(file);
            for (int i = 0; i < lines.size(); i++) {
                Round round = parse(file, lines.get(i), i + 1, i == lines.size() - 1);
                if (round != null) {
                    rounds.add(round);
                }
            }
        }
        return new RawFile(file, rounds, same);
    }

    private static Round parse(Path file, String line, int number, boolean last)
            throws IOException {
        try {
            Round round = GSON.fromJson(line, Round.class);
            if (round != null && round.run() != null && round.measurements() != null) {
                return round;
            }
        } catch (JsonSyntaxException e) {
            if (last) {
                // its writer was stopped
                return null;
            }
        }
        throw new IOException(
                "%s, line %d: no round of a benchmark; remove the line, or the file"
                        .formatted(file, number));
    }

    public List<Round> rounds() {
        return List.copyOf(rounds);
    }

    /** Forgets all rounds of the experiments. */
    public void forget(List<String> experiments) {
        rounds.removeIf(round -> experiments.contains(round.experiment()));
    }

    /** Removes rounds of the experiment that may not stand beside those of the run. */
    void begin(String experiment, Run run) throws IOException {
        rounds.removeIf(r -> r.experiment().equals(experiment) && !r.run().goesOn(run, same));
        write();
    }

    private void write() throws IOException {
        StringBuilder text = new StringBuilder();
        rounds.forEach(round -> text.append(GSON.toJson(round)).append('\n'));
        Files.createDirectories(file.toAbsolutePath().getParent());
        Path next = file.resolveSibling(file.getFileName() + ".new");
        Files.writeString(next, text);
        Files.move(next, file, StandardCopyOption.ATOMIC_MOVE);
    }

    /** What was measured that may stand beside rounds of the run; null: nothing. */
    Round find(String experiment, int round, Run run) {
        return rounds.stream()
                .filter(r -> r.round() == round && r.experiment().equals(experiment))
                .filter(r -> r.run().goesOn(run, same))
                .findFirst()
                .orElse(null);
    }

    /** Adds it, or to it what is there already. */
    void add(Round round) throws IOException {
        Round before = find(round.experiment(), round.round(), round.run());
        if (before != null) {
            rounds.set(rounds.indexOf(before), before.plus(round));
            write();
            return;
        }
        rounds.add(round);
        ByteBuffer line = StandardCharsets.UTF_8.encode(GSON.toJson(round) + "\n");
        try (FileChannel channel =
                FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.APPEND)) {
            while (line.hasRemaining()) {
                channel.write(line);
            }
            channel.force(false);
        }
    }
}
