// SPDX-License-Identifier: Apache-2.0
package dev.thaw.build;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.jar.Attributes;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Words of commands, and what is refused before one runs. */
class StepsTest {
    private static final Path IMAGE = Path.of("/out/app");

    @TempDir Path directory;

    @Test
    void anImageIsBuiltRecordedAndOrdered() {
        ImageStep plain = new ImageStep("a.jar:b.jar", "a.Main", IMAGE, List.of("-Ob"), false);
        assertEquals("-cp a.jar:b.jar -Ob -o /out/app a.Main", String.join(" ", plain.words()));
        ImageStep step = new ImageStep("a.jar", "a.Main", IMAGE, List.of(), true);
        String words =
                "-cp a.jar -H:+UnlockExperimentalVMOptions -H:+ObjectSnapshots -H:-UnlockExperimentalVMOptions -o /out/app a.Main";
        assertEquals(words, String.join(" ", step.words()));
        assertEquals("record -- native-image " + words, String.join(" ", step.recording()));
        assertEquals(
                "build --profile p -- native-image " + words,
                String.join(" ", step.ordered(Path.of("p"), " ", null)));
        assertEquals(
                "build --profile p --order cu --prefetch l -- native-image " + words,
                String.join(" ", step.ordered(Path.of("p"), "cu", Path.of("l"))));
    }

    @Test
    void whatTheStepSetsItselfIsRefused() {
        for (String reserved : List.of("-o", "-cp", "-classpath", "--class-path", "-jar")) {
            refuses(
                    "have " + reserved + ", which the plugin sets itself",
                    () -> new ImageStep("a.jar", "a.Main", IMAGE, List.of(reserved), false));
        }
        refuses("thaw.imageName, is 'a/b'", () -> ImageStep.imageIn(directory, "a/b"));
        refuses("thaw.imageName, is ''", () -> ImageStep.imageIn(directory, ""));
    }

    @Test
    void theMainClassIsThatOfTheManifestUnlessOneIsNamed() throws Exception {
        Manifest manifest = new Manifest();
        manifest.getMainAttributes().put(Attributes.Name.MANIFEST_VERSION, "1.0");
        Path without = jar("without", manifest);
        manifest.getMainAttributes().put(Attributes.Name.MAIN_CLASS, "a.Main");
        Path jar = jar("with", manifest);
        assertEquals("a.Main", ImageStep.mainClass(null, jar));
        assertEquals("a.Main", ImageStep.mainClass(" ", jar));
        assertEquals("b.Main", ImageStep.mainClass("b.Main", jar));
        refuses("has no main class", () -> ImageStep.mainClass(null, without));
    }

    private Path jar(String name, Manifest manifest) throws Exception {
        Path jar = directory.resolve(name + ".jar");
        new JarOutputStream(Files.newOutputStream(jar), manifest).close();
        return jar;
    }

    @Test
    void aFunctionHasToBeNamed() {
        Path file = Path.of("f.fn");
        FunctionStep step = new FunctionStep("a.jar", "a.F::f", file, null, "", List.of());
        assertEquals("build a.jar a.F::f -o f.fn", String.join(" ", step.words()));
        FunctionStep all = new FunctionStep("a.jar", "a.F", file, "s", "64m", List.of("-g"));
        assertEquals(
                "build a.jar a.F -o f.fn --signature s --state 64m -- -g",
                String.join(" ", all.words()));
        refuses(
                "No function is named",
                () -> new FunctionStep("a.jar", " ", file, null, null, List.of()));
    }

    private interface Refused {
        void run() throws Exception;
    }

    private static void refuses(String message, Refused step) {
        StepException refused = assertThrows(StepException.class, step::run);
        assertTrue(refused.getMessage().contains(message), refused.getMessage());
    }
}
