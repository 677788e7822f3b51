// SPDX-License-Identifier: Apache-2.0
package dev.thaw.command.machine;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * @param version the first two numbers of the release, as 6001 for 6.1
 */
public record Kernel(Answer<String> release, Answer<Long> version, String architecture)
        implements Probe {
    private static final String RELEASE = "/proc/sys/kernel/osrelease";
    private static final Pattern NUMBERS = Pattern.compile("(\\d{1,3})\\.(\\d{1,3})");

    static Kernel of(Machine machine) {
        Answer<String> release = machine.text(RELEASE);
        return new Kernel(
                release, release.understood(RELEASE, Kernel::version), machine.architecture());
    }

    private static long version(String release) {
        Matcher numbers = NUMBERS.matcher(release);
        if (!numbers.lookingAt()) {
            throw new IllegalArgumentException(release);
        }
        return version(Integer.parseInt(numbers.group(1)), Integer.parseInt(numbers.group(2)));
    }

    private static long version(int major, int minor) {
        return major * 1000L + minor;
    }

    public boolean isOlderThan(int major, int minor) {
        return version.is(v -> v < version(major, minor));
    }

    public boolean isX86() {
        return architecture.equals("amd64");
    }

    @Override
    public String shown() {
        return release.shown() + ", " + architecture;
    }
}
