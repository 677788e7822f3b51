// SPDX-License-Identifier: Apache-2.0
package dev.thaw.sd.serializer;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import java.lang.reflect.Type;
import java.nio.charset.StandardCharsets;

/** Gson's JSON. */
public final class GsonSerializer extends ByteSerializer {
    private final Gson gson =
            new GsonBuilder().serializeSpecialFloatingPointValues().serializeNulls().create();

    @Override
    byte[] write(Object root) {
        return gson.toJson(root).getBytes(StandardCharsets.UTF_8);
    }

    @Override
    Object read(Type type, byte[] data) {
        return gson.fromJson(new String(data, StandardCharsets.UTF_8), type);
    }
}
