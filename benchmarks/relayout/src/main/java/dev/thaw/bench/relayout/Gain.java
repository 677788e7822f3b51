// SPDX-License-Identifier: Apache-2.0
package dev.thaw.bench.relayout;

import dev.thaw.bench.core.Measurements;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Processor time of equal work: the program as it was built, with new code put into it, the same
 * taken back, and as BOLT makes it of the file by the same profile. Each is a process of its own
 * that stands still between its turns; what is injected is taken back and put in again before each.
 */
final class Gain extends RelayoutExperiment {
    private static final String ORIGINAL = "original";
    private static final String UNDONE = "undone";
    private static final String INJECTED = "injected";
    private static final String OFFLINE = "offline";
    private static final String WITH_19 = ", BOLT 19";

    private final Subject subject;
    private final Map<String, Repeating> processes = new HashMap<>();
    private final Map<String, Path> relaid = new HashMap<>();

    Gain(Places places, Subject subject) {
        super(
                places,
                subject.program(),
                List.of(
                        ORIGINAL,
                        INJECTED,
                        OFFLINE,
                        UNDONE,
                        INJECTED + WITH_19,
                        OFFLINE + WITH_19));
        this.subject = subject;
    }

    @Override
    public void prepare() throws Exception {
        Path directory = places.directory(name());
        Path binary = subject.binary(places);
        Path profile = profile(directory, binary, Bolt.BOLT_16, "kept").resolve("profile");
        Path by19 = profile(directory, binary, Bolt.BOLT_19, "kept19");
        relaid.put(INJECTED, profile.resolveSibling("relaid"));
        relaid.put(UNDONE, profile.resolveSibling("relaid"));
        relaid.put(INJECTED + WITH_19, by19.resolve("relaid"));
        for (String contender : contenders()) {
            Path errors = directory.resolve(contender.replaceAll("\\W", "") + ".err");
            if (!contender.startsWith(OFFLINE)) {
                processes.put(
                        contender, keep(Repeating.start(subject.command(places, binary), errors)));
                continue;
            }
            Bolt bolt = contender.equals(OFFLINE) ? Bolt.BOLT_16 : Bolt.BOLT_19;
            // It looks for what lies beside the original.
            Path beside =
                    binary.resolveSibling(".%s-%d".formatted(bolt, ProcessHandle.current().pid()));
            try {
                Tool.offline(binary, profile, bolt.program(), beside);
                processes.put(
                        contender, keep(Repeating.start(subject.command(places, beside), errors)));
            } finally {
                Files.deleteIfExists(beside);
            }
        }
    }

    private Path profile(Path directory, Path binary, Bolt bolt, String name) throws Exception {
        Path keep = directory.resolve(name);
        try (Repeating process =
                Repeating.start(
                        subject.command(places, binary), directory.resolve(name + ".err"))) {
            process.goOn();
            places.tool().relay(process.pid(), keep, bolt.program(), false);
        }
        return keep;
    }

    @Override
    public void turn(String contender, Measurements to) throws Exception {
        Repeating process = processes.get(contender);
        process.goOn();
        try {
            Path layout = relaid.get(contender);
            if (layout != null) {
                Optional<Tool.Undone> undone = places.tool().undo(process.pid());
                Tool.Outcome outcome = places.tool().apply(process.pid(), layout);
                to.add("pause", "ms", outcome.applied().pauseMicros() / MILLI);
                undone.ifPresent(u -> to.add("differences after undo", "bytes", u.differences()));
                if (contender.equals(UNDONE)) {
                    places.tool().undo(process.pid());
                }
            }
            to.add("processor time of a round", "ms", process.rounds(subject.rounds()));
        } finally {
            process.stand();
        }
    }
}
