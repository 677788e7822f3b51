// SPDX-License-Identifier: Apache-2.0
package dev.thaw.layout.tool;

import static dev.thaw.layout.tool.LayoutImages.OUTPUT;
import static dev.thaw.layout.tool.LayoutImages.file;
import static dev.thaw.layout.tool.LayoutImages.start;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.thaw.layout.profile.ElfFile;
import dev.thaw.layout.profile.ImageIndex;
import dev.thaw.layout.profile.ImageIndex.HeapObject;
import dev.thaw.layout.profile.StartupTrace;
import dev.thaw.layout.profile.StartupTrace.ObjectAccess;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/**
 * Whether a trace tells which objects were written to: those that are others in memory than in the
 * file.
 */
class WrittenObjectsIT {
    private static final String IMAGE = "app.instrumented";
    private static final int WORD = 8;

    @Test
    void whatIsAnotherInMemoryThanInTheFileWasWrittenTo() throws Exception {
        LayoutImages.record();
        Path trace = file("written.startup");
        Process process =
                start(
                        Map.of("THAW_STARTUP_TRACE", trace.toString()),
                        List.of("./" + IMAGE, "wait"));
        try {
            byte[] output = process.getInputStream().readNBytes(OUTPUT.length());
            assertArrayEquals(OUTPUT.getBytes(StandardCharsets.UTF_8), output);
            ImageIndex index = ImageIndex.read(file(IMAGE + ".index"));
            Set<Long> changed = changed(process.pid(), index);
            // Objects of the run-time heap are recorded, too.
            Map<Boolean, Set<Long>> touched =
                    StartupTrace.read(trace).objects().stream()
                            .filter(access -> access.isOf(index))
                            .collect(
                                    Collectors.partitioningBy(
                                            access -> access.written() || access.byAddress(),
                                            Collectors.mapping(
                                                    ObjectAccess::offset, Collectors.toSet())));
            Set<Long> told = touched.get(true);
            assertTrue(changed.size() > 20, changed.size() + " objects");
            long known = changed.stream().filter(told::contains).count();
            Set<Long> all = new HashSet<>(told);
            all.addAll(touched.get(false));
            assertTrue(all.containsAll(changed), () -> others(changed, all, index));
            // The collector, and what copies arrays, write without a probe.
            assertTrue(known * 10 >= changed.size() * 9L, () -> others(changed, told, index));
            assertTrue(
                    told.size() < touched.get(false).size(),
                    told.size() + " written, " + touched.get(false).size() + " read");
        } finally {
            process.destroyForcibly().waitFor();
        }
    }

    private static String others(Set<Long> changed, Set<Long> told, ImageIndex index) {
        return changed.stream()
                .filter(offset -> !told.contains(offset))
                .map(offset -> index.objects().get(offset).type())
                .collect(Collectors.joining(", ", "of " + changed.size() + " not told: ", ""));
    }

    /**
     * Objects of the first isolate's image heap, by their offsets; not of what the dynamic linker
     * has mapped, whose addresses it writes.
     */
    private static Set<Long> changed(long pid, ImageIndex index) throws Exception {
        ElfFile.Section heap = ElfFile.read(file(IMAGE)).section(".svm_heap");
        byte[] image = Files.readAllBytes(file(IMAGE));
        Set<Long> changed = new TreeSet<>();
        try (RandomAccessFile memory = new RandomAccessFile("/proc/" + pid + "/mem", "r")) {
            for (String line : Files.readAllLines(Path.of("/proc/" + pid + "/maps"))) {
                String[] words = line.split(" +");
                if (words.length < 6 || !words[5].equals(file(IMAGE).toString())) {
                    continue;
                }
                long from = Long.parseLong(words[0].split("-")[0], 16);
                long size = Long.parseLong(words[0].split("-")[1], 16) - from;
                long at = Long.parseLong(words[2], 16) - heap.offset();
                if (at < 0 || at >= heap.size() || size >= heap.size()) {
                    continue;
                }
                byte[] now = new byte[(int) Math.min(size, heap.size() - at)];
                memory.seek(from);
                memory.readFully(now);
                int begin = (int) (heap.offset() + at);
                for (int word = 0; word + WORD <= now.length; word += WORD) {
                    if (!Arrays.equals(
                            now, word, word + WORD, image, begin + word, begin + word + WORD)) {
                        Map.Entry<Long, HeapObject> object = index.objects().floorEntry(at + word);
                        if (object != null
                                && at + word < object.getKey() + object.getValue().size()) {
                            changed.add(object.getKey());
                        }
                    }
                }
            }
        }
        return changed;
    }
}
