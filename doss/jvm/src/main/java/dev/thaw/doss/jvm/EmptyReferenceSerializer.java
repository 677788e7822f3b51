// SPDX-License-Identifier: Apache-2.0
package dev.thaw.doss.jvm;

import com.esotericsoftware.kryo.Kryo;
import com.esotericsoftware.kryo.Serializer;
import com.esotericsoftware.kryo.io.Input;
import com.esotericsoftware.kryo.io.Output;
import java.lang.ref.Reference;
import java.lang.ref.SoftReference;
import java.lang.ref.WeakReference;

/** Weak and soft references without a referent; others are refused before. */
final class EmptyReferenceSerializer extends Serializer<Reference<?>> {
    @Override
    public void write(Kryo kryo, Output output, Reference<?> object) {
        // There is nothing to say but the class.
    }

    @Override
    public Reference<?> read(Kryo kryo, Input input, Class<? extends Reference<?>> type) {
        return WeakReference.class.isAssignableFrom(type)
                ? new WeakReference<>(null)
                : new SoftReference<>(null);
    }
}
