// SPDX-License-Identifier: Apache-2.0
package dev.thaw.doss.program.late;

/** An object that does not say when it is equal to another one. */
public final class Elsewhere {
    public int value;
}
