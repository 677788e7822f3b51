// SPDX-License-Identifier: Apache-2.0
package dev.thaw.doss.jvm;

import com.esotericsoftware.kryo.Kryo;
import com.esotericsoftware.kryo.Serializer;
import com.esotericsoftware.kryo.io.Input;
import com.esotericsoftware.kryo.io.Output;
import java.lang.reflect.Field;
import java.util.regex.Pattern;

/** Regular expressions by their text: compiled ones consist of lambdas. */
final class PatternSerializer extends Serializer<Pattern> {
    /** {@code flags()} has those as well that stand within the text, for some part of it. */
    private static final Field GIVEN = given();

    private static Field given() {
        try {
            JdkAccess.open(Pattern.class);
            return Pattern.class.getDeclaredField("flags");
        } catch (NoSuchFieldException e) {
            throw new IllegalStateException("This JDK's patterns have no flags", e);
        }
    }

    @Override
    public void write(Kryo kryo, Output output, Pattern object) {
        output.writeString(object.pattern());
        output.writeInt((int) RawFields.get(GIVEN, object));
    }

    @Override
    public Pattern read(Kryo kryo, Input input, Class<? extends Pattern> type) {
        return Pattern.compile(input.readString(), input.readInt());
    }
}
