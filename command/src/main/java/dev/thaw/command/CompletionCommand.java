// SPDX-License-Identifier: Apache-2.0
package dev.thaw.command;

import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Prints what makes a shell complete commands. */
@Command(
        name = "completion",
        sortOptions = false,
        description = {
            "Prints a script by which a shell completes commands, subcommands and options.",
            ""
        },
        footer = {
            "",
            "Exit codes: 0 printed, 2 wrong usage.",
            "",
            "Example: thaw completion bash >> ~/.bash_completion",
            "         thaw completion zsh >> ~/.zshrc",
            "         thaw completion fish > ~/.config/fish/completions/thaw.fish"
        })
public final class CompletionCommand implements Callable<Integer> {
    /** Shells that there is a script for. */
    enum Shell {
        BASH("thaw.bash"),
        /** Takes that of bash, and finds out by itself. */
        ZSH("thaw.bash"),
        FISH("thaw.fish");

        private final String script;

        Shell(String script) {
            this.script = script;
        }

        @Override
        public String toString() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    @Spec private CommandSpec spec;

    @Parameters(paramLabel = "SHELL", description = "One of: ${COMPLETION-CANDIDATES}.")
    private Shell shell;

    @Option(
            names = {"-h", "--help"},
            usageHelp = true,
            description = "Show this text and exit.")
    private boolean help;

    @Override
    public Integer call() throws IOException {
        try (InputStream in =
                CompletionCommand.class.getResourceAsStream("completion/" + shell.script)) {
            PrintWriter out = spec.commandLine().getOut();
            out.print(new String(in.readAllBytes(), StandardCharsets.UTF_8));
            out.flush();
        }
        return CommandLine.ExitCode.OK;
    }
}
