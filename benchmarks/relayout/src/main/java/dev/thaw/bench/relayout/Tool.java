// SPDX-License-Identifier: Apache-2.0
package dev.thaw.bench.relayout;

import com.google.gson.Gson;
import com.google.gson.annotations.SerializedName;
import dev.thaw.bench.core.Commands;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** {@code thaw relayout}, and BOLT by the same profile on files. */
record Tool(Path program) {
    /** As BAM tells it. */
    static final List<String> LAYOUT =
            Commands.words(
                    "-reorder-blocks=ext-tsp -reorder-functions=hfsort+ -split-functions -split-all-cold"
                            + " -icf=0 -use-gnu-stack");

    private static final Pattern NAMED =
            Pattern.compile("in function (\\S+)\\. Consider adding this function");

    /** What the tool says of a process that it has re-laid. */
    record Outcome(
            Applied applied,
            @SerializedName("profile_ms") long profileMillis,
            @SerializedName("optimise_ms") long optimiseMillis,
            @SerializedName("longest_us") long longestMicros,
            @SerializedName("misses_before") Double missesBefore,
            @SerializedName("misses_after") Double missesAfter,
            @SerializedName("in_new_code") Double inNewCode) {}

    record Applied(
            int functions,
            int patches,
            @SerializedName("pause_us") long pauseMicros,
            long bytes,
            @SerializedName("code_and_tables") long codeAndTables) {}

    record Undone(long differences, @SerializedName("pause_us") long pauseMicros, long kept) {}

    /** Profiles, optimises and replaces. */
    Outcome relay(long pid, Path keep, String bolt, boolean look)
            throws IOException, InterruptedException {
        List<String> command = Commands.words("{} {} --json --force --keep {}", program, pid, keep);
        if (!look) {
            command.add("--no-look");
        }
        return parse(
                Commands.output(command, Map.of("THAW_BOLT", bolt), Duration.ofHours(3)),
                Outcome.class);
    }

    /** Replaces only, by what was made for another process of the same build. */
    Outcome apply(long pid, Path relaid) throws IOException, InterruptedException {
        return parse(
                Commands.output(
                        Commands.words("{} {} --json --no-look --with {}", program, pid, relaid)),
                Outcome.class);
    }

    /** Profiles for two seconds, and does nothing with it. */
    void look(long pid) throws IOException, InterruptedException {
        String options = "--dry-run --force --steps 1000000 --profile-seconds 2";
        Commands.output(Commands.words("{} {} " + options, program, pid));
    }

    /** Nothing where nothing was re-laid. */
    Optional<Undone> undo(long pid) throws IOException, InterruptedException {
        String json =
                Commands.output(List.of(program.toString(), "undo", Long.toString(pid), "--json"));
        return Optional.ofNullable(new Gson().fromJson(json, Undone.class));
    }

    /** The same, beside the profile. */
    static Path offline(Path binary, Path kept) throws IOException, InterruptedException {
        return offline(
                binary, kept.resolve("profile"), Bolt.BOLT_16.program(), kept.resolve("offline"));
    }

    /**
     * The whole program by the profile that the tool has kept, for processes that begin later.
     * Functions that BOLT cannot do, it names; they are left.
     */
    static Path offline(Path binary, Path profile, String bolt, Path output)
            throws IOException, InterruptedException {
        List<String> command =
                Commands.words("{} {} -p {} -pa -o {}", bolt, binary, profile, output);
        command.addAll(LAYOUT);
        List<String> left = new ArrayList<>();
        while (true) {
            try {
                List<String> all = new ArrayList<>(command);
                if (!left.isEmpty()) {
                    all.add("-skip-funcs=" + String.join(",", left));
                }
                Commands.output(all);
                return output;
            } catch (IOException e) {
                Matcher named = NAMED.matcher(e.getMessage());
                if (!named.find() || left.contains(named.group(1))) {
                    throw e;
                }
                left.add(named.group(1));
            }
        }
    }

    private static <T> T parse(String json, Class<T> type) throws IOException {
        T parsed = new Gson().fromJson(json, type);
        if (parsed == null) {
            throw new IOException("thaw relayout said nothing");
        }
        return parsed;
    }
}
