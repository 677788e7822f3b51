// SPDX-License-Identifier: Apache-2.0
package dev.thaw.doss.jvm;

import dev.thaw.doss.DOSS;
import dev.thaw.doss.spi.Implementation;

/** Object snapshots on a plain JVM, for development and tests. */
public final class JvmImplementation implements Implementation {
    /** False in the image builder and in images: what is built there must share its memory. */
    @Override
    public boolean isAvailable() {
        return System.getProperty("org.graalvm.nativeimage.imagecode") == null;
    }

    @Override
    public DOSS.Provider provider() {
        return Holder.PROVIDER;
    }

    @Override
    public DOSS.Heap heap() {
        return Holder.HEAP;
    }

    private static final class Holder {
        static final JvmHeap HEAP = JvmHeap.fromSystemProperties();
        static final JvmProvider PROVIDER = new JvmProvider(HEAP);

        static {
            System.getLogger("dev.thaw.doss")
                    .log(
                            System.Logger.Level.INFO,
                            "Object snapshots on a JVM are for development and tests: files are"
                                    + " serialized and deserialized, and processes share no memory.");
        }
    }
}
