// SPDX-License-Identifier: Apache-2.0
package dev.thaw.doss.tool;

import dev.thaw.doss.DOSSException;
import dev.thaw.doss.nativeimage.file.SnapshotHeader;
import java.time.Instant;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * What is in a file. The names of the components are those of the JSON.
 *
 * @param storedAt as ISO 8601, UTC
 * @param rootOffset from the heap base, in bytes
 * @param rootClass null if the root is in the image heap
 * @param overhead bytes that hold no objects, by what they are for
 * @param classes those with most bytes first
 */
record FileInfo(
        String file,
        String layout,
        String imageId,
        long imageHeapSize,
        String storedAt,
        int slot,
        long slotOffset,
        long slotCapacity,
        long rootOffset,
        String rootClass,
        long fileSize,
        long objects,
        long objectBytes,
        Map<String, Long> overhead,
        List<Census.Entry> classes) {

    /**
     * @throws DOSSException if the file is damaged
     */
    static FileInfo of(SnapshotFile file, Progress progress) {
        Graph graph = new Graph(file, progress);
        SnapshotHeader h = file.header();
        boolean rootInImage = file.isImageHeap(h.rootOffset());
        return new FileInfo(
                file.path().toString(),
                h.layout().toString(),
                h.imageId().toString(),
                h.imageHeapSize(),
                Instant.ofEpochMilli(h.storedAt()).toString(),
                h.slotId(),
                h.slotOffset(),
                h.capacity(),
                h.rootOffset(),
                rootInImage ? null : file.typeAt(graph.follow(h.rootOffset())).name(),
                file.bytes().byteSize(),
                graph.space().objects(),
                graph.space().objectBytes(),
                graph.space().overhead(),
                graph.census().entries());
    }

    String toText(int top) {
        StringBuilder text = new StringBuilder(file).append('\n');
        line(text, "layout", layout);
        line(text, "stored", storedAt);
        line(text, "image", "%s, image heap of %,d bytes", imageId, imageHeapSize);
        line(
                text,
                "slot",
                "%d, at offset %,d from the heap base, capacity %,d bytes",
                slot,
                slotOffset,
                slotCapacity);
        line(
                text,
                "root",
                "%s at offset %,d from the heap base",
                rootClass == null ? "an object of the image heap" : rootClass,
                rootOffset);
        line(text, "file", "%,d bytes", fileSize);
        share(text, String.format(Locale.ROOT, "%,d objects", objects), objectBytes);
        overhead.forEach((what, bytes) -> {
            if (bytes > 0) {
                share(text, what, bytes);
            }
        });
        text.append(String.format(Locale.ROOT, "%n%15s %7s %13s  class%n", "bytes", "", "objects"));
        for (Census.Entry e : classes.subList(0, Math.min(top, classes.size()))) {
            text.append(
                    String.format(
                            Locale.ROOT,
                            "%,15d %6.1f%% %,13d  %s%n",
                            e.bytes(),
                            100.0 * e.bytes() / objectBytes,
                            e.objects(),
                            e.name()));
        }
        if (classes.size() > top) {
            text.append("and ").append(classes.size() - top).append(" more classes (--top)\n");
        }
        return text.toString();
    }

    private static void line(StringBuilder to, String label, String format, Object... values) {
        to.append(String.format(Locale.ROOT, "  %-8s", label))
                .append(String.format(Locale.ROOT, format, values))
                .append('\n');
    }

    private void share(StringBuilder to, String what, long bytes) {
        to.append(
                String.format(
                        Locale.ROOT, "%,15d %6.1f%%  %s%n", bytes, 100.0 * bytes / fileSize, what));
    }
}
