// SPDX-License-Identifier: Apache-2.0
package dev.thaw.toolchain;

import java.io.Serializable;
import java.util.List;

/**
 * A user-level option of native-image, as the builder declares it with {@code @APIOption}.
 *
 * @param names with their dashes; the first is the one to show
 * @param target the builder's option that it sets, without prefix
 * @param group what precedes the name and separates it, such as {@code --gc=}; empty if none
 * @param defaultValue passed when the user gives none; empty if there is no default
 * @param fixedValue passed always, in which case the user may give none; empty if there is none
 * @param transformers class names of {@code Function<Object, Object>} to apply to the value
 * @param deprecated why not to use it; empty if it is not deprecated
 */
record ApiOption(
        List<String> names,
        Target target,
        String group,
        boolean negated,
        List<Character> separators,
        List<String> defaultValue,
        List<String> fixedValue,
        List<String> transformers,
        String deprecated,
        boolean extra,
        String help)
        implements Serializable {

    static final char NEXT_WORD = ' ';
    static final char NO_SEPARATOR = 0;

    enum Kind {
        BOOLEAN,
        VALUE,
        /** Member of a group whose values are collected in one option. */
        GROUP_VALUE
    }

    /**
     * @param prefix {@code -H:} or {@code -R:}
     */
    record Target(String prefix, String name, Kind kind) implements Serializable {}

    boolean takesValue() {
        return target.kind() == Kind.VALUE && fixedValue.isEmpty();
    }
}
