// SPDX-License-Identifier: Apache-2.0
package dev.thaw.command.tests;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import picocli.CommandLine.Help;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/** A command's page of the manual, made of what it says of itself. */
final class ManualPage {
    private static final String HEAD =
            """
            .\\" SPDX-License-Identifier: Apache-2.0
            .\\" Made of the command itself; ManualPagesIT holds it equal to that.
            .TH "%s" 1 "" "Thaw" "Thaw"
            """;

    private static final int WIDE = 2000;

    private final Commands.Command command;
    private final List<Commands.Command> all;
    private final StringBuilder page = new StringBuilder();

    ManualPage(Commands.Command command, List<Commands.Command> all) {
        this.command = command;
        this.all = all;
    }

    /** Of the launcher, which lists all commands. */
    static String ofLauncher(String usage, List<Commands.Command> all) {
        StringBuilder page = new StringBuilder(HEAD.formatted("THAW"));
        List<String> lines = usage.lines().toList();
        page.append(".SH NAME\nthaw \\- programs that start warm\n.SH DESCRIPTION\n");
        page.append(verbatimText(lines.subList(1, lines.size())));
        page.append(".SH SEE ALSO\n");
        references(
                page,
                all.stream()
                        .map(Commands.Command::words)
                        .filter(words -> !words.contains(" "))
                        .map(ManualPage::name)
                        .toList());
        return page.toString();
    }

    /** As "thaw-snapshot-info". */
    static String name(String words) {
        return words.isEmpty() ? "thaw" : "thaw-" + words.replace(' ', '-');
    }

    String text() {
        CommandSpec spec = command.line().getCommandSpec();
        page.append(HEAD.formatted(text(name(command.words()).toUpperCase())));
        section("NAME");
        line(name(command.words()) + " - " + brief(command.description()));
        if (spec.userObject() == null) {
            // a program that is not in Java has no model: its own text is all there is
            section("DESCRIPTION");
            line(command.description());
            page.append(".PP\n");
            verbatim(Arrays.asList(spec.usageMessage().footer()));
        } else {
            section("SYNOPSIS");
            verbatim(synopsis(spec));
            section("DESCRIPTION");
            paragraphs(rendered(spec, Help::description));
            arguments(spec);
            options(spec);
            ends(spec);
        }
        related();
        return page.toString();
    }

    private List<String> synopsis(CommandSpec spec) {
        String text = new Help(spec, Help.Ansi.OFF).synopsis(0);
        // programs are grafted into one tree, so their own names may say thaw twice
        return ("thaw " + command.words() + text.substring(spec.qualifiedName().length()))
                .lines()
                .toList();
    }

    private void arguments(CommandSpec spec) {
        List<? extends ArgSpec> shown =
                spec.positionalParameters().stream().filter(one -> !one.hidden()).toList();
        if (!shown.isEmpty()) {
            section("ARGUMENTS");
            shown.forEach(one -> entry("\\fI" + text(one.paramLabel()) + "\\fR", one));
        }
    }

    private void options(CommandSpec spec) {
        section("OPTIONS");
        for (OptionSpec option : spec.options()) {
            if (!option.hidden()) {
                List<String> names = new ArrayList<>();
                for (String name : option.names()) {
                    names.add("\\fB" + text(name) + "\\fR");
                }
                String value =
                        option.arity().max() > 0 && option.type() != boolean.class
                                ? " \\fI" + text(option.paramLabel()) + "\\fR"
                                : "";
                entry(String.join(", ", names) + value, option);
            }
        }
    }

    private void entry(String head, ArgSpec argument) {
        page.append(".TP\n").append(head).append('\n');
        String described = String.join(" ", argument.description()).replaceAll("\\s+", " ").strip();
        if (described.isEmpty()) {
            page.append("\\&\n");
        } else {
            line(described);
        }
    }

    /** What stands behind the options: exit codes, examples, and more. */
    private void ends(CommandSpec spec) {
        Map<Integer, String> codes = ExitCodes.of(command.exitCodes());
        if (!codes.isEmpty()) {
            section("EXIT STATUS");
            codes.forEach((code, meaning) -> {
                page.append(".TP\n\\fB").append(code < 0 ? "others" : code).append("\\fR\n");
                line(meaning);
            });
        }
        String whole =
                rendered(spec, Help::footer)
                        .replaceAll("(?s)(^|\n)Exit codes: .*?(?=\n\\s*\n|\nExample|$)", "");
        if (!whole.isBlank()) {
            section("EXAMPLES");
            verbatim(whole.strip().lines().toList());
        }
    }

    private void related() {
        List<String> names = new ArrayList<>();
        int last = command.words().lastIndexOf(' ');
        names.add(name(last < 0 ? "" : command.words().substring(0, last)));
        for (Commands.Command other : all) {
            if (other.words().startsWith(command.words() + " ")
                    && other.words().lastIndexOf(' ') == command.words().length()) {
                names.add(name(other.words()));
            }
        }
        section("SEE ALSO");
        references(page, names);
    }

    static void references(StringBuilder page, List<String> names) {
        for (int i = 0; i < names.size(); i++) {
            page.append(".BR ")
                    .append(text(names.get(i)))
                    .append(" (1)")
                    .append(i < names.size() - 1 ? ",\n" : "\n");
        }
    }

    private void section(String title) {
        page.append(".SH ").append(title).append('\n');
    }

    /** With the values of variables, and each line as long as it is. */
    private static String rendered(CommandSpec spec, Function<Help, String> part) {
        int width = spec.usageMessage().width();
        try {
            spec.usageMessage().width(WIDE);
            return part.apply(new Help(spec, Help.Ansi.OFF));
        } finally {
            spec.usageMessage().width(width);
        }
    }

    private void paragraphs(String text) {
        String separator = "";
        for (String one : text.strip().split("\n\\s*")) {
            page.append(separator);
            line(one.strip());
            separator = ".PP\n";
        }
    }

    private void line(String text) {
        page.append(text(text)).append('\n');
    }

    private void verbatim(List<String> lines) {
        page.append(verbatimText(lines));
    }

    static String verbatimText(List<String> lines) {
        StringBuilder text = new StringBuilder(".nf\n");
        int first = 0;
        int end = lines.size();
        while (first < end && lines.get(first).isBlank()) {
            first++;
        }
        while (end > first && lines.get(end - 1).isBlank()) {
            end--;
        }
        lines.subList(first, end)
                .forEach(line -> text.append(text(line.stripTrailing())).append('\n'));
        return text.append(".fi\n").toString();
    }

    /** The first sentence, on a line. */
    private static String brief(String description) {
        return description.replaceAll("\\s+", " ").split("[.:;](\\s|$)")[0].strip();
    }

    /** What roff would take for its own is escaped. */
    static String text(String plain) {
        String escaped = plain.replace("\\", "\\e").replace("-", "\\-");
        return escaped.startsWith(".") || escaped.startsWith("'") ? "\\&" + escaped : escaped;
    }
}
