// SPDX-License-Identifier: Apache-2.0
package greeter;

import java.util.List;

public class Main {
    /** Epsilon never collects, so garbage makes the used memory grow for good. */
    public static void main(String[] args) {
        Runtime runtime = Runtime.getRuntime();
        long before = runtime.totalMemory() - runtime.freeMemory();
        int total = 0;
        for (int i = 0; i < 1000; i++) {
            total += new byte[100_000].length;
        }
        System.gc();
        long grown = runtime.totalMemory() - runtime.freeMemory() - before;
        System.out.println("module " + Main.class.getModule().getName());
        System.out.println("arguments " + List.of(args));
        System.out.println("collected " + (grown < total));
        assert args.length > 1 : "assertions are on";
    }
}
