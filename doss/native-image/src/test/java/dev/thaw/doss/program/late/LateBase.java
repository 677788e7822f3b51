// SPDX-License-Identifier: Apache-2.0
package dev.thaw.doss.program.late;

import dev.thaw.doss.program.Initializations;

/** A super class with a static initializer. */
public class LateBase {
    static {
        Initializations.note(LateBase.class);
    }

    /** Only objects of this class occur. */
    public static final class Sub extends LateBase {}
}
