// SPDX-License-Identifier: GPL-2.0-only WITH Classpath-exception-2.0
package dev.thaw.layout.hosted;

import com.oracle.svm.core.config.ConfigurationValues;
import com.oracle.svm.core.image.ImageHeapObject;
import com.oracle.svm.core.jdk.StringInternSupport;
import com.oracle.svm.hosted.image.NativeImageHeap;
import com.oracle.svm.hosted.image.NativeImageHeap.ObjectInfo;
import dev.thaw.layout.profile.SearchPath;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.LongStream;
import jdk.vm.ci.meta.JavaKind;

/**
 * What is compared when a string is looked for among those that the image has interned. They are a
 * sorted table, and a binary search passes others in each build, which no profile tells; but who
 * has the table can tell.
 */
final class InternedStrings {
    private final NativeImageHeap heap;
    private final HeapReader reader;
    private final String[] sorted;
    private final ObjectInfo table;
    private final Set<Integer> compared = new TreeSet<>();

    /**
     * @param found among which are strings that may be looked for
     */
    InternedStrings(NativeImageHeap heap, Collection<ImageHeapObject> found) {
        this.heap = heap;
        this.reader = new HeapReader(heap);
        Object owner = StringInternSupport.getImageInternedStrings();
        sorted = (String[]) Internals.get(owner, owner.getClass(), "imageInternedStrings");
        table = heap.getObjectInfo(sorted);
        if (table != null) {
            for (ImageHeapObject object : found) {
                if (object.getObject() instanceof String text) {
                    compared.addAll(SearchPath.to(text, sorted));
                }
            }
        }
    }

    /** The table, the strings, and their bytes. */
    List<ImageHeapObject> objects() {
        List<ImageHeapObject> objects = new ArrayList<>();
        if (!compared.isEmpty()) {
            objects.add(table);
        }
        for (int index : compared) {
            ObjectInfo text = heap.getObjectInfo(sorted[index]);
            objects.add(text);
            objects.add(reader.object(reader.reference(text, "value")));
        }
        return objects;
    }

    /** Whether it is the table. */
    boolean isTable(ImageHeapObject object) {
        return object == table;
    }

    /** Where in the table the search looks, in bytes from its begin. */
    LongStream offsets() {
        return compared.stream()
                .mapToLong(i ->
                        ConfigurationValues.getObjectLayout()
                                .getArrayElementOffset(JavaKind.Object, i));
    }
}
