// SPDX-License-Identifier: Apache-2.0
package dev.thaw.layout.tool;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.thaw.layout.profile.BuildLimits;
import dev.thaw.layout.profile.ElfFile;
import dev.thaw.layout.profile.PrefetchEntry;
import dev.thaw.layout.profile.ProfileException;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A program in C that is linked as images are. */
class PrefetchEntryIT {
    @TempDir private Path directory;

    @Test
    void isCalledFirstByThisCLibrary() throws Exception {
        assertEquals("asked constructed main\n", run(List.of(), PrefetchEntry.linkerOptions()));
    }

    @Test
    void isCalledFirstByStartFilesOfGlibcBefore234() throws Exception {
        List<String> old =
                List.of("-DOLD", "-nostartfiles", startFile("crti.o"), startFile("crtn.o"));
        assertEquals("asked constructed main\n", run(old, PrefetchEntry.linkerOptions()));
        // They call no function that the linker is told by this option alone.
        assertEquals("constructed main\n", run(old, List.of("-Wl,-init=" + PrefetchEntry.SYMBOL)));
    }

    /** No dynamic linker calls its first function; -H:+StaticExecutable is refused earlier. */
    @Test
    void aStaticProgramIsRefused() throws Exception {
        run(List.of("-static"), PrefetchEntry.linkerOptions());
        ElfFile program = ElfFile.read(directory.resolve("program"));
        ProfileException e =
                assertThrows(
                        ProfileException.class, () -> BuildLimits.requirePrefetchFirst(program, 0));
        assertTrue(e.getMessage().startsWith("the linker has ignored -Wl,-init"), e.getMessage());
    }

    private String run(List<String> options, List<String> linkerOptions) throws Exception {
        Path program = directory.resolve("program");
        List<String> compile = new ArrayList<>(List.of("gcc", "-o", program.toString()));
        compile.add(Path.of("src", "test", "c", "start_files.c").toString());
        compile.addAll(options);
        compile.addAll(linkerOptions);
        assertEquals("", output(compile));
        return output(List.of(program.toString()));
    }

    private static String startFile(String name) throws Exception {
        return output(List.of("gcc", "-print-file-name=" + name)).strip();
    }

    private static String output(List<String> command) throws IOException, InterruptedException {
        Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
        process.getOutputStream().close();
        String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertEquals(0, process.waitFor(), output);
        return output;
    }
}
