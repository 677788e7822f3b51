// SPDX-License-Identifier: Apache-2.0
package dev.thaw.doss.jvm;

import dev.thaw.doss.DOSS;
import dev.thaw.doss.DOSSException;

/** The slots of this process; as many and as large as an image has by default. */
final class JvmHeap implements DOSS.Heap {
    static final String COUNT = "thaw.doss.slotCount";
    static final String SIZE_KIB = "thaw.doss.slotSizeKiB";

    private final JvmSlot[] slots;

    JvmHeap(int slotCount, long capacity) {
        slots = new JvmSlot[slotCount];
        for (int i = 0; i < slotCount; i++) {
            slots[i] = new JvmSlot(i, capacity);
        }
    }

    static JvmHeap fromSystemProperties() {
        int count = (int) property(COUNT, 8, 1, 1024, 1);
        // A serialized graph is one array, so it ends before 2 GiB.
        long kib = property(SIZE_KIB, 10240, 64, 2097148, 4);
        return new JvmHeap(count, kib * 1024);
    }

    private static long property(String name, long ifAbsent, long min, long max, long unit) {
        String value = System.getProperty(name);
        if (value == null) {
            return ifAbsent;
        }
        try {
            long number = Long.parseLong(value);
            if (number >= min && number <= max && number % unit == 0) {
                return number;
            }
        } catch (NumberFormatException e) {
            // said below
        }
        throw new DOSSException(
                "-D%s=%s: give a number from %d to %d that is a multiple of %d"
                        .formatted(name, value, min, max, unit));
    }

    @Override
    public int slotCount() {
        return slots.length;
    }

    @Override
    public JvmSlot getSlot(int id) {
        if (id < 0 || id >= slots.length) {
            throw new DOSSException(
                    "There is no snapshot slot %d: the slots are 0 to %d (-D%s=%d)"
                            .formatted(id, slots.length - 1, COUNT, slots.length));
        }
        return slots[id];
    }
}
