// SPDX-License-Identifier: Apache-2.0
package dev.thaw.layout.tool;

import dev.thaw.layout.profile.ElfFile;
import dev.thaw.layout.profile.TableInImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.BooleanSupplier;

/**
 * What a cold start does to the pages of a section of an image.
 *
 * <p>Source: "Improving Native-Image Startup Performance" (CGO'25), figure 6.
 *
 * @param section its name
 * @param pages how many it has
 * @param faulted those with a page fault, numbered from its first page
 * @param resident those that are in memory after it
 * @param faults page faults; a page may have several
 */
public record PageMap(String section, int pages, BitSet faulted, BitSet resident, int faults) {
    /**
     * The maps of all sections after a cold start, and how the program ended.
     *
     * @param ofImage code, then image heap
     * @param allFaults page faults of the process, wherever they were
     */
    public record OfStart(ColdStart.End end, List<PageMap> ofImage, int allFaults) {
        /** Page faults in the image's code and heap. */
        public int faults() {
            return ofImage.stream().mapToInt(PageMap::faults).sum();
        }
    }

    /**
     * Starts an image whose file is not in memory.
     *
     * @param limit how long it may run before it is killed
     * @throws LayoutException if the kernel does not tell
     */
    static OfStart record(Path image, List<String> arguments, Duration limit)
            throws IOException, InterruptedException {
        try (ColdStart start = new ColdStart(image, arguments, Map.of())) {
            return record(image, start, limit, () -> false);
        }
    }

    /**
     * The maps of all sections after a cold start, and how the program ended.
     *
     * @param image which the start starts
     * @param limit how long it may run before it is killed
     * @param reached asked all the time whether the program is where it is awaited
     * @throws LayoutException if the kernel does not tell
     */
    public static OfStart record(
            Path image, ColdStart start, Duration limit, BooleanSupplier reached)
            throws IOException, InterruptedException {
        ElfFile elf = ElfFile.read(image);
        PageCache.forgetAll(image);
        ColdStart.Recorded run = start.record(limit, reached);
        BitSet resident = PageCache.residentPages(image, Files.size(image));
        List<Long> offsets = offsetsOf(image.toRealPath().toString(), run.events());
        List<PageMap> maps =
                TableInImage.SECTIONS.stream()
                        .map(name -> of(elf.section(name), offsets, resident))
                        .toList();
        long all = run.events().stream().filter(PageFaultRecorder.Fault.class::isInstance).count();
        return new OfStart(run.end(), maps, (int) all);
    }

    private static PageMap of(ElfFile.Section section, List<Long> faults, BitSet resident) {
        int first = page(section.offset());
        int end = page(section.offset() + section.size() - 1) + 1;
        BitSet faulted = new BitSet();
        int count = 0;
        for (long offset : faults) {
            if (section.contains(offset)) {
                faulted.set(page(offset) - first);
                count++;
            }
        }
        return new PageMap(section.name(), end - first, faulted, resident.get(first, end), count);
    }

    private static int page(long offset) {
        return (int) (offset / PageCache.PAGE);
    }

    /** The offsets in the file at which there were page faults. */
    static List<Long> offsetsOf(String path, List<PageFaultRecorder.Event> events) {
        TreeMap<Long, PageFaultRecorder.Mapping> mappings = new TreeMap<>();
        List<Long> offsets = new ArrayList<>();
        for (PageFaultRecorder.Event event : events) {
            switch (event) {
                case PageFaultRecorder.Mapping mapping -> replace(mappings, mapping);
                case PageFaultRecorder.Fault fault -> {
                    Map.Entry<Long, PageFaultRecorder.Mapping> below =
                            mappings.floorEntry(fault.address());
                    if (below != null
                            && below.getValue().file().equals(path)
                            && fault.address() < below.getKey() + below.getValue().size()) {
                        offsets.add(
                                fault.address() - below.getKey() + below.getValue().fileOffset());
                    }
                }
            }
        }
        return offsets;
    }

    /** What of earlier mappings is not under the new one stays. */
    private static void replace(
            TreeMap<Long, PageFaultRecorder.Mapping> mappings, PageFaultRecorder.Mapping mapping) {
        long begin = mapping.begin();
        long end = begin + mapping.size();
        Map.Entry<Long, PageFaultRecorder.Mapping> below = mappings.lowerEntry(begin);
        long from = below == null ? begin : below.getKey();
        for (PageFaultRecorder.Mapping old : List.copyOf(mappings.subMap(from, end).values())) {
            mappings.remove(old.begin());
            long oldEnd = old.begin() + old.size();
            keep(mappings, old, old.begin(), Math.min(begin, oldEnd));
            keep(mappings, old, end, oldEnd);
        }
        mappings.put(begin, mapping);
    }

    private static void keep(
            TreeMap<Long, PageFaultRecorder.Mapping> mappings,
            PageFaultRecorder.Mapping m,
            long from,
            long to) {
        if (from < to) {
            long offset = m.fileOffset() + from - m.begin();
            mappings.put(
                    from,
                    new PageFaultRecorder.Mapping(m.time(), from, to - from, offset, m.file()));
        }
    }

    /** Those that are in memory without a fault of their own. */
    public int residentOnly() {
        BitSet rest = (BitSet) resident.clone();
        rest.andNot(faulted);
        return rest.cardinality();
    }

    public int untouched() {
        return pages - faulted.cardinality() - residentOnly();
    }
}
