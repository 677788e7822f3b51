// SPDX-License-Identifier: GPL-2.0-only WITH Classpath-exception-2.0
package dev.thaw.doss.nativeimage.hosted;

import com.oracle.svm.hosted.meta.HostedField;
import com.oracle.svm.hosted.meta.HostedType;
import dev.thaw.doss.nativeimage.RunTimeSingletons;
import java.lang.reflect.Modifier;
import java.text.AttributedCharacterIterator;
import java.util.Collection;
import java.util.List;
import org.graalvm.word.WordBase;

/** Finds the fields of {@link RunTimeSingletons}. */
final class RunTimeSingletonFinder {
    private final Collection<HostedField> fields;
    private final List<HostedType> byIdentity;

    RunTimeSingletonFinder(Collection<HostedField> fields, Collection<HostedType> types) {
        this.fields = fields;
        this.byIdentity =
                types.stream()
                        .filter(t -> t.isInstanceClass() && !t.isAbstract())
                        .filter(t -> isComparedByIdentity(t.getJavaClass()))
                        .toList();
    }

    void fill(RunTimeSingletons singletons) {
        List<HostedField> found =
                fields.stream()
                        .filter(RunTimeSingletonFinder::mayBeOne)
                        .filter(f -> typesOf(f).length > 0)
                        .toList();
        int[] offsets = found.stream().mapToInt(HostedField::getLocation).toArray();
        int[][] types = found.stream().map(this::typesOf).toArray(int[][]::new);
        String[] reasons = new String[offsets.length];
        for (int i = 0; i < offsets.length; i++) {
            HostedField field = found.get(i);
            reasons[i] =
                    "it is the one in %s.%s, and each process has its own: that class is initialized at run time (build with --initialize-at-build-time for it)"
                            .formatted(
                                    field.getDeclaringClass().getJavaClass().getName(),
                                    field.getName());
        }
        singletons.setFields(offsets, types, reasons);
    }

    private static boolean mayBeOne(HostedField field) {
        int modifiers = field.getModifiers();
        return Modifier.isStatic(modifiers)
                && Modifier.isFinal(modifiers)
                && field.getLocation() > 0
                && !field.getType().getJavaClass().isPrimitive()
                && !WordBase.class.isAssignableFrom(field.getType().getJavaClass())
                && !field.getDeclaringClass().getHub().isInitialized();
    }

    /** The classes of values that are one for each process. */
    private int[] typesOf(HostedField field) {
        Class<?> declaring = outermost(field.getDeclaringClass().getJavaClass());
        Class<?> declared = field.getType().getJavaClass();
        return byIdentity.stream()
                .filter(t -> declared.isAssignableFrom(t.getJavaClass()))
                .filter(t ->
                        t.getJavaClass() == Object.class
                                || outermost(t.getJavaClass()) == declaring)
                .mapToInt(HostedType::getTypeID)
                .toArray();
    }

    private static Class<?> outermost(Class<?> type) {
        Class<?> outermost = type;
        try {
            while (outermost.getEnclosingClass() != null) {
                outermost = outermost.getEnclosingClass();
            }
        } catch (LinkageError e) {
            // the outer class is not there: nothing of it is, either
        }
        return outermost;
    }

    private static boolean isComparedByIdentity(Class<?> type) {
        if (type.isHidden() || Enum.class.isAssignableFrom(type)) {
            // what a lambda does is the same in each process; enums have a rule of their own
            return false;
        }
        if (AttributedCharacterIterator.Attribute.class.isAssignableFrom(type)) {
            // its equals says so
            return true;
        }
        try {
            return type.getMethod("equals", Object.class).getDeclaringClass() == Object.class;
        } catch (NoSuchMethodException | LinkageError e) {
            return true;
        }
    }
}
