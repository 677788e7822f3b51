// SPDX-License-Identifier: Apache-2.0
package dev.thaw.advise.jvm;

import dev.thaw.advise.kernel.Event;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What code a thread of a JVM was in, and for whom it ran, by a sample's addresses. */
final class Places {
    private final List<Event.Mapped> libraries = new ArrayList<>();
    private final Optional<CodeCache> code;

    enum Place {
        OPTIMISED,
        COUNTING,
        INTERPRETED,
        LIBRARIES,
        /** In one of these, which the JVM has called. */
        FOR_THE_MACHINE,
        MACHINE;

        /** Whether the program itself has this run. */
        boolean isOwn() {
            return this != FOR_THE_MACHINE && this != MACHINE;
        }

        private boolean isJava() {
            return this == OPTIMISED || this == COUNTING || this == INTERPRETED;
        }
    }

    /**
     * @param events of one process
     */
    Places(List<Event> events) {
        List<Event.Mapped> anonymous = new ArrayList<>();
        for (Event event : events) {
            if (event instanceof Event.Mapped mapped && mapped.executable()) {
                (mapped.isOfFile() ? libraries : anonymous).add(mapped);
            }
        }
        code = CodeCache.of(anonymous);
    }

    /** Whether interpreted and compiled code can be told apart. */
    boolean knowsCode() {
        return code.isPresent();
    }

    Place of(Event.Sample sample) {
        Place place = codeAt(sample.address()).orElseGet(() -> libraryAt(sample.address()));
        return place.isOwn() && isForTheMachine(place, sample.callers())
                ? Place.FOR_THE_MACHINE
                : place;
    }

    /**
     * A thread of Java begins with one call from native code into Java. A second one among the
     * callers is mostly the JVM's, which has Java code find and initialise classes, and link call
     * sites. Frame pointers lead through frames of the interpreter and of the JVM; the compilers
     * keep none, so their frames are passed over.
     */
    private boolean isForTheMachine(Place place, long[] callers) {
        int entries = 0;
        boolean isJava = false;
        for (int i = callers.length - 1; i >= 0; i--) {
            boolean was = isJava;
            isJava = codeAt(callers[i]).isPresent();
            entries += isJava && !was ? 1 : 0;
        }
        return entries + (place.isJava() && !isJava ? 1 : 0) > 1;
    }

    private Optional<Place> codeAt(long address) {
        if (code.isEmpty()) {
            return Optional.empty();
        } else if (code.get().optimised().contains(address)) {
            return Optional.of(Place.OPTIMISED);
        } else if (code.get().counting().contains(address)) {
            return Optional.of(Place.COUNTING);
        } else if (code.get().interpreter().contains(address)) {
            return Optional.of(Place.INTERPRETED);
        }
        return Optional.empty();
    }

    private Place libraryAt(long address) {
        for (Event.Mapped library : libraries) {
            if (library.contains(address)) {
                return library.file().endsWith("/server/libjvm.so")
                        ? Place.MACHINE
                        : Place.LIBRARIES;
            }
        }
        return Place.LIBRARIES;
    }
}
