// SPDX-License-Identifier: Apache-2.0
package dev.thaw.hottub.server;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Looks for what is left of a program in the heap: an object of its classes, or a class of a loader
 * of its own, that is reached from a static field of the JDK, a thread or native code is a leak
 * that no table of pieces knows. It comes after a run, when no client does, and gives way to the
 * first one.
 */
final class HeapWalk {
    /** How long a client may take to come before the walk begins. */
    static final int AFTER_MILLISECONDS = 50;

    /** Of the way to what is left: so many classes from the root, and as many at the end. */
    private static final int SHOWN = 6;

    private static final int LEFT_OFF = 1;
    private static final int SOMETHING_LEFT = 2;
    private static final int BEING_COMPILED = 3;

    /** So often no compiler was at work, and yet it looked as if one was. */
    private static final int UNDECIDED_AT_MOST = 100;

    private final StatePage page;
    private final int listener;
    private boolean due;

    /** Of several runs where clients come soon. */
    private int undecided;

    private boolean ofTheMoment;

    HeapWalk(StatePage page, int listener) {
        this.page = page;
        this.listener = listener;
    }

    /** A run has ended and is reset. */
    void runEnded() {
        due = true;
        page.heapWalkTook(0);
    }

    boolean isDue() {
        return due;
    }

    /** Whether what was found last was a matter of time, which may turn out otherwise. */
    boolean isOfTheMoment() {
        return ofTheMoment;
    }

    /** A text is why the server must not serve again. */
    Optional<String> walk() throws IOException {
        long begin = System.nanoTime();
        int found = Native.walkHeap(listener, undecided < UNDECIDED_AT_MOST);
        // One that has no processor is as long at work.
        if (found == BEING_COMPILED && !KernelThreads.areCompiling()) {
            undecided++;
        }
        if (found == LEFT_OFF || found == BEING_COMPILED) {
            return Optional.empty();
        }
        ofTheMoment = undecided == UNDECIDED_AT_MOST;
        undecided = 0;
        due = false;
        if (found == SOMETHING_LEFT) {
            // Not idle, so that a client prefers another one, and not gone before the reason is
            // there.
            page.state(StatePage.RESETTING);
        }
        page.heapWalkTook(System.nanoTime() - begin);
        return found == SOMETHING_LEFT ? Optional.of(describe(Native.findWay())) : Optional.empty();
    }

    private static String describe(Object[] way) {
        if (way.length == 0) {
            return "an object of the program is left in the heap";
        }
        List<String> names = new ArrayList<>();
        for (Object object : way) {
            names.add(name(object));
        }
        String last = names.remove(names.size() - 1);
        boolean isClass = way[way.length - 1] instanceof Class;
        if (names.size() > 2 * SHOWN) {
            names.subList(SHOWN, names.size() - SHOWN).clear();
            names.add(SHOWN, "...");
        }
        return (isClass ? last + " of the program's own class loader" : "an object of " + last)
                + " is left in the heap: "
                + String.join(" > ", names);
    }

    private static String name(Object object) {
        if (object instanceof Class<?> type) {
            return "class " + type.getName();
        }
        if (object instanceof Thread thread) {
            return "thread " + thread.getName();
        }
        return object == null ? "?" : object.getClass().getName();
    }
}
