// SPDX-License-Identifier: Apache-2.0
package dev.thaw.command.tests;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;

/** All commands and subcommands as one tree, with thaw at its root. */
final class Commands {
    /** Where the modules are built. */
    static final Path ROOT =
            Path.of(System.getProperty("thaw.root", "../..")).toAbsolutePath().normalize();

    /** Where the sources are. */
    static final Path SOURCES =
            Path.of(System.getProperty("thaw.sources", "../..")).toAbsolutePath().normalize();

    /** Of the launcher itself, for other programs of Thaw. */
    static final List<String> HIDDEN = List.of("script-jvm");

    /**
     * A command.
     *
     * @param words as they are typed, without thaw
     * @param parent the help of the command above it, which may say what is the same for all
     */
    record Command(String words, CommandLine line, String help, String parent) {
        String description() {
            String[] text = line.getCommandSpec().usageMessage().description();
            return text.length == 0 ? "" : text[0];
        }

        /** What is said of exit codes, here or by the command above. */
        String exitCodes() {
            String own = ExitCodes.textOf(help);
            return own.isEmpty() ? ExitCodes.textOf(parent) : own;
        }

        boolean hasJson() {
            return line.getCommandSpec().optionsMap().containsKey("--json");
        }

        /** Whether there is something to do without a subcommand. */
        boolean isGroup() {
            return !line.getSubcommands().isEmpty();
        }

        @Override
        public String toString() {
            return "thaw " + words;
        }
    }

    private static CommandLine tree;

    /** Of each program, as it is by itself; loading its classes takes long. */
    private static final Map<Tool, CommandLine> KNOWN = new HashMap<>();

    private Commands() {}

    static synchronized CommandLine tree() throws Exception {
        if (tree == null) {
            CommandLine root = new CommandLine(CommandSpec.create().name("thaw"));
            for (Tool tool : Tool.ALL) {
                CommandLine made =
                        tool.isJava()
                                ? tool.commandLine(ROOT)
                                : new ProgramHelp(ROOT, tool)
                                        .commandLine(tool.words(), tool.help());
                add(root, tool.words(), made);
            }
            tree = root;
        }
        return tree;
    }

    private static void add(CommandLine root, String words, CommandLine made) {
        CommandLine at = root;
        String[] path = words.isEmpty() ? new String[0] : words.split(" ");
        for (int i = 0; i < path.length - 1; i++) {
            at = at.getSubcommands().get(path[i]);
        }
        String last = path.length == 0 ? null : path[path.length - 1];
        if (last != null && !at.getSubcommands().containsKey(last)) {
            at.addSubcommand(last, made);
            return;
        }
        // one command in two programs, or commands of the top
        CommandLine into = last == null ? at : at.getSubcommands().get(last);
        for (Map.Entry<String, CommandLine> one : made.getSubcommands().entrySet()) {
            into.addSubcommand(one.getKey(), one.getValue());
        }
    }

    static Stream<Command> all() throws Exception {
        List<Command> found = new ArrayList<>();
        collect("", "", tree(), found);
        return found.stream();
    }

    /**
     * The tree with all commands in the order of their names, so that what is made of it stays the
     * same.
     */
    static CommandLine sorted() throws Exception {
        return sorted(tree());
    }

    private static CommandLine sorted(CommandLine line) {
        CommandSpec old = line.getCommandSpec();
        CommandSpec spec = CommandSpec.create().name(old.name());
        old.options().stream()
                .sorted(Comparator.comparing(OptionSpec::longestName))
                .forEach(option -> spec.addOption(OptionSpec.builder(option).build()));
        for (PositionalParamSpec one : old.positionalParameters()) {
            spec.addPositional(PositionalParamSpec.builder(one).build());
        }
        new TreeMap<>(line.getSubcommands())
                .forEach((name, sub) -> spec.addSubcommand(name, sorted(sub)));
        return new CommandLine(spec);
    }

    /** Which program a command is in, and the words that it gets of it. */
    record Origin(Tool tool, List<String> rest) {}

    static Origin originOf(String words) throws Exception {
        Origin found = null;
        for (Tool tool : Tool.ALL) {
            String own = tool.words();
            if (!own.isEmpty() && !words.equals(own) && !words.startsWith(own + " ")) {
                continue;
            }
            String rest = words.substring(own.length()).strip();
            List<String> list = rest.isEmpty() ? List.of() : List.of(rest.split(" "));
            boolean longer = found == null || list.size() < found.rest().size();
            if (longer && (!tool.isJava() || has(known(tool), list))) {
                found = new Origin(tool, list);
            }
        }
        return found;
    }

    private static CommandLine known(Tool tool) throws Exception {
        if (!KNOWN.containsKey(tool)) {
            KNOWN.put(tool, tool.commandLine(ROOT));
        }
        return KNOWN.get(tool);
    }

    private static boolean has(CommandLine line, List<String> words) {
        CommandLine at = line;
        for (String word : words) {
            at = at == null ? null : at.getSubcommands().get(word);
        }
        return at != null;
    }

    private static void collect(String words, String parent, CommandLine line, List<Command> into)
            throws IOException {
        String help = words.isEmpty() ? "" : line.getUsageMessage(CommandLine.Help.Ansi.OFF);
        if (!words.isEmpty()) {
            into.add(new Command(words, line, help, parent));
        }
        for (Map.Entry<String, CommandLine> one : new TreeMap<>(line.getSubcommands()).entrySet()) {
            String all = words.isEmpty() ? one.getKey() : words + " " + one.getKey();
            collect(all, help, one.getValue(), into);
        }
    }
}
