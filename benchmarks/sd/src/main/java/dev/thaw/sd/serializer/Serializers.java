// SPDX-License-Identifier: Apache-2.0
package dev.thaw.sd.serializer;

import dev.thaw.sd.Serializer;
import java.nio.file.Path;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Supplier;

/** The libraries that are compared. */
public final class Serializers {
    /** Names of those that an image has, between commas; all if it is not set. */
    public static final String CHOICE = "sd.serializers";

    /** Made by the builder of an image, which then has nothing of the others. */
    private static final Map<String, Function<Path, Serializer>> MAKERS = makers();

    private Serializers() {}

    private static Map<String, Function<Path, Serializer>> makers() {
        Map<String, Function<Path, Serializer>> all = new LinkedHashMap<>();
        all.put("doss", DossSerializer::new);
        all.put("doss-message", _ -> new DossMessageSerializer());
        all.put("java", _ -> new JavaSerialization());
        all.put("jackson", _ -> new JacksonSerializer());
        all.put("gson", _ -> new GsonSerializer());
        all.put("dsl-json", _ -> new DslJsonSerializer());
        all.put("fastjson2", _ -> new Fastjson2Serializer());
        all.put("kryo", _ -> new KryoSerializer(false));
        all.put("kryo-ref", _ -> new KryoSerializer(true));
        all.put("fory", _ -> new ForySerializer());
        String choice = System.getProperty(CHOICE);
        if (choice != null) {
            all.keySet().retainAll(Set.of(choice.split(",")));
        }
        return all;
    }

    /** Whether these are object snapshots and no library, which needs far less of an image. */
    public static boolean areSnapshotsAlone(Collection<String> names) {
        return Set.copyOf(names).equals(Set.of("doss"));
    }

    /** The names of all. */
    public static Set<String> names() {
        return Collections.unmodifiableSet(MAKERS.keySet());
    }

    /**
     * How to make each, by its name; one that has failed is not used again.
     *
     * @param directory for files that a serializer makes
     */
    public static Map<String, Supplier<Serializer>> all(Path directory) {
        Map<String, Supplier<Serializer>> all = new LinkedHashMap<>();
        MAKERS.forEach((name, maker) -> all.put(name, () -> maker.apply(directory)));
        return all;
    }
}
