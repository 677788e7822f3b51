// SPDX-License-Identifier: Apache-2.0
package dev.thaw.bench.visor.functions;

import java.lang.reflect.Field;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import sun.misc.Unsafe;

/** Does what the request names: each is a fault that others must not notice. */
public final class Neighbour implements Function<String, String> {
    private static final int PIECE = 1 << 20;

    private static volatile long spins;

    @Override
    public String apply(String what) {
        return switch (what) {
            case "crash" -> crash();
            case "exit" -> {
                System.exit(3);
                yield "still here";
            }
            case "fill" -> fill();
            case "spin" -> spin();
            default -> "hello " + what;
        };
    }

    @SuppressWarnings("removal")
    private static String crash() {
        try {
            Field field = Unsafe.class.getDeclaredField("theUnsafe");
            field.setAccessible(true);
            ((Unsafe) field.get(null)).putAddress(8, 1);
            return "still here";
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }

    private static String fill() {
        List<byte[]> pieces = new ArrayList<>();
        while (true) {
            pieces.add(new byte[PIECE]);
        }
    }

    private static String spin() {
        while (true) {
            spins++;
        }
    }
}
