// SPDX-License-Identifier: Apache-2.0
package dev.thaw.sd.serializer;

import java.lang.reflect.Type;
import java.util.List;
import org.apache.fory.Fory;
import org.apache.fory.config.Language;
import org.apache.fory.logging.LoggerFactory;

/** Apache Fory's Java format, with references. Classes need not be registered. */
public final class ForySerializer extends ByteSerializer {
    private final Fory fory;

    public ForySerializer() {
        LoggerFactory.disableLogging();
        fory =
                Fory.builder()
                        .withLanguage(Language.JAVA)
                        .withRefTracking(true)
                        .requireClassRegistration(false)
                        .build();
    }

    /**
     * Makes serializers for the classes of graphs in the image builder; an image makes none. Graphs
     * that it refuses are left out: one class that it has none for would end the build.
     */
    public static void prepare(List<Object> graphs) {
        ForySerializer trial = new ForySerializer();
        ForySerializer kept = new ForySerializer();
        graphs.stream().filter(trial::takes).forEach(kept::takes);
        kept.fory.ensureSerializersCompiled();
    }

    private boolean takes(Object graph) {
        try {
            fory.deserialize(fory.serialize(graph));
            return true;
        } catch (RuntimeException | StackOverflowError e) {
            return false;
        }
    }

    @Override
    byte[] write(Object root) {
        return fory.serialize(root);
    }

    @Override
    Object read(Type type, byte[] data) {
        return fory.deserialize(data);
    }
}
