// SPDX-License-Identifier: Apache-2.0
package dev.thaw.advise;

import dev.thaw.advise.run.CommandAdvice;
import dev.thaw.advise.run.ProgramFile;
import dev.thaw.advise.watch.WatchAdvice;
import dev.thaw.command.line.Conventions;
import dev.thaw.command.line.ExitCodes;
import dev.thaw.command.line.Failures;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Says which part of Thaw would help a program. */
@Command(
        name = "thaw advise",
        sortOptions = false,
        customSynopsis = {
            "thaw advise [OPTION...] [--] COMMAND [ARGUMENT...]",
            "       thaw advise [OPTION...] APP.jar [ARGUMENT...]",
            "       thaw advise [OPTION...] PID..."
        },
        description = {
            "Runs a command once, or watches processes, and says which part of Thaw would help, by what is measured on it, and what could not be seen.",
            "",
            "The command has its own input, output, status and signals; what is said of it comes behind it, on standard error. A native image is started with nothing of its file in memory."
                    + " Processes are not stopped, but for --look; a JVM stands while it counts its objects.",
            ""
        },
        footer = {
            "",
            "Exit codes: those of the command, 0 processes were watched, 1 the report of them was not written, 2 wrong usage, 3 no process may be looked into, 126 the command cannot be started, 127 it is not there.",
            "",
            "Example: thaw advise -- java -cp app.jar com.example.Main one two",
            "         thaw advise --json --report advice.json -- make -j2",
            "         thaw advise $(pidof my-service)"
        })
public final class AdviseCommand implements Callable<Integer> {
    private static final int NOT_WRITTEN = 1;
    private static final int REFUSED = 3;
    private static final int CANNOT_BE_STARTED = 126;
    private static final int NOT_THERE = 127;

    @Spec private CommandSpec spec;

    @Parameters(
            paramLabel = "COMMAND",
            arity = "1..*",
            description = "A command with its arguments, a jar, or numbers of processes.")
    private List<String> words;

    @Option(names = "--json", description = "Give the advice as one JSON object.")
    private boolean json;

    @Option(
            names = "--report",
            paramLabel = "FILE",
            description =
                    "Write the advice to that file instead. It has no argument and no variable of the program.")
    private Path report;

    @Option(
            names = "--warm",
            description = "Leave the file of a native image in memory: no cold start.")
    private boolean warm;

    @Option(
            names = "--look",
            description =
                    "Processes: profile those whose code could be re-laid, as 'thaw relayout --dry-run' does; their threads stand for moments.")
    private boolean look;

    @Option(
            names = {"-h", "--help"},
            usageHelp = true,
            description = "Show this text and exit.")
    private boolean help;

    private AdviseCommand() {}

    public static void main(String[] arguments) {
        System.exit(commandLine().execute(arguments));
    }

    static CommandLine commandLine() {
        return Conventions.apply(
                        new CommandLine(new AdviseCommand()),
                        "thaw advise",
                        failure ->
                                failure instanceof IOException
                                        ? CANNOT_BE_STARTED
                                        : ExitCodes.FAULT)
                .setStopAtPositional(true);
    }

    @Override
    public Integer call() throws IOException, InterruptedException {
        checkReport();
        if (words.stream().allMatch(word -> word.matches("[0-9]{1,10}"))) {
            return watch();
        }
        return run();
    }

    /** Before the program runs: what was measured would be lost. */
    private void checkReport() {
        if (report == null) {
            return;
        }
        Optional<String> trouble = new ReportFile(report).trouble();
        if (trouble.isPresent()) {
            throw new ParameterException(
                    spec.commandLine(), report + " cannot be written: " + trouble.get());
        }
    }

    private int watch() throws InterruptedException {
        WatchAdvice watched = new WatchAdvice(words.stream().map(Long::valueOf).toList(), look);
        Advice advice =
                new Advice(
                        Texts.count(words.size(), "process was watched", "processes were watched"),
                        watched.numbers(),
                        watched.findings(),
                        watched.unseen());
        int status = watched.isRefused() ? REFUSED : CommandLine.ExitCode.OK;
        // the report is all that there is of it
        return give(advice, spec.commandLine().getOut(), status, NOT_WRITTEN);
    }

    private int run() throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(words);
        if (command.getFirst().endsWith(".jar")) {
            if (!Files.isReadable(Path.of(command.getFirst()))) {
                return failed(NOT_THERE, "there is no file " + command.getFirst());
            }
            command.addAll(0, List.of(java(), "-jar"));
        }
        Optional<Path> program = ProgramFile.of(command.getFirst());
        if (program.isEmpty()) {
            return failed(NOT_THERE, "there is no command " + command.getFirst());
        }
        if (!Files.isExecutable(program.get())) {
            return failed(CANNOT_BE_STARTED, program.get() + " may not be executed");
        }
        CommandAdvice done = CommandAdvice.of(command, !warm);
        return give(done.advice(), spec.commandLine().getErr(), done.status(), done.status());
    }

    /** That of the PATH; where there is none, that of this JDK, which the launcher has found. */
    private static String java() {
        return ProgramFile.of("java").isPresent()
                ? "java"
                : Path.of(System.getProperty("java.home"), "bin", "java").toString();
    }

    private int failed(int status, String why) {
        spec.commandLine().getErr().println("thaw advise: " + why);
        return status;
    }

    /**
     * @param notWritten the status if the report could not be written
     */
    private int give(Advice advice, PrintWriter out, int status, int notWritten) {
        Report made = new Report(advice);
        String text = json ? made.json() + "\n" : made.text();
        if (report == null) {
            out.print(text);
            out.flush();
            return status;
        }
        try {
            new ReportFile(report).write(text);
            return status;
        } catch (IOException e) {
            return failed(notWritten, "%s was not written: %s".formatted(report, Failures.text(e)));
        }
    }
}
