// SPDX-License-Identifier: Apache-2.0
package dev.thaw.command.line;

import java.io.PrintWriter;
import java.io.Writer;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/**
 * What all commands have, put into a program's model in one place: {@code --quiet}, {@code
 * --no-progress} and {@code --debug}; failures that are one line; a code for what is Thaw's own
 * fault. Colours are picocli's: only where a terminal is, and never with {@code NO_COLOR}.
 *
 * <p>For one thread: that which executes the command.
 */
public final class Conventions {
    private static final String QUIET = "--quiet";
    private static final String NO_PROGRESS = "--no-progress";
    private static final String DEBUG = "--debug";

    private Conventions() {}

    /**
     * Gives all commands of a program these options, and lets their failures end so.
     *
     * @param name before each message, such as "thaw snapshot"
     * @param codes of failures that are not Thaw's own fault
     * @return the same
     */
    public static CommandLine apply(CommandLine program, String name, ExitCodes codes) {
        return options(program)
                .setExecutionExceptionHandler((failure, command, parsed) -> {
                    PrintWriter err = command.getErr();
                    int code = codes.of(failure);
                    boolean own = code == ExitCodes.FAULT;
                    if (own) {
                        err.printf(
                                "%s: a fault of Thaw itself: %s; run it again with %s, and report what it prints%n",
                                name, failure, DEBUG);
                    } else {
                        err.printf("%s: %s%n", name, Failures.text(failure));
                    }
                    if (isGiven(command.getCommandSpec(), DEBUG)) {
                        failure.printStackTrace(err);
                    }
                    err.flush();
                    return code;
                });
    }

    /**
     * Gives all commands of a program the options alone.
     *
     * @return the same
     */
    public static CommandLine options(CommandLine program) {
        CommandSpec spec = program.getCommandSpec();
        // what only has subcommands does nothing that they could change
        if (spec.userObject() instanceof Callable) {
            List.of(
                            option(QUIET, "Print results and errors alone."),
                            option(NO_PROGRESS, "Do not tell how far it has come."),
                            option(DEBUG, "With an error, also print where in Thaw it arose."))
                    .forEach(spec::addOption);
        }
        program.getSubcommands().values().forEach(Conventions::options);
        // a word that begins with "@" is a command's own: what it runs, or gets, may be called so
        return program.setExpandAtFiles(false);
    }

    private static OptionSpec option(String name, String description) {
        return OptionSpec.builder(name).type(boolean.class).description(description).build();
    }

    /** Where a command tells what it does: its errors, unless it shall be quiet. */
    public static PrintWriter notes(CommandSpec command) {
        return isGiven(command, QUIET) ? nowhere() : command.commandLine().getErr();
    }

    /** Where a command tells how far it has come. */
    public static PrintWriter progress(CommandSpec command) {
        return tellsProgress(command) ? command.commandLine().getErr() : nowhere();
    }

    /** Whether a command tells how far it has come, wherever it does so. */
    public static boolean tellsProgress(CommandSpec command) {
        return !isGiven(command, QUIET) && !isGiven(command, NO_PROGRESS);
    }

    private static PrintWriter nowhere() {
        return new PrintWriter(Writer.nullWriter());
    }

    private static boolean isGiven(CommandSpec command, String name) {
        OptionSpec option = command.findOption(name);
        return option != null && Boolean.TRUE.equals(option.getValue());
    }
}
