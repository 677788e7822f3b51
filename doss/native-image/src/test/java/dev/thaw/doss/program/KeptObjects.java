// SPDX-License-Identifier: Apache-2.0
package dev.thaw.doss.program;

import static dev.thaw.doss.program.Graphs.require;
import static dev.thaw.doss.program.TrustScenarios.copy;
import static dev.thaw.doss.program.TrustScenarios.refused;

import dev.thaw.doss.DOSS;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** What classes keep in static fields that are filled at run time: one for each value, or data. */
final class KeptObjects {
    private KeptObjects() {}

    /** Made when it is first asked for. */
    static final class Lazy {
        private static Lazy instance;
        int uses;

        private Lazy() {}

        static Lazy get() {
            if (instance == null) {
                instance = new Lazy();
            }
            instance.uses++;
            return instance;
        }

        static Lazy another() {
            return new Lazy();
        }
    }

    /** One for each name. */
    static final class Unit {
        private static final Map<String, Unit> ALL = new HashMap<>();
        final String name;

        private Unit(String name) {
            this.name = name;
        }

        static Unit of(String name) {
            return ALL.computeIfAbsent(name, Unit::new);
        }
    }

    /** One for each number. */
    static final class Digit {
        private static final Digit[] ALL = new Digit[10];
        final int value;

        private Digit(int value) {
            this.value = value;
        }

        static Digit of(int value) {
            if (ALL[value] == null) {
                ALL[value] = new Digit(value);
            }
            return ALL[value];
        }
    }

    /** What the program holds, and gives away as it likes. */
    static final class Word {
        static final Map<String, Word> ALL = new HashMap<>();
        static Word latest;
        final String text;

        Word(String text) {
            this.text = text;
        }
    }

    static void run() {
        refused(Lazy.get(), "$Lazy", "Lazy.instance, and each process");
        refused(Unit.of("kg"), "$Unit", "Unit.ALL: each process has its own object for the value");
        refused(Digit.of(7), "$Digit", "Digit.ALL: each process has its own");
        require(((Lazy) copy(Lazy.another())).uses == 0, "one that is not kept");
        DOSS.provider().pack(Lazy.get());
        Word.latest = new Word("cat");
        Word.ALL.put("cat", Word.latest);
        require(((Word) copy(Word.latest)).text.equals("cat"), "what is held");
        Map<?, ?> words = (Map<?, ?>) copy(new HashMap<>(Word.ALL));
        require(((Word) words.get("cat")).text.equals("cat"), "a copy of a cache");
        require(((List<?>) copy(List.of(Word.latest))).size() == 1, "a list of what is held");
    }
}
