// SPDX-License-Identifier: Apache-2.0
package dev.thaw.layout.tool;

import dev.thaw.layout.profile.ElfFile;
import dev.thaw.layout.profile.ImagePlaces;
import dev.thaw.layout.profile.PageName;
import dev.thaw.layout.profile.PrefetchList;
import dev.thaw.layout.profile.PrefetchTable;
import dev.thaw.layout.profile.TableInImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.stream.Collectors;

/**
 * Tells an image what to ask the kernel for before its {@code main}: the pages that a start of this
 * very image touches; and its next builds, by the names of what lies there.
 */
public final class Prefetch {
    /** The kernel maps as many around one that is touched, if they are in memory. */
    private static final int FAULT_AROUND = 16;

    /**
     * What was recorded.
     *
     * @param asked what the image asks for now
     * @param whyInexact why pieces of 64 KiB were recorded; empty if single pages were
     * @param list the same for other builds; none if the places in this image are not known
     */
    public record Filled(
            TableInImage.Asked asked, Optional<String> whyInexact, Optional<PrefetchList> list) {
        /** In what was recorded. */
        String how() {
            return whyInexact
                    .map("pieces of 64 KiB, and not in pages: %s"::formatted)
                    .orElse("pages");
        }
    }

    private Prefetch() {}

    /**
     * Starts an image, and writes into its file what that has touched.
     *
     * @param start of this image
     * @param limit how long it may run before it is killed
     * @param reached asked all the time whether the program is where it is awaited
     * @throws LayoutException if the image stays in memory, ends with an error, is not touched, or
     *     is being recorded by another process; it asks for what it asked for before, then
     * @throws dev.thaw.layout.profile.ProfileException if the image has no table, or was built anew
     *     meanwhile
     */
    public static Filled fill(
            Path image,
            PrefetchTable.Advice advice,
            ColdStart start,
            Duration limit,
            BooleanSupplier reached)
            throws IOException, InterruptedException {
        Path file = image.toRealPath();
        try (RecordingLock _ = RecordingLock.of(file);
                ReadAheadOff single = ReadAheadOff.of(image)) {
            SilentImage.putBackWhatIsLeft(file);
            ElfFile elf = ElfFile.read(file);
            TableInImage table = tableOf(elf);
            long placesId = table.placesId();
            List<Long> touches;
            try (SilentImage _ = SilentImage.of(file, table)) {
                PageCache.forgetAll(file);
                ColdStart.Recorded run = start.record(limit, reached);
                if (!run.end().reached() && !run.end().killed() && run.end().status() != 0) {
                    throw new LayoutException(
                            "%s ended with status %d; what it asks for is as it was"
                                    .formatted(image, run.end().status()));
                }
                touches = PageMap.offsetsOf(file.toString(), run.events());
                requireTouched(image, addresses(elf, touches), start.program());
            }
            int around = single.whyNot().isEmpty() ? 1 : FAULT_AROUND;
            // Before another process may record: it, too, writes the image anew.
            TableInImage.Asked asked = table.ask(advice, placesId, touches, around);
            return new Filled(
                    asked,
                    single.whyNot(),
                    placesOf(image, placesId)
                            .map(places -> list(advice, addresses(elf, touches), around, places)));
        }
    }

    /**
     * A list of nothing would take the place of what an image asks for, and be one of its start.
     */
    private static void requireTouched(Path image, List<Long> addresses, Path program) {
        if (addresses.isEmpty()) {
            throw new LayoutException(
                    "%s has touched no code and no object of %s; what it asks for is as it was: let it run or load that very file (--program, --argument), or run for longer (--limit)"
                            .formatted(program, image));
        }
    }

    /** Asks for nothing from now on, as if it had been built by no profile. */
    public static void clear(Path image) throws IOException {
        tableOf(ElfFile.read(image)).clear();
    }

    static TableInImage tableOf(ElfFile image) throws IOException {
        return TableInImage.of(image, FileAttributes::copy);
    }

    /**
     * The disk reads what is touched and no more, if that can be: not for users who may not change
     * it, nor on disks that have no read-ahead.
     */
    record ReadAheadOff(Optional<ReadAhead> off, Optional<String> whyNot) implements AutoCloseable {
        static ReadAheadOff of(Path image) {
            try {
                return new ReadAheadOff(Optional.of(ReadAhead.set(image, 0)), Optional.empty());
            } catch (IOException e) {
                return new ReadAheadOff(Optional.empty(), Optional.of(e.getMessage()));
            }
        }

        @Override
        public void close() {
            off.ifPresent(ReadAhead::close);
        }
    }

    /** The names that the builder has written beside the image, if they are of this one. */
    private static Optional<ImagePlaces> placesOf(Path image, long id) throws IOException {
        Path file = new ImageFiles(image).places();
        return Files.exists(file)
                ? Optional.of(ImagePlaces.read(file)).filter(places -> places.id() == id)
                : Optional.empty();
    }

    /**
     * Their names.
     *
     * @param touches addresses, the first touched first
     * @param around as many pages may have been touched if one of them was, aligned
     */
    static PrefetchList list(
            PrefetchTable.Advice advice, List<Long> touches, int around, ImagePlaces places) {
        Set<PageName> names = new LinkedHashSet<>();
        Set<PageName> touched = new HashSet<>();
        Set<Long> pages = new HashSet<>();
        for (long address : touches) {
            places.nameOf(address).ifPresent(touched::add);
            places.nameOf(address).ifPresent(names::add);
            pages.add(address / PrefetchTable.PAGE);
            long begin = address / PrefetchTable.PAGE / around * around;
            for (long page = begin; around > 1 && page < begin + around; page++) {
                places.nameOf(page * PrefetchTable.PAGE).ifPresent(names::add);
            }
        }
        // Of a page that has several of them, only the one that was touched first was seen.
        List<PageName> listed = places.listedOn(pages);
        names.addAll(listed);
        touched.addAll(listed);
        return new PrefetchList(
                places.program(),
                advice,
                List.copyOf(names),
                names.stream()
                        .filter(name -> !touched.contains(name))
                        .collect(Collectors.toUnmodifiableSet()),
                0);
    }

    /** In the order of the touches. */
    private static List<Long> addresses(ElfFile elf, List<Long> touches) {
        return touches.stream()
                .filter(touch ->
                        TableInImage.SECTIONS.stream()
                                .anyMatch(section -> elf.section(section).contains(touch)))
                .map(elf::addressOf)
                .toList();
    }
}
