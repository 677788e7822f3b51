// SPDX-License-Identifier: Apache-2.0
package dev.thaw.advise.watch;

import dev.thaw.advise.Estimate;
import dev.thaw.advise.Finding;
import dev.thaw.advise.Finding.Part;
import dev.thaw.advise.Finding.Verdict;
import dev.thaw.advise.Texts;
import dev.thaw.advise.Unseen;
import dev.thaw.advise.image.NativeImage;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What would help processes that run. */
public final class WatchAdvice {
    /** Less in common is not worth a snapshot. */
    private static final long WORTH_IT = 16L << 20;

    private final Map<String, Double> numbers = new LinkedHashMap<>();
    private final List<Finding> findings = new ArrayList<>();
    private final List<Unseen> unseen = new ArrayList<>();
    private final List<WatchedProcess> seen = new ArrayList<>();
    private final List<WatchedProcess> jvms = new ArrayList<>();
    private boolean areImages = true;

    /**
     * @param processes their numbers
     * @param look whether they may be profiled, by which their threads stand for moments
     */
    public WatchAdvice(List<Long> processes, boolean look) throws InterruptedException {
        List<EqualPages.Pages> pages = new ArrayList<>();
        for (long id : processes) {
            WatchedProcess process = new WatchedProcess(id);
            try {
                EqualPages.Pages own = EqualPages.of(process);
                boolean isJvm = process.isJvm();
                areImages &= NativeImage.of(process.programFile()).isPresent();
                pages.add(own);
                seen.add(process);
                if (isJvm) {
                    jvms.add(process);
                }
            } catch (IOException e) {
                unseen.add(new Unseen("process " + id, why(process)));
            }
        }
        numbers.put("processes", (double) seen.size());
        if (seen.size() > 1) {
            sameData(EqualPages.among(pages));
        } else if (seen.size() == 1) {
            unseen.add(
                    new Unseen(
                            "whether other processes hold the same data",
                            "one process was named; name all of a program: thaw advise $(pidof NAME)"));
        }
        if (jvms.size() > 1) {
            sameClasses();
        }
        for (WatchedProcess process : jvms) {
            findings.add(
                    Finding.noGain(
                            Part.HOTTUB,
                            "process %d is a JVM".formatted(process.id()),
                            "one that runs on gains nothing by a warm start; advise its command if it is run often"));
        }
        for (WatchedProcess process : seen) {
            if (!jvms.contains(process)) {
                CodeLook.of(process, look, findings, unseen);
            }
        }
    }

    private static String why(WatchedProcess process) {
        return process.exists()
                ? "it may not be looked into; run this as its user or as root"
                : "there is no such process";
    }

    private void sameData(EqualPages pages) {
        numbers.put("private_bytes", (double) pages.privateBytes());
        numbers.put("same_bytes", (double) pages.sameBytes());
        numbers.put("copies_bytes", (double) pages.copyBytes());
        if (pages.cut()) {
            unseen.add(new Unseen("the rest of large processes", "4 GiB of each are read"));
        }
        String measured =
                "%s of %s in %d processes is the same data, page by page"
                        .formatted(
                                Texts.bytes(pages.sameBytes()),
                                Texts.bytes(pages.privateBytes()),
                                seen.size());
        if (pages.copyBytes() < WORTH_IT) {
            findings.add(
                    Finding.noGain(
                            Part.SNAPSHOTS, measured, "that is too little to be worth a snapshot"));
            return;
        }
        // a page that is equal is sure; objects that lie elsewhere in another process are not seen
        Estimate estimate =
                new Estimate(
                        "bytes",
                        pages.privateBytes(),
                        (double) pages.privateBytes() - pages.copyBytes(),
                        (double) pages.privateBytes() - pages.copyBytes(),
                        pages.privateBytes(),
                        "if all of that is objects that one process makes and the others map");
        findings.add(
                areImages
                        ? new Finding(
                                Part.SNAPSHOTS,
                                Verdict.HELPS,
                                measured,
                                "",
                                Optional.of(estimate),
                                List.of(
                                        "thaw demo    # then doss/README.md: SNAPSHOT in one process, LOAD in the others"))
                        : new Finding(
                                Part.SNAPSHOTS,
                                Verdict.REFUSED,
                                measured,
                                "snapshots share objects of Java programs that are native images, and these are not",
                                Optional.empty(),
                                List.of()));
    }

    private void sameClasses() throws InterruptedException {
        Map<String, List<WatchedProcess>> byMain = new LinkedHashMap<>();
        for (WatchedProcess jvm : jvms) {
            jvm.mainOfJvm()
                    .ifPresentOrElse(
                            main -> byMain.computeIfAbsent(main, m -> new ArrayList<>()).add(jvm),
                            () ->
                                    unseen.add(
                                            new Unseen(
                                                    "the heap of process " + jvm.id(),
                                                    "it keeps no counters that say what it runs (-XX:-UsePerfData, or another user's)")));
        }
        for (Map.Entry<String, List<WatchedProcess>> alike : byMain.entrySet()) {
            if (alike.getValue().size() > 1) {
                sameHeap(alike.getKey(), alike.getValue());
            }
        }
    }

    private void sameHeap(String main, List<WatchedProcess> alike) throws InterruptedException {
        List<ClassHistogram> histograms = new ArrayList<>();
        for (WatchedProcess jvm : alike) {
            try {
                histograms.add(ClassHistogram.of(jvm));
            } catch (IOException e) {
                unseen.add(new Unseen("the heap of process " + jvm.id(), e.getMessage()));
            }
        }
        if (histograms.size() < 2) {
            return;
        }
        long common = ClassHistogram.common(histograms);
        numbers.merge("common_heap_bytes", (double) common, Double::sum);
        String measured =
                "each of %d JVMs of %s has %s of objects of the same classes"
                        .formatted(histograms.size(), main, Texts.bytes(common));
        if (common < WORTH_IT) {
            findings.add(
                    Finding.noGain(
                            Part.SNAPSHOTS, measured, "that is too little to be worth a snapshot"));
            return;
        }
        unseen.add(
                new Unseen(
                        "whether these objects are equal",
                        "only classes and sizes are compared, garbage included; objects of a JVM have other addresses in each process"));
        findings.add(
                new Finding(
                        Part.SNAPSHOTS,
                        Verdict.MAY_HELP,
                        measured,
                        "if it is the same data, a native image of the program can map it instead of making it",
                        Optional.empty(),
                        List.of("thaw native-image …", "thaw demo    # then doss/README.md")));
    }

    /** Whether nothing could be seen of any process. */
    public boolean isRefused() {
        return seen.isEmpty();
    }

    public Map<String, Double> numbers() {
        return numbers;
    }

    public List<Finding> findings() {
        return findings;
    }

    public List<Unseen> unseen() {
        return unseen;
    }
}
