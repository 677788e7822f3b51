// SPDX-License-Identifier: Apache-2.0
package dev.thaw.doss.jvm;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;

/** The JDK's own access to memory: what the public one does not do. */
final class InternalUnsafe {
    private InternalUnsafe() {}

    /** A method of it, which is not asked for an object. */
    static MethodHandle method(String name, Class<?> result, Class<?>... parameters) {
        try {
            Class<?> unsafe = Class.forName("jdk.internal.misc.Unsafe");
            JdkAccess.open(unsafe);
            MethodHandles.Lookup lookup =
                    MethodHandles.privateLookupIn(unsafe, MethodHandles.lookup());
            Object one =
                    lookup.findStatic(unsafe, "getUnsafe", MethodType.methodType(unsafe)).invoke();
            return lookup.findVirtual(unsafe, name, MethodType.methodType(result, parameters))
                    .bindTo(one);
        } catch (Throwable e) {
            throw new IllegalStateException("This JDK's Unsafe has no " + name, e);
        }
    }
}
