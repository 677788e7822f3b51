// SPDX-License-Identifier: Apache-2.0
package dev.thaw.layout.profile;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Which pages a start of an image has touched, by names that they have in other builds too. The
 * file is text: a line with format, version, program and what is asked, then a line for each page,
 * the first touched first. Of pages that only lie near one that was touched, the line says so.
 *
 * @param program main class, or name of a library
 * @param pages in the order of their first touch
 * @param near those of them that lie in one piece with a touched one, and may not be touched
 * @param ignored how many lines of the file say nothing, or what an earlier line says
 */
public record PrefetchList(
        String program,
        PrefetchTable.Advice advice,
        List<PageName> pages,
        Set<PageName> near,
        int ignored) {
    private static final String NEAR = "near,";
    private static final String MAGIC = "thaw-startup-prefetch,1,";
    private static final Pattern HEAD =
            Pattern.compile(Pattern.quote(MAGIC) + "(" + QuotedName.PATTERN + "),(read|map)");

    /** A list of pages that are all touched. */
    public PrefetchList(String program, PrefetchTable.Advice advice, List<PageName> pages) {
        this(program, advice, pages, Set.of(), 0);
    }

    /** The pages of which it is known that a start touches them. */
    public List<PageName> touched() {
        return pages.stream().filter(page -> !near.contains(page)).toList();
    }

    /**
     * Reads a list. Lines that it does not understand are counted and left out, as are those that
     * say the same as an earlier one.
     *
     * @throws ProfileException if it is none
     */
    public static PrefetchList read(Path file) throws IOException {
        List<String> lines = TextFile.read(file);
        Matcher head = HEAD.matcher(lines.isEmpty() ? "" : lines.getFirst());
        if (!head.matches()) {
            throw notOne(file);
        }
        Set<PageName> pages = new LinkedHashSet<>();
        Set<PageName> near = new HashSet<>();
        int ignored = 0;
        for (String line : lines.subList(1, lines.size())) {
            boolean isNear = line.startsWith(NEAR);
            Optional<PageName> page = PageName.parse(isNear ? line.substring(NEAR.length()) : line);
            boolean added = page.isPresent() && pages.add(page.get());
            if (added && isNear) {
                near.add(page.get());
            }
            ignored += added ? 0 : 1;
        }
        return new PrefetchList(
                QuotedName.unquote(head.group(1)),
                PrefetchTable.Advice.valueOf(head.group(2).toUpperCase(Locale.ROOT)),
                List.copyOf(pages),
                Set.copyOf(near),
                ignored);
    }

    private static ProfileException notOne(Path file) {
        return new ProfileException(
                file + " is not a list of pages; 'thaw layout prefetch' makes one from a start");
    }

    /** Writes it beside the file and renames it. */
    public void write(Path file) throws IOException {
        List<String> lines = new ArrayList<>();
        lines.add(MAGIC + QuotedName.quote(program) + "," + advice.name().toLowerCase(Locale.ROOT));
        pages.forEach(page -> lines.add((near.contains(page) ? NEAR : "") + page));
        TextFile.write(file, lines);
    }
}
