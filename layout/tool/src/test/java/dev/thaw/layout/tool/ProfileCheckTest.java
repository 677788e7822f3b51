// SPDX-License-Identifier: Apache-2.0
package dev.thaw.layout.tool;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ProfileCheckTest {
    @TempDir Path directory;

    private Path profile(String text) throws Exception {
        return Files.writeString(directory.resolve("app.profile"), text);
    }

    @Test
    void saysWhatAProfileOfTheProgramHas() throws Exception {
        Path file = profile("thaw-startup-profile,1,\"a.Main\",\"b.Main\"\nunit,\"x\"\n");
        assertEquals(
                file + " is a layout profile of b.Main: 1 compilation units and 0 objects",
                ProfileCheck.check(file, "b.Main"));
    }

    @Test
    void refusesWhatIsNoneOrOfAnotherProgram() throws Exception {
        refuses("There is no layout profile ", directory.resolve("none"));
        refuses("The layout profile cannot be used: ", profile("nonsense\n"));
        refuses(
                directory.resolve("app.profile")
                        + " is the layout profile of a.Other, and this is a.Main: ",
                profile("thaw-startup-profile,1,\"a.Other\"\n"));
    }

    private static void refuses(String message, Path file) {
        LayoutException refused =
                assertThrows(LayoutException.class, () -> ProfileCheck.check(file, "a.Main"));
        assertTrue(refused.getMessage().startsWith(message), refused.getMessage());
    }
}
