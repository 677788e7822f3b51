// SPDX-License-Identifier: Apache-2.0
package dev.thaw.toolchain;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.thaw.fuzz.Fuzz;
import dev.thaw.fuzz.MemoryDirectory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Argument files that are nearly right. */
class ArgumentFileFuzzTest {
    @TempDir(factory = MemoryDirectory.class)
    private Path directory;

    @Test
    void argumentFiles() throws Exception {
        Path file = directory.resolve("args.txt");
        Path again = directory.resolve("again.txt");
        Fuzz.of("argument-files")
                .seed("-cp a:b # the class path\n\"with space\" 'x \\'y' \"con\\\n   tinued\"")
                .tokens("\"", "'", "\\", "\\\n", "#", " ", "\n", "\r\n", "\f", "@")
                .refusal(ToolchainException.class, "args.txt")
                .run(input -> {
                    Files.write(file, input);
                    List<String> words = ArgumentFile.read(file);
                    ArgumentFile.write(again, words);
                    assertEquals(words, ArgumentFile.read(again));
                    return words.size();
                });
    }
}
