// SPDX-License-Identifier: Apache-2.0
package dev.thaw.doss.jvm;

import com.esotericsoftware.kryo.Kryo;
import com.esotericsoftware.kryo.Serializer;
import com.esotericsoftware.kryo.io.Input;
import com.esotericsoftware.kryo.io.Output;
import java.nio.file.Path;

/** Paths by name: an object of the file system is behind each. */
final class PathSerializer extends Serializer<Path> {
    @Override
    public void write(Kryo kryo, Output output, Path object) {
        output.writeString(object.toString());
    }

    @Override
    public Path read(Kryo kryo, Input input, Class<? extends Path> type) {
        return Path.of(input.readString());
    }
}
