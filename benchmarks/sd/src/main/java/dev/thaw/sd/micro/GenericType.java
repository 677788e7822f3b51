// SPDX-License-Identifier: Apache-2.0
package dev.thaw.sd.micro;

import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.util.List;
import java.util.stream.Collectors;

/** A class with its type arguments, for libraries whose data does not name the elements' class. */
record GenericType(Class<?> raw, List<Type> arguments) implements ParameterizedType {
    static Type of(Class<?> raw, Type... arguments) {
        return new GenericType(raw, List.of(arguments));
    }

    @Override
    public Type[] getActualTypeArguments() {
        return arguments.toArray(Type[]::new);
    }

    @Override
    public Type getRawType() {
        return raw;
    }

    @Override
    public Type getOwnerType() {
        return null;
    }

    /** As the JDK writes it: DSL-JSON and fastjson2 look at this text. */
    @Override
    public String toString() {
        return arguments.stream()
                .map(Type::getTypeName)
                .collect(Collectors.joining(", ", raw.getName() + "<", ">"));
    }
}
