// SPDX-License-Identifier: Apache-2.0
package dev.thaw.doss.jvm;

import com.esotericsoftware.kryo.Kryo;
import com.esotericsoftware.kryo.Serializer;
import com.esotericsoftware.kryo.io.Input;
import com.esotericsoftware.kryo.io.Output;
import dev.thaw.doss.DOSSException;
import java.lang.invoke.SerializedLambda;
import java.lang.reflect.Method;

/** Lambdas of serializable interfaces, as the form that the compiler gives them for that. */
final class LambdaSerializer extends Serializer<Object> {
    @Override
    public void write(Kryo kryo, Output output, Object lambda) {
        kryo.writeObject(output, call(lambda.getClass(), "writeReplace", lambda));
    }

    @Override
    public Object read(Kryo kryo, Input input, Class<? extends Object> type) {
        SerializedLambda form = kryo.readObject(input, SerializedLambda.class);
        return call(SerializedLambda.class, "readResolve", form);
    }

    private static Object call(Class<?> declarer, String name, Object receiver) {
        try {
            JdkAccess.open(declarer);
            Method method = declarer.getDeclaredMethod(name);
            method.setAccessible(true);
            return method.invoke(receiver);
        } catch (ReflectiveOperationException e) {
            throw new DOSSException("a lambda cannot be serialized: " + e, e);
        }
    }
}
