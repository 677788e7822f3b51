// SPDX-License-Identifier: Apache-2.0
package dev.thaw.doss.jvm;

import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.util.ArrayDeque;
import java.util.Collections;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.Queue;
import java.util.Set;
import java.util.function.Predicate;

/** The shortest way from the root to an object that is refused, as an image says it. */
final class ReferencePath {
    /** So many objects are looked at: a JVM's snapshots are for graphs that tests make. */
    private static final int MOST_LOOKED_AT = 1_000_000;

    /** So many steps from the root, and as many up to the end, are in the message. */
    private static final int SHOWN = 20;

    /** A field or, where that is null, an element of an array. */
    private record Step(Step before, Object object, Field field, int index) {}

    private final Set<Object> seen = Collections.newSetFromMap(new IdentityHashMap<>());
    private final Queue<Step> next = new ArrayDeque<>();

    private ReferencePath() {}

    /** For instance "root.table[3].value", or null if no such object is found. */
    static String to(Predicate<Object> refused, Object root) {
        Step found = new ReferencePath().find(refused, root);
        return found == null ? null : text(found);
    }

    private Step find(Predicate<Object> refused, Object root) {
        add(new Step(null, root, null, 0));
        for (Step step = next.poll(); step != null; step = next.poll()) {
            if (refused.test(step.object)) {
                return step;
            }
            if (seen.size() < MOST_LOOKED_AT) {
                addReferencesOf(step);
            }
        }
        return null;
    }

    private void addReferencesOf(Step holder) {
        Class<?> type = holder.object.getClass();
        if (type.isArray()) {
            if (!type.getComponentType().isPrimitive()) {
                for (int i = 0; i < Array.getLength(holder.object); i++) {
                    add(new Step(holder, Array.get(holder.object, i), null, i));
                }
            }
            return;
        }
        if (holder.object instanceof Class<?> || holder.object instanceof String) {
            return;
        }
        JdkAccess.open(type);
        RawFields.of(type)
                .filter(f -> !f.getType().isPrimitive())
                .forEach(f -> add(new Step(holder, RawFields.get(f, holder.object), f, 0)));
    }

    private void add(Step step) {
        if (step.object != null && seen.add(step.object)) {
            next.add(step);
        }
    }

    private static String text(Step last) {
        Deque<String> labels = new ArrayDeque<>();
        for (Step s = last; s.before != null; s = s.before) {
            labels.push(s.field == null ? "[" + s.index + "]" : "." + s.field.getName());
        }
        int left = labels.size() - 2 * SHOWN;
        StringBuilder text = new StringBuilder("root");
        int i = 0;
        for (String label : labels) {
            if (i == SHOWN && left > 0) {
                text.append(" (%d more) ".formatted(left));
            }
            if (i < SHOWN || i >= SHOWN + left) {
                text.append(label);
            }
            i++;
        }
        return text.toString();
    }
}
