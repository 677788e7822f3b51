// SPDX-License-Identifier: GPL-2.0-only WITH Classpath-exception-2.0
package dev.thaw.doss.nativeimage.hosted;

import com.oracle.svm.core.SubstrateOptions;
import com.oracle.svm.core.config.ConfigurationValues;
import com.oracle.svm.core.config.ObjectLayout;
import com.oracle.svm.core.feature.InternalFeature;
import com.oracle.svm.core.genscavenge.AuxiliaryImageHeap;
import com.oracle.svm.core.genscavenge.GCImpl;
import com.oracle.svm.core.genscavenge.HeapImpl;
import com.oracle.svm.core.genscavenge.HeapParameters;
import com.oracle.svm.core.genscavenge.HeapVerifier;
import com.oracle.svm.core.genscavenge.SerialGCOptions;
import com.oracle.svm.core.genscavenge.Space;
import com.oracle.svm.core.heap.UninterruptibleObjectReferenceVisitor;
import com.oracle.svm.core.jdk.RuntimeSupport;
import com.oracle.svm.core.jdk.StringInternSupport;
import com.oracle.svm.core.layeredimagesingleton.LayeredImageSingletonSupport;
import com.oracle.svm.core.monitor.MonitorSupport;
import com.oracle.svm.core.monitor.MultiThreadedMonitorSupport;
import com.oracle.svm.core.os.CommittedMemoryProvider;
import com.oracle.svm.core.util.UserError;
import com.oracle.svm.hosted.FeatureImpl.BeforeCompilationAccessImpl;
import dev.thaw.doss.nativeimage.AdditionalMonitors;
import dev.thaw.doss.nativeimage.EntryCounts;
import dev.thaw.doss.nativeimage.ExecutionState;
import dev.thaw.doss.nativeimage.FieldTable;
import dev.thaw.doss.nativeimage.ImageConstants;
import dev.thaw.doss.nativeimage.InternedStrings;
import dev.thaw.doss.nativeimage.MapFields;
import dev.thaw.doss.nativeimage.Monitors;
import dev.thaw.doss.nativeimage.ObjectSnapshotOptions;
import dev.thaw.doss.nativeimage.RunTimeInitializedClasses;
import dev.thaw.doss.nativeimage.RunTimeSingletons;
import dev.thaw.doss.nativeimage.SlotVerifier;
import dev.thaw.doss.nativeimage.SnapshotHeap;
import dev.thaw.doss.nativeimage.SnapshotHeapMemoryProvider;
import dev.thaw.doss.nativeimage.SnapshotProvider;
import dev.thaw.doss.nativeimage.file.SnapshotLayout;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.util.Arrays;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.locks.ReentrantLock;
import org.graalvm.nativeimage.ImageSingletons;
import org.graalvm.nativeimage.hosted.RuntimeClassInitialization;

/** Puts the snapshot heap into an image that is built with -H:+ObjectSnapshots. */
public final class ObjectSnapshotsFeature implements InternalFeature {
    private static final int MAX_SLOTS = 1024;
    private static final long MIN_SLOT_KIB = 64;
    private static final long MAX_SLOT_KIB = 1L << 30;

    @Override
    public String getDescription() {
        return "Direct object snapshots (DOSS)";
    }

    @Override
    public void afterRegistration(AfterRegistrationAccess access) {
        RuntimeClassInitialization.initializeAtBuildTime("dev.thaw.doss");
        if (!ObjectSnapshotOptions.ObjectSnapshots.getValue()) {
            return;
        }
        requireSerialGC();
        SnapshotHeap heap =
                new SnapshotHeap(layout(), slotCount(), capacity(), heapOffset(), newSpace());
        ImageSingletons.add(SnapshotHeap.class, heap);
        // No two builds share an identity: references lead to fixed places in one image heap.
        ImageSingletons.add(SnapshotProvider.class, new SnapshotProvider(heap, UUID.randomUUID()));
        ImageSingletons.add(Monitors.class, new Monitors());
        MapFields fields = new MapFields();
        ImageSingletons.add(MapFields.class, fields);
        ImageSingletons.add(EntryCounts.class, new EntryCounts(fields));
        ImageSingletons.add(RunTimeSingletons.class, new RunTimeSingletons());
        ImageSingletons.add(ImageConstants.class, new ImageConstants());
        ImageSingletons.add(RunTimeInitializedClasses.class, new RunTimeInitializedClasses());
        ImageSingletons.add(FieldTable.class, new FieldTable());
        ImageSingletons.add(CommittedMemoryProvider.class, new SnapshotHeapMemoryProvider());
        ImageSingletons.add(AuxiliaryImageHeap.class, heap.roots());
        RuntimeSupport.getRuntimeSupport().addTearDownHook(heap);
    }

