// SPDX-License-Identifier: Apache-2.0
package dev.thaw.layout.profile;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.thaw.fuzz.Fuzz;
import dev.thaw.fuzz.MemoryDirectory;
import dev.thaw.layout.StartupTables;
import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.UUID;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Profiles, traces and indices that are nearly right. */
class ProfileFuzzTest {
    private static final ObjectIdentity IDENTITY = new ObjectIdentity(1, -2, 3, -4);

    @TempDir(factory = MemoryDirectory.class)
    private Path directory;

    @Test
    void profiles() throws Exception {
        Path file = directory.resolve("app.profile");
        Path again = directory.resolve("again.profile");
        List<String> names = List.of("a.B.m(int, int):void", "a \"quoted\", name");
        List<ObjectIdentity> objects = List.of(IDENTITY, new ObjectIdentity(5, 6, 7, 8));
        new StartupProfile(List.of("app.Main", "other"), names, names, objects, 1, 0).write(file);
        Fuzz.of("profiles")
                .seed(Files.readAllBytes(file))
                .tokens("thaw-startup-profile,1,", "unit,", "method,", "object,", "written,")
                .tokens("\"\"", "\r\n")
                .refusal(ProfileException.class, "app.profile")
                .run(input -> {
                    Files.write(file, input);
                    StartupProfile profile = StartupProfile.read(file);
                    profile.write(again);
                    StartupProfile same = StartupProfile.read(again);
                    assertEquals(profile.programs(), same.programs());
                    assertEquals(profile.units(), same.units());
                    assertEquals(profile.methods(), same.methods());
                    assertEquals(profile.objects(), same.objects());
                    assertEquals(profile.written(), same.written());
                    assertEquals(0, same.ignored());
                    return List.of(profile.units().size(), profile.ignored());
                });
    }

    @Test
    void listsOfPages() throws Exception {
        Path file = directory.resolve("app.prefetch");
        Path again = directory.resolve("again.prefetch");
        List<PageName> pages =
                List.of(
                        new PageName.InUnit("a.B.m(int, int):void", 4096),
                        new PageName.InUnit("a \"quoted\", name", 0),
                        new PageName.InObject(IDENTITY, 8192));
        new PrefetchList("app.Main", PrefetchTable.Advice.MAP, pages).write(file);
        Fuzz.of("lists-of-pages")
                .seed(Files.readAllBytes(file))
                .tokens("thaw-startup-prefetch,1,", "unit,", "object,", ",read", ",map", "\"\"")
                .refusal(ProfileException.class, "app.prefetch")
                .run(input -> {
                    Files.write(file, input);
                    PrefetchList list = PrefetchList.read(file);
                    list.write(again);
                    PrefetchList same = PrefetchList.read(again);
                    assertEquals(list.program(), same.program());
                    assertEquals(list.advice(), same.advice());
                    assertEquals(list.pages(), same.pages());
                    assertEquals(0, same.ignored());
                    return List.of(list.pages().size(), list.ignored());
                });
    }

    @Test
    void traces() throws Exception {
        Path file = directory.resolve("app.startup");
        int units = 3;
        int heap = 256;
        int tables = (int) StartupTables.size(units, heap);
        ByteBuffer seed =
                ByteBuffer.allocate(StartupTables.PAGE + tables).order(ByteOrder.LITTLE_ENDIAN);
        seed.putLong(StartupTables.MAGIC, StartupTables.MAGIC_VALUE);
        seed.putLong(StartupTables.UNIT_CAPACITY, units);
        seed.putLong(StartupTables.HEAP_SIZE, heap);
        seed.putLong(StartupTables.TABLES_SIZE, tables);
        seed.putLong(StartupTables.PAGE + StartupTables.unit(1), 1);
        seed.putLong(StartupTables.PAGE + StartupTables.method(2, units), 2);
        seed.putInt(StartupTables.PAGE + StartupTables.objects(units) + 4, 3);
        Fuzz.of("traces")
                .seed(seed.array())
                .refusal(ProfileException.class, "app.startup")
                .run(input -> {
                    Files.write(file, numbersOfPages(input));
                    StartupTrace trace = StartupTrace.read(file);
                    long most = Files.size(file) / 8;
                    trace.units().forEach(e -> assertTrue(e.number() >= 0 && e.number() < most));
                    trace.objects().forEach(o -> assertTrue(o.offset() >= 0));
                    return List.of(trace.units().size(), trace.objects().size());
                });
    }

    /** The header may say what it likes about pages that are there. */
    private static byte[] numbersOfPages(byte[] input) {
        return input.length > 40 && input[0] == 'T' && input.length % 2 == 0
                ? ByteBuffer.wrap(input)
                        .order(ByteOrder.LITTLE_ENDIAN)
                        .putLong(StartupTables.TABLES_SIZE, input.length - StartupTables.PAGE)
                        .array()
                : input;
    }

    @Test
    void indices() throws Exception {
        Path file = directory.resolve("app.index");
        ImageIndex.Writer writer = new ImageIndex.Writer(new UUID(1, 2), "app.Main");
        writer.addUnit(7, "a.B.m(int, int):void");
        writer.addMethod(9, "a.C.inlined()");
        writer.addObject(4096, 24, "java.lang.String", IDENTITY);
        writer.write(file);
        byte[] text;
        try (var in = new GZIPInputStream(Files.newInputStream(file))) {
            text = in.readAllBytes();
        }
        Fuzz.of("indices")
                .seed(text)
                .tokens("unit\t", "method\t", "object\t", "\t", "\n")
                .refusal(ProfileException.class, "app.index")
                .run(input -> {
                    // what is compressed, and the compressed file
                    if (input.length % 3 == 0) {
                        Files.write(file, input);
                    } else {
                        Files.write(file, compressed(input));
                    }
                    ImageIndex index = ImageIndex.read(file);
                    index.objects().keySet().forEach(offset -> assertTrue(offset >= 0));
                    return List.of(index.units().size(), index.objects().size());
                });
    }

    private static byte[] compressed(byte[] text) throws Exception {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (GZIPOutputStream out = new GZIPOutputStream(bytes)) {
            out.write(text);
        }
        return bytes.toByteArray();
    }
}
