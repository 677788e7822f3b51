// SPDX-License-Identifier: Apache-2.0
package dev.thaw.command.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Versions, variables, goals and tasks of which pages tell are those of the sources. */
class PageNamesTest {
    private static final Pattern SOURCE =
            Pattern.compile(".*\\.(?:java|rs|c|h|xml)|.*/thaw|.*/\\.ci/run");
    private static final Pattern VERSION =
            Pattern.compile(
                    "(?:thaw(?:-[a-z-]+)?[ _-]|dev\\.thaw:[a-z-]+:|id 'dev\\.thaw' version '"
                            + "|<artifactId>thaw[a-z-]*</artifactId>\\s*<version>)([0-9]+\\.[0-9]+\\.[0-9]+)");

    private static final Pattern VARIABLE = Pattern.compile("\\bTHAW_[A-Z][A-Z_]*[A-Z]\\b");
    private static final Pattern GOAL =
            Pattern.compile("\\bthaw:([a-z][a-z-]+)|<goal>([a-z-]+)</goal>");
    private static final Pattern TASK = Pattern.compile("\\bthaw[A-Z][A-Za-z]+\\b");

    /** Made by Maven for each plugin, and of GraalVM's plugin. */
    private static final Set<String> NOT_OURS = Set.of("help", "add-reachability-metadata");

    /** What is measured tells of its time. */
    static Stream<Path> pages() throws IOException {
        return LinksTest.pages().filter(page -> !page.toString().contains("/benchmarks/results/"));
    }

    private static Set<String> onPages(Pattern pattern) throws IOException {
        Set<String> found = new TreeSet<>();
        for (Path page : pages().toList()) {
            found.addAll(all(pattern, Files.readString(page)));
        }
        return found;
    }

    private static Set<String> all(Pattern pattern, String text) {
        return pattern.matcher(text).results().map(PageNamesTest::last).collect(sorted());
    }

    private static java.util.stream.Collector<String, ?, TreeSet<String>> sorted() {
        return Collectors.toCollection(TreeSet::new);
    }

    private static String last(MatchResult result) {
        for (int i = result.groupCount(); i > 0; i--) {
            if (result.group(i) != null) {
                return result.group(i);
            }
        }
        return result.group();
    }

    private static Set<String> inSources(Pattern pattern, String under) throws IOException {
        Set<String> found = new TreeSet<>();
        for (Path file : SourceFiles.below(under).toList()) {
            if (SOURCE.matcher("/" + Commands.SOURCES.relativize(file)).matches()) {
                String text = new String(Files.readAllBytes(file), StandardCharsets.UTF_8);
                found.addAll(all(pattern, text));
            }
        }
        return found;
    }

    private static void sameNames(Set<String> named, Set<String> there, int least) {
        assertTrue(named.size() >= least, "only these are read: " + named);
        Set<String> wrong = new TreeSet<>(named);
        wrong.removeAll(there);
        assertEquals(Set.of(), wrong, "pages tell of what is not there");
    }

    @Test
    void versionsAreTheProjects() throws IOException {
        String pom = Files.readString(Commands.SOURCES.resolve("pom.xml"));
        Set<String> own =
                all(Pattern.compile("<artifactId>thaw</artifactId>\\s*<version>([^<]+)<"), pom);
        assertEquals(1, own.size(), own.toString());
        assertEquals(own, onPages(VERSION));
    }

    @Test
    void variablesAreReadBySomething() throws IOException {
        Set<String> there = inSources(VARIABLE, "");
        // the server takes its options from variables of their names
        inSources(Pattern.compile("\"--([a-z-]+)\""), "graalvisor/front/src/main").stream()
                .map(o -> "THAW_VISOR_" + o.toUpperCase(Locale.ROOT).replace('-', '_'))
                .forEach(there::add);
        sameNames(onPages(VARIABLE), there, 15);
    }

    @Test
    void goalsAreThoseOfMavensPlugin() throws IOException {
        Set<String> goals =
                inSources(
                        Pattern.compile("@Mojo\\(\\s*name = \"([a-z-]+)\""),
                        "maven-plugin/src/main");
        Set<String> named = onPages(GOAL);
        named.removeAll(NOT_OURS);
        // coordinates have two points
        named.removeIf(name -> name.startsWith("thaw-"));
        sameNames(named, goals, 6);
        Set<String> silent = new TreeSet<>(goals);
        silent.removeAll(named);
        assertEquals(Set.of(), silent, "no page tells of them");
    }

    @Test
    void tasksAreThoseOfGradlesPlugin() throws IOException {
        sameNames(onPages(TASK), inSources(TASK, "gradle-plugin/src/main"), 7);
    }
}
