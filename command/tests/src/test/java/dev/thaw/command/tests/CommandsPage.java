// SPDX-License-Identifier: Apache-2.0
package dev.thaw.command.tests;

import java.util.List;
import java.util.Map;
import java.util.TreeSet;

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

                | command | what it does | `--json` |
                |---|---|---|
                """);
        for (Commands.Command command : commands) {
            page.append(
                    "| `%s` | %s | %s |\n"
                            .formatted(
                                    command,
                                    cell(command.description()),
                                    command.hasJson() ? "yes" : ""));
        }
        page.append(
                """

                ## Exit codes

                2 is wrong usage in all commands but those that take the words of another program. Where a cell is empty, the command does not end so.

                """);
        appendCodes(page);
        return page.toString();
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
