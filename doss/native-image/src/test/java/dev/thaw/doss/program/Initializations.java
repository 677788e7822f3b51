// SPDX-License-Identifier: Apache-2.0
package dev.thaw.doss.program;

import java.util.ArrayList;
import java.util.List;

/** What static initializers did when the program ran. */
public final class Initializations {
    private static final List<Object> NOTES = new ArrayList<>();

    private Initializations() {}

    public static void note(Object what) {
        NOTES.add(what);
    }

    /** What the initializers are asked to do. */
    public static String mode() {
        String mode = System.getenv("THAW_INITIALIZER");
        return mode == null ? "" : mode;
    }

    static List<Object> notes() {
        return NOTES;
    }
}
