// SPDX-License-Identifier: Apache-2.0
package dev.thaw.command.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import picocli.CommandLine;

/** Commands, subcommands and options of which pages tell are there. */
class PageCommandsIT {
    /** A line of code, or what is in backticks. */
    private static final Pattern TYPED =
            Pattern.compile("(?m)(?:^ {4}(?:\\$ )?|`)(?:\\./)?thaw ([a-z][^`\n]*)");

    private static final Pattern END = Pattern.compile("\\s#|&&|;|\\s[<>(]|\\s\\|\\s|\\.\\.\\.|…");

    static Stream<Path> pages() throws Exception {
        return PageNamesTest.pages();
    }

    @ParameterizedTest
    @MethodSource("pages")
    void commandsOfAPageAreThere(Path page) throws Exception {
        assertEquals(List.of(), wrong(Files.readString(page)));
    }

    @Test
    void pagesHaveCommands() throws Exception {
        int found = 0;
        for (Path page : pages().toList()) {
            found += typed(Files.readString(page)).size();
        }
        assertTrue(found > 400, "only " + found + " are read");
    }

    @ParameterizedTest
    @CsvSource({
        "snapsho info, snapsho",
        "snapshot infos FILE.doss, infos",
        "snapshot info --jsn FILE.doss, --jsn",
        "function list|shows, shows",
        "relayout chec PID, chec",
        "java --thaw-wy -cp app.jar Main, --thaw-wy",
        "test --sok SoakIT, --sok",
    })
    void whatIsNotThereIsFound(String line, String name) throws Exception {
        for (String form : List.of("text\n\n    ./thaw %s   # why\n", "see `thaw %s`.\n")) {
            assertEquals(List.of("thaw " + line + ": " + name), wrong(form.formatted(line)), form);
        }
    }

    private static List<String> typed(String text) {
        List<String> lines = new ArrayList<>();
        Matcher each = TYPED.matcher(text);
        while (each.find()) {
            String line = END.split(each.group(1), 2)[0].strip();
            // what a command has said begins with its name
            if (!line.matches("[a-z-]+:.*") && !line.isEmpty()) {
                lines.add(line);
            }
        }
        return lines;
    }

    private static List<String> wrong(String text) throws Exception {
        List<String> wrong = new ArrayList<>();
        for (String line : typed(text)) {
            for (String one : alternatives(line)) {
                unknown(one).forEach(name -> wrong.add("thaw " + line + ": " + name));
            }
        }
        return wrong;
    }

    /** As "list|show FILE" has two. */
    private static List<String> alternatives(String line) {
        Matcher several = Pattern.compile("(?<= )[a-z]+(?:\\|[a-z]+)+").matcher(line);
        return several.find()
                ? Arrays.stream(several.group().split("\\|")).map(several::replaceFirst).toList()
                : List.of(line);
    }

    private static List<String> unknown(String line) throws Exception {
        List<String> words = List.of(line.split("\\s+"));
        if (Commands.HIDDEN.contains(words.getFirst())) {
            return List.of();
        }
        CommandLine at = Commands.tree();
        int next = 0;
        while (next < words.size() && at.getSubcommands().containsKey(words.get(next))) {
            at = at.getSubcommands().get(words.get(next++));
        }
        List<String> rest = words.subList(next, words.size());
        boolean takesNoWords =
                !at.getSubcommands().isEmpty()
                        && at.getCommandSpec().positionalParameters().isEmpty();
        if (takesNoWords && !rest.isEmpty() && rest.getFirst().matches("[a-z][a-z-]*")) {
            return List.of(rest.getFirst());
        }
        String own = ownOptions(next == 0 ? "" : words.get(next - 1));
        List<String> unknown = new ArrayList<>();
        for (String word : rest) {
            String option = word.replaceFirst("=.*|[,.)]$", "");
            if (word.equals("--")) {
                break;
            }
            if (option.matches(own) && at.getCommandSpec().findOption(option) == null) {
                unknown.add(option);
            }
        }
        return unknown;
    }

    /** Some pass on what they do not know. */
    private static String ownOptions(String command) {
        return switch (command) {
            case "java" -> "--thaw-[a-z].*";
            case "test" -> "--[a-z].*";
            case "native-image" -> "none";
            // the launcher takes --yes before the program is there
            case "demo" -> "--?(?!yes$)[A-Za-z].*";
            default -> "--?[A-Za-z].*";
        };
    }
}
