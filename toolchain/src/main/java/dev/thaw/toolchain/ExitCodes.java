// SPDX-License-Identifier: Apache-2.0
package dev.thaw.toolchain;

/** Exit codes of GraalVM's native-image that the driver itself gives or explains. */
final class ExitCodes {
    static final int OK = 0;
    static final int FALLBACK_IMAGE = 2;
    static final int OUT_OF_MEMORY = 3;
    static final int DRIVER_ERROR = 20;
    static final int KILLED = 137;

    private ExitCodes() {}
}
