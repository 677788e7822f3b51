// SPDX-License-Identifier: Apache-2.0
package dev.thaw.doss.jvm;

import com.esotericsoftware.kryo.Kryo;
import com.esotericsoftware.kryo.Serializer;
import com.esotericsoftware.kryo.io.Input;
import com.esotericsoftware.kryo.io.Output;
import dev.thaw.doss.DOSSException;
import java.lang.reflect.AccessibleObject;
import java.lang.reflect.Executable;
import java.lang.reflect.Field;
import java.lang.reflect.Member;
import java.lang.reflect.Method;

/** Fields, methods and constructors by class, name and types of parameters. */
final class MemberSerializer extends Serializer<AccessibleObject> {
    @Override
    @SuppressWarnings("deprecation")
    public void write(Kryo kryo, Output output, AccessibleObject object) {
        Member member = (Member) object;
        kryo.writeObject(output, member.getDeclaringClass());
        output.writeString(member.getName());
        if (member instanceof Executable executable) {
            Class<?>[] parameters = executable.getParameterTypes();
            output.writeInt(parameters.length);
            for (Class<?> parameter : parameters) {
                kryo.writeObject(output, parameter);
            }
        }
        output.writeBoolean(object.isAccessible());
    }

    @Override
    public AccessibleObject read(Kryo kryo, Input input, Class<? extends AccessibleObject> type) {
        Class<?> declarer = kryo.readObject(input, Class.class);
        String name = input.readString();
        AccessibleObject member = find(declarer, name, type, kryo, input);
        if (input.readBoolean()) {
            JdkAccess.open(declarer);
            member.setAccessible(true);
        }
        return member;
    }

    private static AccessibleObject find(
            Class<?> declarer,
            String name,
            Class<? extends AccessibleObject> type,
            Kryo kryo,
            Input input) {
        try {
            if (type == Field.class) {
                return declarer.getDeclaredField(name);
            }
            Class<?>[] parameters = new Class<?>[input.readInt()];
            for (int i = 0; i < parameters.length; i++) {
                parameters[i] = kryo.readObject(input, Class.class);
            }
            return type == Method.class
                    ? declarer.getDeclaredMethod(name, parameters)
                    : declarer.getDeclaredConstructor(parameters);
        } catch (NoSuchFieldException | NoSuchMethodException e) {
            throw new DOSSException(
                    "class %s no longer has what it had when the snapshot was stored: %s; store it again"
                            .formatted(declarer.getName(), e.getMessage()),
                    e);
        }
    }
}
