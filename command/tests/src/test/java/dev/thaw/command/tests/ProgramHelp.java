// SPDX-License-Identifier: Apache-2.0
package dev.thaw.command.tests;

import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;

/** Makes a model of a program that is not in Java, by the text in which it explains itself. */
final class ProgramHelp {
    /**
     * As "-h, --help", "--steps <N>" and "--thaw-status"; what is behind two spaces describes it.
     */
    private static final Pattern OPTION =
            Pattern.compile(
                    "(?m)^ {2,8}(?:(-\\w), )?(?:java )?(--?[A-Za-z][\\w-]*)(?: (<[^>]+>|N|[A-Z]+))?(?=$|  |\\s*$| \\[)");

    /** Of a command that stands for java: jars and directories are among its words. */
    private static final String OF_JAVA = "[what java takes]";

    private static final Pattern SUBCOMMAND = Pattern.compile("(?m)^ {2}([a-z]+) {2,}(.*)$");

    private final Path program;
    private final List<String> words;

    ProgramHelp(Path root, Tool tool) {
        List<String> parts = Arrays.asList(tool.program().split(" "));
        program = root.resolve(parts.getFirst());
        words = new ArrayList<>(parts.subList(1, parts.size()));
    }

    CommandLine commandLine(String name, String help) throws IOException, InterruptedException {
        Ended ended = run(List.of(help));
        if (ended.code() != 0) {
            throw new IOException(program + " " + help + ": " + ended.err());
        }
        CommandSpec spec = specOf(name, ended.out());
        int commands = ended.out().indexOf("\nCommands:\n");
        if (commands >= 0) {
            int end = ended.out().indexOf("\n\n", commands);
            Matcher each = SUBCOMMAND.matcher(ended.out().substring(commands, end + 1));
            while (each.find()) {
                if (!each.group(1).equals("help")) {
                    spec.addSubcommand(each.group(1), subcommand(each.group(1), help));
                }
            }
        }
        return new CommandLine(spec);
    }

    /** What a text tells of a command. */
    static CommandSpec specOf(String name, String text) {
        CommandSpec spec = CommandSpec.create().name(name);
        spec.usageMessage().description(text.lines().findFirst().orElse(""));
        spec.usageMessage().footer(text.substring(text.indexOf('\n') + 1).split("\n"));
        addOptions(spec, text);
        if (text.contains(OF_JAVA)) {
            spec.addPositional(
                    PositionalParamSpec.builder()
                            .paramLabel(OF_JAVA)
                            .arity("0..*")
                            .type(File[].class)
                            .build());
        }
        return spec;
    }

    private CommandLine subcommand(String name, String help)
            throws IOException, InterruptedException {
        words.add(name);
        CommandLine made = commandLine(name, help);
        words.removeLast();
        return made;
    }

    private static void addOptions(CommandSpec spec, String text) {
        Matcher each = OPTION.matcher(text);
        while (each.find()) {
            if (spec.findOption(each.group(2)) == null) {
                String[] names =
                        each.group(1) == null
                                ? new String[] {each.group(2)}
                                : new String[] {each.group(1), each.group(2)};
                boolean value = each.group(3) != null;
                Class<?> type = value && each.group(3).equals("FILE") ? File.class : String.class;
                spec.addOption(
                        OptionSpec.builder(names)
                                .type(value ? type : boolean.class)
                                .paramLabel(value ? each.group(3) : "")
                                .build());
            }
        }
    }

    Ended run(List<String> arguments) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(List.of(program.toString()));
        command.addAll(words);
        command.addAll(arguments);
        return Ended.of(new ProcessBuilder(command));
    }
}
