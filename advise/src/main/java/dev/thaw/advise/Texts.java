// SPDX-License-Identifier: Apache-2.0
package dev.thaw.advise;

import java.util.Locale;

/** Numbers as people read them. */
public final class Texts {
    private static final double SECOND = 1000;
    private static final double[] UNITS = {1L << 30, 1L << 20, 1L << 10};
    private static final String[] NAMES = {"GiB", "MiB", "KiB"};

    private Texts() {}

    /** Of milliseconds. */
    public static String time(double milliseconds) {
        if (milliseconds >= SECOND) {
            return digits(milliseconds / SECOND) + " s";
        }
        return digits(milliseconds) + " ms";
    }

    public static String bytes(double bytes) {
        for (int i = 0; i < UNITS.length; i++) {
            if (bytes >= UNITS[i]) {
                return digits(bytes / UNITS[i]) + " " + NAMES[i];
            }
        }
        return "%.0f bytes".formatted(bytes);
    }

    static String amount(String unit, double amount) {
        return unit.equals("ms") ? time(amount) : bytes(amount);
    }

    /** Two or three digits that count. */
    static String digits(double number) {
        String format = number >= 99.95 ? "%.0f" : number >= 9.995 ? "%.1f" : "%.2f";
        return String.format(Locale.ROOT, format, number);
    }

    /** A thing, or more of it. */
    public static String count(long count, String one, String more) {
        return count == 1 ? "1 " + one : count + " " + more;
    }
}
