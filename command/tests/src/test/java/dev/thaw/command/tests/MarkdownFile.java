// SPDX-License-Identifier: Apache-2.0
package dev.thaw.command.tests;

import java.io.IOException;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A page: what it links to, and what others can link to in it. */
record MarkdownFile(Path path, String text) {
    /**
     * Code is no text: neither between fences, nor indented behind an empty line, nor in backticks.
     */
    private static final Pattern FENCED =
            Pattern.compile("(?ms)^ {0,3}(```|~~~).*?^ {0,3}\\1[^\n]*$");

    private static final Pattern INDENTED = Pattern.compile("(?m)(?<=\n\n)(?: {4}[^\n]*\n)+");
    private static final Pattern INLINE = Pattern.compile("`+[^`\n]*`+");

    /** [text](target "title"), images too; also what is in the text's brackets may be an image. */
    private static final Pattern LINK =
            Pattern.compile("\\]\\(\\s*<?([^)\\s>]+)>?(?:\\s+\"[^\"]*\")?\\s*\\)");

    private static final Pattern REFERENCE =
            Pattern.compile("(?m)^ {0,3}\\[[^\\]]+]:\\s*<?(\\S+?)>?\\s*$");
    private static final Pattern HTML = Pattern.compile("(?:href|src)=\"([^\"]+)\"");
    private static final Pattern HEADING = Pattern.compile("(?m)^ {0,3}#{1,6}\\s+(.*?)\\s*#*\\s*$");
    private static final Pattern ANCHOR = Pattern.compile("<a\\s+(?:id|name)=\"([^\"]+)\"");
    private static final Pattern OUTSIDE = Pattern.compile("[a-zA-Z][a-zA-Z0-9+.-]*:.*|//.*");

    static MarkdownFile read(Path path) throws IOException {
        return new MarkdownFile(path, Files.readString(path));
    }

    private String withoutCode() {
        String rest = INDENTED.matcher(FENCED.matcher(text).replaceAll("")).replaceAll("");
        return INLINE.matcher(rest).replaceAll("`code`");
    }

    /** What it links to in the repository. */
    List<String> links() {
        List<String> links = new ArrayList<>();
        for (Pattern pattern : List.of(LINK, REFERENCE, HTML)) {
            Matcher each = pattern.matcher(withoutCode());
            while (each.find()) {
                if (!OUTSIDE.matcher(each.group(1)).matches()) {
                    links.add(each.group(1));
                }
            }
        }
        return links;
    }

    /** Headings as the anchors that they become, and anchors that are written out. */
    Set<String> anchors() {
        Set<String> anchors = new HashSet<>();
        Map<String, Integer> seen = new HashMap<>();
        Matcher heading = HEADING.matcher(FENCED.matcher(text).replaceAll(""));
        while (heading.find()) {
            String name = anchorOf(heading.group(1));
            int times = seen.merge(name, 1, Integer::sum);
            anchors.add(times == 1 ? name : name + "-" + (times - 1));
        }
        Matcher anchor = ANCHOR.matcher(text);
        while (anchor.find()) {
            anchors.add(anchor.group(1));
        }
        return anchors;
    }

    /** As GitHub has it: lower case, no punctuation, spaces become hyphens. */
    static String anchorOf(String heading) {
        return heading.replaceAll("!?\\[([^\\]]*)]\\([^)]*\\)", "$1")
                .toLowerCase(Locale.ROOT)
                .replaceAll("[^\\p{L}\\p{N}\\s_-]", "")
                .strip()
                .replaceAll("\\s", "-");
    }

    /** What is wrong with its links. */
    List<String> broken(Path root) throws IOException {
        List<String> broken = new ArrayList<>();
        for (String link : links()) {
            String complaint = complaint(link, root);
            if (!complaint.isEmpty()) {
                broken.add("%s: (%s) %s".formatted(root.relativize(path), link, complaint));
            }
        }
        return broken;
    }

    private String complaint(String link, Path root) throws IOException {
        String[] parts = link.split("#", 2);
        String file = URLDecoder.decode(parts[0], StandardCharsets.UTF_8);
        if (file.startsWith("/")) {
            return "is no path from this file";
        }
        Path target = file.isEmpty() ? path : path.resolveSibling(file).normalize();
        if (!target.startsWith(root)) {
            return "leads out of the repository";
        }
        if (!Files.exists(target)) {
            return "is not there";
        }
        if (parts.length == 1 || !target.toString().endsWith(".md")) {
            return "";
        }
        return read(target).anchors().contains(parts[1]) ? "" : "has no such heading";
    }
}
