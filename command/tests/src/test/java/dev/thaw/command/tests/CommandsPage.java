// SPDX-License-Identifier: Apache-2.0
package dev.thaw.command.tests;

import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.stream.Collectors;

/** docs/commands.md, made of the commands themselves. */
final class CommandsPage {
    private final List<Commands.Command> commands;

    CommandsPage(List<Commands.Command> commands) {
        this.commands = commands;
    }

    String text() {
        StringBuilder page = new StringBuilder();
        page.append(
                """
                <!-- SPDX-License-Identifier: Apache-2.0 -->
                # Commands

                Made of the commands themselves, and held equal to them by `CommandsPageIT`
                (`./thaw test CommandsPageIT -Dthaw.write=true` writes it anew). Each explains itself with `--help`, `java` with `--thaw-help`.

                All but `java` and `native-image`, which take the words of those, also take `--quiet` (results and errors alone), `--no-progress`, and `--debug`: with an error,
                where in Thaw it arose; without it, no command prints a stack trace. Results are on the standard output, all else is on the standard error; the server of `visor` writes its log there, whatever it is asked.
                An error says what is wrong, where, and what to do. There are colours only where a terminal is. What `--json` prints is described by a JSON Schema, which the last column leads to.
                An installation has these schemas in `share/thaw/schemas`, the package in `/usr/share/thaw/schemas`, under the words of the command: `snapshot-info.schema.json`.

                | command | what it does | `--json` |
                |---|---|---|
                """);
        for (Commands.Command command : commands) {
            page.append(
                    "| `%s` | %s | %s |\n"
                            .formatted(command, cell(command.description()), json(command)));
        }
        page.append(
                """

                ## Exit codes

                2 is wrong usage in all commands but those that take the words of another program. 69 is no answer: the command could not begin, since something is missing that it is built or run by (a JDK 25, a part that is not installed), or its build failed. 70 is a fault of Thaw itself, in all commands that a JVM runs; programs in Rust are aborted then (134). Where a cell is empty, the command does not end so.

                """);
        appendCodes(page);
        return page.toString();
    }

    /** With what is printed then. */
    private static String json(Commands.Command command) {
        List<String> schemas = command.hasJson() ? Schemas.names(command.words()) : List.of();
        return schemas.stream()
                .map(name ->
                        "[%s](%s)"
                                .formatted(schemas.size() == 1 ? "yes" : name, Schemas.link(name)))
                .collect(Collectors.joining(", "));
    }

    private void appendCodes(StringBuilder page) {
        TreeSet<Integer> all = new TreeSet<>();
        commands.forEach(command -> all.addAll(ExitCodes.of(command.exitCodes()).keySet()));
        page.append("| command |");
        all.forEach(code -> page.append(code < 0 ? " of others |" : " " + code + " |"));
        page.append("\n|---|").append("---|".repeat(all.size())).append('\n');
        for (Commands.Command command : commands) {
            Map<Integer, String> codes = ExitCodes.of(command.exitCodes());
            page.append("| `").append(command).append("` |");
            all.forEach(code ->
                    page.append(' ').append(cell(codes.getOrDefault(code, ""))).append(" |"));
            page.append('\n');
        }
    }

    private static String cell(String text) {
        return text.replaceAll("\\s+", " ").replace("|", "\\|").replace("<", "\\<").strip();
    }
}
