// SPDX-License-Identifier: Apache-2.0
package dev.thaw.doss.program.late;

import dev.thaw.doss.program.Initializations;

/** An enum whose constants each process makes for itself. */
public enum LateColor {
    RED,
    GREEN {
        @Override
        public String toString() {
            return "green";
        }
    };

    // What the builder cannot do for it.
    static {
        Initializations.note(LateColor.class);
    }
}
