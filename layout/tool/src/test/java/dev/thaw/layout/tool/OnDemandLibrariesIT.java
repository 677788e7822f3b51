// SPDX-License-Identifier: Apache-2.0
package dev.thaw.layout.tool;

import static dev.thaw.layout.tool.LayoutImages.OUTPUT;
import static dev.thaw.layout.tool.LayoutImages.classes;
import static dev.thaw.layout.tool.LayoutImages.file;
import static dev.thaw.layout.tool.LayoutImages.finish;
import static dev.thaw.layout.tool.LayoutImages.layout;
import static dev.thaw.layout.tool.LayoutImages.run;
import static dev.thaw.layout.tool.LayoutImages.start;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.thaw.layout.program.StartupProgram;
import dev.thaw.layout.tool.LayoutImages.Result;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.io.TempDir;

/** When an ordered program loads the JDK's shared libraries beside it. */
class OnDemandLibrariesIT {
    private static final String ORDERED = "cu+any-identity";
    private static final Pattern JDK_LIBRARY = Pattern.compile("lib(java|jvm|net|nio|zip)\\.so");

    private static Result built;

    @BeforeAll
    static void buildImages() throws Exception {
        built = LayoutImages.ordered(ORDERED);
    }

    @Test
    void anOrderedProgramLoadsALibraryWhenItFirstCallsIt() throws Exception {
        assertTrue(
                built.output().contains("Startup libraries: loaded when first called: libjava"),
                built.output());
        assertEquals(Set.of(), linked(ORDERED));
        Process process = start(Map.of(), List.of("./" + ORDERED, "wait"));
        assertEquals(OUTPUT.length(), process.getInputStream().readNBytes(OUTPUT.length()).length);
        String maps = Files.readString(Path.of("/proc", process.pid() + "", "maps"));
        process.getOutputStream().close();
        assertEquals(new Result(0, "went on\n"), finish(process));
        // What it prints and unpacks resources with, but no network.
        assertEquals(Set.of("libjava.so", "libjvm.so", "libzip.so"), libraries(maps));
        assertTrue(Files.exists(file("libnet.so")), "libnet.so is not beside the program");
    }

    @Test
    void oneThatIsNotOrderedIsLinkedWithThem() throws Exception {
        Set<String> linked = linked("app.instrumented");
        assertTrue(linked.containsAll(List.of("libjava.so", "libnet.so")), linked.toString());
    }

    @Test
    void aProgramWithoutItsLibrariesNamesTheOneThatItCalls(@TempDir Path elsewhere)
            throws Exception {
        Path alone = Files.copy(file(ORDERED), elsewhere.resolve("alone"));
        Result refused = run(Map.of(), List.of(alone.toString()));
        assertEquals(127, refused.status(), refused.output());
        assertTrue(refused.output().startsWith("libjava.so: the JDK's code"), refused.output());
        assertTrue(refused.output().contains("together with the libraries"), refused.output());
    }

    @Test
    @EnabledIfSystemProperty(
            named = "it.soak",
            matches = "true",
            disabledReason = "an image of its own; with --soak")
    void anOptionLinksAnOrderedProgramWithThem() throws Exception {
        Result linking =
                layout(
                        "build --profile app.profile -- native-image -Ob -cp " + classes(),
                        "-H:+UnlockExperimentalVMOptions -H:-StartupLibrariesOnDemand -o linked",
                        StartupProgram.class.getName());
        assertEquals(0, linking.status(), linking.output());
        assertFalse(linking.output().contains("Startup libraries: "), linking.output());
        assertTrue(linked("linked").contains("libnet.so"), linked("linked").toString());
        assertEquals(new Result(0, OUTPUT), run(Map.of(), List.of("./linked")));
    }

    /** The JDK's libraries that the dynamic linker loads before main. */
    private static Set<String> linked(String image) throws Exception {
        Result read = run(Map.of(), List.of("readelf", "-d", "./" + image));
        assertEquals(0, read.status(), read.output());
        return libraries(
                read.output()
                        .lines()
                        .filter(line -> line.contains("(NEEDED)"))
                        .collect(Collectors.joining("\n")));
    }

    private static Set<String> libraries(String text) {
        Stream<String> names = JDK_LIBRARY.matcher(text).results().map(found -> found.group());
        return names.collect(Collectors.toCollection(TreeSet::new));
    }
}
