// SPDX-License-Identifier: Apache-2.0
package dev.thaw.wordnet;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/** A complete WordNet database of a few words, whose files a test may spoil. */
public final class SmallWordNet {
    private final Map<String, String> files = new LinkedHashMap<>();

    public SmallWordNet() {
        files.put("verb.Framestext", "1  Something ----s\n2  Somebody ----s\n");
        files.put(
                "data.noun",
                """
                  1 This is a license.
                00000100 03 n 01 entity 0 001 ~ 00000200 n 0000 | that which is
                00000200 05 n 01 animal 0 003 @ 00000100 n 0000 ~ 00000300 n 0000 ~ 00000400 n 0000 | a living thing
                00000300 05 n 02 dog 0 Canis_familiaris 0 002 @ 00000200 n 0000 + 00000100 v 0101 | a friend; "good dog"
                00000400 05 n 01 cat 0 001 @ 00000200 n 0000 | another friend
                """);
        files.put(
                "data.verb",
                "00000100 38 v 02 dog 0 tail 0 001 + 00000300 n 0101 02 + 01 00 + 02 02 | follow\n");
        files.put(
                "data.adj",
                """
                00000100 00 a 01 good 0 001 ! 00000200 a 0101 | as wanted
                00000200 00 a 01 bad(p) 0 001 ! 00000100 a 0101 | not as wanted
                """);
        files.put("data.adv", "00000100 02 r 01 well 0 000 | in a good way\n");
        files.put(
                "index.noun",
                """
                  1 This is a license.
                entity n 1 1 ~ 1 0 00000100
                animal n 1 2 @ ~ 1 0 00000200
                dog n 1 2 @ + 1 1 00000300
                canis_familiaris n 1 1 @ 1 0 00000300
                cat n 1 1 @ 1 0 00000400
                """);
        files.put("index.verb", "dog v 1 1 + 1 0 00000100  \ntail v 1 1 + 1 0 00000100  \n");
        files.put("index.adj", "good a 1 1 ! 1 0 00000100\nbad a 1 1 ! 1 0 00000200\n");
        files.put("index.adv", "well r 1 0 1 0 00000100\n");
        files.put(
                "index.sense",
                """
                animal%1:05:00:: 00000200 1 0
                bad%3:00:00:: 00000200 1 0
                canis_familiaris%1:05:00:: 00000300 1 0
                cat%1:05:00:: 00000400 1 18
                dog%1:05:00:: 00000300 1 42
                dog%2:38:00:: 00000100 1 2
                entity%1:03:00:: 00000100 1 11
                good%3:00:00:: 00000100 1 190
                tail%2:38:00:: 00000100 1 0
                well%4:02:00:: 00000100 1 80
                """);
        files.put("noun.exc", "doggies dog\n");
        files.put("verb.exc", "");
        files.put("adj.exc", "better good well\n");
        files.put("adv.exc", "best well\n");
    }

    public SmallWordNet replace(String file, String text, String replacement) {
        String old = files.get(file);
        if (!old.contains(text)) {
            throw new IllegalArgumentException(file + " does not hold '" + text + "'");
        }
        files.put(file, old.replace(text, replacement));
        return this;
    }

    public SmallWordNet without(String file) {
        files.remove(file);
        return this;
    }

    public Path write(Path jar) throws IOException {
        try (ZipOutputStream out = new ZipOutputStream(Files.newOutputStream(jar))) {
            for (Map.Entry<String, String> file : files.entrySet()) {
                out.putNextEntry(new ZipEntry("some/where/" + file.getKey()));
                out.write(file.getValue().getBytes(StandardCharsets.US_ASCII));
            }
        }
        return jar;
    }
}
