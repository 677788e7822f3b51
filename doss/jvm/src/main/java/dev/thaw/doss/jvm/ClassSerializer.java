// SPDX-License-Identifier: Apache-2.0
package dev.thaw.doss.jvm;

import com.esotericsoftware.kryo.Kryo;
import com.esotericsoftware.kryo.Serializer;
import com.esotericsoftware.kryo.io.Input;
import com.esotericsoftware.kryo.io.Output;
import dev.thaw.doss.DOSSException;

/** Classes by name; Kryo's own takes the class of an enum constant for the enum. */
final class ClassSerializer extends Serializer<Class<?>> {
    @Override
    public void write(Kryo kryo, Output output, Class<?> object) {
        if (object.isHidden()) {
            throw new DOSSException(
                    "class %s is hidden: another process cannot find it"
                            .formatted(object.getName()));
        }
        output.writeString(object.getName());
    }

    @Override
    public Class<?> read(Kryo kryo, Input input, Class<? extends Class<?>> type) {
        return find(input.readString(), kryo.getClassLoader());
    }

    static Class<?> find(String name, ClassLoader loader) {
        Class<?> primitive = Class.forPrimitiveName(name);
        if (primitive != null) {
            return primitive;
        }
        try {
            return Class.forName(name, false, loader);
        } catch (ClassNotFoundException | LinkageError e) {
            throw new DOSSException(
                    "class %s is not there; put it on the class path".formatted(name), e);
        }
    }
}
