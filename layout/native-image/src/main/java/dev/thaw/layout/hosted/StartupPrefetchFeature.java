// SPDX-License-Identifier: GPL-2.0-only WITH Classpath-exception-2.0
package dev.thaw.layout.hosted;

import com.oracle.svm.core.SubstrateOptions;
import com.oracle.svm.core.feature.InternalFeature;
import com.oracle.svm.core.util.UserError;
import com.oracle.svm.hosted.FeatureImpl.AfterImageWriteAccessImpl;
import com.oracle.svm.hosted.FeatureImpl.BeforeCompilationAccessImpl;
import com.oracle.svm.hosted.FeatureImpl.BeforeImageWriteAccessImpl;
import com.oracle.svm.hosted.c.CGlobalDataFeature;
import dev.thaw.layout.LayoutOptions;
import dev.thaw.layout.StartupPrefetch;
import dev.thaw.layout.profile.ElfFile;
import dev.thaw.layout.profile.FoundShare;
import dev.thaw.layout.profile.ImagePlaces;
import dev.thaw.layout.profile.PageName;
import dev.thaw.layout.profile.PrefetchEntry;
import dev.thaw.layout.profile.PrefetchList;
import dev.thaw.layout.profile.PrefetchTable.Advice;
import dev.thaw.layout.profile.ProfileException;
import dev.thaw.layout.profile.TableInImage;
import dev.thaw.layout.profile.TableInImage.Asked;
import java.io.IOException;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.stream.LongStream;
import org.graalvm.nativeimage.Platform;
import org.graalvm.nativeimage.hosted.RuntimeClassInitialization;

/**
 * Builds an image that asks for what its start touches, with -H:+StartupPrefetch: for what a list
 * of pages says, else for what the profile names that it is ordered by.
 */
public final class StartupPrefetchFeature implements InternalFeature {
    private PrefetchList list;
    private PlacedImage placed;

    @Override
    public String getDescription() {
        return "Startup prefetch of what the start of an image touches";
    }

    @Override
    public boolean isInConfiguration(IsInConfigurationAccess access) {
        return LayoutOptions.prefetches();
    }

    @Override
    public void afterRegistration(AfterRegistrationAccess access) {
        if (!Platform.includedIn(Platform.LINUX_AMD64.class)) {
            throw UserError.abort(
                    "-H:+StartupPrefetch is for Linux on x86-64. Build without it on this machine.");
        }
        if (SubstrateOptions.StaticExecutable.getValue()) {
            throw UserError.abort(
                    "-H:+StartupPrefetch needs the dynamic linker, which calls what asks before main."
                            + " Build without --static, or with -H:-StartupPrefetch.");
        }
        RuntimeClassInitialization.initializeAtBuildTime("dev.thaw.layout");
        list = list().orElse(null);
        named().ifPresent(StartupPrefetchFeature::tellWhatSaysNothing);
    }

    private static void tellWhatSaysNothing(PrefetchList named) {
        String file = LayoutOptions.StartupPrefetchList.getValue();
        if (named.ignored() > 0) {
            System.out.printf(
                    "Startup prefetch: %d lines of %s say nothing, or nothing new; they are ignored%n",
                    named.ignored(), file);
        }
        if (named.pages().isEmpty()) {
            System.out.printf(
                    "Warning: -H:StartupPrefetchList: %s names no page, so that the image asks for"
                            + " what the profile names. Record a new one: 'thaw layout prefetch'.%n",
                    file);
        }
    }

    /** The list that the options name, unless it is of no page. */
    static Optional<PrefetchList> list() {
        return named().filter(named -> !named.pages().isEmpty());
    }

    private static Optional<PrefetchList> named() {
        String file = LayoutOptions.StartupPrefetchList.getValue();
        return file.isEmpty() ? Optional.empty() : Optional.of(read(Path.of(file)));
    }

