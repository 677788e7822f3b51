// SPDX-License-Identifier: Apache-2.0
package dev.thaw.hottub.statics;

import dev.thaw.hottub.statics.Hierarchy.Answer;
import dev.thaw.hottub.statics.TransformedClasses.Transformed;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Transformed classes of the program's own class loaders, kept for later runs: a loader ends with
 * its run, and the next run's defines the same class files. How a class is transformed depends on
 * what is known of others then, so it is found only where the same is known of all that were asked
 * about. It holds no loader.
 */
final class ClassesOfLoaders {
    private static final long MOST_BYTES = 64L << 20;
    private static final int MOST_OF_A_NAME = 4;

    // Generated classes have other names each time.
    private static final int RUNS_UNUSED = 10;

    private static final class Kept {
        final byte[] classFile;
        final ClassFacts facts;
        final List<Answer> answers;
        final Transformed transformed;
        volatile int lastRun;

        Kept(
                byte[] classFile,
                ClassFacts facts,
                List<Answer> answers,
                Transformed transformed,
                int run) {
            this.classFile = classFile;
            this.facts = facts;
            this.answers = answers;
            this.transformed = transformed;
            lastRun = run;
        }

        long bytes() {
            return (long) classFile.length + transformed.classFile().length;
        }
    }

    private final Hierarchy hierarchy;
    private final Map<String, List<Kept>> byName = new HashMap<>();
    private long bytes;
    private volatile int run;

    ClassesOfLoaders(Hierarchy hierarchy) {
        this.hierarchy = hierarchy;
    }

    /** The rewritten class, as {@link ClassRewriter#rewrite} has it. Any thread may ask. */
    Transformed rewrite(ClassLoader loader, String name, byte[] classFile) {
        for (Kept kept : of(name)) {
            if (Arrays.equals(kept.classFile, classFile)) {
                hierarchy.add(loader, kept.facts);
                if (hierarchy.answers(loader, kept.answers)) {
                    kept.lastRun = run;
                    return kept.transformed;
                }
            }
        }
        List<Answer> answers = new ArrayList<>();
        byte[] rewritten = ClassRewriter.rewrite(classFile, loader, hierarchy.noting(answers));
        ClassFacts facts = hierarchy.known(loader, name).orElseThrow();
        Transformed transformed = new Transformed(rewritten, facts.isReflected());
        keep(name, new Kept(classFile, facts, List.copyOf(answers), transformed, run));
        return transformed;
    }

    private synchronized List<Kept> of(String name) {
        return byName.getOrDefault(name, List.of());
    }

    private synchronized void keep(String name, Kept kept) {
        List<Kept> others = byName.getOrDefault(name, List.of());
        if (others.size() == MOST_OF_A_NAME || bytes + kept.bytes() > MOST_BYTES) {
            return;
        }
        List<Kept> all = new ArrayList<>(others);
        all.add(kept);
        byName.put(name, List.copyOf(all));
        bytes += kept.bytes();
    }

    /** A run has ended; what many have not used is given up. */
    synchronized void runEnded() {
        int oldest = ++run - RUNS_UNUSED;
        bytes = 0;
        byName.replaceAll(
                (name, all) -> all.stream().filter(kept -> kept.lastRun >= oldest).toList());
        byName.values().removeIf(List::isEmpty);
        byName.values().forEach(all -> all.forEach(kept -> bytes += kept.bytes()));
    }
}
