// SPDX-License-Identifier: Apache-2.0
package dev.thaw.command.doctor;

import static dev.thaw.command.doctor.State.REFUSED;
import static dev.thaw.command.doctor.State.WORKS_IN_PART;
import static dev.thaw.command.doctor.State.WORKS_SLOWER;

import dev.thaw.command.machine.Disk;
import dev.thaw.command.machine.Facts;
import java.util.List;

/** What native images need, to be built and to run: the toolchain, snapshots, layout. */
final class ImageRules {
    /** MiB that the toolchain's home takes. */
    private static final long HOME = 500;

    /** KiB; what Linux sets, and what cold starts were measured with. */
    private static final long USUAL_READ_AHEAD = 128;

    /** Of the kernel's performance events, those of one's own programs. */
    private static final long OWN_EVENTS = 2;

    private ImageRules() {}

    static List<Reason> toolchain(Facts facts) {
        return images(facts).list();
    }

    private static Reasons images(Facts facts) {
        Reasons reasons = new Reasons();
        BuildRules.addMachine(facts, reasons);
        BuildRules.addJdk25(facts, reasons);
        BuildRules.addCompiler(facts, reasons);
        addCache(facts.cache(), HOME, "the toolchain's home", reasons);
        addPrograms(facts.temporary(), "TMPDIR", reasons);
        List<String> missing = facts.processors().missing().value().orElse(List.of());
        reasons.when(
                !missing.isEmpty(),
                WORKS_IN_PART,
                "images are compiled for x86-64-v3, and do not start on these processors, which have no "
                        + String.join(", ", missing),
                "native-image -march=compatibility");
        return reasons.doubts(facts.processors().missing());
    }

    /** A directory where so much is to be kept. */
    static void addCache(Disk cache, long needed, String what, Reasons reasons) {
        reasons.when(
                cache.free().is(free -> free < needed),
                REFUSED,
                "%s takes %d MiB, and %s has %s"
                        .formatted(what, needed, cache.directory(), cache.free().shown()),
                "thaw cache clean, or XDG_CACHE_HOME=<a directory with room>");
        reasons.when(
                !cache.writable(),
                REFUSED,
                what + " is kept in " + cache.directory() + ", which this user may not write to",
                "XDG_CACHE_HOME=<a directory of your own>");
        addPrograms(cache, "XDG_CACHE_HOME", reasons);
        reasons.doubts(cache.free());
    }

    private static void addPrograms(Disk disk, String variable, Reasons reasons) {
        reasons.when(
                disk.runsPrograms().is(runs -> !runs),
                REFUSED,
                disk.directory() + " is mounted noexec: no program can be started there",
                variable + "=<a directory on another file system>");
        reasons.doubts(disk.runsPrograms());
    }

    static List<Reason> doss(Facts facts) {
        Reasons reasons = images(facts);
        reasons.when(
                facts.kernel().isOlderThan(6, 7) && facts.pagemap().there(),
                WORKS_SLOWER,
                "the kernel is older than 6.7: which pages were written to is read page by page",
                "a kernel of 6.7 or later");
        reasons.when(
                !facts.pagemap().there(),
                WORKS_SLOWER,
                "there is no /proc/self/pagemap: all pages of a snapshot count as written to",
                "a kernel with CONFIG_PROC_PAGE_MONITOR");
        reasons.when(
                facts.hugePages().transparent().is("never"::equals),
                WORKS_SLOWER,
                "transparent huge pages are off: large slots are filled page by page",
                "echo madvise > /sys/kernel/mm/transparent_hugepage/enabled");
        return reasons.doubts(facts.kernel().version(), facts.hugePages().transparent()).list();
    }

    static List<Reason> layout(Facts facts) {
        Reasons reasons = images(facts);
        Disk disk = facts.cache();
        reasons.when(
                disk.readAhead().is(kib -> kib > USUAL_READ_AHEAD),
                WORKS_SLOWER,
                "the disk's read-ahead is %s KiB: cold starts gain less than measured with 128"
                        .formatted(disk.readAhead().shown()),
                "echo 128 > /sys/class/bdi/%s/read_ahead_kb (for all that read that disk)"
                        .formatted(disk.device().shown()));
        reasons.when(
                !facts.privileges().isRoot(),
                WORKS_IN_PART,
                "the disk's read-ahead can be set by root only: prefetch records pages in pieces of"
                        + " 64 KiB",
                "run thaw layout prefetch as root");
        reasons.when(
                facts.privileges().isRoot() && !disk.readAheadWritable(),
                WORKS_IN_PART,
                "/sys is read-only here, as in a container: the disk's read-ahead cannot be set, and"
                        + " prefetch records pages in pieces of 64 KiB",
                "run thaw layout prefetch outside of the container");
        boolean mayRecord = facts.privileges().mayRecord();
        reasons.when(
                facts.privileges().filtered().is(filtered -> filtered) && !mayRecord,
                WORKS_IN_PART,
                "system calls are filtered, as in a container: where the filter refuses events, show and"
                        + " prefetch are refused",
                "give the container CAP_PERFMON");
        reasons.when(
                facts.performanceEvents().paranoid().is(level -> level > OWN_EVENTS) && !mayRecord,
                WORKS_IN_PART,
                "page faults may not be recorded: show and prefetch are refused",
                "sysctl kernel.perf_event_paranoid=2");
        reasons.when(
                facts.performanceEvents().paranoid().isAbsent(),
                WORKS_IN_PART,
                "the kernel has no performance events: show and prefetch are refused",
                "a kernel with CONFIG_PERF_EVENTS");
        EventMemory.addOfPageFaults(facts, reasons);
        return reasons.doubts(
                        disk.readAhead(),
                        facts.performanceEvents().paranoid(),
                        facts.privileges().capabilities(),
                        facts.privileges().filtered())
                .list();
    }
}
