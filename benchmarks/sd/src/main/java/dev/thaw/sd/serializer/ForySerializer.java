// SPDX-License-Identifier: Apache-2.0
package dev.thaw.sd.serializer;

import java.lang.reflect.Type;
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

    /** Makes serializers for a graph in the image builder; an image makes none. */
    public void prepare(Object root) {
        try {
            fory.serialize(root);
        } catch (RuntimeException e) {
            // The image will refuse it, too.
        }
    }

    /** Puts what was prepared into the image. */
    public void compile() {
        fory.ensureSerializersCompiled();
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
