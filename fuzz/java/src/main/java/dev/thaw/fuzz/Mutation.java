// SPDX-License-Identifier: Apache-2.0
package dev.thaw.fuzz;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Random;

/** Inputs that are nearly as others were. */
final class Mutation {
    /** Where numbers end, and readers err. */
    private static final long[] NUMBERS = {
        0,
        1,
        2,
        7,
        8,
        16,
        255,
        256,
        4096,
        0x7fff,
        0xffff,
        0x1_0000,
        0x7fff_ffff,
        0x8000_0000L,
        0xffff_ffffL,
        Long.MAX_VALUE,
        Long.MIN_VALUE,
        -1
    };

    private static final int MOST_CHANGES = 4;

    private final Random random;
    private final List<byte[]> tokens;
    private final int longest;

    Mutation(long seed, List<byte[]> tokens, List<byte[]> inputs) {
        this.random = new Random(seed);
        this.tokens = tokens;
        this.longest = 2 * inputs.stream().mapToInt(i -> i.length).max().orElse(0) + 1024;
    }

    private int below(int limit) {
        return limit <= 1 ? 0 : random.nextInt(limit);
    }

    byte[] next(List<byte[]> kept) {
        // Those that came last have been changed least.
        byte[] bytes = kept.get(Math.max(below(kept.size()), below(kept.size()))).clone();
        for (int changes = below(MOST_CHANGES); changes >= 0; changes--) {
            bytes = change(bytes, kept);
        }
        return bytes.length > longest ? Arrays.copyOf(bytes, longest) : bytes;
    }

    private byte[] change(byte[] bytes, List<byte[]> kept) {
        int at = below(bytes.length);
        int most =
                switch (below(4)) {
                    case 0 -> bytes.length - at;
                    case 1 -> 64;
                    default -> 8;
                };
        int length = 1 + below(most);
        int end = Math.min(bytes.length, at + length);
        return switch (below(13)) {
            case 0 -> with(bytes, at, 1 << below(Byte.SIZE), true);
            case 1 -> with(bytes, at, random.nextInt(), false);
            case 2, 3 -> number(bytes, at);
            case 4 -> splice(bytes, at, end, new byte[0]);
            case 5 -> {
                int to = below(bytes.length + 1);
                yield splice(bytes, to, to, Arrays.copyOfRange(bytes, at, end));
            }
            case 6 -> splice(bytes, at, at, filled(length));
            case 7 -> {
                byte[] piece = new byte[Math.min(length, 64)];
                random.nextBytes(piece);
                yield splice(bytes, at, at, piece);
            }
            case 8 -> tokens.isEmpty() ? digits(bytes) : put(bytes, at, any(tokens));
            case 9 -> {
                byte[] other = any(kept);
                int from = below(other.length);
                int to = Math.min(other.length, from + length);
                yield put(bytes, at, Arrays.copyOfRange(other, from, to));
            }
            case 10 -> Arrays.copyOf(bytes, at);
            case 11 -> splice(bytes, at, end, filled(end - at));
            default -> digits(bytes);
        };
    }

    private byte[] any(List<byte[]> all) {
        return all.get(below(all.size()));
    }

    private byte[] filled(int length) {
        byte[] piece = new byte[length];
        Arrays.fill(piece, random.nextBoolean() ? 0 : (byte) random.nextInt());
        return piece;
    }

    /** In the place of what is there, or before it. */
    private byte[] put(byte[] bytes, int at, byte[] piece) {
        int end = random.nextBoolean() ? at : Math.min(bytes.length, at + piece.length);
        return splice(bytes, at, end, piece);
    }

    private static byte[] splice(byte[] bytes, int from, int to, byte[] piece) {
        byte[] result = new byte[bytes.length - (to - from) + piece.length];
        System.arraycopy(bytes, 0, result, 0, from);
        System.arraycopy(piece, 0, result, from, piece.length);
        System.arraycopy(bytes, to, result, from + piece.length, bytes.length - to);
        return result;
    }

    private static byte[] with(byte[] bytes, int at, int value, boolean flip) {
        if (bytes.length > 0) {
            bytes[at] = (byte) (flip ? bytes[at] ^ value : value);
        }
        return bytes;
    }

    /** Of two, four or eight bytes, in either order, or a little more or less than is there. */
    private byte[] number(byte[] bytes, int from) {
        int size = 1 << below(4);
        int at = random.nextBoolean() ? from : from & -size;
        if (at + size > bytes.length) {
            return bytes;
        }
        byte[] wide = new byte[Long.BYTES];
        System.arraycopy(bytes, at, wide, 0, size);
        ByteBuffer word = ByteBuffer.wrap(wide).order(ByteOrder.LITTLE_ENDIAN);
        if (random.nextInt(4) == 0) {
            word.order(ByteOrder.BIG_ENDIAN);
            word.putLong(0, word.getLong(0) >>> Long.SIZE - size * Byte.SIZE);
        }
        long value =
                random.nextInt(3) == 0
                        ? word.getLong(0) + below(33) - 16
                        : NUMBERS[below(NUMBERS.length)] - below(2);
        for (int i = 0; i < size; i++) {
            int shift = (word.order() == ByteOrder.LITTLE_ENDIAN ? i : size - 1 - i) * Byte.SIZE;
            bytes[at + i] = (byte) (value >> shift);
        }
        return bytes;
    }

    /** Replaces a number that is written in digits. */
    private byte[] digits(byte[] bytes) {
        int start = below(bytes.length);
        while (start < bytes.length && !isDigit(bytes[start])) {
            start++;
        }
        int end = start;
        while (end < bytes.length && isDigit(bytes[end])) {
            end++;
        }
        String text = Long.toString(NUMBERS[below(NUMBERS.length)]);
        return start == end
                ? bytes
                : splice(bytes, start, end, text.getBytes(StandardCharsets.US_ASCII));
    }

    private static boolean isDigit(byte b) {
        return b >= '0' && b <= '9';
    }
}
