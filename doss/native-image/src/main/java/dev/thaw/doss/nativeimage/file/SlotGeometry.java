// SPDX-License-Identifier: GPL-2.0-only WITH Classpath-exception-2.0
package dev.thaw.doss.nativeimage.file;

/**
 * Where the two groups of objects of a snapshot lie, in its slot and in its file. The low group
 * begins where the slot begins. The high group ends at the end of a page: in the chunked layout
 * that of the slot, in the linear one that of the pages right behind the low group. In the file
 * there is no gap between them; the type table follows.
 *
 * @param layout how the objects lie in the slot
 * @param slotOffset from the heap base to the slot, in bytes
 * @param capacity of the slot, in bytes
 * @param lowSize bytes of the low group
 * @param highSize bytes of the high group
 */
public record SlotGeometry(
        SnapshotLayout layout, long slotOffset, long capacity, long lowSize, long highSize) {
    public static final long PAGE = 4096;

    /** Slots begin where a huge page begins. */
    public static final long HUGE_PAGE = 2 << 20;

    /** No process has more addresses; sums of such numbers do not overflow. */
    private static final long MAX_CAPACITY = 1L << 47;

    /** So that the hole is no more than 4 % of the file. */
    private static final long HUGE_BODY = 24 * HUGE_PAGE;

    /** The bytes of the pages that so many bytes take. */
    public static long pages(long bytes) {
        return (bytes + PAGE - 1) / PAGE * PAGE;
    }

    /** The bytes of the pages that the low group takes. */
    public long lowPages() {
        return pages(lowSize);
    }

    /** The bytes of the pages that the high group takes. */
    public long highPages() {
        return pages(highSize);
    }

    /**
     * Where the low group begins in the file. A large one begins where a huge page of the file
     * begins, behind a hole, so that the kernel can map huge pages; others at the second page.
     */
    public long bodyOffset() {
        return lowSize < HUGE_BODY ? PAGE : HUGE_PAGE;
    }

    /** Where the pages of the high group begin in the file. */
    public long highFileOffset() {
        return bodyOffset() + lowPages();
    }

    /** Where the pages of the high group begin, in bytes from the slot's begin. */
    public long highSlotOffset() {
        return switch (layout) {
            case CHUNKED -> capacity - highPages();
            case LINEAR -> lowPages();
        };
    }

    /** Where the type table begins in the file. */
    public long typesFileOffset() {
        return highFileOffset() + highPages();
    }

    /** How far LOAD puts memory into the slot, in bytes from its begin. */
    public long extent() {
        return highSize == 0 ? lowPages() : highSlotOffset() + highPages();
    }

    /** Whether the groups fit into the slot; if not, nothing else here means anything. */
    public boolean fits() {
        return lowSize >= 0
                && highSize >= 0
                && capacity >= 0
                && capacity <= MAX_CAPACITY
                && lowSize <= capacity - highSize
                && lowPages() <= pages(capacity) - highPages();
    }

    /**
     * Where an object lies in the file.
     *
     * @param offset from the heap base to it, in a group that holds objects
     */
    public long fileOffset(long offset) {
        long fromBegin = offset - slotOffset;
        return fromBegin < lowPages()
                ? bodyOffset() + fromBegin
                : highFileOffset() + fromBegin - highSlotOffset();
    }

    /** Whether an offset from the heap base leads into a group that holds objects. */
    public boolean containsObject(long offset) {
        long fromBegin = offset - slotOffset;
        return fromBegin >= 0 && fromBegin < lowSize
                || layout == SnapshotLayout.CHUNKED
                        && fromBegin >= capacity - highSize
                        && fromBegin < capacity;
    }
}
