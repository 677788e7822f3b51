// SPDX-License-Identifier: GPL-2.0-only WITH Classpath-exception-2.0
package dev.thaw.doss.nativeimage;

import dev.thaw.doss.DOSS;
import dev.thaw.doss.spi.Implementation;
import org.graalvm.nativeimage.ImageSingletons;

/** Object snapshots of native images that are built with -H:+ObjectSnapshots. */
public final class NativeImageImplementation implements Implementation {
    /** Asked while the image is built; the answer stands in the image. */
    @Override
    public boolean isAvailable() {
        boolean inBuilder = System.getProperty("org.graalvm.nativeimage.imagecode") != null;
        return inBuilder && ImageSingletons.contains(SnapshotHeap.class);
    }

    @Override
    public DOSS.Provider provider() {
        return ImageSingletons.lookup(SnapshotProvider.class);
    }

    @Override
    public DOSS.Heap heap() {
        return ImageSingletons.lookup(SnapshotHeap.class);
    }
}
