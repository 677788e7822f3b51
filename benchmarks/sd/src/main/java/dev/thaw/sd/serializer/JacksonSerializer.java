// SPDX-License-Identifier: Apache-2.0
package dev.thaw.sd.serializer;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.datatype.jdk8.Jdk8Module;
import com.fasterxml.jackson.datatype.jsr310.JavaTimeModule;
import java.io.IOException;
import java.lang.reflect.Type;

/** Jackson's JSON, with its modules for Java 8 and java.time. */
public final class JacksonSerializer extends ByteSerializer {
    private final ObjectMapper mapper =
            JsonMapper.builder()
                    .addModule(new Jdk8Module())
                    .addModule(new JavaTimeModule())
                    .build();

    @Override
    byte[] write(Object root) throws IOException {
        return mapper.writeValueAsBytes(root);
    }

    @Override
    Object read(Type type, byte[] data) throws IOException {
        return mapper.readValue(data, mapper.constructType(type));
    }
}
