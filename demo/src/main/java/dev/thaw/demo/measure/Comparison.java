// SPDX-License-Identifier: Apache-2.0
package dev.thaw.demo.measure;

import dev.thaw.demo.process.DictionaryProcess;
import dev.thaw.demo.process.ProcessMemory;
import dev.thaw.demo.process.Supervisor;
import dev.thaw.demo.program.Report;
import dev.thaw.demo.program.WordNet;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

/** Runs the same queries in processes that parse the database and in processes that map it. */
public final class Comparison {
    private final List<String> program;
    private final Map<Source, Path> files = new EnumMap<>(Source.class);
    private final List<String> words;
    private final Supervisor supervisor;
    private final Consumer<String> progress;

    /**
     * @param program the command of the dictionary program, without what it is to do
     * @param words asked for in every process
     */
    public Comparison(
            List<String> program,
            Path jar,
            Path snapshot,
            List<String> words,
            Supervisor supervisor,
            Consumer<String> progress) {
        this.program = program;
        this.words = words;
        this.supervisor = supervisor;
        this.progress = progress;
        files.put(Source.JAR, jar);
        files.put(Source.SNAPSHOT, snapshot);
    }

    /** All rounds; those with and without a snapshot take turns. */
    public List<Round> run(List<Integer> processCounts, int repetitions) throws IOException {
        List<Round> rounds = new ArrayList<>();
        int total = repetitions * processCounts.size() * Source.values().length;
        for (int repetition = 1; repetition <= repetitions; repetition++) {
            for (int processes : processCounts) {
                List<Source> order = List.of(Source.values());
                for (Source source : repetition % 2 == 1 ? order : order.reversed()) {
                    progress.accept(
                            "round %d of %d: %d x %s"
                                    .formatted(
                                            rounds.size() + 1, total, processes, source.title()));
                    rounds.add(round(repetition, processes, source));
                }
            }
        }
        return rounds;
    }

    /** One round: each step is taken by all processes before the next one. */
    public Round round(int repetition, int processes, Source source) throws IOException {
        List<DictionaryProcess> running = new ArrayList<>();
        try {
            List<Long> loadMicros = new ArrayList<>();
            for (int i = 1; i <= processes; i++) {
                running.add(
                        DictionaryProcess.start(
                                "process %d of %d (%s)".formatted(i, processes, source.title()),
                                command(source),
                                supervisor,
                                report -> {}));
            }
            List<Long> firstAnswerMicros = new ArrayList<>();
            List<String> answers = new ArrayList<>();
            for (DictionaryProcess process : running) {
                loadMicros.add(process.await(Report.LOADED).report().number("micros"));
                DictionaryProcess.Event first = process.await(Report.ANSWERED);
                firstAnswerMicros.add(first.micros());
                StringBuilder text = new StringBuilder(first.text());
                for (int i = 1; i < words.size(); i++) {
                    text.append(process.await(Report.ANSWERED).text());
                }
                answers.add(text.toString());
            }
            List<ProcessMemory> answered = memoryAfterCollection(running);
            tell(running, WordNet.WALK);
            List<String> contents = new ArrayList<>();
            for (DictionaryProcess process : running) {
                contents.add(contents(process.await(Report.WALKED).report()));
            }
            List<ProcessMemory> walked = memoryAfterCollection(running);
            for (DictionaryProcess process : running) {
                process.finish();
            }
            List<Round.One> each = new ArrayList<>();
            for (int i = 0; i < processes; i++) {
                each.add(
                        new Round.One(
                                firstAnswerMicros.get(i),
                                loadMicros.get(i),
                                answers.get(i),
                                contents.get(i),
                                answered.get(i),
                                walked.get(i)));
            }
            return new Round(repetition, processes, source, each);
        } finally {
            running.forEach(DictionaryProcess::close);
        }
    }

    private List<String> command(Source source) {
        List<String> command = new ArrayList<>(program);
        command.addAll(List.of("query", source.option(), files.get(source).toString(), "--hold"));
        command.addAll(words);
        return command;
    }

    /** Garbage left from parsing would count against those that parse. */
    private static List<ProcessMemory> memoryAfterCollection(List<DictionaryProcess> processes)
            throws IOException {
        tell(processes, WordNet.COLLECT);
        for (DictionaryProcess process : processes) {
            process.await(Report.COLLECTED);
        }
        List<ProcessMemory> memory = new ArrayList<>();
        for (DictionaryProcess process : processes) {
            memory.add(process.memory());
        }
        return memory;
    }

    private static void tell(List<DictionaryProcess> processes, String line) throws IOException {
        for (DictionaryProcess process : processes) {
            process.type(line);
        }
    }

    private static String contents(Report walked) {
        return "words=%d synsets=%d senses=%d pointers=%d checksum=%d"
                .formatted(
                        walked.number("words"),
                        walked.number("synsets"),
                        walked.number("senses"),
                        walked.number("pointers"),
                        walked.number("checksum"));
    }
}
