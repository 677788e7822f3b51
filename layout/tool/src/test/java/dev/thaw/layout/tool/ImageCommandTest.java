// SPDX-License-Identifier: Apache-2.0
package dev.thaw.layout.tool;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ImageCommandTest {
    @ParameterizedTest
    @CsvSource({
        "native-image -o out/app -jar x.jar, out/app",
        "native-image -jar lib/my.app.jar, my.app",
        "/opt/graalvm/bin/native-image -cp a.jar com.example.Main, com.example.main"
    })
    void knowsTheImageAsNativeImageDoes(String command, String image) {
        assertEquals(Path.of(image), command(command).image());
    }

    private static ImageCommand command(String words) {
        return new ImageCommand(List.of(words.split(" ")));
    }

    @Test
    void refusesOtherCommands() {
        refuse("must begin with native-image: javac Main.java", () -> command("javac Main.java"));
        refuse("must begin with native-image", () -> new ImageCommand(List.of()));
        refuse("add -o NAME", () -> command("native-image --version").image());
        refuse("add -o NAME", () -> command("native-image").image());
    }

    private static void refuse(String expected, Executable action) {
        LayoutException e = assertThrows(LayoutException.class, action);
        assertTrue(e.getMessage().contains(expected), e.getMessage());
    }

    @Test
    void anImageWithAnotherNameIsNoSuccess(@TempDir Path directory) throws Exception {
        Path builder = directory.resolve("native-image");
        Files.writeString(builder, "#!/bin/sh\nexit 0\n");
        assertTrue(builder.toFile().setExecutable(true));
        Path image = directory.resolve("app");
        ImageCommand command = command(builder + " com.example.Main app");
        refuse("name the image with -o", () -> command.run(image, List.of(), false));
        Files.writeString(image, "of an earlier build");
        Files.setLastModifiedTime(image, FileTime.fromMillis(0));
        refuse("name the image with -o", () -> command.run(image, List.of(), false));
    }
}
