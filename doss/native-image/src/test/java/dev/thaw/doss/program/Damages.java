// SPDX-License-Identifier: Apache-2.0
package dev.thaw.doss.program;

import static dev.thaw.doss.program.Graphs.require;

import dev.thaw.doss.DOSS;
import dev.thaw.doss.DOSSException;
import dev.thaw.doss.FileOptions;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Arrays;
import java.util.Random;

/** Bodies of a file, damaged at random, which LOAD is to refuse. */
public final class Damages {
    private static final int BODY = 4096;
    private static final int LONGEST = 5000;

    private Damages() {}

    /** Damages a copy of the file's bytes behind its first page; the same for the same seed. */
    public static byte[] damage(byte[] good, long seed) {
        Random random = new Random(seed);
        byte[] bad = good.clone();
        int at = random.nextInt(BODY, good.length);
        int end = Math.min(good.length, at + 1 + random.nextInt(LONGEST));
        switch (random.nextInt(5)) {
            case 0 -> bad[at] ^= (byte) (1 << random.nextInt(8));
            case 1 -> Arrays.fill(bad, at, end, (byte) 0);
            case 2 -> Arrays.fill(bad, at, end, (byte) random.nextInt());
            case 3 -> {
                byte[] noise = new byte[end - at];
                random.nextBytes(noise);
                System.arraycopy(noise, 0, bad, at, noise.length);
            }
            default -> {
                int from = random.nextInt(BODY, good.length - (end - at) + 1);
                System.arraycopy(good, from, bad, at, end - at);
            }
        }
        return bad;
    }

    /** Each damage is refused by LOAD, and the next LOAD of the file as it was is right. */
    static void run(Path file, long firstSeed, int count) throws Exception {
        DOSS.Slot slot = DOSS.heap().getSlot(0);
        byte[] good = java.nio.file.Files.readAllBytes(file);
        int same = 0;
        try (FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE)) {
            for (int i = 0; i < count; i++) {
                byte[] bad = damage(good, firstSeed + i);
                if (Arrays.equals(good, bad)) {
                    same++;
                    continue;
                }
                channel.write(ByteBuffer.wrap(bad), 0);
                try {
                    DOSS.provider().load(file, slot, FileOptions.STANDARD.checked());
                    throw new AssertionError("loaded: seed " + (firstSeed + i));
                } catch (DOSSException e) {
                    require(e.getMessage().contains("the checksum of its body"), e.getMessage());
                }
                if (i % 1000 == 0) {
                    channel.write(ByteBuffer.wrap(good), 0);
                    Object root =
                            DOSS.provider()
                                    .load(file, slot, FileOptions.STANDARD.checked())
                                    .getRootObject();
                    Graphs.COLLECTIONS.check(root);
                    root = null;
                    DOSS.provider().discard(slot);
                }
            }
            channel.write(ByteBuffer.wrap(good), 0);
        }
        System.out.println((count - same) + " damages refused");
    }
}
