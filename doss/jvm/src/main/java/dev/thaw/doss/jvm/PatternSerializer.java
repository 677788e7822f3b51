// SPDX-License-Identifier: Apache-2.0
package dev.thaw.doss.jvm;

import com.esotericsoftware.kryo.Kryo;
import com.esotericsoftware.kryo.Serializer;
import com.esotericsoftware.kryo.io.Input;
import com.esotericsoftware.kryo.io.Output;
import java.util.regex.Pattern;

/** Regular expressions by their text: compiled ones consist of lambdas. */
final class PatternSerializer extends Serializer<Pattern> {
    @Override
    public void write(Kryo kryo, Output output, Pattern object) {
        output.writeString(object.pattern());
        output.writeInt(object.flags());
    }

    @Override
    public Pattern read(Kryo kryo, Input input, Class<? extends Pattern> type) {
        return Pattern.compile(input.readString(), input.readInt());
    }
}
