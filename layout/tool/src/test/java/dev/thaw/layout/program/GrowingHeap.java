// SPDX-License-Identifier: Apache-2.0
package dev.thaw.layout.program;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** Lets the heap grow, by small objects and by arrays with chunks of their own, and shrink. */
public final class GrowingHeap {
    private static final int ROUNDS = 4;
    private static final int OBJECTS = 8_000;
    private static final int SMALL = 4_000;
    private static final int LARGE = 700_000;
    private static final int LARGEST = 5_000_000;
    private static final int SEQUENCES = 100;
    private static final int[] SIZES = {
        SMALL, 140_000, 200_000, 300_000, 700_000, 1_400_000, 1_800_000, 2_500_000
    };

    private static List<byte[]> last;

    private GrowingHeap() {}

    /** A number that only the contents of all arrays decide. */
    public static long sum() {
        long sum = 0;
        for (int round = 0; round < ROUNDS; round++) {
            List<byte[]> arrays = new ArrayList<>();
            for (int i = 0; i < OBJECTS; i++) {
                int size = i % 2_000 == 0 ? LARGEST : i % 100 == 0 ? LARGE : SMALL;
                byte[] array = new byte[size];
                array[i % SMALL] = (byte) (i + round);
                // most of the large ones are garbage at once, with live memory behind them
                if (size == SMALL || i % 300 == 0) {
                    arrays.add(array);
                }
            }
            for (byte[] array : arrays) {
                for (byte value : array) {
                    sum = sum * 31 + value;
                }
            }
            last = arrays;
        }
        return sum + last.size();
    }

    /** What is given back, at the end of the heap too, is used again, in all orders of sizes. */
    public static long inAnyOrder() {
        Random random = new Random(1);
        long sum = 0;
        for (int sequence = 0; sequence < SEQUENCES; sequence++) {
            List<byte[]> arrays = new ArrayList<>();
            for (int step = random.nextInt(40); step >= 0; step--) {
                byte[] array = new byte[SIZES[random.nextInt(SIZES.length)]];
                array[array.length - 1] = 1;
                if (random.nextBoolean()) {
                    arrays.add(array);
                } else {
                    array = null;
                    System.gc();
                }
            }
            for (byte[] array : arrays) {
                for (byte value : array) {
                    sum += value;
                }
            }
            last = arrays;
        }
        return sum;
    }
}
