// SPDX-License-Identifier: Apache-2.0
package dev.thaw.command.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/** What is the same in all commands: how much they tell, and how they fail. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class OneWayIT {
    private static final Set<String> OF_ALL = Set.of("--quiet", "--no-progress", "--debug");

    /** Drop-ins: what they are called with are the words of java and native-image. */
    private static final Set<String> OTHERS_WORDS = Set.of("java", "native-image");

    /** They begin with long work, whatever they are asked. */
    private static final Set<String> LONG =
            Set.of("test", "dist", "demo", "bench", "bench all", "bench paper", "bench headlines");

    /** Where nothing is. */
    private static final String NOWHERE = "/no/such/place";

    /** A socket or file of its own that was looked for, or the option or variable to give. */
    private static final Pattern ELSEWHERE =
            Pattern.compile("/[a-z.]+/|--[a-z]{3}|[A-Z]{4,}_[A-Z]+");

    /** Names of files that nobody but the command itself has heard of. */
    private static final Pattern OF_ITS_OWN = Pattern.compile("/\\.\\w+\\.\\d{6}");

    @TempDir private static Path directory;
    private Stage stage;

    @BeforeAll
    void prepare() throws Exception {
        stage = new Stage(directory);
    }

    @AfterAll
    void end() throws Exception {
        stage.close();
    }

    static Stream<Commands.Command> commands() throws Exception {
        return Commands.all().filter(command -> !OTHERS_WORDS.contains(command.words()));
    }

    private static boolean doesSomething(Commands.Command command) {
        Object object = command.line().getCommandSpec().userObject();
        return object == null || object instanceof Callable;
    }

    @ParameterizedTest
    @MethodSource("commands")
    void hasTheOptionsOfAll(Commands.Command command) {
        if (doesSomething(command)) {
            Set<String> have = command.line().getCommandSpec().optionsMap().keySet();
            Set<String> lack =
                    OF_ALL.stream().filter(o -> !have.contains(o)).collect(Collectors.toSet());
            assertEquals(Set.of(), lack, command + " has no such options");
        }
    }

    /** One of each program; what it is built with colours all of its commands, or none. */
    static Stream<Commands.Command> programs() throws Exception {
        Set<Tool> seen = new HashSet<>();
        List<Commands.Command> found = new ArrayList<>();
        for (Commands.Command command : commands().toList()) {
            if (seen.add(Commands.originOf(command.words()).tool())) {
                found.add(command);
            }
        }
        return found.stream();
    }

    /** A pipe is no terminal. */
    @ParameterizedTest
    @MethodSource("programs")
    void explainsItselfWithoutColours(Commands.Command command) throws Exception {
        Ended ended = stage.type("thaw " + command.words() + " --help");
        assertEquals(0, ended.code(), ended.err());
        assertFalse(ended.out().contains("\u001b"), ended.out());
        assertTrue(ended.out().length() > 50, ended.out());
    }

    static Stream<Commands.Command> thatCanFail() throws Exception {
        return commands()
                .filter(c -> !LONG.contains(c.words()) && doesSomething(c))
                .filter(c -> !badWords(c.line().getCommandSpec()).isEmpty());
    }

    /** Places that are not there for all that a command needs. */
    private static List<String> badWords(CommandSpec spec) {
        List<String> words = new ArrayList<>();
        for (OptionSpec option : spec.options()) {
            boolean chooses = option.longestName().equals("--only");
            if (option.required() && !option.hidden() || chooses) {
                words.add(option.longestName());
                words.add(NOWHERE);
            }
        }
        for (ArgSpec parameter : spec.positionalParameters()) {
            words.add(NOWHERE);
        }
        return spec.userObject() == null ? List.of(NOWHERE) : words;
    }

    @ParameterizedTest
    @MethodSource("thatCanFail")
    void failsByASentence(Commands.Command command) throws Exception {
        List<String> words = badWords(command.line().getCommandSpec());
        String line = "thaw " + command.words() + " " + String.join(" ", words);
        Ended ended = stage.type("unset THAW_VISOR_DATA; " + line);
        assertNotEquals(0, ended.code(), ended::toString);
        // that something cannot be re-laid is an answer
        String said = ended.err() + (command.words().equals("relayout check") ? ended.out() : "");
        assertFalse(
                said.contains("\tat ") || said.contains("Exception in thread"), ended::toString);
        assertFalse(said.contains("a fault of Thaw itself"), ended::toString);
        assertFalse(said.contains("\u001b"), ended::toString);
        assertTrue(
                said.contains(NOWHERE) || ELSEWHERE.matcher(said).find(),
                () -> line + " does not say where: " + ended);
        assertFalse(OF_ITS_OWN.matcher(said).find(), ended::toString);
        // a sentence that begins with who says it, or what was wrong with the words
        String first = said.lines().findFirst().orElse("");
        assertTrue(first.length() > 20, ended::toString);
        Map<Integer, String> codes = ExitCodes.of(command.exitCodes());
        assertTrue(
                codes.containsKey(ended.code()) || codes.containsKey(-1),
                () -> line + " ends with " + ended.code() + ", which is not among " + codes);
    }

    @Test
    void debugSaysWhereAnErrorArose() throws Exception {
        for (String line :
                List.of(
                        "snapshot info " + NOWHERE,
                        "layout merge -o x " + NOWHERE,
                        "function state " + NOWHERE,
                        "function deploy " + NOWHERE,
                        "relayout 1999999999")) {
            Ended plain = stage.type("thaw " + line);
            Ended debug = stage.type("thaw " + line + " --debug");
            assertEquals(plain.code(), debug.code(), debug::toString);
            assertFalse(plain.err().contains("\tat "), plain::toString);
            assertTrue(debug.err().contains("\tat "), debug::toString);
            assertTrue(debug.err().startsWith(plain.err()), debug::toString);
        }
    }

    @Test
    void quietLeavesResultsAlone() throws Exception {
        Ended quiet = stage.succeed("thaw bam --quiet --verbose -- true");
        assertEquals("", quiet.err());
        quiet = stage.succeed("thaw function deploy hello --quiet");
        assertEquals("", quiet.err());
        assertEquals("hello: version ", quiet.out().replaceAll("\\d+\n", ""));
    }
}
