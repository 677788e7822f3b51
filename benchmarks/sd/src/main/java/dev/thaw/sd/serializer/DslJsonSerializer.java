// SPDX-License-Identifier: Apache-2.0
package dev.thaw.sd.serializer;

import com.dslplatform.json.DslJson;
import com.dslplatform.json.runtime.Settings;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.lang.reflect.Type;

/** DSL-JSON, with classes analyzed at run time. */
public final class DslJsonSerializer extends ByteSerializer {
    private final DslJson<Object> json =
            new DslJson<>(Settings.withRuntime().allowArrayFormat(true).includeServiceLoader());

    @Override
    byte[] write(Object root) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        json.serialize(root, bytes);
        return bytes.toByteArray();
    }

    @Override
    Object read(Type type, byte[] data) throws IOException {
        return json.deserialize(type, data, data.length);
    }
}
