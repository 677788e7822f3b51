// SPDX-License-Identifier: Apache-2.0
package dev.thaw.hottub.verify;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ChangedStaticsTest {
    private static final String INVENTORY =
            """
            a.Counted number I COUNTER, by rule: only counted up
            a.Kept hash I CACHE, by line: a.Kept * cache
            a.Begun next J RESET, by line: a.Begun next reset by run
            a.Fixed size I CONSTANT, by rule: set by initialisers
            a.Unseen access La/Access; CONSTANT, by line: a.Unseen * constant
            a.Back level I RESET, by line: a.Back level reset =0 I
            # 6 fields of 6 classes
            """;

    @TempDir Path directory;

    private List<String> unexplained(String text) throws Exception {
        ChangedStatics statics = new ChangedStatics();
        statics.add("run 1", false, Files.writeString(directory.resolve("statics"), text));
        return statics.unexplained(INVENTORY);
    }

    @Test
    void whatGoesOnOrIsRememberedIsNotNamed() throws Exception {
        String text =
                "a.Counted number 1 2\na.Kept hash 0 7\na.Begun next 1 9\n"
                        + "a.Unseen access null La/Access;\n";
        assertEquals(List.of(), unexplained(text));
    }

    @Test
    void whatShouldBeAsBeforeIsNamed() throws Exception {
        List<String> found = unexplained("a.Back level 0 3\na.Fixed size 1 2\na.New flag 0 1\n");
        assertEquals(3, found.size(), found::toString);
        assertTrue(found.get(0).startsWith("run 1: the JDK's static field a.Back.level was 0"));
        assertTrue(found.get(1).contains("set by initialisers"));
        assertTrue(found.get(2).contains("not accounted for"));
    }

    @Test
    void howCollectionsKeepWhatTheyHaveIsNotNamed() throws Exception {
        ChangedStatics statics = new ChangedStatics();
        String text =
                "java.lang.ref.SoftReference clock 1 2\n"
                        + "a.Back map La/Map;{size=1;modCount=3;} La/Map;{size=1;modCount=5;}\n"
                        + "a.Back text La/Text;{hash=0;} La/Text;{hash=7;}\n";
        statics.add("run 1", false, Files.writeString(directory.resolve("statics"), text));
        assertEquals(List.of(), statics.fields());
    }

    @Test
    void whatAnObjectKeepsIsNamed() throws Exception {
        List<String> found =
                unexplained("a.Back map La/Map;{size=1;modCount=3;} La/Map;{size=2;modCount=4;}\n");
        assertEquals(1, found.size(), found::toString);
        assertTrue(
                found.get(0).contains("a.Back.map was La/Map;{size=1;} and is La/Map;{size=2;}"));
    }

    @Test
    void whatTheFirstRunMakesTheJdkFillIsNotNamed() throws Exception {
        ChangedStatics statics = new ChangedStatics();
        String text =
                "a.Back map La/Map;{size=1;} La/Map;{size=2;}\n"
                        + "a.Fixed size null La/Size;{}\na.Back level 0 3\n";
        statics.add("first", true, Files.writeString(directory.resolve("statics"), text));
        assertEquals(List.of("a.Fixed#size", "a.Back#level"), statics.fields());
        assertEquals(1, statics.unexplained(INVENTORY).size());
    }

    @Test
    void aJvmThatHasWrittenNothingHasNothingToName() throws Exception {
        ChangedStatics statics = new ChangedStatics();
        statics.add("run 1", false, directory.resolve("none"));
        assertEquals(List.of(), statics.fields());
    }
}
