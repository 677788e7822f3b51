// SPDX-License-Identifier: GPL-2.0-only WITH Classpath-exception-2.0
package dev.thaw.doss.nativeimage;

import com.oracle.svm.core.BuildPhaseProvider.ReadyForCompilation;
import com.oracle.svm.core.heap.UnknownObjectField;
import com.oracle.svm.core.hub.DynamicHub;
import dev.thaw.doss.DOSSException;
import dev.thaw.doss.nativeimage.file.ClassesToInitialize;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.graalvm.nativeimage.Platform;
import org.graalvm.nativeimage.Platforms;

/**
 * The classes of the image that are initialized at run time and whose objects may be in snapshots,
 * numbered from 0. None if the image does not allow that.
 *
 * <p>Source: DOSS dissertation, section 5.3, problem 3.
 */
public final class RunTimeInitializedClasses {
    /** By type ID: the number of the class, counted from 1; 0 for other classes. */
    @UnknownObjectField(availability = ReadyForCompilation.class)
    private short[] ordinalByTypeId;

    @UnknownObjectField(availability = ReadyForCompilation.class)
    private Class<?>[] classes;

    @Platforms(Platform.HOSTED_ONLY.class)
    public RunTimeInitializedClasses() {}

    @Platforms(Platform.HOSTED_ONLY.class)
    public void setClasses(Class<?>[] byNumber, int[] typeIdByNumber) {
        classes = byNumber;
        ordinalByTypeId = new short[IntStream.of(typeIdByNumber).max().orElse(-1) + 1];
        for (int number = 0; number < typeIdByNumber.length; number++) {
            ordinalByTypeId[typeIdByNumber[number]] = (short) (number + 1);
        }
    }

    /** Notes which of the classes occur in a graph. */
    final class Seen {
        private final boolean[] byNumber = new boolean[classes.length];

        /** Does not allocate. */
        void add(DynamicHub hub) {
            int typeId = hub.getTypeID();
            if (typeId < ordinalByTypeId.length && ordinalByTypeId[typeId] > 0) {
                byNumber[ordinalByTypeId[typeId] - 1] = true;
            }
        }

        ClassesToInitialize classes() {
            List<Integer> numbers = new ArrayList<>();
            for (int number = 0; number < byNumber.length; number++) {
                if (byNumber[number]) {
                    numbers.add(number);
                }
            }
            return numbers.isEmpty() ? ClassesToInitialize.NONE : new ClassesToInitialize(numbers);
        }
    }

    Seen seen() {
        return new Seen();
    }

    /**
     * Runs static initializers, unless they have run.
     *
     * @param source of the list, for messages
     * @throws DOSSException if one of them fails, or failed before
     */
    void initialize(ClassesToInitialize list, Object source) {
        if (list == ClassesToInitialize.NONE) {
            return;
        }
        for (int number : list.numbers()) {
            if (number >= classes.length) {
                throw new DOSSException(
                        "The header of %s is damaged: this program initializes %d classes at run time, it names number %d; store it again"
                                .formatted(source, classes.length, number));
            }
            initialize(classes[number], source);
        }
    }

    private static void initialize(Class<?> type, Object source) {
        try {
            DynamicHub.fromClass(type).ensureInitialized();
        } catch (Throwable t) {
            boolean wraps = t instanceof ExceptionInInitializerError && t.getCause() != null;
            Throwable cause = wraps ? t.getCause() : t;
            throw new DOSSException(
                    "%s has objects of class %s, whose static initializer fails in this process: %s"
                            .formatted(source, type.getName(), cause),
                    cause);
        }
    }
}
