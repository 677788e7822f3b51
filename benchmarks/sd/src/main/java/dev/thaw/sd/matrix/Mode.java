// SPDX-License-Identifier: Apache-2.0
package dev.thaw.sd.matrix;

/** What a program runs on. */
public enum Mode {
    JVM("JVM"),
    NATIVE("image");

    private final String label;

    Mode(String label) {
        this.label = label;
    }

    public String label() {
        return label;
    }
}
