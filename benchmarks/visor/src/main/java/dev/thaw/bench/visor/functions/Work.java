// SPDX-License-Identifier: Apache-2.0
package dev.thaw.bench.visor.functions;

import java.util.function.Function;

/** Takes what the request says: microseconds to compute, milliseconds to wait, memory in MiB. */
public final class Work implements Function<String, String> {
    private static final int MEBI = 1 << 20;
    private static final int PAGE = 4096;

    private static volatile byte[][] used;

    @Override
    public String apply(String request) {
        String[] words = request.split(" ");
        long micros = Long.parseLong(words[0]);
        byte[][] memory = new byte[Integer.parseInt(words[2])][];
        for (int i = 0; i < memory.length; i++) {
            memory[i] = new byte[MEBI];
            for (int k = 0; k < MEBI; k += PAGE) {
                memory[i][k] = 1;
            }
        }
        used = memory;
        long until = System.nanoTime() + micros * 1000;
        int sum = 0;
        while (System.nanoTime() - until < 0) {
            for (byte[] piece : memory) {
                sum += piece[(sum & 0xff) * PAGE];
            }
        }
        try {
            Thread.sleep(Long.parseLong(words[1]));
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        used = null;
        return "done";
    }
}
