// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.store;

import dev.thaw.visor.RefusedException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Map;

/** The first bytes of an ELF file: whether this machine's loader would take it. */
final class ElfHeader {
    private static final byte[] MAGIC = {0x7f, 'E', 'L', 'F'};
    private static final int LENGTH = 64;
    private static final int CLASS = 4;
    private static final int DATA = 5;
    private static final int TYPE = 16;
    private static final int MACHINE = 18;
    private static final int CLASS_64 = 2;
    private static final int LITTLE_ENDIAN = 1;
    private static final int SHARED_OBJECT = 3;

    /** The name that a manifest has for it, and the ELF number. */
    private static final Map<String, Integer> MACHINES = Map.of("x86_64", 62, "aarch64", 183);

    private ElfHeader() {}

    static String thisMachine() {
        String name = System.getProperty("os.arch");
        return name.equals("amd64") ? "x86_64" : name;
    }

    static void check(Path file, String machine) throws IOException, RefusedException {
        String name = file.getFileName().toString();
        byte[] header;
        try (InputStream in = Files.newInputStream(file)) {
            header = in.readNBytes(LENGTH);
        }
        if (header.length < LENGTH
                || !Arrays.equals(header, 0, MAGIC.length, MAGIC, 0, MAGIC.length)) {
            throw refused(name + " is not an ELF file");
        }
        if (header[CLASS] != CLASS_64 || header[DATA] != LITTLE_ENDIAN) {
            throw refused(name + " is not for 64 bits, little-endian");
        }
        if (number(header, TYPE) != SHARED_OBJECT) {
            throw refused(name + " is not a shared library (build it with 'thaw function build')");
        }
        if (number(header, MACHINE) != MACHINES.getOrDefault(machine, -1)) {
            throw refused(
                    name + " is for ELF machine " + number(header, MACHINE) + ", not " + machine);
        }
    }

    private static int number(byte[] header, int at) {
        return header[at] & 0xff | (header[at + 1] & 0xff) << Byte.SIZE;
    }

    private static RefusedException refused(String message) {
        return new RefusedException(422, "library", message);
    }
}
