// SPDX-License-Identifier: Apache-2.0
package dev.thaw.function.adapter;

/** Classes of functions. */
final class Classes {
    private Classes() {}

    /** Has its static fields made now, so that a failure is one of loading. */
    static void initialize(Class<?> type) throws ClassNotFoundException {
        Class.forName(type.getName(), true, type.getClassLoader());
    }
}
