// SPDX-License-Identifier: Apache-2.0
package dev.thaw.sd.micro;

/** Of a {@link Client}. */
public enum EyeColor {
    BROWN,
    BLUE,
    GREEN
}
