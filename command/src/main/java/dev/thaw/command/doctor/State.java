// SPDX-License-Identifier: Apache-2.0
package dev.thaw.command.doctor;

import java.util.Locale;

/** What a machine lets a part do; what comes later is worse. */
public enum State {
    WORKS("works"),
    WORKS_SLOWER("works slower"),
    WORKS_IN_PART("works in part"),
    REFUSED("refused");

    private final String shown;

    State(String shown) {
        this.shown = shown;
    }

    /** For scripts. */
    String key() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    @Override
    public String toString() {
        return shown;
    }
}
