// SPDX-License-Identifier: Apache-2.0
package dev.thaw.demo;

import dev.thaw.wordnet.processes.Round;
import java.util.ArrayList;
import java.util.List;

/** What all say must be what the first one has said. */
final class Differences {
    private final List<String> all = new ArrayList<>();
    private Round.One expected;

    /** How many of a round differ. */
    int of(String who, Round round) {
        int before = all.size();
        for (Round.One one : round.each()) {
            expected = expected == null ? one : expected;
            if (!one.answers().equals(expected.answers())) {
                all.add(who + " gave other answers:\n" + one.answers());
            } else if (!one.contents().equals(expected.contents())) {
                all.add(
                        "%s holds %s instead of %s"
                                .formatted(who, one.contents(), expected.contents()));
            }
        }
        return all.size() - before;
    }

    List<String> all() {
        return all;
    }
}
