// SPDX-License-Identifier: Apache-2.0
package dev.thaw.command.machine;

/** What was found out about one thing of the machine; its components are the values. */
public interface Probe {
    /** For people, on a line. */
    String shown();
}
