// SPDX-License-Identifier: Apache-2.0
package dev.thaw.toolchain;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class MainMethodTest {
    @TempDir Path directory;

    private final ImageBuild build = new ImageBuild();

    @BeforeEach
    void classPath() {
        build.classPath.add(directory);
    }

    /** Of the class Name, which need not be the only one. */
    private ImageTarget target(String source) throws IOException {
        Path file = Files.writeString(directory.resolve("Name.java"), source);
        int status =
                ToolProvider.getSystemJavaCompiler()
                        .run(null, null, null, "-d", directory.toString(), file.toString());
        assertEquals(0, status);
        return new ImageTarget(Optional.of("Name"), directory, "name");
    }

    private void assertRefused(ImageTarget target, String message) {
        var e = assertThrows(ToolchainException.class, () -> MainMethod.check(build, target));
        assertTrue(e.getMessage().contains("class Name has no main method"), e.getMessage());
        assertTrue(e.getMessage().contains(message), e.getMessage());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "class Name { public static void main(String[] args) {} }",
                "class Name { protected static void main(String... args) {} }",
                "class Name { void main() {} }",
                "class Name { private void main(String[] args) {} void main() {} }",
                "class Name extends Above {} class Above { static void main() {} }",
                "class Name implements Above {} interface Above { default void main() {} }",
                "interface Name { static void main(String[] args) {} }",
            })
    void findsWhatAJvmWouldRun(String source) throws IOException {
        ImageTarget target = target(source);
        assertEquals(target, MainMethod.check(build, target));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "class Name {}",
                "class Name { static void Main(String[] args) {} }",
                "class Name { static int main(String[] args) { return 0; } }",
                "class Name { private static void main(String[] args) {} }",
                "class Name { static void main(int a) {} }",
                "class Name implements Above {} interface Above { static void main() {} }",
            })
    void refusesWhatAJvmWouldRefuse(String source) throws IOException {
        assertRefused(target(source), "Name the class that has one");
    }

    @Test
    void leavesToTheBuilderWhatItReportsWell() throws IOException {
        ImageTarget other = target("class Other {}");
        assertEquals(other, MainMethod.check(build, other));
        ImageTarget target = target("class Name extends Above {} class Above {}");
        Files.delete(directory.resolve("Above.class"));
        assertEquals(target, MainMethod.check(build, target));
        Files.writeString(directory.resolve("Name.class"), "no class file");
        assertEquals(target, MainMethod.check(build, target));
        ImageTarget method = target("class Name { static void begin(String[] args) {} }");
        build.userOptions.add("-H:Method@user=begin");
        assertEquals(method, MainMethod.check(build, method));
    }

    @Test
    void aLibraryNeedsANameOrAMainMethod() throws IOException {
        ImageTarget target = target("class Name {}");
        build.userOptions.add("-H:+SharedLibrary@user+api");
        build.positional.add("Name");
        assertRefused(target, "--shared -o <name>");
        ImageTarget without = new ImageTarget(Optional.empty(), directory, "name");
        build.positional.add("lib");
        assertEquals(without, MainMethod.check(build, target));
        build.positional.removeLast();
        build.userOptions.add("-H:Name@user+api=lib");
        assertEquals(without, MainMethod.check(build, target));
        build.userOptions.add("-H:Class@user=Name");
        assertRefused(target, "leave the class out");
        ImageTarget withMain = target("class Name { static void main(String[] args) {} }");
        assertEquals(withMain, MainMethod.check(build, withMain));
        assertEquals(List.of("Name"), build.positional);
    }
}
