// SPDX-License-Identifier: Apache-2.0
package dev.thaw.function.tool;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * The names of libraries in a shared library: its own (DT_SONAME), those that it needs (DT_NEEDED),
 * and those that its versions of symbols are of (verneed). Names can be replaced by ones of the
 * same length, in place: nothing else of the file changes.
 */
final class DynamicStrings {
    private static final int MAGIC = 0x464c457f;
    private static final int ELF64_LITTLE_ENDIAN = 0x0102;
    private static final int HEADER_SIZE = 64;

    /** Kinds of program headers. */
    private static final int LOAD = 1;

    private static final int DYNAMIC = 2;

    /** Tags of dynamic entries. */
    private static final long NULL = 0;

    private static final long NEEDED = 1;
    private static final long STRTAB = 5;
    private static final long SYMTAB = 6;
    private static final long STRSZ = 10;
    private static final long SYMENT = 11;
    private static final long SONAME = 14;
    private static final long RPATH = 15;
    private static final long RUNPATH = 29;
    private static final long VERDEF = 0x6ffffffcL;
    private static final long VERDEFNUM = 0x6ffffffdL;
    private static final long VERNEED = 0x6ffffffeL;
    private static final long VERNEEDNUM = 0x6fffffffL;

    /** Kinds of section headers. */
    private static final int DYNSYM = 11;

    private record Segment(long address, long offset, long size) {}

    private final Path path;
    private final ByteBuffer file;
    private final List<Segment> segments = new ArrayList<>();
    private final List<long[]> dynamic = new ArrayList<>();
    private final int strings;
    private final int stringsSize;

    /** Places in the string table that name libraries, and others that something refers to. */
    private final Map<Integer, String> libraries = new TreeMap<>();

    private final Map<Integer, String> others = new TreeMap<>();

    private DynamicStrings(Path path, byte[] bytes) {
        this.path = path;
        this.file = ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
        if (bytes.length < HEADER_SIZE
                || file.getInt(0) != MAGIC
                || file.getShort(4) != ELF64_LITTLE_ENDIAN) {
            throw damaged("it is not an ELF file of 64 bits, little-endian");
        }
        try {
            readSegments();
            strings = offset(value(STRTAB));
            stringsSize = Math.toIntExact(value(STRSZ));
            if (strings + (long) stringsSize > bytes.length) {
                throw damaged("its strings go beyond its end");
            }
            readDynamic();
            readNeededVersions();
            readDefinedVersions();
            readSymbols();
        } catch (IndexOutOfBoundsException | ArithmeticException e) {
            throw damaged(e.getMessage());
        }
    }

    /**
     * Reads a library.
     *
     * @throws FunctionException if it is none, or damaged
     */
    static DynamicStrings read(Path path) throws IOException {
        return new DynamicStrings(path, Files.readAllBytes(path));
    }

    private FunctionException damaged(String why) {
        return new FunctionException(
                "%s is no shared library that can be read: %s".formatted(path, why));
    }

    private void readSegments() {
        int table = Math.toIntExact(file.getLong(32));
        int size = file.getShort(54);
        int count = file.getShort(56);
        int dynamicAt = -1;
        int dynamicSize = 0;
        for (int i = 0; i < count; i++) {
            int at = table + i * size;
            if (file.getInt(at) == LOAD) {
                segments.add(
                        new Segment(
                                file.getLong(at + 16),
                                file.getLong(at + 8),
                                file.getLong(at + 32)));
            } else if (file.getInt(at) == DYNAMIC) {
                dynamicAt = Math.toIntExact(file.getLong(at + 8));
                dynamicSize = Math.toIntExact(file.getLong(at + 32));
            }
        }
        if (dynamicAt < 0) {
            throw damaged("it is not linked dynamically");
        }
        for (int at = dynamicAt; at < dynamicAt + dynamicSize; at += 16) {
            if (file.getLong(at) == NULL) {
                return;
            }
            dynamic.add(new long[] {file.getLong(at), file.getLong(at + 8)});
        }
    }

    private long value(long tag) {
        return dynamic.stream()
                .filter(entry -> entry[0] == tag)
                .mapToLong(entry -> entry[1])
                .findFirst()
                .orElse(0);
    }

    private int offset(long address) {
        return Math.toIntExact(
                segments.stream()
                        .filter(s -> address >= s.address() && address < s.address() + s.size())
                        .mapToLong(s -> address - s.address() + s.offset())
                        .findFirst()
                        .orElseThrow(() -> damaged("nothing is at address " + address)));
    }

