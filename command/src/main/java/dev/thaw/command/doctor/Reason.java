// SPDX-License-Identifier: Apache-2.0
package dev.thaw.command.doctor;

import java.util.Objects;

/**
 * Why a part does not simply work.
 *
 * @param effect what follows for the part; WORKS if that is not known
 * @param change the line to type, or what else changes it; empty if nothing does
 */
public record Reason(State effect, String why, String change) {
    public Reason {
        Objects.requireNonNull(effect);
        if (why.isBlank()) {
            throw new IllegalArgumentException("a reason has to be given");
        }
    }
}
