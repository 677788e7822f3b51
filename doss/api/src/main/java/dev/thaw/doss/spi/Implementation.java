// SPDX-License-Identifier: Apache-2.0
package dev.thaw.doss.spi;

import dev.thaw.doss.DOSS;

/** What carries out snapshot operations in one kind of runtime; found with a service loader. */
public interface Implementation {
    /** Whether this implementation can serve the program that runs (or is being built). */
    boolean isAvailable();

    DOSS.Provider provider();

    DOSS.Heap heap();
}
