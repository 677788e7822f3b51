// SPDX-License-Identifier: Apache-2.0
package dev.thaw.sd.hosted;

import java.io.Serializable;
import java.lang.reflect.Modifier;
import java.lang.reflect.Proxy;
import java.util.HashSet;
import java.util.Set;
import org.graalvm.nativeimage.hosted.Feature.BeforeAnalysisAccess;
import org.graalvm.nativeimage.hosted.RuntimeReflection;
import org.graalvm.nativeimage.hosted.RuntimeSerialization;

/** Puts into an image what serializers and comparisons do with a class by reflection. */
final class Registration {
    private final Set<Class<?>> done = new HashSet<>();
    private final BeforeAnalysisAccess access;

    Registration(BeforeAnalysisAccess access) {
        this.access = access;
    }

    /**
     * Registers a class with its superclasses and interfaces: to be found by name, allocated
     * without a constructor, read, written, called, serialized by the JDK; and arrays of it.
     */
    void register(Class<?> type) {
        // The image makes its own classes of lambdas and proxies.
        if (type == null || type.isHidden() || Proxy.isProxyClass(type) || !done.add(type)) {
            return;
        }
        RuntimeReflection.register(type);
        if (type.isArray()) {
            register(type.getComponentType());
        } else if (!type.isPrimitive()) {
            registerMembers(type);
            RuntimeReflection.register(type.arrayType());
            register(type.getSuperclass());
            for (Class<?> i : type.getInterfaces()) {
                register(i);
            }
        }
        if (Serializable.class.isAssignableFrom(type) && !type.isInterface()) {
            RuntimeSerialization.register(type);
        }
    }

    /** Registers the fields of a class that has no name, such as that of a lambda. */
    void registerHidden(Class<?> type) {
        RuntimeReflection.register(type);
        RuntimeReflection.registerAllDeclaredFields(type);
        RuntimeReflection.register(type.getDeclaredFields());
    }

    private void registerMembers(Class<?> type) {
        if (!Modifier.isAbstract(type.getModifiers())) {
            access.registerAsUnsafeAllocated(type);
        }
        RuntimeReflection.registerAllDeclaredFields(type);
        RuntimeReflection.registerAllFields(type);
        RuntimeReflection.registerAllDeclaredMethods(type);
        RuntimeReflection.registerAllMethods(type);
        RuntimeReflection.registerAllDeclaredConstructors(type);
        RuntimeReflection.registerAllConstructors(type);
        RuntimeReflection.registerAllDeclaredClasses(type);
        RuntimeReflection.registerAllRecordComponents(type);
        RuntimeReflection.register(type.getDeclaredFields());
        RuntimeReflection.register(type.getDeclaredMethods());
        RuntimeReflection.register(type.getDeclaredConstructors());
    }
}
