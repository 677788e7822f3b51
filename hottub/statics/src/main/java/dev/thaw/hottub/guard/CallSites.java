// SPDX-License-Identifier: Apache-2.0
package dev.thaw.hottub.guard;

import java.lang.invoke.CallSite;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.invoke.MutableCallSite;
import java.lang.ref.WeakReference;
import java.util.ArrayList;
import java.util.List;

/**
 * Call sites whose bootstrap methods may keep objects of a run, such as enum constants of a pattern
 * switch: each run links them anew at their first call.
 */
public final class CallSites {
    private static final List<WeakReference<Site>> SITES = new ArrayList<>();

    private CallSites() {}

    /** The bootstrap method; the original and its arguments follow. */
    public static CallSite link(
            MethodHandles.Lookup caller,
            String name,
            MethodType type,
            MethodHandle original,
            Object... arguments)
            throws Throwable {
        Site site = new Site(caller, name, type, original, arguments);
        site.setTarget(site.unlinked);
        synchronized (SITES) {
            SITES.add(new WeakReference<>(site));
        }
        return site;
    }

    /** Unlinks all. No thread of a program is left. */
    public static void reset() {
        synchronized (SITES) {
            SITES.removeIf(reference -> reference.get() == null);
            for (WeakReference<Site> reference : SITES) {
                Site site = reference.get();
                if (site != null && site.getTarget() != site.unlinked) {
                    site.setTarget(site.unlinked);
                }
            }
        }
    }

    private static final class Site extends MutableCallSite {
        private final MethodHandles.Lookup caller;
        private final String name;
        private final MethodHandle original;
        private final Object[] arguments;
        private final MethodHandle unlinked;

        Site(
                MethodHandles.Lookup caller,
                String name,
                MethodType type,
                MethodHandle original,
                Object[] arguments)
                throws ReflectiveOperationException {
            super(type);
            this.caller = caller;
            this.name = name;
            this.original = original;
            this.arguments = arguments;
            MethodHandle link =
                    MethodHandles.lookup()
                            .findVirtual(
                                    Site.class,
                                    "linked",
                                    MethodType.methodType(MethodHandle.class));
            unlinked =
                    MethodHandles.foldArguments(
                            MethodHandles.exactInvoker(type), link.bindTo(this));
        }

        MethodHandle linked() throws Throwable {
            List<Object> all = new ArrayList<>(List.of(caller, name, type()));
            all.addAll(java.util.Arrays.asList(arguments));
            MethodHandle target = ((CallSite) original.invokeWithArguments(all)).dynamicInvoker();
            setTarget(target);
            return target;
        }
    }
}
