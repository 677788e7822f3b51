// SPDX-License-Identifier: Apache-2.0
package dev.thaw.hottub.server;

import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/** Classes of the JDK that keep what nobody puts back: the table's lines with "retire". */
final class RetiringClasses {
    private final Pattern retiring;

    /** Classes of the JDK that have been looked at; those of programs are not held. */
    private final Set<Class<?>> harmless = Collections.newSetFromMap(new IdentityHashMap<>());

    RetiringClasses(Pattern retiring) {
        this.retiring = retiring;
    }

    /** Why the server must not be used again: a run has made the JDK initialise one of them. */
    Optional<String> used(LoadedClasses loaded) {
        ClassLoader platform = ClassLoader.getPlatformClassLoader();
        for (Class<?> type : loaded.take()) {
            ClassLoader loader = type.getClassLoader();
            if ((loader == null || loader == platform)
                    && !type.isArray()
                    && !type.isHidden()
                    && !harmless.contains(type)) {
                if (!retiring.matcher(type.getName()).matches()) {
                    harmless.add(type);
                } else if (Native.isInitialized(type) && !type.isInterface()) {
                    return Optional.of(
                            "the program has used " + type.getName() + ", which keeps state");
                }
            }
        }
        return Optional.empty();
    }
}