    /**
     * GraalVM makes its heap verifier without asking for another one. Its monitors and interned
     * strings are there now.
     */
    @Override
    public void duringSetup(DuringSetupAccess access) {
        if (ImageSingletons.contains(SnapshotHeap.class)) {
            connectCollector();
            SlotVerifier verifier = new SlotVerifier();
            access.registerObjectReplacer(
                    o -> o != null && o.getClass() == HeapVerifier.class ? verifier : o);
            ImageSingletons.add(AdditionalMonitors.class, additionalMonitors());
            ImageSingletons.add(
                    ExecutionState.class,
                    new ExecutionState(allowsRunTimeInitialized(), internedStrings()));
        }
    }

    @Override
    public void beforeCompilation(BeforeCompilationAccess access) {
        if (!ImageSingletons.contains(SnapshotHeap.class)) {
            return;
        }
        requireSupportedLayout();
        var universe = ((BeforeCompilationAccessImpl) access).getUniverse();
        var types = universe.getTypes();
        var rules = new ImageRules(access.getApplicationClassLoader());
        var classifier = new ExecutionStateClassifier(rules, types);
        classifier.fill(ImageSingletons.lookup(ExecutionState.class));
        classifier.fill(ImageSingletons.lookup(Monitors.class));
        classifier.fill(ImageSingletons.lookup(EntryCounts.class));
        classifier.fill(ImageSingletons.lookup(MapFields.class));
        classifier.fill(
                ImageSingletons.lookup(RunTimeInitializedClasses.class),
                allowsRunTimeInitialized());
        new RunTimeSingletonFinder(rules, universe.getFields(), types)
                .fill(ImageSingletons.lookup(RunTimeSingletons.class));
        new ConstantClassifier(rules, types).fill(ImageSingletons.lookup(ImageConstants.class));
        new FieldTableEncoder().encode(types, ImageSingletons.lookup(FieldTable.class));
    }

    /** The collector copies from it; GraalVM's own spaces are made this way, but not in public. */
    private static Space newSpace() {
        try {
            Constructor<Space> constructor =
                    Space.class.getDeclaredConstructor(
                            String.class, String.class, boolean.class, int.class);
            constructor.setAccessible(true);
            int oldAge = HeapParameters.getMaxSurvivorSpaces() + 1;
            return constructor.newInstance("Snapshot slot", "D", false, oldAge);
        } catch (ReflectiveOperationException e) {
            throw UserError.abort(e, "This version of GraalVM is not supported: %s", e);
        }
    }

    private static void connectCollector() {
        Object collector = field(HeapImpl.getHeapImpl(), HeapImpl.class, "gcImpl");
        Object old = HeapImpl.getHeapImpl().getOldGeneration();
        ImageSingletons.lookup(SnapshotHeap.class)
                .roots()
                .setCollector(
                        (UninterruptibleObjectReferenceVisitor)
                                field(collector, GCImpl.class, "greyToBlackObjRefVisitor"),
                        (Space) field(old, old.getClass(), "fromSpace"),
                        (Space) field(old, old.getClass(), "toSpace"));
    }

    private static AdditionalMonitors additionalMonitors() {
        Class<?> type = MultiThreadedMonitorSupport.class;
        MonitorSupport support = MonitorSupport.singleton();
        return new AdditionalMonitors(
                (Map<?, ?>) field(support, type, "additionalMonitors"),
                (ReentrantLock) field(support, type, "additionalMonitorsLock"));
    }

