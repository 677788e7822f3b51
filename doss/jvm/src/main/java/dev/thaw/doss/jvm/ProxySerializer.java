// SPDX-License-Identifier: Apache-2.0
package dev.thaw.doss.jvm;

import com.esotericsoftware.kryo.Kryo;
import com.esotericsoftware.kryo.Serializer;
import com.esotericsoftware.kryo.io.Input;
import com.esotericsoftware.kryo.io.Output;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Proxy;

/** Dynamic proxies by their interfaces: each process makes a class of its own. */
final class ProxySerializer extends Serializer<Object> {
    @Override
    public void write(Kryo kryo, Output output, Object proxy) {
        kryo.writeObject(output, proxy.getClass().getInterfaces());
        kryo.writeClassAndObject(output, Proxy.getInvocationHandler(proxy));
    }

    @Override
    public Object read(Kryo kryo, Input input, Class<? extends Object> type) {
        Class<?>[] interfaces = kryo.readObject(input, Class[].class);
        InvocationHandler handler = (InvocationHandler) kryo.readClassAndObject(input);
        return Proxy.newProxyInstance(kryo.getClassLoader(), interfaces, handler);
    }
}
