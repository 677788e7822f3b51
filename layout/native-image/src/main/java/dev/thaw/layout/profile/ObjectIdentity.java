// SPDX-License-Identifier: Apache-2.0
package dev.thaw.layout.profile;

import java.util.HexFormat;

/**
 * By what an object of the image heap is found again in another build.
 *
 * <p>Source: "Improving Native-Image Startup Performance" (CGO'25), section 5.
 *
 * @param incrementalId its class and how many objects of it came before (5.1)
 * @param structuralHash a hash of its contents to a depth of two (5.2)
 * @param heapPath a hash of the path from a root of the heap to it (5.3)
 * @param canonicalPath a hash of a path that does not depend on the order in which the builder
 *     meets objects
 */
public record ObjectIdentity(
        long incrementalId, long structuralHash, long heapPath, long canonicalPath) {
    private static final int DIGITS = 16;

    static ObjectIdentity parse(String[] fields, int from) {
        return new ObjectIdentity(
                number(fields[from]),
                number(fields[from + 1]),
                number(fields[from + 2]),
                number(fields[from + 3]));
    }

    private static long number(String text) {
        if (text.length() != DIGITS) {
            throw new IllegalArgumentException(text.length() + " digits");
        }
        return HexFormat.fromHexDigitsToLong(text);
    }

    @Override
    public String toString() {
        HexFormat hex = HexFormat.of();
        return hex.toHexDigits(incrementalId)
                + "\t"
                + hex.toHexDigits(structuralHash)
                + "\t"
                + hex.toHexDigits(heapPath)
                + "\t"
                + hex.toHexDigits(canonicalPath);
    }
}
