// SPDX-License-Identifier: Apache-2.0
package dev.thaw.hottub.verify;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;

/**
 * Static fields of the JDK that runs of a warm JVM have left with another value than they found, an
 * object of another class, or one that keeps other numbers; the inventory of the JDK's fields says
 * for which that is well.
 */
final class ChangedStatics {
    /**
     * Counters go on, caches remember, what is read once is so for all runs, and of what a line
     * calls constant no program sees anything; what each run sets when it begins, and the JDK's own
     * providers, are not put back.
     */
    private static final Pattern EXPLAINED =
            Pattern.compile(
                    "(COUNTER|CACHE|READ_ONCE), .*|CONSTANT, by line.*|.* reset (by run|forget .*|refuse .*)");

    /** The JVM's own clock and counts, which each collection sets. */
    private static final Pattern OF_THE_JVM =
            Pattern.compile(
                    "java\\.lang\\.ref\\.SoftReference clock|jdk\\.internal\\.misc\\.VM (peakF|f)inalRefCount");

    /** How collections keep what they have, and what is computed of it: not what they have. */
    private static final Pattern BOOKKEEPING =
            Pattern.compile(
                    "(?<=[{;])(modCount|threshold|sizeCtl|transferIndex|cellsBusy|hash|hashIsZero)=[^;}]*;");

    private static final Pattern NUMBERS = Pattern.compile("\\{.*}");

    private record Change(String run, String type, String field, String before, String after) {}

    private final List<Change> changes = new ArrayList<>();

    /**
     * @param isFirst whether the JDK may have filled tables of its own in it, as those of
     *     protocols; numbers in objects say nothing then
     * @param file what the warm JVM has written: class, field, both values
     */
    void add(String run, boolean isFirst, Path file) throws IOException {
        if (Files.exists(file)) {
            for (String line : Files.readString(file).split("\n")) {
                String[] words = line.split(" ");
                if (words.length == 4 && !OF_THE_JVM.matcher(words[0] + " " + words[1]).matches()) {
                    Pattern apart = isFirst ? NUMBERS : BOOKKEEPING;
                    String before = apart.matcher(words[2]).replaceAll("");
                    String after = apart.matcher(words[3]).replaceAll("");
                    if (!before.equals(after)) {
                        changes.add(new Change(run, words[0], words[1], before, after));
                    }
                }
            }
        }
    }

    /** As {@code --thaw-check-jdk lines} takes them. */
    List<String> fields() {
        return changes.stream().map(c -> c.type + "#" + c.field).distinct().toList();
    }

    /**
     * What nothing explains, a line each.
     *
     * @param inventory what {@code --thaw-check-jdk} prints, of all or of these fields
     */
    List<String> unexplained(String inventory) {
        Map<String, String> states = new HashMap<>();
        for (String line : inventory.split("\n")) {
            // class, field, descriptor, and what becomes of it
            String[] words = line.split(" ", 4);
            if (words.length == 4) {
                states.put(words[0] + " " + words[1], words[3]);
            }
        }
        List<String> lines = new ArrayList<>();
        for (Change change : changes) {
            String state =
                    states.getOrDefault(change.type + " " + change.field, "not accounted for");
            boolean isFirstSet = change.before.equals("null") && state.startsWith("CONSTANT, ");
            if (!isFirstSet && !EXPLAINED.matcher(state).matches()) {
                lines.add(
                        "%s: the JDK's static field %s.%s was %s and is %s; it should not change (%s)"
                                .formatted(
                                        change.run,
                                        change.type,
                                        change.field,
                                        change.before,
                                        change.after,
                                        state));
            }
        }
        return lines;
    }
}
