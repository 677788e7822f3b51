// SPDX-License-Identifier: Apache-2.0
package dev.thaw.doss.tool;

import dev.thaw.doss.nativeimage.file.SnapshotLayout;
import java.io.IOException;
import java.nio.file.Path;

/**
 * A graph with all that a graph can have: a cycle, sharing, strings, arrays, an image heap object.
 */
public final class SampleGraph {
    static final long IN_IMAGE_HEAP = 0x800;

    final TinySnapshot file;
    final long root;
    final long second;
    final long title;
    final long table;
    final long letters;

    SampleGraph(SnapshotLayout layout) {
        file = new TinySnapshot(layout);
        root = file.node(1, 1.5);
        second = file.node(2, 2.5);
        title = file.string("a title");
        letters = file.chars("abcd");
        long numbers =
                layout == SnapshotLayout.CHUNKED
                        ? file.largeBytes(new byte[3000])
                        : file.bytes(new byte[3000]);
        long word = file.string("\u4e16\u754c");
        table = file.array(title, second, 0, letters, numbers, IN_IMAGE_HEAP, word);
        file.setReference(root, TinySnapshot.NEXT, second);
        file.setReference(root, TinySnapshot.VALUE, table);
        file.setReference(second, TinySnapshot.NEXT, root);
        file.setReference(second, TinySnapshot.VALUE, title);
    }

    SampleGraph() {
        this(SnapshotLayout.CHUNKED);
    }

    /** For tests of other modules. */
    public static Path write(Path file) throws IOException {
        return new SampleGraph().file.write(file);
    }
}
