// SPDX-License-Identifier: Apache-2.0
package dev.thaw.doss.jvm;

import com.esotericsoftware.kryo.Kryo;
import com.esotericsoftware.kryo.Serializer;
import com.esotericsoftware.kryo.io.Input;
import com.esotericsoftware.kryo.io.Output;

/** Strings; what was interned is interned again, since programs compare it by identity. */
final class StringSerializer extends Serializer<String> {
    @Override
    public void write(Kryo kryo, Output output, String object) {
        output.writeBoolean(isInterned(object));
        output.writeString(object);
    }

    /** Does not intern the string itself: it would be another one for whoever asks later. */
    private static boolean isInterned(String string) {
        return new String(string).intern() == string;
    }

    @Override
    public String read(Kryo kryo, Input input, Class<? extends String> type) {
        boolean isInterned = input.readBoolean();
        String string = input.readString();
        return isInterned ? string.intern() : string;
    }
}
