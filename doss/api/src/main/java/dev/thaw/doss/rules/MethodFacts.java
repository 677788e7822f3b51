// SPDX-License-Identifier: Apache-2.0
package dev.thaw.doss.rules;

import java.util.Set;

/**
 * What counts of a method, for itself or with what it calls in its own class and those above it.
 *
 * @param isLambda whether it is the body of one
 * @param where class and name, for messages
 * @param signature name and descriptor
 * @param calls signatures of methods of the same class, or those above it, that get or give numbers
 * @param touched fields that it reads or writes
 * @param written fields that it writes, or whose objects it may
 * @param isNative a method without code that can get the object
 * @param swaps whether it hands over by compare-and-set of a field
 * @param swapsHolders whether it does so by an object such as {@code AtomicBoolean}
 * @param callsNative whether it gives numbers to native code, or gets some
 * @param readsClock whether it reads {@code System.nanoTime}
 */
record MethodFacts(
        boolean isLambda,
        String where,
        String signature,
        Set<String> calls,
        Set<String> touched,
        Set<String> written,
        boolean isNative,
        boolean swaps,
        boolean swapsHolders,
        boolean callsNative,
        boolean readsClock) {
    boolean count() {
        return isNative
                || swaps
                || swapsHolders
                || callsNative
                || readsClock
                || !calls.isEmpty()
                || !touched.isEmpty();
    }

    /** Whether it gets a number of this type: {@code J} or {@code I}. */
    boolean gets(String number) {
        return Descriptors.parameters(signature).contains(number);
    }

    /** Whether what it gives may be a time. */
    boolean givesTime() {
        return signature.endsWith(")J");
    }
}
