// SPDX-License-Identifier: Apache-2.0
package dev.thaw.command.line;

/** How a program ends after a failure. */
@FunctionalInterface
public interface ExitCodes {
    /**
     * What should not have happened (EX_SOFTWARE of sysexits.h); scripts can tell it from all
     * results.
     */
    int FAULT = 70;

    /**
     * The exit code of a failure.
     *
     * @return {@link #FAULT} if the program does not know such
     */
    int of(Exception failure);
}
