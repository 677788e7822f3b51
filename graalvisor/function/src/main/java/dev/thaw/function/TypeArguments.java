// SPDX-License-Identifier: Apache-2.0
package dev.thaw.function;

import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.lang.reflect.TypeVariable;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;

/** What a class puts in the place of the type parameters of a type that it inherits. */
public final class TypeArguments {
    private TypeArguments() {}

    /**
     * The arguments, resolved through all classes between.
     *
     * @return none if the class uses the raw type, or does not inherit it
     */
    public static Type[] of(Class<?> type, Class<?> inherited) {
        Type[] found = find(type, inherited, Map.of());
        return found == null || Arrays.stream(found).anyMatch(t -> t instanceof TypeVariable)
                ? new Type[0]
                : found;
    }

    private static Type[] find(Type type, Class<?> inherited, Map<Type, Type> bindings) {
        Class<?> raw;
        Map<Type, Type> own = new HashMap<>();
        if (type instanceof ParameterizedType parameterized) {
            raw = (Class<?>) parameterized.getRawType();
            Type[] arguments = parameterized.getActualTypeArguments();
            for (int i = 0; i < arguments.length; i++) {
                own.put(
                        raw.getTypeParameters()[i],
                        bindings.getOrDefault(arguments[i], arguments[i]));
            }
        } else if (type instanceof Class<?> plain) {
            raw = plain;
        } else {
            return null;
        }
        if (raw == inherited) {
            return Arrays.stream(raw.getTypeParameters())
                    .map(p -> own.getOrDefault(p, p))
                    .toArray(Type[]::new);
        }
        for (Type next : raw.getGenericInterfaces()) {
            Type[] found = find(next, inherited, own);
            if (found != null) {
                return found;
            }
        }
        Type superclass = raw.getGenericSuperclass();
        return superclass == null ? null : find(superclass, inherited, own);
    }
}
