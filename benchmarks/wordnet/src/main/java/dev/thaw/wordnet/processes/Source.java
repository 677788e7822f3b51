// SPDX-License-Identifier: Apache-2.0
package dev.thaw.wordnet.processes;

/** Where a process has its dictionary from. */
public enum Source {
    JAR("parsed", "--jar"),
    SNAPSHOT("snapshot", "--snapshot");

    private final String title;
    private final String option;

    Source(String title, String option) {
        this.title = title;
        this.option = option;
    }

    /** As tables call it. */
    public String title() {
        return title;
    }

    /** What tells the program to use it. */
    String option() {
        return option;
    }
}
