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
 * Static fields of the JDK that runs of a warm JVM have left with another value than they found, or
 * an object of another class; the inventory of the JDK's fields says for which that is well.
 */
final class ChangedStatics {
    /**
     * Counters go on, caches remember, and of what a line calls constant no program sees anything;
     * what each run sets when it begins, and the JDK's own providers, are not put back.
     */
    private static final Pattern EXPLAINED =
            Pattern.compile(
                    "(COUNTER|CACHE), .*|CONSTANT, by line.*|.* reset (by run|forget .*|refuse .*)");

    /** What many programs change, so that the inventory, which takes long, is not asked for it. */
    private static final Pattern EXPECTED =
            Pattern.compile(
                    String.join(
                            "|",
                            // what classes tell each other when they are initialised
                            "jdk\\.internal\\.access\\.SharedSecrets .*",
                            // the JVM's own
                            "java\\.lang\\.ref\\.SoftReference clock",
                            "jdk\\.internal\\.misc\\.VM (peakF|f)inalRefCount",
                            // from the options of the server, when first asked for
                            "java\\.nio\\.charset\\.Charset (defaultCharset|cache[12])",
                            "java\\.lang\\.reflect\\.AccessibleObject printStackPropertiesSet"));

    private record Change(String run, String type, String field, String before, String after) {}

    private final List<Change> changes = new ArrayList<>();

    /**
     * @param file what the warm JVM has written: class, field, both values
     */
    void add(String run, Path file) throws IOException {
        if (Files.exists(file)) {
            for (String line : Files.readString(file).split("\n")) {
                String[] words = line.split(" ");
                if (words.length == 4 && !EXPECTED.matcher(words[0] + " " + words[1]).matches()) {
                    changes.add(new Change(run, words[0], words[1], words[2], words[3]));
                }
            }
        }
    }

    boolean isEmpty() {
        return changes.isEmpty();
    }

    /**
     * What nothing explains, a line each.
     *
     * @param inventory what {@code --thaw-check-jdk all} prints
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
            if (!EXPLAINED.matcher(state).matches()) {
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
