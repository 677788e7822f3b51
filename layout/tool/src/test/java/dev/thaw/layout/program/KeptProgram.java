// SPDX-License-Identifier: Apache-2.0
package dev.thaw.layout.program;

import dev.thaw.doss.DOSS;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;

/** Keeps what it has made as an object snapshot, and begins with that the next time. */
public final class KeptProgram {
    /** An object of the image heap, to which the snapshot refers. */
    private static final Object[] IN_THE_IMAGE = {"of the image"};

    private KeptProgram() {}

    public static void main(String[] args) {
        Path file = Path.of(args[0]);
        DOSS.Slot slot = DOSS.heap().getSlot(0);
        if (Files.exists(file)) {
            Object[] kept = (Object[]) DOSS.provider().load(file, slot).getRootObject();
            System.out.println("mapped " + kept[0] + " " + (kept[1] == IN_THE_IMAGE));
            return;
        }
        Map<String, Integer> lengths = new TreeMap<>();
        for (String word : "a profile tells what a start touches".split(" ")) {
            lengths.put(word, word.length());
        }
        DOSS.provider().snapshot(new Object[] {lengths, IN_THE_IMAGE}, slot);
        DOSS.provider().store(slot, file);
        System.out.println("made " + lengths);
    }
}
