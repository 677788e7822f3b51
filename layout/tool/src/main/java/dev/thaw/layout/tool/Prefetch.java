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
     * @param exact whether single pages were recorded, else pieces of 64 KiB
     * @param list the same for other builds; none if the places in this image are not known
     */
    public record Filled(TableInImage.Asked asked, boolean exact, Optional<PrefetchList> list) {}

    private Prefetch() {}

    /**
     * Starts an image, and writes into its file what that has touched.
     *
     * @param start of this image
     * @param limit how long it may run before it is killed
     * @param reached asked all the time whether the program is where it is awaited
     * @throws LayoutException if the image stays in memory, or ends with an error; it asks for
     *     nothing then
     * @throws dev.thaw.layout.profile.ProfileException if the image has no table
     */
    public static Filled fill(
            Path image,
            PrefetchTable.Advice advice,
            ColdStart start,
            Duration limit,
            BooleanSupplier reached)
            throws IOException, InterruptedException {
        ElfFile elf = ElfFile.read(image);
        TableInImage table = TableInImage.of(elf);
        long placesId = table.placesId();
        if (table.asks()) {
            // What it asks for already would not be seen to be touched.
            table.clear();
        }
        Optional<ReadAhead> single = withoutReadAhead(image);
        List<Long> touches;
        try {
            PageCache.forgetAll(image);
            ColdStart.Recorded run = start.record(limit, reached);
            if (!run.end().reached() && !run.end().killed() && run.end().status() != 0) {
                throw new LayoutException(
                        "%s ended with status %d; it asks for nothing now"
                                .formatted(image, run.end().status()));
            }
            touches = PageMap.offsetsOf(image.toRealPath().toString(), run.events());
        } finally {
            single.ifPresent(ReadAhead::close);
        }
        int around = single.isPresent() ? 1 : FAULT_AROUND;
        TableInImage.Asked asked = table.ask(advice, placesId, touches, around);
        return new Filled(
                asked,
                single.isPresent(),
                placesOf(image, placesId)
                        .map(places -> list(elf, advice, touches, around, places)));
    }

    /** Asks for nothing from now on, as if it had been built by no profile. */
    public static void clear(Path image) throws IOException {
        TableInImage.of(ElfFile.read(image)).clear();
    }

    /** Not for users who may not change it, nor on disks that have none. */
    private static Optional<ReadAhead> withoutReadAhead(Path image) {
        try {
            return Optional.of(ReadAhead.set(image, 0));
        } catch (IOException e) {
            return Optional.empty();
        }
    }

    /** The names that the builder has written beside the image, if they are of this one. */
    private static Optional<ImagePlaces> placesOf(Path image, long id) throws IOException {
        Path file = new ImageFiles(image).places();
        return Files.exists(file)
                ? Optional.of(ImagePlaces.read(file)).filter(places -> places.id() == id)
                : Optional.empty();
    }

    private static PrefetchList list(
            ElfFile elf,
            PrefetchTable.Advice advice,
            List<Long> touches,
            int around,
            ImagePlaces places) {
        Set<PageName> names = new LinkedHashSet<>();
        Set<Long> touched = new HashSet<>();
        for (long touch : touches) {
            for (String section : TableInImage.SECTIONS) {
                if (elf.section(section).contains(touch)) {
                    long address = elf.addressOf(touch);
                    places.nameOf(address).ifPresent(names::add);
                    touched.add(address / PrefetchTable.PAGE);
                    long begin = address / PrefetchTable.PAGE / around * around;
                    for (long page = begin; around > 1 && page < begin + around; page++) {
                        places.nameOf(page * PrefetchTable.PAGE).ifPresent(names::add);
                    }
                }
            }
        }
        // Of a page that has several of them, only the one that was touched first was seen.
        names.addAll(places.listedOn(touched));
        return new PrefetchList(places.program(), advice, List.copyOf(names), 0);
    }
}
