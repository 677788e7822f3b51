// SPDX-License-Identifier: Apache-2.0
package dev.thaw.doss.program.late;

/** An enum whose constants each process makes for itself. */
public enum LateColor {
    RED,
    GREEN {
        @Override
        public String toString() {
            return "green";
        }
    }
}
