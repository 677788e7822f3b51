// SPDX-License-Identifier: Apache-2.0
package dev.thaw.command.cache;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What the parts keep in the cache, and where; nothing else is ever touched. */
enum Kind {
    /** Which no package of the machine was. */
    SET_UP("JDK or Rust of the set-up", "set-up", "(?:jdk|rust)-[0-9.]+", Lock.OF_DIRECTORY),
    TOOLCHAIN_HOME("toolchain home", "", "(graalvm-ce)-[0-9.]+-[0-9a-f]{12}", Lock.OF_ENTRY),
    FRONT_IMAGE("visor's front", "visor", "()[0-9a-f]{16}", Lock.OF_DIRECTORY),
    /** Of an installation: where the launcher finds what it has built of a jar. */
    NOTE(
            "note of what was built",
            "visor",
            "(jvm|image|[a-z]+\\.image)-[0-9a-f]{16}",
            Lock.NONE,
            "(?:jvm|image|[a-z]+\\.image)-[0-9a-f]{16}\\.new(?:\\.[0-9]+)?"),
    LANGUAGE_IMAGE(
            "language image", "visor/languages", "([a-z]+)-[0-9a-f-]{8,64}", Lock.OF_DIRECTORY),
    SCRIPT_JVM("JVM for scripts", "visor/polyglot", "()[0-9a-f]{16}", Lock.OF_DIRECTORY),
    WARM_CLASSES("classes of warm JVMs", "hottub/classes", "[0-9a-f]{16,64}", Lock.NONE),
    CONTENTS("hashes of class paths", "hottub", "[0-9a-f]{32}\\.contents", Lock.NONE),
    BAM_PROGRAM("program of bam", "bam/programs", "[0-9a-f]+(?:--?[0-9a-f]+){4}", Lock.IN_LOCKS),
    BAM_BUILD("layout of bam", "bam/builds", "[0-9a-f]{8,128}(?:-[0-9a-f]{16})?", Lock.NONE),
    RELAYOUT_PROGRAM(
            "program of tests", "relayout/programs", "[A-Za-z0-9._+-]+-[0-9a-f]{16}", Lock.NONE),
    DEMO_IMAGE("demo's image", "demo", "()[0-9a-f]{8,64}", Lock.OF_DIRECTORY),
    MATRIX_IMAGE("sd-matrix's image", "sd", "()[0-9a-f]{8,64}", Lock.OF_DIRECTORY),
    MODELS("CoreNLP's models", "nlp", "(models)-[0-9.]+", Lock.NONE),
    NLP_IMAGE("nlp's image", "nlp", "()[0-9a-f]{8,64}", Lock.OF_DIRECTORY),
    BENCH_FUNCTION(
            "function of benchmarks",
            "bench/functions",
            "(?!next-)(.+)-[0-9a-f]{8,64}\\.fn",
            Lock.NONE,
            "next-.+\\.fn"),
    BENCH_LIBRARIES(
            "jars of benchmarks",
            "bench/programs",
            "libraries-[0-9a-f]{8,64}",
            Lock.NONE,
            "libraries[0-9]+"),
    /** Of npm and PyPI, whose names end with exact versions. */
    BENCH_PACKAGES(
            "packages of benchmarks",
            "bench",
            "(?:npm|pip)-[\\w.-]*_[0-9.]*[0-9]",
            Lock.NONE,
            "next-(?:npm|pip)-[\\w.-]+"),
    BENCH_IMAGE("image of benchmarks", "bench", "[0-9a-f]{8,64}", Lock.OF_DIRECTORY),
    BENCH_SERVICE(
            "service of benchmarks", "bench", "([a-z]+-[a-z-]+)-[0-9a-f]{8,64}", Lock.OF_DIRECTORY);

    /** Which file is locked while an entry is made. */
    enum Lock {
        NONE,
        /** Of its own name, beside it. */
        OF_ENTRY,
        OF_DIRECTORY,
        /** In a directory of locks beside the one that it is in. */
        IN_LOCKS
    }

    /** What builders and this command leave if they are killed. */
    private static final String LEFT = "\\.building|\\.unfinished|\\.removing|\\.fn\\.removing";

    private final String title;
    private final String directory;
    private final Pattern name;
    private final Pattern left;
    private final Lock lock;

    /**
     * @param name a group in it is what versions of one thing have in common; without one, entries
     *     are no versions of each other
     */
    Kind(String title, String directory, String name, Lock lock) {
        this(title, directory, name, lock, "");
    }

    /**
     * @param made a name that an entry has while it is made, where that is not the usual one
     */
    Kind(String title, String directory, String name, Lock lock, String made) {
        this.title = title;
        this.directory = directory;
        this.name = Pattern.compile(name);
        this.left =
                Pattern.compile(
                        "(?:"
                                + name
                                + ")(?:"
                                + LEFT
                                + ")|\\.(?:"
                                + name
                                + ")\\.\\w+|unfinished-\\w+"
                                + (made.isEmpty() ? "" : "|" + made));
        this.lock = lock;
    }

    String title() {
        return title;
    }

    /** Below the cache's directory. */
    String directory() {
        return directory;
    }

    Lock lock() {
        return lock;
    }

    boolean isName(String file) {
        return name.matcher(file).matches();
    }

    /** A name that an entry has while it is made or removed. */
    boolean isLeft(String file) {
        return left.matcher(file).matches();
    }

    /** What all versions of an entry have in common, if there can be several. */
    Optional<String> family(String file) {
        Matcher matcher = name.matcher(file);
        return matcher.matches() && matcher.groupCount() > 0
                ? Optional.of(this + matcher.group(1))
                : Optional.empty();
    }
}
