// SPDX-License-Identifier: Apache-2.0
package com.example.functions;

import java.util.ArrayList;
import java.util.List;

/** What two functions look things up in; the environment says how much there is. */
final class Words {
    private static List<String> all;

    private Words() {}

    static synchronized List<String> all() {
        if (all == null) {
            all = new ArrayList<>();
            int words = Integer.parseInt(System.getenv().getOrDefault("WORDS", "1"));
            for (int i = 1; i <= words; i++) {
                all.add("word " + i);
            }
        }
        return all;
    }
}
