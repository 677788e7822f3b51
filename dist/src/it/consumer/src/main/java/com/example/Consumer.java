// SPDX-License-Identifier: Apache-2.0
package com.example;

import dev.thaw.doss.DOSS;
import java.nio.file.Path;

public class Consumer {
    public static void main(String[] arguments) {
        DOSS.Slot slot = DOSS.heap().getSlot(0);
        DOSS.provider().snapshot(arguments, slot);
        DOSS.provider().store(slot, Path.of("arguments.doss"));
    }
}