    private void readDynamic() {
        for (long[] entry : dynamic) {
            if (entry[0] == NEEDED || entry[0] == SONAME) {
                add(libraries, entry[1]);
            } else if (entry[0] == RPATH || entry[0] == RUNPATH) {
                add(others, entry[1]);
            }
        }
    }

    private void add(Map<Integer, String> places, long place) {
        int at = Math.toIntExact(place);
        places.computeIfAbsent(at, this::text);
    }

    private String text(int place) {
        if (place < 0 || place >= stringsSize) {
            throw damaged("a name is outside of its strings");
        }
        int begin = strings + place;
        int end = begin;
        while (file.get(end) != 0) {
            end++;
        }
        return new String(file.array(), begin, end - begin, StandardCharsets.UTF_8);
    }

    private void readNeededVersions() {
        if (value(VERNEED) == 0) {
            return;
        }
        int at = offset(value(VERNEED));
        for (long i = value(VERNEEDNUM); i > 0; i--) {
            add(libraries, Integer.toUnsignedLong(file.getInt(at + 4)));
            int version = at + file.getInt(at + 8);
            for (int k = file.getShort(at + 2); k > 0; k--) {
                add(others, Integer.toUnsignedLong(file.getInt(version + 8)));
                version += file.getInt(version + 12);
            }
            at += file.getInt(at + 12);
        }
    }

    private void readDefinedVersions() {
        if (value(VERDEF) == 0) {
            return;
        }
        int at = offset(value(VERDEF));
        for (long i = value(VERDEFNUM); i > 0; i--) {
            int name = at + file.getInt(at + 12);
            for (int k = file.getShort(at + 6); k > 0; k--) {
                // the first version is the library's own name; glibc never looks at it
                add(others, Integer.toUnsignedLong(file.getInt(name)));
                name += file.getInt(name + 4);
            }
            at += file.getInt(at + 16);
        }
    }

    /** The dynamic section does not say how many symbols there are; the section header does. */
    private void readSymbols() {
        int table = Math.toIntExact(file.getLong(40));
        int size = file.getShort(58);
        int symbols = offset(value(SYMTAB));
        int entry = Math.toIntExact(value(SYMENT));
        for (int i = 0; i < file.getShort(60); i++) {
            int at = table + i * size;
            if (file.getInt(at + 4) == DYNSYM && file.getLong(at + 24) == symbols) {
                int end = symbols + Math.toIntExact(file.getLong(at + 32));
                for (int symbol = symbols; symbol < end; symbol += entry) {
                    add(others, Integer.toUnsignedLong(file.getInt(symbol)));
                }
                return;
            }
        }
        throw damaged("it has no section header of its dynamic symbols");
    }

    /** Its own name; empty if it has none. */
    String name() {
        return dynamic.stream()
                .filter(entry -> entry[0] == SONAME)
                .map(entry -> text((int) entry[1]))
                .findFirst()
                .orElse("");
    }

    /** The libraries that it needs. */
    List<String> needed() {
        return dynamic.stream()
                .filter(entry -> entry[0] == NEEDED)
                .map(entry -> text((int) entry[1]))
                .toList();
    }

    /**
     * Replaces names of libraries, in memory.
     *
     * @param names old to new ones, of the same length
     * @throws FunctionException if a name's bytes are also those of something else
     */
    void rename(Map<String, String> names) {
        libraries.forEach((place, name) -> {
            String wanted = names.get(name);
            if (wanted != null) {
                replace(place, name, wanted);
            }
        });
        libraries.replaceAll((place, name) -> names.getOrDefault(name, name));
    }

    private void replace(int place, String name, String wanted) {
        byte[] bytes = wanted.getBytes(StandardCharsets.US_ASCII);
        if (bytes.length != name.length()) {
            throw new IllegalArgumentException(name + " and " + wanted);
        }
        checkAlone(place, name, others);
        checkAlone(place, name, libraries);
        System.arraycopy(bytes, 0, file.array(), strings + place, bytes.length);
    }

    /** A linker lets a name share the end of a longer one. */
    private void checkAlone(int place, String name, Map<Integer, String> places) {
        places.forEach((at, text) -> {
            boolean overlap = at < place + name.length() && place < at + text.length();
            boolean same = at == place && text.equals(name);
            if (overlap && !same) {
                throw new FunctionException(
                        "%s: the name %s cannot be replaced, it shares its bytes with %s"
                                .formatted(path, name, text));
            }
        });
    }

    /** Writes the library with its new names. */
    void write(Path to) throws IOException {
        Files.write(to, file.array(), StandardOpenOption.CREATE_NEW);
    }
}
