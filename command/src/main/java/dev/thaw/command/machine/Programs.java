// SPDX-License-Identifier: Apache-2.0
package dev.thaw.command.machine;

import java.util.List;

/** Runs programs that only tell about themselves. */
public interface Programs {
    /**
     * The first line that a program prints.
     *
     * @return absent if there is no such program, unknown if it fails
     */
    Answer<String> firstLine(List<String> command);
}
