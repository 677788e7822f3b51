// SPDX-License-Identifier: Apache-2.0
package dev.thaw.layout.tool;

import static dev.thaw.layout.tool.LayoutImages.OUTPUT;
import static dev.thaw.layout.tool.LayoutImages.classes;
import static dev.thaw.layout.tool.LayoutImages.finish;
import static dev.thaw.layout.tool.LayoutImages.layout;
import static dev.thaw.layout.tool.LayoutImages.run;
import static dev.thaw.layout.tool.LayoutImages.start;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import dev.thaw.layout.program.GrowingHeap;
import dev.thaw.layout.program.StartupProgram;
import dev.thaw.layout.tool.LayoutImages.Result;
import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;

/** The memory that the heap of an ordered program gets as it grows. */
class HugePagesIT {
    private static final String ORDERED = "cu+any-identity";

    /** A mapping that was advised to have huge pages, as the kernel shows it. */
    private static final Pattern ADVISED = Pattern.compile("VmFlags:.* hg( |$)");

    private static final Pattern HUGE = Pattern.compile("AnonHugePages: +([0-9]+) kB");

    @BeforeAll
    static void buildImages() throws Exception {
        LayoutImages.ordered(ORDERED);
    }

    /** What a process has printed when its heap has grown, and its mappings then. */
    private record Grown(String sum, List<String> mappings) {
        static Grown of(String image) throws Exception {
            return of(image, "grow");
        }

        static Grown of(String image, String argument) throws Exception {
            Process process = start(Map.of(), List.of("./" + image, argument));
            try {
                BufferedReader output =
                        new BufferedReader(
                                new InputStreamReader(
                                        process.getInputStream(), StandardCharsets.UTF_8));
                assertEquals(OUTPUT, output.readLine() + "\n");
                String sum = argument.equals("wait") ? "" : output.readLine();
                Path maps = Path.of("/proc", process.pid() + "", "smaps");
                List<String> mappings = Files.readAllLines(maps);
                process.getOutputStream().close();
                assertEquals("went on", output.readLine());
                assertEquals(0, finish(process).status());
                return new Grown(sum, mappings);
            } finally {
                process.destroyForcibly();
            }
        }

        long advised() {
            return mappings.stream().filter(line -> ADVISED.matcher(line).find()).count();
        }

        long hugeKilobytes() {
            return mappings.stream()
                    .map(HUGE::matcher)
                    .filter(found -> found.find())
                    .mapToLong(found -> Long.parseLong(found.group(1)))
                    .sum();
        }
    }

    @Test
    void theHeapOfAnOrderedProgramGrowsByHugePages() throws Exception {
        Grown grown = Grown.of(ORDERED);
        assertTrue(grown.advised() > 0, String.join("\n", grown.mappings()));
        assumeFalse(
                Files.readString(Path.of("/sys/kernel/mm/transparent_hugepage/enabled"))
                        .contains("[never]"),
                "the kernel gives no huge pages");
        assertTrue(grown.hugeKilobytes() >= 2048, grown.hugeKilobytes() + " kB");
    }

    /** Arrays of all sizes come and go, so chunks are given back and memory is used again. */
    @Test
    void whatIsInItIsTheSame() throws Exception {
        assertEquals(GrowingHeap.sum() + "", Grown.of(ORDERED).sum());
        assertEquals(GrowingHeap.inAnyOrder() + "", Grown.of(ORDERED, "any-order").sum());
    }

    @Test
    void aHeapThatStaysSmallHasNone() throws Exception {
        assertEquals(0, Grown.of(ORDERED, "wait").advised());
    }

    @Test
    @EnabledIfSystemProperty(
            named = "it.soak",
            matches = "true",
            disabledReason = "an image of its own; with --soak")
    void anOptionBuildsAnOrderedProgramWithoutThem() throws Exception {
        Result built =
                layout(
                        "build --profile app.profile -- native-image -Ob -cp " + classes(),
                        "-H:+UnlockExperimentalVMOptions -H:-StartupHugePages -o small-pages",
                        StartupProgram.class.getName());
        assertEquals(0, built.status(), built.output());
        assertEquals(new Result(0, OUTPUT), run(Map.of(), List.of("./small-pages")));
        assertEquals(0, Grown.of("small-pages").advised());
    }
}
