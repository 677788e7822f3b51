// SPDX-License-Identifier: GPL-2.0-only WITH Classpath-exception-2.0
package dev.thaw.doss.nativeimage.hosted;

import com.oracle.svm.hosted.meta.HostedField;
import com.oracle.svm.hosted.meta.HostedType;
import dev.thaw.doss.nativeimage.RunTimeSingletons;
import java.lang.reflect.Modifier;
import java.util.Collection;
import java.util.List;

/** Finds the fields of {@link RunTimeSingletons}. */
final class RunTimeSingletonFinder {
    private final Collection<HostedField> fields;

    RunTimeSingletonFinder(Collection<HostedField> fields) {
        this.fields = fields;
    }

    void fill(RunTimeSingletons singletons) {
        List<HostedField> found = fields.stream().filter(RunTimeSingletonFinder::isOne).toList();
        int[] offsets = found.stream().mapToInt(HostedField::getLocation).toArray();
        boolean[] mayBeAnything = new boolean[offsets.length];
        String[] reasons = new String[offsets.length];
        for (int i = 0; i < offsets.length; i++) {
            HostedField field = found.get(i);
            mayBeAnything[i] = field.getType().getJavaClass() == Object.class;
            reasons[i] =
                    "it is the one in %s.%s, and each process has its own: that class is initialized at run time (build with --initialize-at-build-time for it)"
                            .formatted(
                                    field.getDeclaringClass().getJavaClass().getName(),
                                    field.getName());
        }
        singletons.setFields(offsets, mayBeAnything, reasons);
    }

    private static boolean isOne(HostedField field) {
        HostedType declaring = field.getDeclaringClass();
        Class<?> type = field.getType().getJavaClass();
        int modifiers = field.getModifiers();
        return Modifier.isStatic(modifiers)
                && Modifier.isFinal(modifiers)
                && field.getLocation() > 0
                && !declaring.getHub().isInitialized()
                && (type == Object.class
                        || type == declaring.getJavaClass() && isComparedByIdentity(type));
    }

    private static boolean isComparedByIdentity(Class<?> type) {
        try {
            return type.getMethod("equals", Object.class).getDeclaringClass() == Object.class;
        } catch (NoSuchMethodException | LinkageError e) {
            return true;
        }
    }
}
