// SPDX-License-Identifier: GPL-2.0-only WITH Classpath-exception-2.0
package dev.thaw.language.hosted;

import java.lang.reflect.Field;
import java.util.Queue;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import org.graalvm.nativeimage.hosted.Feature.BeforeAnalysisAccess;
import org.graalvm.nativeimage.hosted.Feature.CompilationAccess;
import org.graalvm.nativeimage.hosted.Feature.DuringSetupAccess;
import org.graalvm.nativeimage.hosted.FieldValueTransformer;

/**
 * Offsets of fields that were found out on the builder's JVM: the builder is told that the fields
 * are accessed by them, and they become those of the image.
 */
final class FieldOffsets {
    private final Set<Field> accessed = ConcurrentHashMap.newKeySet();
    private final Queue<Field> unregistered = new ConcurrentLinkedQueue<>();
    private volatile CompilationAccess compilation;

    /** Objects that are found later hold offsets, too. */
    void watch(DuringSetupAccess access, OffsetHolder holder) {
        access.registerObjectReachabilityHandler(
                object -> {
                    Field target = holder.target(object);
                    if (target != null && accessed.add(target)) {
                        unregistered.add(target);
                    }
                },
                holder.type());
    }

    void recompute(BeforeAnalysisAccess access, OffsetHolder holder) {
        access.registerFieldValueTransformer(holder.offset(), new ImageOffset(holder));
    }

    /**
     * Tells the builder of fields that were found since it was told last.
     *
     * @return whether there were any
     */
    boolean register(BeforeAnalysisAccess access) {
        boolean any = false;
        for (Field field = unregistered.poll(); field != null; field = unregistered.poll()) {
            access.registerAsUnsafeAccessed(field);
            any = true;
        }
        return any;
    }

    /** From here on the image's offsets are known. */
    void laidOut(CompilationAccess access) {
        compilation = access;
    }

    int count() {
        return accessed.size();
    }

    private final class ImageOffset implements FieldValueTransformer {
        private final OffsetHolder holder;

        ImageOffset(OffsetHolder holder) {
            this.holder = holder;
        }

        @Override
        public boolean isAvailable() {
            return compilation != null;
        }

        @Override
        public Object transform(Object receiver, Object builders) {
            Field target = holder.target(receiver);
            if (target == null) {
                return 0L;
            }
            long offset = compilation.objectFieldOffset(target);
            if (offset <= 0) {
                throw new IllegalStateException(
                        "%s is accessed by its offset, but is not in the image".formatted(target));
            }
            return offset;
        }
    }
}
