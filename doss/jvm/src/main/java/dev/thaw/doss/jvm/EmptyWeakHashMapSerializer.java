// SPDX-License-Identifier: Apache-2.0
package dev.thaw.doss.jvm;

import com.esotericsoftware.kryo.Kryo;
import com.esotericsoftware.kryo.Serializer;
import com.esotericsoftware.kryo.io.Input;
import com.esotericsoftware.kryo.io.Output;
import java.util.WeakHashMap;

/** Weak maps without entries; others are refused before. */
final class EmptyWeakHashMapSerializer extends Serializer<WeakHashMap<?, ?>> {
    @Override
    public void write(Kryo kryo, Output output, WeakHashMap<?, ?> object) {
        // There is nothing to say but the class.
    }

    @Override
    public WeakHashMap<?, ?> read(Kryo kryo, Input input, Class<? extends WeakHashMap<?, ?>> type) {
        return new WeakHashMap<>();
    }
}
