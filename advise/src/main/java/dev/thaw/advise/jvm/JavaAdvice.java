// SPDX-License-Identifier: Apache-2.0
package dev.thaw.advise.jvm;

import dev.thaw.advise.Estimate;
import dev.thaw.advise.Finding;
import dev.thaw.advise.Finding.Part;
import dev.thaw.advise.Finding.Verdict;
import dev.thaw.advise.Texts;
import dev.thaw.advise.Unseen;
import dev.thaw.advise.run.ProgramRun;
import dev.thaw.advise.run.RanProgram;
import dev.thaw.advise.run.Tool;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What a warm JVM would do for the JVMs of a run. */
public final class JavaAdvice {
    /** Whether each would be taken is asked of so many; the rest is like them. */
    private static final int MOST_ASKED = 20;

    /** Of the time, in which other programs have all processors; more is told. */
    private static final double BUSY = 0.05;

    private static final double DISTURBED = 0.3;

    private final ProgramRun run;
    private final Map<String, Double> numbers;
    private final List<Unseen> unseen;
    private final List<Jvm> jvms = new ArrayList<>();

    /** A JVM that has ended, and what it went through. */
    private record Jvm(
            RanProgram program, ObservedJvm observed, PerfCounters.Values counters, Timeline time) {
        Estimate estimate() {
            double others = time.start().others() + time.afterStart().others();
            return WarmModel.of(program.wall(), time.afterStart(), others, ownClasses());
        }

        long ownClasses() {
            return counters.number("sun.cls.defineAppClasses");
        }

        boolean isMeasured() {
            return time.isReady() && time.knowsCode();
        }
    }

    /**
     * @param numbers gets what was measured
     * @param unseen gets what could not be
     */
    public JavaAdvice(
            ProgramRun run,
            List<RanProgram> programs,
            Map<String, Double> numbers,
            List<Unseen> unseen) {
        this.run = run;
        this.numbers = numbers;
        this.unseen = unseen;
        for (RanProgram program : programs) {
            boolean isServer = program.mapped("/libthaw_hottub.so").isPresent();
            if (isServer || program.mapped("/server/libjvm.so").isEmpty()) {
                continue;
            }
            run.jvms().stream()
                    .filter(jvm -> jvm.process() == program.process())
                    .findFirst()
                    .ifPresent(jvm -> add(program, jvm));
        }
    }

    private void add(RanProgram program, ObservedJvm observed) {
        jvms.add(new Jvm(program, observed, observed.counters(), new Timeline(program.events())));
    }

    /** Nothing if there was no JVM. */
    public Optional<Finding> finding() throws InterruptedException {
        if (jvms.isEmpty()) {
            return Optional.empty();
        }
        List<Jvm> measured = jvms.stream().filter(Jvm::isMeasured).toList();
        if (measured.size() < jvms.size()) {
            unseen.add(
                    new Unseen(
                            "%d of %d JVMs".formatted(jvms.size() - measured.size(), jvms.size()),
                            "they did not come up, have their code in one heap (a small code cache, -Xint, or no second compiler), or are no HotSpot"));
        }
        if (measured.isEmpty()) {
            return refusal(jvms).or(() -> Optional.of(unknown()));
        }
        Times start = sum(measured.stream().map(jvm -> jvm.time().start()).toList());
        Times rest = sum(measured.stream().map(jvm -> jvm.time().afterStart()).toList());
        double wall = measured.stream().mapToDouble(jvm -> jvm.program().wall()).sum();
        double classes = sum(measured, "sun.cls.time");
        note(measured, start, rest, wall, classes);
        String words = words(measured.size(), start, rest, wall);
        double others = start.others() + rest.others();
        if (others > DISTURBED * wall) {
            unseen.add(
                    new Unseen(
                            "the program on a quiet machine",
                            "other programs had all processors for %s of %s: waits are longer by that, and the estimate is rough"
                                    .formatted(Texts.time(others), Texts.time(wall))));
        }
        Optional<Finding> refused = refusal(measured);
        if (refused.isPresent()) {
            Finding finding = refused.get();
            return Optional.of(
                    new Finding(
                            Part.HOTTUB,
                            Verdict.REFUSED,
                            words,
                            finding.why(),
                            Optional.empty(),
                            List.of()));
        }
        Estimate estimate = Estimate.sum(measured.stream().map(Jvm::estimate).toList());
        if (!estimate.isWorthIt()) {
            return Optional.of(
                    new Finding(
                            Part.HOTTUB,
                            Verdict.NO_GAIN,
                            words,
                            "a warm JVM would take about as long",
                            Optional.of(estimate),
                            List.of()));
        }
        return Optional.of(
                new Finding(
                        Part.HOTTUB,
                        Verdict.HELPS,
                        words,
                        "",
                        Optional.of(estimate),
                        commands(measured)));
    }

