// SPDX-License-Identifier: GPL-2.0-only WITH Classpath-exception-2.0
package dev.thaw.layout.hosted;

import com.oracle.svm.core.IsolateListenerSupport;
import com.oracle.svm.core.SubstrateOptions;
import com.oracle.svm.core.feature.InternalFeature;
import com.oracle.svm.core.genscavenge.HeapParameters;
import com.oracle.svm.core.heap.Heap;
import com.oracle.svm.core.util.UserError;
import com.oracle.svm.hosted.FeatureImpl.AfterCompilationAccessImpl;
import com.oracle.svm.hosted.FeatureImpl.AfterImageWriteAccessImpl;
import com.oracle.svm.hosted.FeatureImpl.BeforeCompilationAccessImpl;
import com.oracle.svm.hosted.c.CGlobalDataFeature;
import com.oracle.svm.hosted.image.NativeImageHeap;
import com.oracle.svm.hosted.meta.HostedMethod;
import dev.thaw.layout.LayoutOptions;
import dev.thaw.layout.StartupRecorder;
import dev.thaw.layout.StartupTables;
import dev.thaw.layout.profile.BuildLimits;
import dev.thaw.layout.profile.ImageIndex;
import dev.thaw.layout.profile.ProfileException;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.ListIterator;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.UUID;
import java.util.concurrent.ConcurrentHashMap;
import jdk.graal.compiler.phases.BasePhase;
import jdk.graal.compiler.phases.common.ExpandLogicPhase;
import jdk.graal.compiler.phases.common.FixReadsPhase;
import jdk.graal.compiler.phases.tiers.LowTierContext;
import jdk.graal.compiler.phases.tiers.Suites;
import jdk.graal.compiler.phases.util.Providers;
import org.graalvm.nativeimage.Platform;
import org.graalvm.nativeimage.hosted.RuntimeClassInitialization;

/** Builds an image that records its start: with -H:+StartupProfile. */
public final class StartupProfileFeature implements InternalFeature {
    private final UUID buildId = UUID.randomUUID();
    private Set<Probes> probes;
    private int unitCapacity;
    private NativeImageHeap heap;
    private final Map<Integer, String> units = new TreeMap<>();
    private final Map<Integer, String> methods = new ConcurrentHashMap<>();

    @Override
    public String getDescription() {
        return "Startup profile: what the start of an image touches";
    }

    @Override
    public boolean isInConfiguration(IsInConfigurationAccess access) {
        return LayoutOptions.StartupProfile.getValue();
    }

    @Override
    public void afterRegistration(AfterRegistrationAccess access) {
        if (!Platform.includedIn(Platform.LINUX_AMD64.class)) {
            throw UserError.abort(
                    "-H:+StartupProfile is for Linux on x86-64. Build without it on this machine.");
        }
        if (!SubstrateOptions.useSerialGC() || !SubstrateOptions.SpawnIsolates.getValue()) {
            throw UserError.abort(
                    "-H:+StartupProfile needs the serial collector and isolates. Build with"
                            + " --gc=serial and without -H:-SpawnIsolates.");
        }
        try {
            probes = Probes.parse(LayoutOptions.StartupProfileOf.getValue());
        } catch (IllegalArgumentException e) {
            throw UserError.abort("-H:StartupProfileOf: %s", e.getMessage());
        }
        RuntimeClassInitialization.initializeAtBuildTime("dev.thaw.layout");
    }

    @Override
    public void beforeAnalysis(BeforeAnalysisAccess access) {
        CGlobalDataFeature.singleton().registerAsAccessedOrGet(StartupTables.HEADER);
        CGlobalDataFeature.singleton().registerAsAccessedOrGet(StartupTables.TABLES);
        IsolateListenerSupport.singleton().register(new StartupRecorder());
        StartupTables.fill(this::header, this::tablesSize);
    }

    @Override
    public void beforeCompilation(BeforeCompilationAccess access) {
        unitCapacity =
                ((BeforeCompilationAccessImpl) access)
                                .getUniverse().getMethods().stream()
                                        .mapToInt(UnitProbes::idOf)
                                        .max()
                                        .orElse(0)
                        + 1;
    }

    @Override
    public void registerGraalPhases(Providers providers, Suites suites, boolean hosted) {
        if (!hosted) {
            return;
        }
        ListIterator<BasePhase<? super LowTierContext>> position =
                suites.getLowTier().findPhase(FixReadsPhase.class);
        if (position == null) {
            // With -Ob, all reads have a place from the begin.
            position = suites.getLowTier().findPhase(ExpandLogicPhase.class);
        }
        if (probes.contains(Probes.HEAP)) {
            position.add(new ObjectProbes(() -> unitCapacity));
        }
        if (probes.contains(Probes.METHOD)) {
            position.add(
                    new MethodProbes(
                            () -> unitCapacity,
                            method ->
                                    methods.computeIfAbsent(
                                            UnitProbes.idOf(method), _ -> nameOf(method))));
        }
        position.add(new UnitProbes());
    }

