// SPDX-License-Identifier: Apache-2.0
package dev.thaw.command.tests;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import picocli.CommandLine;

/** The lines behind "Example:" in what commands say of themselves. */
final class Examples {
    private static final Pattern BEGIN = Pattern.compile("^\\s*Examples?:\\s*(.*)$");

    private static final List<String> BOLTS =
            List.of(
                    "/usr/lib/llvm-16/bin/llvm-bolt",
                    "/usr/lib/llvm-19/bin/llvm-bolt",
                    "/usr/bin/llvm-bolt");

    private Examples() {}

    /** A command on a line: its own words, and those of its options that it does not have. */
    record Words(String command, List<String> unknown) {}

    static List<String> of(Commands.Command command) {
        String[] footer = command.line().getCommandSpec().usageMessage().footer();
        List<String> lines = new ArrayList<>();
        boolean inside = false;
        for (String line : String.join("\n", footer).replace("%%", "%").split("\n")) {
            Matcher begin = BEGIN.matcher(line);
            String text = line.strip();
            if (begin.matches()) {
                inside = true;
                text = begin.group(1).strip();
            } else if (!line.startsWith(" ")) {
                inside = false;
            }
            if (inside && !text.isEmpty()) {
                lines.add(text.replaceFirst("^\\./", ""));
            }
        }
        return lines;
    }

    /** The commands of Thaw on a line. */
    static List<Words> words(String line) throws Exception {
        List<Words> all = new ArrayList<>();
        for (String part : line.replaceAll("\\$\\([^)]*\\)", "4711").split("&&")) {
            List<String> words = Arrays.asList(part.strip().split("\\s+"));
            if (!words.getFirst().equals("thaw")) {
                continue;
            }
            CommandLine at = Commands.tree();
            int next = 1;
            while (next < words.size() && at.getSubcommands().containsKey(words.get(next))) {
                at = at.getSubcommands().get(words.get(next++));
            }
            all.add(
                    new Words(
                            String.join(" ", words.subList(1, next)),
                            unknown(at, words.subList(next, words.size()))));
        }
        return all;
    }

    private static List<String> unknown(CommandLine command, List<String> words) {
        List<String> unknown = new ArrayList<>();
        boolean isPlain = command.getCommandName().matches("java|test|native-image");
        for (String word : words) {
            if (word.equals("--") || isPlain) {
                break;
            }
            String option = word.replaceFirst("=.*", "");
            if (option.matches("--?[A-Za-z].*")
                    && command.getCommandSpec().findOption(option) == null) {
                unknown.add(option);
            }
        }
        return unknown;
    }

    /** Where the programs look for it. */
    static boolean hasBolt() {
        String chosen = System.getenv("THAW_BOLT");
        return chosen != null
                ? Files.isRegularFile(Path.of(chosen))
                : BOLTS.stream().anyMatch(place -> Files.isRegularFile(Path.of(place)));
    }
}
