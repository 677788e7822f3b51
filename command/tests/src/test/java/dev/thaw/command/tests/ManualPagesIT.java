// SPDX-License-Identifier: Apache-2.0
package dev.thaw.command.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import picocli.CommandLine.Model.OptionSpec;

/** The manual has a page for each command, which says what the command says of itself. */
class ManualPagesIT {
    private static final String PLACE = "dist/src/main/man/";

    static Stream<Commands.Command> commands() throws Exception {
        return Commands.all();
    }

    private static Map<String, String> pages() throws Exception {
        List<Commands.Command> all = Commands.all().toList();
        Map<String, String> pages = new TreeMap<>();
        String usage =
                Ended.of(new ProcessBuilder(Commands.SOURCES.resolve("thaw").toString(), "--help"))
                        .out();
        pages.put("thaw.1", ManualPage.ofLauncher(usage, all));
        for (Commands.Command command : all) {
            pages.put(ManualPage.name(command.words()) + ".1", new ManualPage(command, all).text());
        }
        return pages;
    }

    @Test
    void pagesAreWhatTheCommandsSay() throws Exception {
        Map<String, String> pages = pages();
        for (Map.Entry<String, String> page : pages.entrySet()) {
            Made.check(PLACE + page.getKey(), page.getValue());
        }
        try (Stream<Path> files = Files.list(Commands.SOURCES.resolve(PLACE))) {
            assertEquals(
                    List.copyOf(pages.keySet()),
                    files.map(file -> file.getFileName().toString()).sorted().toList(),
                    "pages of commands that are not there");
        }
    }

    /**
     * As people see it, by the system's own program, which warns of what it does not understand.
     */
    private static String shown(String name) throws Exception {
        ProcessBuilder man =
                new ProcessBuilder(
                        "man",
                        "--warnings",
                        "-E",
                        "UTF-8",
                        "-l",
                        Commands.SOURCES.resolve(PLACE + name).toString());
        man.environment().put("MANWIDTH", "500");
        man.environment().put("LC_ALL", "C.UTF-8");
        Ended ended = Ended.of(man);
        assertEquals("", ended.err(), name);
        assertEquals(0, ended.code(), name);
        return ended.out();
    }

    @ParameterizedTest
    @MethodSource("commands")
    void manShowsAllOptionsWithoutAWarning(Commands.Command command) throws Exception {
        assumeTrue(Files.isExecutable(Path.of("/usr/bin/man")), "there is no man");
        String text = shown(ManualPage.name(command.words()) + ".1");
        assertTrue(text.contains("thaw " + command.words()) || text.contains("java "), text);
        for (OptionSpec option : command.line().getCommandSpec().options()) {
            for (String name : option.names()) {
                assertTrue(option.hidden() || text.contains(name), name + " is not in\n" + text);
            }
        }
    }

    @Test
    void manShowsAllCommands() throws Exception {
        assumeTrue(Files.isExecutable(Path.of("/usr/bin/man")), "there is no man");
        String text = shown("thaw.1");
        for (String command : Commands.tree().getSubcommands().keySet()) {
            assertTrue(text.contains("thaw-" + command + "(1)"), command + " is not in\n" + text);
        }
    }
}
