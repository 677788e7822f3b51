// SPDX-License-Identifier: Apache-2.0
package dev.thaw.sd.hosted;

import java.io.Serializable;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.Proxy;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.graalvm.nativeimage.hosted.Feature.BeforeAnalysisAccess;
import org.graalvm.nativeimage.hosted.RuntimeReflection;
import org.graalvm.nativeimage.hosted.RuntimeSerialization;

/** Puts into an image what serializers and comparisons do with a class by reflection. */
final class Registration {
    private static final Pattern ACCESSOR = Pattern.compile("(get|is|set)\\p{Lu}.*");

    private static final List<String> SERIALIZERS =
            List.of(
                    "com.esotericsoftware.kryo.serializers",
                    "com.fasterxml.jackson.databind.ser.std");

    /** What DSL-JSON asks for by name, of a package and a class: a converter made before. */
    private static final List<String> CONVERTERS_OF_DSL_JSON =
            List.of(
                    "%s._%s_DslJsonConverter",
                    "dsl_json.%s._%s_DslJsonConverter", "dsl_json.%s.%sDslJsonConverter");

    /** What libraries ask for by name, and do without. */
    private static final List<String> MISSING =
            List.of(
                    "dsl_json_Annotation_Processor_External_Serialization",
                    "dsl_json.json.ExternalSerialization",
                    "dsl_json_ExternalSerialization",
                    "com.thoughtworks.paranamer.Paranamer");

    private static final List<String> OF_JACKSON =
            List.of(
                    "com.fasterxml.jackson.databind.ext.Java7HandlersImpl",
                    "com.fasterxml.jackson.databind.ext.Java7SupportImpl");

    /** What comparisons ask of classes that are no graphs of fields. */
    private static final Set<String> EQUALITY = Set.of("equals", "compareTo");

    private final Set<Class<?>> done = new HashSet<>();
    private final BeforeAnalysisAccess access;
    private final boolean fieldsAlone;

    Registration(BeforeAnalysisAccess access) {
        this(access, false);
    }

    /**
     * Registers what comparisons need, which read fields, and no more for classes of the JDK if
     * that is all.
     */
    Registration(BeforeAnalysisAccess access, boolean fieldsAlone) {
        this.access = access;
        this.fieldsAlone = fieldsAlone;
    }

    /** Registers classes that libraries instantiate by name. */
    void registerLibraries(PackageClasses packages) {
        SERIALIZERS.forEach(name -> packages.in(name).forEach(this::register));
        MISSING.forEach(RuntimeReflection::registerClassLookup);
        OF_JACKSON.forEach(name -> register(access.findClassByName(name)));
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
        if (fieldsAlone && type.getModule() == Object.class.getModule()) {
            registerFields(type);
            if (Random.class.isAssignableFrom(type)) {
                // A comparison draws from a copy that the JDK makes.
                registerSerialization(type);
            }
            return;
        }
        registerConverterNames(type.getName());
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
        registerSerialization(type);
    }

    private static void registerSerialization(Class<?> type) {
        if (Serializable.class.isAssignableFrom(type) && !type.isInterface()) {
            RuntimeSerialization.register(type);
        }
    }

    private void registerFields(Class<?> type) {
        if (type.isArray()) {
            register(type.getComponentType());
        } else if (!type.isPrimitive()) {
            RuntimeReflection.registerAllDeclaredFields(type);
            RuntimeReflection.register(type.getDeclaredFields());
            RuntimeReflection.registerAllMethods(type);
            RuntimeReflection.register(
                    Stream.of(type.getDeclaredMethods())
                            .filter(method -> EQUALITY.contains(method.getName()))
                            .toArray(Method[]::new));
            register(type.getSuperclass());
        }
    }

    /** So that it is told that there is none; a name that nobody registered ends a program. */
    private static void registerConverterNames(String name) {
        int dot = name.lastIndexOf('.');
        if (dot < 0) {
            RuntimeReflection.registerClassLookup("_%s_DslJsonConverter".formatted(name));
        } else {
            String packageName = name.substring(0, dot);
            String simpleName = name.substring(dot + 1);
            CONVERTERS_OF_DSL_JSON.forEach(pattern ->
                    RuntimeReflection.registerClassLookup(
                            pattern.formatted(packageName, simpleName)));
        }
    }

    /** Registers the fields of a class that has no name, such as that of a lambda. */
    void registerHidden(Class<?> type) {
        RuntimeReflection.register(type);
        RuntimeReflection.registerAllDeclaredFields(type);
        RuntimeReflection.register(type.getDeclaredFields());
    }

    /**
     * What libraries call of beans. All methods of a class of the JDK would make the image twice as
     * large, and no library calls others than these.
     */
    private static Method[] callable(Class<?> type) {
        return Stream.of(type.getDeclaredMethods())
                .filter(method ->
                        type.getModule() != Object.class.getModule()
                                || ACCESSOR.matcher(method.getName()).matches())
                .toArray(Method[]::new);
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
        RuntimeReflection.register(callable(type));
        RuntimeReflection.register(type.getDeclaredConstructors());
    }
}
