// SPDX-License-Identifier: Apache-2.0
package dev.thaw.doss.program;

/** The test image is built so that this class is initialized when the program runs. */
final class RunTimeInitialized {
    static final long STARTED = System.currentTimeMillis();

    final long sinceStart = System.currentTimeMillis() - STARTED;
}
