// SPDX-License-Identifier: Apache-2.0
package dev.thaw.wordnet.processes;

import dev.thaw.bench.process.ProcessMemory;
import dev.thaw.bench.process.Report;
import dev.thaw.bench.process.ReportingProcess;
import dev.thaw.wordnet.program.Session;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/** Runs the same queries where the database is parsed and where a snapshot of it is mapped. */
public final class Comparison {
    private final List<String> program;
    private final Map<Source, Path> files = new EnumMap<>(Source.class);
    private final List<String> words;

    /**
     * @param program the command of the dictionary program, without what it is to do
     * @param words asked for in every process and isolate
     */
    public Comparison(List<String> program, Path jar, Path snapshot, List<String> words) {
        this.program = program;
        this.words = words;
        files.put(Source.JAR, jar);
        files.put(Source.SNAPSHOT, snapshot);
    }

    /** One of the dictionaries that are there at once. */
    private record Instance(ReportingProcess process, int isolate) {
        ReportingProcess.Event await(String event) throws IOException {
            return process.await(event, isolate);
        }
    }

    /** One round: each step is taken by all instances before the next one. */
    public Round round(Instances instances, Source source) throws IOException {
        List<ReportingProcess> running = new ArrayList<>();
        try {
            for (int i = 1; i <= instances.processes(); i++) {
                running.add(start(i, instances, source));
            }
            List<Instance> each = new ArrayList<>();
            for (ReportingProcess process : running) {
                for (int isolate = 1; isolate <= instances.instancesEach(); isolate++) {
                    each.add(new Instance(process, isolate));
                }
            }
            List<Long> loadMicros = new ArrayList<>();
            List<Long> firstAnswerMicros = new ArrayList<>();
            List<String> answers = new ArrayList<>();
            for (Instance instance : each) {
                loadMicros.add(instance.await(Report.LOADED).report().number("micros"));
                ReportingProcess.Event first = instance.await(Report.ANSWERED);
                firstAnswerMicros.add(first.micros());
                StringBuilder text = new StringBuilder(first.text());
                for (int i = 1; i < words.size(); i++) {
                    text.append(instance.await(Report.ANSWERED).text());
                }
                answers.add(text.toString());
            }
            List<ProcessMemory> answered = memoryAfterCollection(running, each);
            tell(running, Session.WALK);
            List<String> contents = new ArrayList<>();
            for (Instance instance : each) {
                contents.add(contents(instance.await(Report.WALKED).report()));
            }
            List<ProcessMemory> walked = memoryAfterCollection(running, each);
            for (ReportingProcess process : running) {
                process.finish();
            }
            List<Round.One> ones = new ArrayList<>();
            for (int i = 0; i < each.size(); i++) {
                ones.add(
                        new Round.One(
                                firstAnswerMicros.get(i),
                                loadMicros.get(i),
                                answers.get(i),
                                contents.get(i)));
            }
            List<Round.Memory> memories = new ArrayList<>();
            for (int i = 0; i < running.size(); i++) {
                memories.add(new Round.Memory(answered.get(i), walked.get(i)));
            }
            return new Round(ones, memories);
        } finally {
            running.forEach(ReportingProcess::close);
        }
    }

    private ReportingProcess start(int number, Instances instances, Source source)
            throws IOException {
        List<String> command = new ArrayList<>(program);
        command.addAll(List.of("query", source.option(), files.get(source).toString(), "--hold"));
        String name = "process %d of %d".formatted(number, instances.count());
        if (instances.kind() == Instances.Kind.ISOLATE) {
            command.addAll(List.of("--isolates", Integer.toString(instances.count())));
            name = "the process of " + instances.title();
        }
        command.addAll(words);
        return ReportingProcess.start(
                "%s (%s)".formatted(name, source.title()),
                instances.instancesEach(),
                command,
                report -> {});
    }

    /** Garbage left from parsing would count against those that parse. */
    private static List<ProcessMemory> memoryAfterCollection(
            List<ReportingProcess> processes, List<Instance> each) throws IOException {
        tell(processes, Session.COLLECT);
        for (Instance instance : each) {
            instance.await(Report.COLLECTED);
        }
        List<ProcessMemory> memory = new ArrayList<>();
        for (ReportingProcess process : processes) {
            memory.add(process.memory());
        }
        return memory;
    }

    private static void tell(List<ReportingProcess> processes, String line) throws IOException {
        for (ReportingProcess process : processes) {
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
