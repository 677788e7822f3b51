// SPDX-License-Identifier: GPL-2.0-only WITH Classpath-exception-2.0
package dev.thaw.doss.nativeimage.hosted;

import dev.thaw.doss.nativeimage.ObjectSnapshotOptions;
import java.util.Iterator;
import java.util.List;
import jdk.graal.compiler.options.OptionDescriptor;
import jdk.graal.compiler.options.OptionDescriptors;
import jdk.graal.compiler.options.OptionKey;
import jdk.graal.compiler.options.OptionStability;
import jdk.graal.compiler.options.OptionType;
import jdk.graal.compiler.options.OptionsContainer;

/** Makes the options known to the image builder, which finds this class with a service loader. */
public final class ObjectSnapshotOptionDescriptors implements OptionDescriptors {
    private static final OptionsContainer CONTAINER =
            OptionsContainer.asContainer(ObjectSnapshotOptions.class);

    private static final List<OptionDescriptor> ALL =
            List.of(
                    option(
                            "ObjectSnapshots",
                            Boolean.class,
                            "Enables direct object snapshots (DOSS).",
                            ObjectSnapshotOptions.ObjectSnapshots),
                    option(
                            "ObjectSnapshotSlotCount",
                            Integer.class,
                            "Number of slots in the snapshot heap.",
                            ObjectSnapshotOptions.ObjectSnapshotSlotCount),
                    option(
                            "ObjectSnapshotSlotSizeKiB",
                            Long.class,
                            "Capacity of each snapshot slot, in KiB.",
                            ObjectSnapshotOptions.ObjectSnapshotSlotSizeKiB),
                    option(
                            "ObjectSnapshotLayout",
                            String.class,
                            "How objects lie in a slot: chunked, or linear.",
                            ObjectSnapshotOptions.ObjectSnapshotLayout),
                    option(
                            "ObjectSnapshotHeapOffset",
                            Long.class,
                            "Offset of the snapshot heap from the heap base, in bytes; by default it"
                                    + " follows the image heap.",
                            ObjectSnapshotOptions.ObjectSnapshotHeapOffset),
                    option(
                            "ObjectSnapshotRunTimeInitializedClasses",
                            Boolean.class,
                            "Allows objects of classes that are initialized at run time; loading a"
                                    + " snapshot initializes their classes.",
                            ObjectSnapshotOptions.ObjectSnapshotRunTimeInitializedClasses),
                    option(
                            "ObjectSnapshotLogging",
                            Boolean.class,
                            "Logs the operations on object snapshots.",
                            ObjectSnapshotOptions.ObjectSnapshotLogging),
                    option(
                            "ObjectSnapshotProtection",
                            String.class,
                            "Against snapshot files that are truncated or overwritten after LOAD: none"
                                    + " (map the file, share it), sealed (map a sealed copy in"
                                    + " memory), private (read the file).",
                            ObjectSnapshotOptions.ObjectSnapshotProtection),
                    option(
                            "ObjectSnapshotAnyOwner",
                            Boolean.class,
                            "Loads snapshot files of any owner and mode; who can write them can run"
                                    + " any code here.",
                            ObjectSnapshotOptions.ObjectSnapshotAnyOwner));

    private static OptionDescriptor option(
            String name, Class<?> type, String help, OptionKey<?> key) {
        return OptionDescriptor.create(
                name,
                OptionType.User,
                type,
                help,
                CONTAINER,
                key,
                name,
                OptionStability.STABLE,
                false,
                "");
    }

    @Override
    public OptionsContainer getContainer() {
        return CONTAINER;
    }

    @Override
    public OptionDescriptor get(String name) {
        return ALL.stream().filter(o -> o.getName().equals(name)).findFirst().orElse(null);
    }

    @Override
    public Iterator<OptionDescriptor> iterator() {
        return ALL.iterator();
    }
}
