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

    @Override
    byte[] write(Object root) {
        return fory.serialize(root);
    }

    @Override
    Object read(Type type, byte[] data) {
        return fory.deserialize(data);
    }
}
