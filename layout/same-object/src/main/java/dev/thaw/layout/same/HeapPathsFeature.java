// SPDX-License-Identifier: GPL-2.0-only WITH Classpath-exception-2.0
package dev.thaw.layout.same;

import com.oracle.svm.core.feature.InternalFeature;
import com.oracle.svm.core.heap.Heap;
import com.oracle.svm.hosted.FeatureImpl.AfterCompilationAccessImpl;
import com.oracle.svm.hosted.FeatureImpl.AfterImageWriteAccessImpl;
import com.oracle.svm.hosted.image.NativeImageHeap;
import com.oracle.svm.hosted.image.NativeImageHeap.ObjectInfo;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;

/**
 * Writes beside an image which class each object of its heap has, and a path to it that {@link
 * HeapPaths} has found: what the identities that orders go by are held against. A line for each:
 * the offset from the begin of the image heap, the class, the path (empty if there is none).
 */
public final class HeapPathsFeature implements InternalFeature {
    private NativeImageHeap heap;

    @Override
    public void afterCompilation(AfterCompilationAccess access) {
        heap = ((AfterCompilationAccessImpl) access).getHeap();
    }

    @Override
    public void afterImageWrite(AfterImageWriteAccess access) {
        Path image = ((AfterImageWriteAccessImpl) access).getImagePath();
        long begin = Heap.getHeap().getImageHeapOffsetInAddressSpace();
        Map<ObjectInfo, String> paths = new HeapPaths(heap).paths();
        Path file = image.resolveSibling(image.getFileName() + ".heap-paths");
        try (BufferedWriter out = Files.newBufferedWriter(file)) {
            for (ObjectInfo object : heap.getObjects()) {
                String path = paths.getOrDefault(object, "");
                out.write(
                        (object.getOffset() - begin)
                                + "\t"
                                + object.getClazz().toJavaName()
                                + "\t"
                                + path
                                + "\n");
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
