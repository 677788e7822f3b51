// SPDX-License-Identifier: Apache-2.0
package dev.thaw.function;

/** A failure that is told in the words of the function's own language. */
public final class FunctionFailure extends Exception {
    private static final long serialVersionUID = 1;

    private final String type;
    private final String stack;

    /**
     * @param type as the language calls it, for example TypeError
     * @param stack as the language prints it
     */
    public FunctionFailure(String type, String message, String stack) {
        super(message, null, false, false);
        this.type = type;
        this.stack = stack;
    }

    String type() {
        return type;
    }

    String stack() {
        return stack;
    }
}
