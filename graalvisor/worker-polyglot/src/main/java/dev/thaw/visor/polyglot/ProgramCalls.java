// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.polyglot;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Set;

/**
 * Has a class call its program, where it calls System for what would be the process': in its
 * constant pool (JVMS 4.4), so that references to methods are meant too. What is called by
 * reflection, or on Runtime, stays.
 */
final class ProgramCalls {
    private static final String SYSTEM = "java/lang/System";

    /** Names, with their descriptors. */
    private static final Map<String, Set<String>> METHODS =
            Map.of(
                    "exit",
                    Set.of("(I)V"),
                    "getenv",
                    Set.of("(Ljava/lang/String;)Ljava/lang/String;", "()Ljava/util/Map;"));

    private static final int COUNT = 8;
    private static final int POOL = 10;
    private static final int MOST = 0xffff;

    private static final int UTF8 = 1;
    private static final int LONG = 5;
    private static final int DOUBLE = 6;
    private static final int CLASS = 7;
    private static final int METHOD = 10;

    private final ByteBuffer file;
    private final int[] at;
    private int end;

    private ProgramCalls(byte[] bytes) {
        file = ByteBuffer.wrap(bytes);
        at = new int[number(COUNT)];
        end = POOL;
        for (int i = 1; i < at.length; i++) {
            at[i] = end;
            int tag = file.get(end);
            end += size(tag, end);
            if (tag == LONG || tag == DOUBLE) {
                i++;
            }
        }
    }

    /**
     * @param program internal name of a class with methods such as System's
     * @return the same bytes if there is nothing to change
     */
    static byte[] redirected(byte[] bytes, String program) {
        byte[] copy = bytes.clone();
        try {
            ProgramCalls calls = new ProgramCalls(copy);
            return calls.redirect(calls.at.length) ? calls.with(program) : bytes;
        } catch (IndexOutOfBoundsException e) {
            // no class file: the JVM says what is wrong with it
            return bytes;
        }
    }

    private int number(int position) {
        return file.getShort(position) & 0xffff;
    }

    private int size(int tag, int position) {
        return switch (tag) {
            case UTF8 -> 3 + number(position + 1);
            case LONG, DOUBLE -> 9;
            case CLASS, 8, 16, 19, 20 -> 3;
            case 15 -> 4;
            case 3, 4, 9, METHOD, 11, 12, 17, 18 -> 5;
            default -> throw new IndexOutOfBoundsException(tag);
        };
    }

    /**
     * @param to index of the class that there will be
     */
    private boolean redirect(int to) {
        boolean any = false;
        for (int i = 1; i < at.length && to + 1 < MOST; i++) {
            if (at[i] > 0 && file.get(at[i]) == METHOD && isProgramCall(at[i])) {
                file.putShort(at[i] + 1, (short) to);
                any = true;
            }
        }
        return any;
    }

    private boolean isProgramCall(int method) {
        int owner = at[number(method + 1)];
        int nameAndType = at[number(method + 3)];
        return text(number(owner + 1)).equals(SYSTEM)
                && METHODS.getOrDefault(text(number(nameAndType + 1)), Set.of())
                        .contains(text(number(nameAndType + 3)));
    }

    private String text(int index) {
        int position = at[index];
        if (file.get(position) != UTF8) {
            throw new IndexOutOfBoundsException(index);
        }
        return new String(file.array(), position + 3, number(position + 1), StandardCharsets.UTF_8);
    }

    /** The pool gets a class, and its name. */
    private byte[] with(String program) {
        byte[] name = program.getBytes(StandardCharsets.UTF_8);
        ByteBuffer more = ByteBuffer.allocate(3 + 3 + name.length);
        more.put((byte) CLASS).putShort((short) (at.length + 1));
        more.put((byte) UTF8).putShort((short) name.length).put(name);
        file.putShort(COUNT, (short) (at.length + 2));
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        all.write(file.array(), 0, end);
        all.writeBytes(more.array());
        all.write(file.array(), end, file.capacity() - end);
        return all.toByteArray();
    }
}
