// SPDX-License-Identifier: Apache-2.0
package com.example.functions;

import java.util.function.Function;

/** A function of the JDK's kind. */
public final class Backwards implements Function<String, String> {
    @Override
    public String apply(String text) {
        return new StringBuilder(text).reverse().toString();
    }
}
