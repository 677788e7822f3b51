// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.call;

import dev.thaw.visor.worker.Worker;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** Whose fault the end of a worker is. */
final class Culprits {
    private Culprits() {}

    /** Which function it was: as the worker's last words say, else the only one that it ran. */
    static Set<String> of(Worker worker) {
        Set<String> busy = new TreeSet<>(worker.busyWith());
        if (busy.size() <= 1) {
            return busy;
        }
        List<String> lines = worker.lastLines();
        for (int i = lines.size() - 1; i >= 0; i--) {
            String line = lines.get(i);
            Set<String> named = new TreeSet<>(busy);
            named.removeIf(name -> !mentions(line, name));
            if (!named.isEmpty()) {
                return named;
            }
        }
        return Set.of();
    }

    /** As a word: {@code hello@1} is not in {@code hello@12}. */
    private static boolean mentions(String line, String name) {
        for (int at = line.indexOf(name); at >= 0; at = line.indexOf(name, at + 1)) {
            int end = at + name.length();
            boolean begins = at == 0 || !isNamePart(line.charAt(at - 1));
            boolean ends =
                    end == line.length()
                            || !isNamePart(line.charAt(end))
                            || (line.charAt(end) == '.'
                                    && (end + 1 == line.length()
                                            || !Character.isDigit(line.charAt(end + 1))));
            if (begins && ends) {
                return true;
            }
        }
        return false;
    }

    private static boolean isNamePart(char c) {
        return Character.isLetterOrDigit(c) || c == '-' || c == '_' || c == '.';
    }
}
