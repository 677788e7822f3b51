// SPDX-License-Identifier: Apache-2.0
package dev.thaw.command.machine;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * @param transparent always, madvise or never
 * @param reserved how many of the other kind there are, which Thaw does not use
 */
public record HugePages(Answer<String> transparent, Answer<Long> reserved) implements Probe {
    private static final String FILE = "/sys/kernel/mm/transparent_hugepage/enabled";
    private static final Pattern CHOSEN = Pattern.compile("\\[(always|madvise|never)]");

    static HugePages of(Machine machine) {
        return new HugePages(
                machine.text(FILE).understood(FILE, HugePages::chosen),
                machine.field("/proc/meminfo", "HugePages_Total:")
                        .understood("/proc/meminfo", Long::parseLong));
    }

    private static String chosen(String text) {
        Matcher chosen = CHOSEN.matcher(text);
        if (!chosen.find()) {
            throw new IllegalArgumentException(text);
        }
        return chosen.group(1);
    }

    @Override
    public String shown() {
        return "transparent: " + transparent.shown() + ", reserved: " + reserved.shown();
    }
}
