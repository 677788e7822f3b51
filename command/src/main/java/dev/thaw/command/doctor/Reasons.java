// SPDX-License-Identifier: Apache-2.0
package dev.thaw.command.doctor;

import dev.thaw.command.machine.Answer;
import java.util.ArrayList;
import java.util.List;

/** Collects the reasons of a part, the worst first. */
final class Reasons {
    private final List<Reason> all = new ArrayList<>();

    /** A reason, where the condition holds. */
    Reasons when(boolean condition, State effect, String why, String change) {
        if (condition) {
            all.add(new Reason(effect, why, change));
        }
        return this;
    }

    /** Says of what could not be found out that it was not; that alone changes nothing. */
    Reasons doubts(Answer<?>... answers) {
        for (Answer<?> answer : answers) {
            answer.doubt()
                    .map(why -> new Reason(State.WORKS, "not known: " + why, ""))
                    .filter(reason -> !all.contains(reason))
                    .ifPresent(all::add);
        }
        return this;
    }

    List<Reason> list() {
        all.sort((a, b) -> b.effect().compareTo(a.effect()));
        return List.copyOf(all);
    }
}
