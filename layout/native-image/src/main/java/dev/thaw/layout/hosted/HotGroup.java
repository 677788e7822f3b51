// SPDX-License-Identifier: GPL-2.0-only WITH Classpath-exception-2.0
package dev.thaw.layout.hosted;

import com.oracle.svm.core.genscavenge.ChunkedImageHeapPartition;
import com.oracle.svm.core.image.ImageHeapObject;
import com.oracle.svm.core.image.ImageHeapPartition;
import java.util.List;

/** Objects of one partition that lie one behind the other, in place of one object. */
final class HotGroup implements ImageHeapObject {
    private final ChunkedImageHeapPartition partition;
    private final List<ImageHeapObject> members;
    private final long size;

    HotGroup(ChunkedImageHeapPartition partition, List<ImageHeapObject> members, long size) {
        this.partition = partition;
        this.members = members;
        this.size = size;
    }

    List<ImageHeapObject> members() {
        return members;
    }

    @Override
    public long getSize() {
        return size;
    }

    @Override
    public void setOffsetInPartition(long value) {
        long offset = value;
        for (ImageHeapObject member : members) {
            member.setOffsetInPartition(offset);
            offset += member.getSize();
        }
    }

    /** The partition asks for its first object, unless it has one, and then for its last. */
    @Override
    public Object getWrapped() {
        boolean isFirst =
                Internals.get(partition, ChunkedImageHeapPartition.class, "firstObject") == null;
        return (isFirst ? members.getFirst() : members.getLast()).getWrapped();
    }

    @Override
    public ImageHeapPartition getPartition() {
        return partition;
    }

    @Override
    public long getOffset() {
        return members.getFirst().getOffset();
    }

    @Override
    public Object getObject() {
        throw new UnsupportedOperationException("a group is no object");
    }

    @Override
    public Class<?> getObjectClass() {
        throw new UnsupportedOperationException("a group is no object");
    }

    @Override
    public void setHeapPartition(ImageHeapPartition value) {
        throw new UnsupportedOperationException("the members have their partition");
    }
}
