// SPDX-License-Identifier: Apache-2.0
package dev.thaw.function.tool;

import dev.thaw.command.line.Conventions;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Puts the state of a function into its file. */
@Command(
        name = "state",
        sortOptions = false,
        description = {
            "Lets a function begin once, here and now, with all that this machine lets it read, and puts"
                    + " what its constructor has made into its file. Isolates of the function then begin"
                    + " with that: it is mapped, not made again.",
            "",
            "The function must have been built with --state SIZE. Without this command, the server makes the"
                    + " state, once for each deployment, where the function can read little.",
            ""
        },
        footer = {
            "",
            "Exit codes: 0; 1 the function cannot begin, or what it has made cannot be kept;"
                    + " 2 wrong usage, or a file that cannot be used.",
            "",
            "Example: thaw function state words.fn -e DICTIONARY=dict/ -o words-1.fn"
        })
final class StateCommand implements Callable<Integer> {
    private static final int FAILED = 1;

    @Spec private CommandSpec spec;

    @Parameters(index = "0", paramLabel = "FILE.fn", description = "The function file.")
    private Path input;

    @Option(
            names = {"-o", "--output"},
            paramLabel = "FILE.fn",
            description = "The new function file; default: in the place of the old one.")
    private Path output;

    @Option(
            names = {"-e", "--env"},
            paramLabel = "NAME=VALUE",
            description = "A variable for the function; may be repeated.")
    private List<String> environment = List.of();

    @Option(names = "--json", description = "Print one JSON object.")
    private boolean json;

    @Option(
            names = {"-h", "--help"},
            usageHelp = true,
            description = "Show this text and exit.")
    private boolean help;

    @Override
    public Integer call() throws Exception {
        PrintWriter err = Conventions.notes(spec);
        for (String variable : environment) {
            if (variable.indexOf('=') < 1) {
                throw new FunctionException("-e %s is not NAME=VALUE".formatted(variable));
            }
        }
        if (!Files.isRegularFile(input)) {
            throw new FunctionException("there is no file " + input);
        }
        Path file = (output == null ? input : output).toAbsolutePath().normalize();
        try (WorkDirectory work = WorkDirectory.beside(file)) {
            FunctionFile function = FunctionFile.unpack(input, work.path());
            long begin = System.nanoTime();
            if (!StateFile.make(function, work.path(), environment, err)) {
                return FAILED;
            }
            double seconds = (System.nanoTime() - begin) / 1e9;
            long size = Files.size(work.path().resolve(FunctionFile.STATE));
            function.write(work.path(), file);
            Path named = output == null ? input : output;
            err.printf(
                    "thaw function: %s, with a state of %.1f MB, made in %.1f s%n",
                    named, size / 1e6, seconds);
            err.flush();
            if (json) {
                PrintWriter out = spec.commandLine().getOut();
                out.println(MadeJson.state(named, size, seconds));
                out.flush();
            }
        }
        return 0;
    }
}
