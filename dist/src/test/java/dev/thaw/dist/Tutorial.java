// SPDX-License-Identifier: Apache-2.0
package dev.thaw.dist;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A page to follow: the files that it shows, and the commands that it lets people type, with what
 * these print.
 *
 * <pre>
 * ```java Hello.java    a file with this name
 * ```console            $ a command, then the lines that it prints; … stands for anything in a line,
 *                       or for any number of lines
 * </pre>
 */
record Tutorial(List<Step> steps) {
    sealed interface Step {}

    record Shown(String file, String text) implements Step {}

    /**
     * @param command as it is typed, in several lines where all but the last end with a backslash
     */
    record Typed(String command, List<String> prints) implements Step {}

    private static final String ANYTHING = "…";
    private static final String PROMPT = "$ ";
    private static final Pattern BLOCK =
            Pattern.compile("(?ms)^```([^\\n]*)\\n(.*?)^```$|^( {4}\\S[^\\n]*)$");

    static Tutorial read(Path page) throws IOException {
        return of(page.toString(), Files.readString(page));
    }

    static Tutorial of(String page, String text) {
        List<Step> steps = new ArrayList<>();
        Matcher block = BLOCK.matcher(text);
        while (block.find()) {
            if (block.group(3) != null) {
                throw new IllegalArgumentException(
                        page + " shows what is not run:" + block.group(3));
            }
            String[] words = block.group(1).strip().split(" ");
            if (words[0].equals("console")) {
                steps.addAll(typed(page, block.group(2).lines().toList()));
            } else if (words.length == 2) {
                steps.add(new Shown(words[1], block.group(2)));
            } else if (!words[0].equals("mermaid")) {
                throw new IllegalArgumentException(
                        page
                                + " has a block that is neither a file nor commands: "
                                + block.group());
            }
        }
        return new Tutorial(List.copyOf(steps));
    }

    private static List<Typed> typed(String page, List<String> lines) {
        List<Typed> found = new ArrayList<>();
        for (int i = 0; i < lines.size(); ) {
            if (!lines.get(i).startsWith(PROMPT)) {
                throw new IllegalArgumentException(page + ": no command before: " + lines.get(i));
            }
            StringBuilder command = new StringBuilder(lines.get(i++).substring(PROMPT.length()));
            while (command.toString().endsWith("\\")) {
                command.append('\n').append(lines.get(i++));
            }
            List<String> prints = new ArrayList<>();
            while (i < lines.size() && !lines.get(i).startsWith(PROMPT)) {
                prints.add(lines.get(i++));
            }
            found.add(new Typed(command.toString(), List.copyOf(prints)));
        }
        return found;
    }

    /** Whether a command has printed what the page says. */
    static boolean matches(List<String> page, List<String> printed) {
        if (page.isEmpty()) {
            return printed.isEmpty();
        }
        List<String> rest = page.subList(1, page.size());
        if (page.getFirst().equals(ANYTHING)) {
            for (int i = 0; i <= printed.size(); i++) {
                if (matches(rest, printed.subList(i, printed.size()))) {
                    return true;
                }
            }
            return false;
        }
        return !printed.isEmpty()
                && line(page.getFirst()).matcher(printed.getFirst()).matches()
                && matches(rest, printed.subList(1, printed.size()));
    }

    private static Pattern line(String text) {
        StringBuilder pattern = new StringBuilder();
        for (String part : text.split(ANYTHING, -1)) {
            pattern.append(pattern.isEmpty() ? "" : ".*").append(Pattern.quote(part));
        }
        return Pattern.compile(pattern.toString());
    }
}
