// SPDX-License-Identifier: Apache-2.0
package dev.thaw.function.tool;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.thaw.function.tool.NativeHostProcess.Answer;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;

/** Two images in one process, which works only with copies of the JDK's libraries for each. */
class PrivateLibrariesIT extends FunctionTests {
    private static final int SECOND = 1;
    private static final String WORK = "network|zip some text|file some text|hello you";
    private static final String ORDERED_WORK =
            "{\"task\":\"network\"}|{\"task\":\"zip some text\"}|{\"task\":\"file some text\"}";

    /** Both are busy in the JDK's libraries, in isolates that come and go. */
    private void workTogether(Path second, String work) throws IOException {
        host.open(SECOND, second);
        Answer answer = host.command("together 25 10 %s", WORK + "&" + work);
        assertEquals(0, answer.number("failures"));
        Set<String> libraries = mapped(host.command("state"), second.getParent());
        libraries.addAll(mapped(host.command("state"), library.getParent()));
        assertEquals(names(library).size() + names(second).size(), libraries.size());
    }

    /** The second is the first once more, under other names, as another image would have. */
    @Test
    void anImageWorksBesideItself() throws Exception {
        Map<String, String> others = new HashMap<>();
        for (String name : names(library)) {
            // of the same length; the image itself is opened by its path
            others.put(name, (name.startsWith("z") ? "y" : "z") + name.substring(1));
        }
        assertTrue(others.size() > 5, others.toString());
        Path again = Files.createDirectory(directory.resolve("again"));
        for (Map.Entry<String, String> other : others.entrySet()) {
            DynamicStrings strings = DynamicStrings.read(library.resolveSibling(other.getKey()));
            strings.rename(others);
            strings.write(again.resolve(other.getValue()));
        }
        workTogether(again.resolve(others.get(library.getFileName().toString())), WORK);
    }

    private static Path order() throws Exception {
        Path alone = Files.createTempDirectory(directory, "alone");
        return BuiltFunctions.orderAlone(alone);
    }

    @Test
    @Timeout(value = 60, unit = TimeUnit.MINUTES)
    @EnabledIfSystemProperty(
            named = "it.soak",
            matches = "true",
            disabledReason = "an image of its own; with --soak")
    void twoImagesWorkBesideEachOther() throws Exception {
        workTogether(order(), ORDERED_WORK);
    }

    /** Why: another image, linked with this one's copies. */
    @Test
    @Timeout(value = 60, unit = TimeUnit.MINUTES)
    @EnabledIfSystemProperty(
            named = "it.soak",
            matches = "true",
            disabledReason = "an image of its own; with --soak")
    void imagesThatShareTheLibrariesBreak() throws Exception {
        Path order = order();
        Map<Long, String> others = new HashMap<>();
        for (String name : names(library)) {
            others.put(Files.size(library.resolveSibling(name)), name);
        }
        Map<String, String> shared = new HashMap<>();
        for (String name : names(order)) {
            String other = others.get(Files.size(order.resolveSibling(name)));
            if (other != null) {
                shared.put(name, other);
            }
        }
        assertTrue(shared.size() >= 5, shared.toString());
        Path sharing = Files.createDirectory(directory.resolve("sharing"));
        DynamicStrings image = DynamicStrings.read(order);
        image.rename(shared);
        image.write(sharing.resolve("libfunction.so"));
        for (String name : shared.values()) {
            Files.copy(library.resolveSibling(name), sharing.resolve(name));
        }
        host.open(SECOND, sharing.resolve("libfunction.so"));
        try {
            Answer answer = host.command("together 25 10 %s", WORK + "&" + ORDERED_WORK);
            assertNotEquals(0, answer.number("failures"));
        } catch (IOException e) {
            // by a signal, or by the image's own end after a fatal error
            assertNotEquals(0, host.exitCode());
        }
    }

    private static Set<String> mapped(Answer state, Path in) {
        return state.text("maps")
                .lines()
                .filter(line -> line.contains(in + "/"))
                .map(line -> line.substring(line.indexOf('/')))
                .collect(Collectors.toCollection(HashSet::new));
    }

    private static List<String> names(Path library) throws IOException {
        try (Stream<Path> files = Files.list(library.getParent())) {
            return files.map(file -> file.getFileName().toString())
                    .filter(name -> !name.equals("manifest.json"))
                    .toList();
        }
    }
}
