// SPDX-License-Identifier: GPL-2.0-only WITH Classpath-exception-2.0
package dev.thaw.layout.hosted;

import com.oracle.svm.core.genscavenge.HeapParameters;
import com.oracle.svm.core.heap.Heap;
import com.oracle.svm.core.image.ImageHeapLayouter;
import com.oracle.svm.core.image.ImageHeapObject;
import com.oracle.svm.hosted.code.CodeSectionLayouter;
import com.oracle.svm.hosted.image.AbstractImage;
import com.oracle.svm.hosted.image.NativeImageHeap;
import com.oracle.svm.hosted.meta.HostedMethod;
import dev.thaw.layout.profile.BuildLimits;
import dev.thaw.layout.profile.ElfFile;
import dev.thaw.layout.profile.ImagePlaces;
import dev.thaw.layout.profile.ObjectIdentity;
import dev.thaw.layout.profile.PageName;
import dev.thaw.layout.profile.PrefetchTable;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.ToLongFunction;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import jdk.graal.compiler.code.CompilationResult;
import org.graalvm.collections.Pair;
import org.graalvm.nativeimage.ImageSingletons;

/**
 * Where compilation units and objects of an image are, and by which of them each page can be found
 * again in another build.
 */
final class PlacedImage {
    private static final int PAGE = PrefetchTable.PAGE;

    /** Of an object with more pages a start touches some, and no profile tells which. */
    private static final int MOST_PAGES = 16;

    /** What a name stands for that several have. */
    private static final long SEVERAL = -1;

    /**
     * A compilation unit.
     *
     * @param address in bytes from the begin of the code
     * @param size in bytes
     */
    private record Unit(String name, long address, long size) {}

    /**
     * An object.
     *
     * @param address in bytes from the begin of the image heap
     * @param size in bytes
     */
    private record Placed(ObjectIdentity identity, long address, long size) {}

    private final List<Unit> units = new ArrayList<>();
    private final List<Placed> objects = new ArrayList<>();
    private final Map<String, Unit> unitsByName = new HashMap<>();
    private final Map<Long, Long> byCanonicalPath;
    private final Map<Long, Long> byHeapPath;
    private final Map<Long, Long> sizes = new HashMap<>();
    private final List<Placed> hotObjects;

    /** Where in an object it is touched, in bytes from its begin; of those of which it is known. */
    private final Map<Placed, long[]> touchedIn = new HashMap<>();

    private long largestInChunk;
    private int hotUnits;
    private long prefetchAddress = -1;
    private long codeBegin;
    private List<Long> ofC = List.of();
    private long heapBegin;

    /** Of an image that is laid out, and not yet linked. */
    PlacedImage(AbstractImage image) {
        for (Pair<HostedMethod, CompilationResult> unit :
                image.getCodeCache().getOrderedCompilations()) {
            HostedMethod method = unit.getLeft();
            long at = method.getCodeAddressOffset();
            String name = StartupProfileFeature.nameOf(method);
            units.add(new Unit(name, at, unit.getRight().getTargetCodeSize()));
            unitsByName.putIfAbsent(name, units.getLast());
            if (StartupCodeLayouter.isPrefetchEntry(method)) {
                prefetchAddress = at;
            }
        }
        if (ImageSingletons.contains(CodeSectionLayouter.class)
                && ImageSingletons.lookup(CodeSectionLayouter.class)
                        instanceof StartupCodeLayouter code) {
            hotUnits = code.hot();
        }
        Map<ImageHeapObject, ObjectIdentity> identities;
        Map<ImageHeapObject, Integer> ranks;
        InternedStrings interned = null;
        if (ImageSingletons.lookup(ImageHeapLayouter.class) instanceof StartupHeapLayouter heap) {
            identities = heap.identities();
            ranks = heap.ranks();
            interned = heap.interned();
            largestInChunk = heap.largestInChunk();
        } else {
            identities = identities(image.getHeap());
            ranks = Map.of();
        }
        long begin = Heap.getHeap().getImageHeapOffsetInAddressSpace();
        Map<ImageHeapObject, Placed> placed = new LinkedHashMap<>();
        identities.forEach(
                (o, id) -> placed.put(o, new Placed(id, o.getOffset() - begin, o.getSize())));
        objects.addAll(placed.values());
        objects.sort(Comparator.comparingLong(Placed::address));
        objects.forEach(o -> sizes.put(o.address(), o.size()));
        byCanonicalPath = addresses(ObjectIdentity::canonicalPath);
        byHeapPath = addresses(ObjectIdentity::heapPath);
        hotObjects =
                ranks.entrySet().stream()
                        .sorted(Map.Entry.comparingByValue())
                        .map(entry -> placed.get(entry.getKey()))
                        .toList();
        for (ImageHeapObject object : ranks.keySet()) {
            if (interned != null && interned.isTable(object)) {
                long[] inTable = interned.offsets().toArray();
                touchedIn.put(placed.get(object), inTable);
            }
        }
    }

