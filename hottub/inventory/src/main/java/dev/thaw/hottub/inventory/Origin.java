// SPDX-License-Identifier: Apache-2.0
package dev.thaw.hottub.inventory;

/** Where a stored value comes from. */
record Origin(Kind kind, String type, boolean later) {
    enum Kind {
        /** null, or a constant of the class file. */
        CONSTANT,
        /** Of exactly this class. */
        NEW,
        /** A lambda that captures nothing. */
        LAMBDA,
        /** An unmodifiable collection of the JDK. */
        UNMODIFIABLE,
        ARRAY,
        /** One more than the field had. */
        INCREMENT,
        /** All that is known is the type. */
        OTHER
    }
}