    private static PrefetchList read(Path file) {
        PrefetchList list;
        try {
            list = PrefetchList.read(file);
        } catch (IOException e) {
            throw UserError.abort("-H:StartupPrefetchList=%s: it cannot be read: %s", file, e);
        } catch (ProfileException e) {
            throw UserError.abort("-H:StartupPrefetchList: %s", e.getMessage());
        }
        String program = StartupProfileFeature.programName();
        if (!list.program().equals(program)) {
            throw UserError.abort(
                    "-H:StartupPrefetchList: %s is of %s, this is %s. Make one of this program: 'thaw"
                            + " layout prefetch'.",
                    file, list.program(), program);
        }
        return list;
    }

    @Override
    public void beforeAnalysis(BeforeAnalysisAccess access) {
        CGlobalDataFeature.singleton().registerAsAccessedOrGet(StartupPrefetch.TABLE);
    }

    @Override
    public void beforeCompilation(BeforeCompilationAccess access) {
        if (list == null) {
            return;
        }
        Set<String> units = new LinkedHashSet<>();
        for (PageName page : list.pages()) {
            if (page instanceof PageName.InUnit in) {
                units.add(in.unit());
            }
        }
        FoundShare share =
                ProgramShare.of(((BeforeCompilationAccessImpl) access).getUniverse(), units);
        int least = LayoutOptions.StartupOrderLeastShare.getValue();
        if (share.isBelow(least)) {
            throw UserError.abort(
                    "-H:StartupPrefetchList: of the code that %s lists, this program has %s: is it the"
                            + " list of another program, or of a much older version? Record one of"
                            + " this program with 'thaw layout prefetch', build without the list, or set"
                            + " -H:StartupOrderLeastShare (%d %%).",
                    LayoutOptions.StartupPrefetchList.getValue(), share, least);
        }
    }

    @Override
    public void beforeImageWrite(BeforeImageWriteAccess access) {
        BeforeImageWriteAccessImpl image = (BeforeImageWriteAccessImpl) access;
        placed = new PlacedImage(image.getImage());
        image.registerLinkerInvocationTransformer(linker -> {
            PrefetchEntry.linkerOptions().forEach(linker::addNativeLinkerOption);
            return linker;
        });
    }

    /** Only the linked image tells where code and heap are. */
    @Override
    public void afterImageWrite(AfterImageWriteAccess access) {
        Path image = ((AfterImageWriteAccessImpl) access).getImagePath();
        try {
            ElfFile elf = ElfFile.read(image);
            placed.link(elf);
            ImagePlaces places =
                    new ImagePlaces(
                            StartupProfileFeature.programName(),
                            placed.places(list == null ? List.of() : list.touched()));
            places.write(image.resolveSibling(StartupProfileFeature.imageName() + ".places"));
            TableInImage table = TableInImage.of(elf);
            Advice advice = list == null ? Advice.READ : list.advice();
            LongStream named = list == null ? placed.hotPages() : found();
            LongStream touched = LongStream.concat(placed.pagesOfC(), named);
            Asked asked =
                    table.ask(advice, places.id(), touched.map(elf::offsetOf).boxed().toList(), 1);
            System.out.printf("Startup prefetch: the image asks for %s%n", asked);
        } catch (IOException | ProfileException e) {
            throw UserError.abort(e, "-H:+StartupPrefetch: %s: %s", image, e.getMessage());
        }
    }

    private LongStream found() {
        long[] addresses =
                list.pages().stream()
                        .map(placed::find)
                        .filter(OptionalLong::isPresent)
                        .mapToLong(OptionalLong::getAsLong)
                        .toArray();
        FoundShare share = new FoundShare(addresses.length, list.pages().size());
        String file = LayoutOptions.StartupPrefetchList.getValue();
        System.out.printf("Startup prefetch: %s pages of %s are in this image%n", share, file);
        if (!share.isBelow(FoundShare.USUAL)) {
            return LongStream.of(addresses);
        }
        System.out.printf(
                "Warning: -H:StartupPrefetchList: %s is not of this version of the program, so that the"
                        + " image asks for what the profile names, too. Record a new one: 'thaw layout"
                        + " prefetch'.%n",
                file);
        return LongStream.concat(LongStream.of(addresses), placed.hotPages());
    }
}
