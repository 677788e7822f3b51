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
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Two images in one process, which works only with copies of the JDK's libraries for each. */
class PrivateLibrariesIT extends FunctionTests {
    private static final String WORK = "network|zip some text|file some text|hello you";
    private static final String ORDERED_WORK =
            "{\"task\":\"network\"}|{\"task\":\"zip some text\"}|{\"task\":\"file some text\"}";

    /** Both images are busy in the JDK's libraries, in isolates that come and go. */
    @Test
    void twoImagesWorkBesideEachOther() throws Exception {
        host.open(ORDER, order);
        Answer answer = host.command("together 25 10 %s", WORK + "&" + ORDERED_WORK);
        assertEquals(0, answer.number("failures"));
        Set<String> libraries = mapped(host.command("state"), order.getParent());
        libraries.addAll(mapped(host.command("state"), everything.getParent()));
        assertEquals(names(everything).size() + names(order).size(), libraries.size());
    }

    /** Why: the same image, linked with the other one's copies. */
    @Test
    void imagesThatShareTheLibrariesBreak() throws Exception {
        Map<Long, String> others = new HashMap<>();
        for (String name : names(everything)) {
            others.put(Files.size(everything.resolveSibling(name)), name);
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
            Files.copy(everything.resolveSibling(name), sharing.resolve(name));
        }
        host.open(ORDER, sharing.resolve("libfunction.so"));
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
