// SPDX-License-Identifier: Apache-2.0
package dev.thaw.hottub.inventory;

/** What is done with a value that was loaded from a field. */
enum Use {
    /** Elements are read, or the object is asked; it neither changes nor goes elsewhere. */
    READ,
    /** It is entered or left as a monitor. */
    LOCKED,
    /** It is handed to another method, returned or stored. */
    PASSED,
    /** An element is stored, or a method is called that is not known to read only. */
    CHANGED
}