    /** The singleton that has them is for run time: what asks for it when it builds must say so. */
    private static InternedStrings internedStrings() {
        Class<?> type = StringInternSupport.getInternedStringsField().getDeclaringClass();
        Object support = LayeredImageSingletonSupport.singleton().lookup(type, true, false);
        return new InternedStrings(
                ImageSingletons.lookup(MapFields.class),
                (ConcurrentHashMap<?, ?>) field(support, type, "internedStrings"));
    }

    private static Object field(Object object, Class<?> type, String name) {
        try {
            Field field = type.getDeclaredField(name);
            field.setAccessible(true);
            return field.get(object);
        } catch (ReflectiveOperationException e) {
            throw UserError.abort(e, "This version of GraalVM is not supported: %s", e);
        }
    }

    private static boolean allowsRunTimeInitialized() {
        return ObjectSnapshotOptions.ObjectSnapshotRunTimeInitializedClasses.getValue();
    }

    private static SnapshotLayout layout() {
        String name = ObjectSnapshotOptions.ObjectSnapshotLayout.getValue();
        for (SnapshotLayout layout : SnapshotLayout.values()) {
            if (layout.toString().equals(name)) {
                return layout;
            }
        }
        throw UserError.abort(
                "-H:ObjectSnapshotLayout=%s is not possible: the layouts are %s",
                name, Arrays.toString(SnapshotLayout.values()));
    }

    private static void requireSerialGC() {
        if (!SubstrateOptions.useSerialGC()) {
            throw UserError.abort(
                    "Object snapshots need the serial collector. Build with --gc=serial, or without"
                            + " -H:+ObjectSnapshots.");
        }
        if (SerialGCOptions.useCompactingOldGen()) {
            throw UserError.abort(
                    "Object snapshots need the copying old generation. Build without"
                            + " -H:+CompactingOldGen, or without -H:+ObjectSnapshots.");
        }
        if (!SubstrateOptions.SpawnIsolates.getValue()) {
            throw UserError.abort(
                    "Object snapshots need references relative to a heap base. Build without"
                            + " -H:-SpawnIsolates, or without -H:+ObjectSnapshots.");
        }
    }

    private static void requireSupportedLayout() {
        ObjectLayout layout = ConfigurationValues.getObjectLayout();
        if (layout.getReferenceSize() != Long.BYTES || layout.isIdentityHashFieldOptional()) {
            throw UserError.abort(
                    "Object snapshots need the object layout of GraalVM Community Edition: 8-byte"
                            + " references and an identity hash code in every object.");
        }
        if (!HeapImpl.usesImageHeapCardMarking()) {
            throw UserError.abort(
                    "Object snapshots need card marking. Build without -H:-ImageHeapCardMarking and"
                            + " -H:-UseRememberedSet, or without -H:+ObjectSnapshots.");
        }
    }

    private static int slotCount() {
        int count = ObjectSnapshotOptions.ObjectSnapshotSlotCount.getValue();
        if (count < 1 || count > MAX_SLOTS) {
            throw UserError.abort(
                    "-H:ObjectSnapshotSlotCount=%d is out of range: 1 to %d slots are possible",
                    count, MAX_SLOTS);
        }
        return count;
    }

    private static long capacity() {
        long kib = ObjectSnapshotOptions.ObjectSnapshotSlotSizeKiB.getValue();
        if (kib < MIN_SLOT_KIB || kib > MAX_SLOT_KIB || kib % 4 != 0) {
            throw UserError.abort(
                    "-H:ObjectSnapshotSlotSizeKiB=%d is not possible: it must be a multiple of 4"
                            + " from %d to %d",
                    kib, MIN_SLOT_KIB, MAX_SLOT_KIB);
        }
        return kib * 1024;
    }

    private static long heapOffset() {
        long offset = ObjectSnapshotOptions.ObjectSnapshotHeapOffset.getValue();
        long chunk = HeapParameters.getAlignedHeapChunkSize().rawValue();
        if (offset < 0 || offset % chunk != 0) {
            throw UserError.abort(
                    "-H:ObjectSnapshotHeapOffset=%d is not possible: it must be a multiple of %d,"
                            + " the size of a heap chunk",
                    offset, chunk);
        }
        return offset;
    }
}
