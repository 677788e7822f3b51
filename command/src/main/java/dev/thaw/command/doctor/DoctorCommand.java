// SPDX-License-Identifier: Apache-2.0
package dev.thaw.command.doctor;

import dev.thaw.command.machine.Facts;
import dev.thaw.command.machine.Machine;
import java.io.PrintWriter;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Says what a machine allows. */
@Command(
        name = "doctor",
        sortOptions = false,
        description = {
            "Says what this machine allows, and what that means for each part of Thaw: whether it"
                    + " works, works slower or in part, or is refused, why, and what changes that.",
            "",
            "It only reads, and asks installed programs for their versions.",
            ""
        },
        footer = {
            "",
            "Exit codes: 0 no part is refused, 2 wrong usage, 3 a part is refused.",
            "",
            "Example: thaw doctor",
            "         thaw doctor relayout --json"
        })
public final class DoctorCommand implements Callable<Integer> {
    private static final int REFUSED = 3;

    @Spec private CommandSpec spec;

    @Parameters(
            paramLabel = "PART",
            arity = "0..*",
            description = "Of these only: ${COMPLETION-CANDIDATES}; default: all.")
    private List<Part> parts;

    @Option(
            names = "--json",
            description = "Print one JSON object: the machine, and a verdict for each part.")
    private boolean json;

    @Option(
            names = {"-h", "--help"},
            usageHelp = true,
            description = "Show this text and exit.")
    private boolean help;

    private final Supplier<Facts> facts;

    public DoctorCommand() {
        this(() -> Facts.of(Machine.here()));
    }

    DoctorCommand(Supplier<Facts> facts) {
        this.facts = facts;
    }

    @Override
    public Integer call() {
        Facts found = facts.get();
        List<Part> asked = parts == null ? all() : parts;
        List<Verdict> verdicts = asked.stream().distinct().map(part -> part.judge(found)).toList();
        Report report = new Report(found, verdicts);
        PrintWriter out = spec.commandLine().getOut();
        out.print(json ? report.json() + "\n" : report.text());
        out.flush();
        boolean refused = verdicts.stream().anyMatch(v -> v.state() == State.REFUSED);
        return refused ? REFUSED : CommandLine.ExitCode.OK;
    }

    /** An installation builds nothing of itself. */
    private static List<Part> all() {
        boolean installed = "no".equals(System.getProperty("thaw.checkout"));
        return Arrays.stream(Part.values())
                .filter(part -> part != Part.BUILD || !installed)
                .toList();
    }
}
