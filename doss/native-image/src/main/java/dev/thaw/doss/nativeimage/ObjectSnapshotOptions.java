// SPDX-License-Identifier: GPL-2.0-only WITH Classpath-exception-2.0
package dev.thaw.doss.nativeimage;

import com.oracle.svm.core.option.HostedOptionKey;
import com.oracle.svm.core.option.RuntimeOptionKey;

/** The options of DOSS; names and defaults as in the dissertation, section 6.2. */
public final class ObjectSnapshotOptions {
    public static final HostedOptionKey<Boolean> ObjectSnapshots = new HostedOptionKey<>(false);
    public static final HostedOptionKey<Integer> ObjectSnapshotSlotCount = new HostedOptionKey<>(8);
    public static final HostedOptionKey<Long> ObjectSnapshotSlotSizeKiB =
            new HostedOptionKey<>(10240L);

    /** The name of a {@link dev.thaw.doss.nativeimage.file.SnapshotLayout}. */
    public static final HostedOptionKey<String> ObjectSnapshotLayout =
            new HostedOptionKey<>("chunked");

    /** In bytes from the heap base; 0: right behind the image heap. */
    public static final HostedOptionKey<Long> ObjectSnapshotHeapOffset = new HostedOptionKey<>(0L);

    /** Whether SNAPSHOT takes their objects, and LOAD initializes them. */
    public static final HostedOptionKey<Boolean> ObjectSnapshotRunTimeInitializedClasses =
            new HostedOptionKey<>(false);

    public static final RuntimeOptionKey<Boolean> ObjectSnapshotLogging =
            new RuntimeOptionKey<>(false);

    public static final RuntimeOptionKey<String> ObjectSnapshotProtection =
            new RuntimeOptionKey<>("none");

    public static final RuntimeOptionKey<Boolean> ObjectSnapshotAnyOwner =
            new RuntimeOptionKey<>(false);

    private ObjectSnapshotOptions() {}
}
