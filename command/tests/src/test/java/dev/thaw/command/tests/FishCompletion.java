// SPDX-License-Identifier: Apache-2.0
package dev.thaw.command.tests;

import java.util.List;
import picocli.CommandLine.Model.OptionSpec;

/** A script for fish, which picocli has none for. */
final class FishCompletion {
    private static final String HEAD =
            """
            # SPDX-License-Identifier: Apache-2.0
            # Made of the commands themselves; CompletionIT holds it equal to them.

            # Whether the words typed so far lead to a command: its parameters do not count.
            function __thaw_at
                set -l at
                for word in (commandline -opc)[2..-1]
                    set -l next (string join ' ' $at $word)
                    if contains -- $next $__thaw_commands
                        set at $next
                    end
                end
                test "$at" = "$argv"
            end

            """;

    private final List<Commands.Command> commands;

    FishCompletion(List<Commands.Command> commands) {
        this.commands = commands;
    }

    String text() {
        StringBuilder text = new StringBuilder(HEAD);
        text.append("set -g __thaw_commands");
        commands.forEach(command -> text.append(" \\\n    ").append(quoted(command.words())));
        text.append("\n\n");
        for (Commands.Command command : commands) {
            int last = command.words().lastIndexOf(' ');
            String parent = last < 0 ? "" : command.words().substring(0, last);
            text.append("complete -c thaw -n %s".formatted(quoted(at(parent))))
                    .append(last < 0 ? " -f" : "")
                    .append(" -a %s".formatted(quoted(command.words().substring(last + 1))))
                    .append(" -d %s%n".formatted(quoted(brief(command.description()))));
        }
        for (Commands.Command command : commands) {
            command.line().getCommandSpec().options().stream()
                    .filter(option -> !option.hidden())
                    .forEach(option -> append(text, command, option));
        }
        return text.toString();
    }

    private static void append(StringBuilder text, Commands.Command command, OptionSpec option) {
        text.append("complete -c thaw -n %s".formatted(quoted(at(command.words()))));
        for (String name : option.names()) {
            String kind = name.startsWith("--") ? "l" : name.length() == 2 ? "s" : "o";
            text.append(" -%s %s".formatted(kind, name.replaceFirst("^--?", "")));
        }
        if (option.arity().max() > 0 && option.type() != boolean.class) {
            text.append(" -r");
        }
        String description = option.description().length == 0 ? "" : option.description()[0];
        text.append(" -d %s%n".formatted(quoted(brief(description))));
    }

    private static String at(String words) {
        return words.isEmpty() ? "__thaw_at ''" : "__thaw_at '" + words + "'";
    }

    /** The first sentence, without what picocli fills in. */
    private static String brief(String text) {
        String first = text.split("[.:;](\\s|$)")[0].replaceAll("\\$\\{[^}]*}", "").strip();
        return first.length() > 80 ? first.substring(0, 79) + "\u2026" : first;
    }

    private static String quoted(String text) {
        return "'" + text.replace("\\", "\\\\").replace("'", "\\'") + "'";
    }
}
