// SPDX-License-Identifier: Apache-2.0
package dev.thaw.doss.tool;

import com.google.gson.GsonBuilder;
import dev.thaw.command.line.Conventions;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Says whether a file is what STORE wrote. */
@Command(
        name = "verify",
        sortOptions = false,
        description = {
            "Checks a snapshot file: header, size and checksums; that every object has a known class"
                    + " and lies in its place; that every reference leads to an object or into the"
                    + " image heap.",
            ""
        },
        footer = {
            "",
            "Exit codes: 0 the file is whole, 1 it is damaged, 2 wrong usage or an unreadable file.",
            "",
            "Example: thaw snapshot verify --max 5 dictionary.doss"
        })
final class VerifyCommand implements Callable<Integer> {
    /** For scripts; of the problems only the first. */
    private record Result(String file, boolean whole, long count, List<String> problems) {}

    @Spec private CommandSpec spec;

    @Parameters(paramLabel = "FILE", description = "The file to check.")
    private Path file;

    @Option(
            names = "--max",
            paramLabel = "N",
            defaultValue = "20",
            description = "How many problems to show; default: ${DEFAULT-VALUE}.")
    private long max;

    @Option(names = "--json", description = "Print one JSON object: file, whole, count, problems.")
    private boolean json;

    @Option(
            names = {"-h", "--help"},
            usageHelp = true,
            description = "Show this text and exit.")
    private boolean help;

    @Override
    public Integer call() throws IOException {
        if (max < 0) {
            throw new ParameterException(
                    spec.commandLine(), "--max " + max + ": must be 0 or more");
        }
        PrintWriter out = spec.commandLine().getOut();
        List<String> shown = new ArrayList<>();
        Problems problems = new Problems(max, json ? shown::add : out::println);
        new Verifier(problems, new Progress(Conventions.progress(spec))).verify(file);
        if (json) {
            boolean whole = problems.count() == 0;
            Result result = new Result(file.toString(), whole, problems.count(), shown);
            out.println(new GsonBuilder().setPrettyPrinting().create().toJson(result));
            out.flush();
            return whole ? CommandLine.ExitCode.OK : CommandLine.ExitCode.SOFTWARE;
        }
        if (problems.notShown() > 0) {
            out.println("and " + problems.notShown() + " more");
        }
        if (problems.count() > 0) {
            String found = problems.count() == 1 ? "1 problem" : problems.count() + " problems";
            out.println("%s is damaged: %s".formatted(file, found));
            return CommandLine.ExitCode.SOFTWARE;
        }
        out.println(file + " is whole");
        return CommandLine.ExitCode.OK;
    }
}