    private void note(List<Jvm> measured, Times start, Times rest, double wall, double classes) {
        numbers.put("jvms", (double) jvms.size());
        numbers.put("jvm_wall_ms", wall);
        numbers.put("jvm_start_ms", start.total() - start.others());
        numbers.put("optimised_code_ms", rest.optimised());
        numbers.put("first_compilers_code_ms", rest.counting());
        numbers.put("interpreter_ms", rest.interpreted());
        numbers.put("inside_the_jvm_ms", rest.machine());
        numbers.put("for_the_jvm_ms", rest.forTheMachine());
        numbers.put("native_libraries_ms", rest.libraries());
        numbers.put("kernel_ms", rest.ownKernel() + rest.kernel());
        numbers.put("own_kernel_ms", rest.ownKernel());
        numbers.put("no_processor_ms", rest.crowded());
        numbers.put("other_programs_ms", start.others() + rest.others());
        numbers.put("collector_ms", rest.collecting());
        numbers.put("only_compilers_ms", rest.compiling());
        numbers.put("waiting_ms", rest.waiting());
        numbers.put("pausing_ms", rest.pausing());
        numbers.put("class_loading_ms", classes);
        numbers.put(
                "compilers_processor_ms",
                measured.stream()
                        .mapToDouble(jvm -> jvm.time().processor(ThreadKind.COMPILER))
                        .sum());
        numbers.put(
                "classes",
                measured.stream()
                        .mapToDouble(jvm ->
                                jvm.counters().number("java.cls.loadedClasses")
                                        + jvm.counters().number("java.cls.sharedLoadedClasses"))
                        .sum());
        numbers.put("own_classes", measured.stream().mapToDouble(Jvm::ownClasses).sum());
    }

    private static String words(int count, Times start, Times rest, double wall) {
        double cold =
                start.total()
                        - start.others()
                        + rest.machine()
                        + rest.forTheMachine()
                        + rest.interpreted()
                        + rest.counting()
                        + rest.crowded()
                        + rest.compiling();
        double others = start.others() + rest.others();
        return "%s%.0f %% of %s is what a cold JVM does: start %s, classes and the like %s, code that is not optimised yet %s, waiting for its compilers %s%s"
                .formatted(
                        count == 1 ? "" : count + " JVMs: ",
                        100 * Math.min(1, cold / (wall - others)),
                        Texts.time(wall - others),
                        Texts.time(start.total() - start.others()),
                        Texts.time(rest.machine() + rest.forTheMachine()),
                        Texts.time(rest.interpreted() + rest.counting()),
                        Texts.time(rest.crowded() + rest.compiling()),
                        others > BUSY * wall
                                ? " (other programs had the processors for another "
                                        + Texts.time(others)
                                        + ")"
                                : "");
    }

    private static double sum(List<Jvm> measured, String counter) {
        return measured.stream().mapToDouble(jvm -> jvm.counters().milliseconds(counter)).sum();
    }

    private static Times sum(List<Times> all) {
        return all.stream().reduce(Times.NONE, Times::plus);
    }

    private Finding unknown() {
        return new Finding(
                Part.HOTTUB,
                Verdict.MAY_HELP,
                jvms.size() == 1 ? "a JVM ran" : jvms.size() + " JVMs ran",
                "what its time went to could not be seen, so there is no estimate",
                Optional.empty(),
                commands(jvms));
    }

    /** Why warm JVMs would not take one of them; the first reason. */
    private Optional<Finding> refusal(List<Jvm> asked) throws InterruptedException {
        Optional<Tool> java = Tool.ofProperty("thaw.java");
        if (java.isEmpty()) {
            unseen.add(
                    new Unseen(
                            "whether 'thaw java' would take it",
                            "it is not built here; 'thaw java --thaw-why' with the same words says so"));
            return Optional.empty();
        }
        for (Jvm jvm : asked.stream().limit(MOST_ASKED).toList()) {
            Optional<List<String>> words =
                    JavaWords.of(
                            commandOf(jvm),
                            jvm.counters().texts().getOrDefault("sun.rt.javaCommand", ""));
            if (words.isEmpty()) {
                return Optional.of(
                        refused(
                                "%s starts its JVM itself, not by java"
                                        .formatted(jvm.program().name())));
            }
            List<String> question = new ArrayList<>(List.of("--thaw-why"));
            question.addAll(words.get());
            try {
                Tool.Answer answer =
                        java.get()
                                .ask(
                                        question,
                                        Map.of(
                                                "THAW_JAVA_HOME",
                                                jvm.observed().home().toString(),
                                                // whether it may be served, not whether it is now
                                                "THAW_FIRST",
                                                "server"),
                                        jvm.observed().directory().orElse(null));
                if (answer.status() != 0) {
                    return Optional.of(refused(answer.firstLine().replaceFirst("^plain: ", "")));
                }
            } catch (IOException e) {
                unseen.add(new Unseen("whether 'thaw java' would take it", e.getMessage()));
                return Optional.empty();
            }
        }
        return Optional.empty();
    }

    /** What was started here is known, also if it was gone before it could be looked at. */
    private List<String> commandOf(Jvm jvm) {
        List<String> seen = jvm.observed().command();
        boolean isOurs =
                jvm.program().process() == run.process()
                        && run.command().getFirst().endsWith(jvm.program().name());
        return seen.isEmpty() && isOurs ? run.command() : seen;
    }

    private static Finding refused(String why) {
        return new Finding(
                Part.HOTTUB,
                Verdict.REFUSED,
                "",
                "a warm JVM would not take it: " + why,
                Optional.empty(),
                List.of());
    }

    private List<String> commands(List<Jvm> measured) {
        List<String> commands = new ArrayList<>();
        Jvm first = measured.getFirst();
        if (measured.size() > 1 || first.program().process() != run.process()) {
            commands.add("thaw java --thaw-install    # makes it the java of your PATH");
        } else if (first.program().name().equals("java")) {
            commands.add(
                    "thaw java …    # in place of java, with the same words behind it; then 'thaw java --thaw-status'");
        } else {
            String main =
                    first.counters().texts().getOrDefault("sun.rt.javaCommand", "").split("\\s")[0];
            commands.add(
                    "thaw java -m %s …    # in place of %s, with the same words behind it"
                            .formatted(main, first.program().name()));
        }
        return commands;
    }
}
