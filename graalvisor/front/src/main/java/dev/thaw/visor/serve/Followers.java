// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.serve;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;

/** Who reads logs while they grow. Runs on the loop. */
final class Followers {
    private final Map<String, List<Consumer<String>>> followers = new HashMap<>();

    Runnable add(String function, Consumer<String> lines) {
        followers.computeIfAbsent(function, f -> new CopyOnWriteArrayList<>()).add(lines);
        return () -> {
            List<Consumer<String>> left = followers.get(function);
            if (left != null && left.remove(lines) && left.isEmpty()) {
                followers.remove(function);
            }
        };
    }

    void tell(String function, String line) {
        List<Consumer<String>> all = followers.get(function);
        if (all != null) {
            all.forEach(follower -> follower.accept(line));
        }
    }
}
