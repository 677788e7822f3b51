// SPDX-License-Identifier: Apache-2.0
package dev.thaw.dist;

import java.util.Set;

/** Which licences what Thaw is built of may have. */
final class Licences {
    /** By SPDX, and as Maven's lists name them. */
    private static final Set<String> ALLOWED =
            Set.of(
                    "Apache-2.0",
                    "Apache-2.0 WITH LLVM-exception",
                    "BSD-3-Clause",
                    "Bouncy Castle Licence",
                    "CC0-1.0",
                    "GPL-2.0-only WITH Classpath-exception-2.0",
                    "GPL-2.0-with-classpath-exception",
                    "MIT",
                    "MIT-0",
                    "Python-2.0.1",
                    "UPL-1.0",
                    "Unicode-3.0",
                    "Unicode/ICU License",
                    "Unlicense",
                    "Zlib",
                    // A jar of its own, which anybody may replace.
                    "GNU Library or Lesser General Public License (LGPL)");

    private final String expression;
    private int at;

    private Licences(String expression) {
        this.expression = expression;
    }

    /** Whether an SPDX expression leaves a choice that is allowed. */
    static boolean allow(String expression) {
        if (ALLOWED.contains(expression)) {
            return true;
        }
        Licences read = new Licences(expression);
        boolean allowed = read.either();
        return allowed && read.at == expression.length();
    }

    private boolean either() {
        boolean allowed = all();
        while (take(" OR ")) {
            allowed |= all();
        }
        return allowed;
    }

    private boolean all() {
        boolean allowed = one();
        while (take(" AND ")) {
            allowed &= one();
        }
        return allowed;
    }

    private boolean one() {
        if (take("(")) {
            boolean allowed = either();
            return take(")") && allowed;
        }
        int end = at;
        while (end < expression.length()
                && expression.charAt(end) != ')'
                && !expression.startsWith(" OR ", end)
                && !expression.startsWith(" AND ", end)) {
            end++;
        }
        String licence = expression.substring(at, end);
        at = end;
        return ALLOWED.contains(licence);
    }

    private boolean take(String text) {
        boolean is = expression.startsWith(text, at);
        at += is ? text.length() : 0;
        return is;
    }
}
