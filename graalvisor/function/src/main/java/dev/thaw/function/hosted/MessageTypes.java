// SPDX-License-Identifier: Apache-2.0
package dev.thaw.function.hosted;

import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.GenericArrayType;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.lang.reflect.WildcardType;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.Set;
import java.util.function.Consumer;
import org.graalvm.nativeimage.hosted.RuntimeReflection;

/** Registers types, and all that are seen in them, for reading and writing by reflection. */
final class MessageTypes implements Consumer<Type> {
    private final Set<Class<?>> seen = new HashSet<>();
    private final Deque<Type> open = new ArrayDeque<>();

    @Override
    public void accept(Type type) {
        open.add(type);
        while (!open.isEmpty()) {
            visit(open.poll());
        }
    }

    private void visit(Type type) {
        switch (type) {
            case Class<?> plain -> visitClass(plain);
            case ParameterizedType parameterized -> {
                open.add(parameterized.getRawType());
                add(parameterized.getActualTypeArguments());
            }
            case GenericArrayType array -> open.add(array.getGenericComponentType());
            case WildcardType wildcard -> add(wildcard.getUpperBounds());
            default -> {}
        }
    }

    private void add(Type... types) {
        for (Type type : types) {
            open.add(type);
        }
    }

    private void visitClass(Class<?> type) {
        if (type.isArray()) {
            RuntimeReflection.register(type);
            open.add(type.getComponentType());
            return;
        }
        if (type.isPrimitive() || !seen.add(type)) {
            return;
        }
        RuntimeReflection.register(type);
        boolean ofJdk = type.getClassLoader() == null || type.getName().startsWith("java.");
        for (Constructor<?> constructor :
                ofJdk ? type.getConstructors() : type.getDeclaredConstructors()) {
            RuntimeReflection.register(constructor);
        }
        if (ofJdk) {
            // libraries for JSON know the JDK's types; what is in them are no messages
            return;
        }
        for (Field field : type.getDeclaredFields()) {
            RuntimeReflection.register(field);
            if (!Modifier.isStatic(field.getModifiers())) {
                open.add(field.getGenericType());
            }
        }
        for (Method method : type.getDeclaredMethods()) {
            RuntimeReflection.register(method);
            if (!Modifier.isStatic(method.getModifiers()) && isAccessor(method)) {
                open.add(method.getGenericReturnType());
                add(method.getGenericParameterTypes());
            }
        }
        add(type.getGenericInterfaces());
        if (type.getGenericSuperclass() != null) {
            open.add(type.getGenericSuperclass());
        }
    }

    private static boolean isAccessor(Method method) {
        String name = method.getName();
        return name.startsWith("get") || name.startsWith("is") || name.startsWith("set");
    }
}
