// SPDX-License-Identifier: Apache-2.0
package dev.thaw.bench.core;

import java.util.Locale;

/** Numbers as people read them: three digits that count. */
public final class Numbers {
    private Numbers() {}

    public static String text(double value) {
        double size = Math.abs(value);
        if (size >= 1000) {
            return String.format(Locale.ROOT, "%,.0f", value);
        }
        int before = size < 1e-9 ? 1 : (int) Math.floor(Math.log10(size)) + 1;
        String text = String.format(Locale.ROOT, "%." + Math.max(0, 3 - before) + "f", value);
        return text.contains(".") ? text.replaceAll("\\.?0+$", "") : text;
    }
}
