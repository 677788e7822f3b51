// SPDX-License-Identifier: Apache-2.0
package dev.thaw.command.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.Callable;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import picocli.CommandLine;
import picocli.CommandLine.Model.OptionSpec;

/** All commands and subcommands: what each of them has to have. */
class CommandsIT {
    private static final String NO_OPTION = "--no-such-option";

    /** They take the words of other programs, or let these refuse them. */
    private static final Set<String> OTHERS_WORDS = Set.of("java", "test", "native-image");

    /** What they tell is for scripts, too. */
    private static final List<String> FOR_SCRIPTS =
            List.of(
                    "doctor",
                    "advise",
                    "bam",
                    "cache",
                    "cache clean",
                    "snapshot info",
                    "snapshot verify",
                    "snapshot diff",
                    "layout show",
                    "layout merge",
                    "layout profile",
                    "layout prefetch",
                    "layout record",
                    "layout build",
                    "relayout",
                    "relayout check",
                    "relayout status",
                    "relayout names",
                    "relayout undo",
                    "function list",
                    "function show",
                    "function stats",
                    "function limits",
                    "function deploy",
                    "function build",
                    "function state",
                    "function language",
                    "visor image",
                    "dist",
                    "test");

    static Stream<Commands.Command> commands() throws Exception {
        return Commands.all();
    }

    @Test
    void theLaunchersCommandsAreThese() throws Exception {
        Ended help =
                Ended.of(new ProcessBuilder(Commands.SOURCES.resolve("thaw").toString(), "--help"));
        assertEquals(0, help.code(), help.err());
        Set<String> listed = new TreeSet<>();
        Matcher each = Pattern.compile("(?m)^ {2}([a-z-]+) {2,}").matcher(help.out());
        while (each.find()) {
            listed.add(each.group(1));
        }
        assertEquals(listed, new TreeSet<>(Commands.tree().getSubcommands().keySet()));
    }

    @ParameterizedTest
    @MethodSource("commands")
    void explainsItselfWithAnExample(Commands.Command command) {
        CommandLine line = command.line();
        boolean ofJava = line.getCommandSpec().userObject() != null;
        String help = command.help();
        if (ofJava) {
            assertTrue(
                    line.getCommandSpec().options().stream().anyMatch(OptionSpec::usageHelp),
                    command + " has no --help");
        }
        assertTrue(command.description().length() > 5, command + " does not say what it does");
        Matcher example =
                Pattern.compile("Examples?:\\s+(?:\\S+ )*?(thaw|java|native-image|\\./thaw)")
                        .matcher(help);
        assertTrue(example.find(), command + " has no example:\n" + help);
    }

    @ParameterizedTest
    @MethodSource("commands")
    void saysItsExitCodes(Commands.Command command) {
        boolean doesSomething =
                command.line().getCommandSpec().userObject() instanceof Callable
                        || !command.isGroup();
        if (!doesSomething) {
            return;
        }
        Map<Integer, String> codes = ExitCodes.of(command.exitCodes());
        assertTrue(!codes.isEmpty(), command + " says nothing of exit codes:\n" + command.help());
        if (!OTHERS_WORDS.contains(command.words())) {
            assertTrue(codes.containsKey(2), command + " does not say what 2 means: " + codes);
        }
    }

    @ParameterizedTest
    @MethodSource("commands")
    void refusesAnUnknownOptionWith2(Commands.Command command) throws Exception {
        if (OTHERS_WORDS.contains(command.words())) {
            return;
        }
        Commands.Origin origin = Commands.originOf(command.words());
        if (!origin.tool().isJava()) {
            List<String> arguments =
                    Stream.concat(origin.rest().stream(), Stream.of(NO_OPTION)).toList();
            Ended ended = new ProgramHelp(Commands.ROOT, origin.tool()).run(arguments);
            assertEquals(2, ended.code(), ended.err());
            assertTrue(ended.err().contains(NO_OPTION), ended.err());
            return;
        }
        StringWriter err = new StringWriter();
        String[] arguments =
                Stream.concat(origin.rest().stream(), Stream.of(NO_OPTION)).toArray(String[]::new);
        int code =
                origin.tool()
                        .commandLine(Commands.ROOT)
                        .setErr(new PrintWriter(err))
                        .setOut(new PrintWriter(err))
                        .execute(arguments);
        assertEquals(2, code, err.toString());
        // a parameter that is needed is missed first
        boolean named = err.toString().contains(NO_OPTION);
        assertTrue(named || err.toString().startsWith("Missing required"), err.toString());
    }

    @Test
    void whatScriptsReadIsThereAsJson() throws Exception {
        List<String> have =
                Commands.all()
                        .filter(Commands.Command::hasJson)
                        .map(Commands.Command::words)
                        .toList();
        List<String> lack = FOR_SCRIPTS.stream().filter(words -> !have.contains(words)).toList();
        assertEquals(List.of(), lack, "these have no --json");
    }
}