    @Override
    public void afterCompilation(AfterCompilationAccess access) {
        AfterCompilationAccessImpl compiled = (AfterCompilationAccessImpl) access;
        heap = compiled.getHeap();
        // Later, the builder forgets them.
        compiled.getCompilations()
                .keySet()
                .forEach(method -> units.put(UnitProbes.idOf(method), nameOf(method)));
    }

    private long heapBegin() {
        return Heap.getHeap().getImageHeapOffsetInAddressSpace();
    }

    /** More than the heap will have: its layout is made only when the tables have their size. */
    private long heapSize() {
        long objects = heap.getObjects().stream().mapToLong(o -> o.getSize()).sum();
        long chunk = HeapParameters.getAlignedHeapChunkSize().rawValue();
        return (objects + objects / 8) / chunk * chunk + 16 * chunk;
    }

    private byte[] header() {
        ByteBuffer header =
                ByteBuffer.allocate(StartupTables.HEADER_SIZE).order(ByteOrder.LITTLE_ENDIAN);
        header.putLong(StartupTables.MAGIC, StartupTables.MAGIC_VALUE);
        header.putLong(StartupTables.UNIT_CAPACITY, unitCapacity);
        header.putLong(StartupTables.HEAP_BEGIN, heapBegin());
        header.putLong(StartupTables.HEAP_SIZE, heapSize());
        header.putLong(StartupTables.TABLES_SIZE, StartupTables.size(unitCapacity, heapSize()));
        header.putLong(StartupTables.BUILD_ID, buildId.getMostSignificantBits());
        header.putLong(StartupTables.BUILD_ID + Long.BYTES, buildId.getLeastSignificantBits());
        byte[] name = (imageName() + ".startup").getBytes(StandardCharsets.UTF_8);
        int room = StartupTables.HEADER_SIZE - StartupTables.IMAGE_NAME - 1;
        header.put(StartupTables.IMAGE_NAME, name, 0, Math.min(room, name.length));
        return header.array();
    }

    static String imageName() {
        return Path.of(SubstrateOptions.Name.getValue()).getFileName().toString();
    }

    /** What a profile is for: the main class; of a library without one, its name. */
    static String programName() {
        String mainClass = SubstrateOptions.Class.getValue();
        return mainClass.isEmpty() ? imageName().replaceFirst("\\.instrumented$", "") : mainClass;
    }

    private int tablesSize() {
        long size = StartupTables.size(unitCapacity, heapSize()) + StartupTables.PAGE;
        if (size > Integer.MAX_VALUE) {
            throw UserError.abort(
                    "-H:+StartupProfile: the image heap has %d bytes, too many to record",
                    heapSize());
        }
        return (int) size;
    }

    @Override
    public void afterImageWrite(AfterImageWriteAccess access) {
        Path image = ((AfterImageWriteAccessImpl) access).getImagePath();
        // That of a library without its ending, as the trace is named.
        Path file = image.resolveSibling(imageName() + ".index");
        ImageIndex.Writer index = new ImageIndex.Writer(buildId, programName());
        units.forEach(index::addUnit);
        new TreeMap<>(methods).forEach(index::addMethod);
        requireRoom();
        ObjectIdentities identities = new ObjectIdentities(heap);
        heap.getObjects().stream()
                .sorted(Comparator.comparingLong(NativeImageHeap.ObjectInfo::getOffset))
                .forEach(o ->
                        index.addObject(
                                o.getOffset() - heapBegin(),
                                o.getSize(),
                                o.getClazz().toJavaName(),
                                identities.of(o)));
        try {
            index.write(file);
        } catch (IOException e) {
            throw UserError.abort(e, "cannot write %s: %s", file, e);
        }
    }

    private void requireRoom() {
        long end =
                heap.getObjects().stream()
                        .mapToLong(o -> o.getOffset() + o.getSize())
                        .max()
                        .orElse(0);
        try {
            BuildLimits.requireRoom(end - heapBegin(), heapSize());
        } catch (ProfileException e) {
            throw UserError.abort("-H:+StartupProfile: %s", e.getMessage());
        }
    }

    /** The same in each build of a program. */
    static String nameOf(HostedMethod method) {
        return method.format("%H.%n(%P):%R");
    }
}