    private static Map<ImageHeapObject, ObjectIdentity> identities(NativeImageHeap heap) {
        ObjectIdentities all = new ObjectIdentities(heap);
        Map<ImageHeapObject, ObjectIdentity> identities = new LinkedHashMap<>();
        heap.getObjects().forEach(object -> identities.put(object, all.of(object)));
        return identities;
    }

    private Map<Long, Long> addresses(ToLongFunction<ObjectIdentity> key) {
        Map<Long, Long> addresses = new HashMap<>();
        objects.forEach(o ->
                addresses.merge(key.applyAsLong(o.identity()), o.address(), (_, _) -> SEVERAL));
        return addresses;
    }

    /**
     * Learns from the linked image where code and heap are.
     *
     * @throws dev.thaw.layout.profile.ProfileException if the linker has not made the prefetch its
     *     first function
     */
    void link(ElfFile image) {
        ElfFile.Section text = image.section(".text");
        long textEnd = text.address() + text.size();
        BuildLimits.requirePrefetchFirst(image, prefetchAddress);
        codeBegin = image.init() - prefetchAddress;
        long lastUnit = codeBegin + units.getLast().address();
        ofC =
                LongStream.concat(pagesOf(text.address(), 1), pagesOf(lastUnit, textEnd - lastUnit))
                        .boxed()
                        .toList();
        heapBegin = image.section(".svm_heap").address();
    }

    /**
     * Where everything is.
     *
     * @param list what a start of another build has touched
     */
    TreeMap<Long, ImagePlaces.Place> places(List<PageName> list) {
        Set<Long> listed = new HashSet<>();
        list.forEach(page -> begin(page).ifPresent(listed::add));
        TreeMap<Long, ImagePlaces.Place> places = new TreeMap<>();
        units.forEach(u ->
                place(
                        places,
                        codeBegin + u.address(),
                        u.size(),
                        listed,
                        new PageName.InUnit(u.name(), 0)));
        objects.forEach(o ->
                place(
                        places,
                        heapBegin + o.address(),
                        o.size(),
                        listed,
                        new PageName.InObject(o.identity(), 0)));
        return places;
    }

    private static void place(
            Map<Long, ImagePlaces.Place> places,
            long address,
            long size,
            Set<Long> listed,
            PageName name) {
        places.put(address, new ImagePlaces.Place(size, listed.contains(address), name));
    }

    /** Where in this build is what was touched in another one. */
    OptionalLong find(PageName name) {
        OptionalLong begin = begin(name);
        return begin.isPresent() && name.offset() < sizeAt(name, begin.getAsLong())
                ? OptionalLong.of(begin.getAsLong() + name.offset())
                : OptionalLong.empty();
    }

    private long sizeAt(PageName name, long address) {
        return switch (name) {
            case PageName.InUnit u -> unitsByName.get(u.unit()).size();
            case PageName.InObject _ -> sizes.get(address - heapBegin);
        };
    }

    /** The address of the unit or object of another build in this one. */
    private OptionalLong begin(PageName name) {
        return switch (name) {
            case PageName.InUnit u -> {
                Unit unit = unitsByName.get(u.unit());
                yield unit == null
                        ? OptionalLong.empty()
                        : OptionalLong.of(codeBegin + unit.address());
            }
            case PageName.InObject o -> {
                long at = byCanonicalPath.getOrDefault(o.object().canonicalPath(), SEVERAL);
                if (at == SEVERAL) {
                    at = byHeapPath.getOrDefault(o.object().heapPath(), SEVERAL);
                }
                yield at == SEVERAL ? OptionalLong.empty() : OptionalLong.of(heapBegin + at);
            }
        };
    }

    /** The addresses of the pages that have what the profile names, in its order. */
    LongStream hotPages() {
        Stream<LongStream> code =
                units.stream().limit(hotUnits).map(u -> pagesOf(codeBegin + u.address(), u.size()));
        Stream<LongStream> heap = hotObjects.stream().map(this::touchedPages);
        return Stream.concat(code, heap).flatMapToLong(pages -> pages).distinct();
    }

    private LongStream touchedPages(Placed object) {
        long begin = heapBegin + object.address();
        long[] known = touchedIn.get(object);
        LongStream pages =
                known == null
                        ? pagesOf(begin, object.size()).limit(MOST_PAGES)
                        : LongStream.of(known).flatMap(offset -> pagesOf(begin + offset, 1));
        if (object.size() > largestInChunk) {
            return pages;
        }
        // a write is noted in the header of the object's chunk
        long chunk = HeapParameters.getAlignedHeapChunkSize().rawValue();
        return LongStream.concat(
                LongStream.of(heapBegin + object.address() / chunk * chunk), pages);
    }

    /** The pages with code of C, before and behind that of Java: every start begins there. */
    LongStream pagesOfC() {
        return ofC.stream().limit(MOST_PAGES).mapToLong(page -> page);
    }

    private static LongStream pagesOf(long address, long size) {
        return LongStream.rangeClosed(address / PAGE, (address + size - 1) / PAGE)
                .map(page -> page * PAGE);
    }
}
