// SPDX-License-Identifier: Apache-2.0
package com.example.functions;

import java.util.List;
import java.util.function.Function;

/** Tells the first of the words that it shares with another function. */
public final class FirstWord implements Function<String, String> {
    private final List<String> words = Words.all();

    @Override
    public String apply(String text) {
        return words.getFirst() + " of " + words.size();
    }
}
