// SPDX-License-Identifier: Apache-2.0
package dev.thaw.hottub.inventory;

/** A method by its class's internal name, its name and its descriptor. */
record MethodId(String owner, String name, String descriptor) {
    boolean isInitialiser() {
        return name.equals("<clinit>");
    }

    boolean isConstructor() {
        return name.equals("<init>");
    }
}
