// SPDX-License-Identifier: Apache-2.0
package dev.thaw.command.tests;

import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What commands say of their exit codes: "Exit codes: 0 done, 1 failed; 2 wrong usage. More." */
final class ExitCodes {
    private static final Pattern PARAGRAPH =
            Pattern.compile("(?s)(?:^|\n)Exit codes: (.*?)(?=\n\\s*\n|\nExample|$)");
    private static final Pattern CODE =
            Pattern.compile(
                    "(?:^|[,;] )(\\d{1,3})(?::? (?!\\d{1,3}[ :,;])([^;]*?))?(?=[,;] \\d{1,3}[ :;,]|$)");

    private ExitCodes() {}

    /** On a line, without what is told behind the list; empty where nothing is said. */
    static String textOf(String help) {
        Matcher paragraph = PARAGRAPH.matcher(help);
        return paragraph.find()
                ? paragraph.group(1).replaceAll("\\s+", " ").strip().replaceAll("\\.( .*)?$", "")
                : "";
    }

    /**
     * Meanings by codes; under -1 what is not of the command itself, as "those of native-image".
     */
    static Map<Integer, String> of(String text) {
        Map<Integer, String> codes = new TreeMap<>();
        String rest = text;
        if (text.startsWith("those of ")) {
            String first = text.split("[,;] (?=\\d)")[0];
            codes.put(-1, first);
            rest = text.substring(first.length()).replaceAll("^[,;] ", "");
        }
        Matcher each = CODE.matcher(rest);
        while (each.find()) {
            String meaning = each.group(2);
            codes.put(
                    Integer.parseInt(each.group(1)),
                    meaning == null || meaning.isBlank() ? "done" : meaning.strip());
        }
        return codes;
    }
}
