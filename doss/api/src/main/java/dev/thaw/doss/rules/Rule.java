// SPDX-License-Identifier: Apache-2.0
package dev.thaw.doss.rules;

/**
 * What holds for the objects of a class.
 *
 * @param name what the class is, for lists of classes
 * @param reason why they cannot be in a snapshot; null if they can
 * @param test decides for each object, if not all of them are refused; null otherwise
 * @param detail of the reason, for messages, or null
 */
public record Rule(String name, Reason reason, StateTest test, String detail) {
    static Rule data(String name) {
        return new Rule(name, null, null, null);
    }

    public static Rule refused(String name, Reason reason) {
        return new Rule(name, reason, null, null);
    }

    /** Whether all objects are data, whatever their state. */
    public boolean isData() {
        return reason == null;
    }

    /** Why all objects are refused; null if they are not. */
    public String refusal() {
        return isData() || test != null ? null : text();
    }

    /** Why an object is refused, for messages. */
    public String text() {
        return detail == null ? reason.text() : detail + ": " + reason.text();
    }
}
