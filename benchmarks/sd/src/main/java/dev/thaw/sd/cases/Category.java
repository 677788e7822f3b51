// SPDX-License-Identifier: Apache-2.0
package dev.thaw.sd.cases;

/** Of the dissertation's six (section 7.1), and what users meet beyond them. */
public enum Category {
    SIMPLE("Simple types"),
    COMPLEX("Complex types"),
    COLLECTIONS("Java collections"),
    JDK("Common JDK types"),
    REFLECTION("Reflection"),
    ROBUSTNESS("Robustness"),
    FURTHER("Further types");

    private final String title;

    Category(String title) {
        this.title = title;
    }

    public String title() {
        return title;
    }
}
