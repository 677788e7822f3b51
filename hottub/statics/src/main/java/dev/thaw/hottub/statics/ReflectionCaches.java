// SPDX-License-Identifier: Apache-2.0
package dev.thaw.hottub.statics;

import dev.thaw.hottub.guard.InterfaceField;
import dev.thaw.hottub.guard.Refusals;
import java.lang.invoke.MethodHandles;
import java.lang.ref.WeakReference;
import java.util.ArrayList;
import java.util.List;

/**
 * What {@link Class} objects keep of a run: enum constants, also those in annotations. Class
 * initialisation would make them; the next run has others.
 */
final class ReflectionCaches implements InterfaceField.Writer {
    /** The loader is null for a class of the JDK. */
    private record Named(WeakReference<ClassLoader> loader, String name) {}

    private final MethodHandles.Lookup lookup;
    private final List<Named> loaded = new ArrayList<>();
    private final List<WeakReference<Class<?>>> classes = new ArrayList<>();
    private Memory memory;

    ReflectionCaches(MethodHandles.Lookup lookup) {
        this.lookup = lookup;
    }

    /** A class for which reflection may keep something is being loaded. */
    void add(ClassLoader loader, String name) {
        synchronized (loaded) {
            loaded.add(new Named(loader == null ? null : new WeakReference<>(loader), name));
        }
    }

    private Memory memory() {
        if (memory == null) {
            memory = new Memory(lookup);
        }
        return memory;
    }

    void reset() {
        try {
            Memory memory = memory();
            List<Named> added;
            synchronized (loaded) {
                added = List.copyOf(loaded);
                loaded.clear();
            }
            for (Named named : added) {
                ClassLoader loader = named.loader == null ? null : named.loader.get();
                if (loader != null || named.loader == null) {
                    try {
                        classes.add(
                                new WeakReference<>(
                                        Class.forName(
                                                named.name.replace('/', '.'), false, loader)));
                    } catch (ClassNotFoundException | LinkageError e) {
                        // its loading failed, or its loader hides it: nobody has its annotations
                    }
                }
            }
            boolean gone = false;
            for (WeakReference<Class<?>> reference : classes) {
                Class<?> type = reference.get();
                if (type == null) {
                    gone = true;
                    continue;
                }
                memory.clear(type);
            }
            if (gone) {
                classes.removeIf(reference -> reference.get() == null);
            }
        } catch (Throwable e) {
            Refusals.refuse("what reflection keeps cannot be cleared: " + e);
        }
    }

    /** Lets reflection see the value that the field of an interface has in this run. */
    @Override
    public void write(Class<?> type, String name, InterfaceField value) {
        try {
            memory().write(type.getDeclaredField(name), value);
        } catch (Throwable e) {
            Refusals.refuse(
                    "the field " + name + " of " + type.getName() + " cannot be written: " + e);
        }
    }
}
