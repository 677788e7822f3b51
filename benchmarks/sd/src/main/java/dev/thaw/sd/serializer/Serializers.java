// SPDX-License-Identifier: Apache-2.0
package dev.thaw.sd.serializer;

import dev.thaw.sd.Serializer;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Supplier;

/** The libraries that are compared. */
public final class Serializers {
    private Serializers() {}

    /**
     * How to make each, by its name; one that has failed is not used again.
     *
     * @param directory for files that a serializer makes
     */
    public static Map<String, Supplier<Serializer>> all(Path directory) {
        Map<String, Supplier<Serializer>> all = new LinkedHashMap<>();
        all.put("doss", () -> new DossSerializer(directory));
        all.put("doss-message", DossMessageSerializer::new);
        all.put("java", JavaSerialization::new);
        all.put("jackson", JacksonSerializer::new);
        all.put("gson", GsonSerializer::new);
        all.put("dsl-json", DslJsonSerializer::new);
        all.put("fastjson2", Fastjson2Serializer::new);
        all.put("kryo", () -> new KryoSerializer(false));
        all.put("kryo-ref", () -> new KryoSerializer(true));
        all.put("fory", ForySerializer::new);
        return all;
    }
}
