// SPDX-License-Identifier: Apache-2.0
package dev.thaw.sd.matrix;

/** A serializer on a JVM or in a native image. */
public record Column(String serializer, Mode mode) {
    @Override
    public String toString() {
        return serializer + " (" + mode.label() + ")";
    }
}
