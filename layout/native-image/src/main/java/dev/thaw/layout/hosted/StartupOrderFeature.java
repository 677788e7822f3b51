// SPDX-License-Identifier: GPL-2.0-only WITH Classpath-exception-2.0
package dev.thaw.layout.hosted;

import com.oracle.svm.core.feature.InternalFeature;
import com.oracle.svm.core.genscavenge.ChunkedImageHeapLayouter;
import com.oracle.svm.core.image.ImageHeapLayouter;
import com.oracle.svm.core.util.UserError;
import com.oracle.svm.hosted.FeatureImpl.BeforeCompilationAccessImpl;
import com.oracle.svm.hosted.FeatureImpl.BeforeImageWriteAccessImpl;
import com.oracle.svm.hosted.code.CodeLayoutOptimizationFeature;
import com.oracle.svm.hosted.code.CodeSectionLayouter;
import com.oracle.svm.hosted.meta.HostedUniverse;
import dev.thaw.layout.LayoutOptions;
import dev.thaw.layout.profile.FoundShare;
import dev.thaw.layout.profile.OrderBy;
import dev.thaw.layout.profile.PageName;
import dev.thaw.layout.profile.ProfileException;
import dev.thaw.layout.profile.StartupProfile;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.graalvm.nativeimage.ImageSingletons;
import org.graalvm.nativeimage.hosted.Feature;

/** Orders code and image heap by a profile: with -H:StartupOrder. */
public final class StartupOrderFeature implements InternalFeature {
    private OrderBy by;
    private StartupProfile profile;

    /** What a start of another build has touched that the profile does not tell. */
    private List<PageName> also = List.of();

    @Override
    public String getDescription() {
        return "Startup order of code and image heap";
    }

    @Override
    public boolean isInConfiguration(IsInConfigurationAccess access) {
        return !LayoutOptions.StartupOrder.getValue().isEmpty();
    }

    @Override
    public List<Class<? extends Feature>> getRequiredFeatures() {
        return List.of(CodeLayoutOptimizationFeature.class);
    }

    @Override
    public void afterRegistration(AfterRegistrationAccess access) {
        Path file = Path.of(LayoutOptions.StartupOrder.getValue());
        try {
            by = OrderBy.parse(LayoutOptions.StartupOrderBy.getValue());
        } catch (ProfileException e) {
            throw UserError.abort("-H:StartupOrderBy: %s", e.getMessage());
        }
        try {
            profile = StartupProfile.read(file);
            profile.requireNamesFor(by);
        } catch (IOException e) {
            throw UserError.abort("-H:StartupOrder=%s: the profile cannot be read: %s", file, e);
        } catch (ProfileException e) {
            throw UserError.abort("-H:StartupOrder: %s", e.getMessage());
        }
        String program = StartupProfileFeature.programName();
        if (!profile.programs().contains(program)) {
            throw UserError.abort(
                    "-H:StartupOrder: %s is the profile of %s, this is %s. Record a profile of this"
                            + " program.",
                    file, String.join(" and ", profile.programs()), program);
        }
        StartupPrefetchFeature.list().ifPresent(list -> also = list.touched());
        if (profile.ignored() > 0) {
            System.out.printf(
                    "Startup order: %d lines of %s say nothing, or nothing new; they are ignored%n",
                    profile.ignored(), file);
        }
    }

    @Override
    public void afterAnalysis(AfterAnalysisAccess access) {
        if (by.heap() == null) {
            return;
        }
        ImageHeapLayouter standard = ImageSingletons.lookup(ImageHeapLayouter.class);
        if (!(standard instanceof ChunkedImageHeapLayouter chunked)) {
            throw UserError.abort(
                    "-H:StartupOrder orders the image heap of the serial collector. Build with"
                            + " --gc=serial, or without -H:StartupOrder.");
        }
        Internals.replaceSingleton(
                ImageHeapLayouter.class,
                new StartupHeapLayouter(by.heap(), profile.with(also).objects(), chunked));
    }

    /** GraalVM registers its order of code in the same stage, and asks nobody. */
    @Override
    public void beforeCompilation(BeforeCompilationAccess access) {
        requireShare(((BeforeCompilationAccessImpl) access).getUniverse());
        if (by.code() == null) {
            return;
        }
        CodeSectionLayouter standard = ImageSingletons.lookup(CodeSectionLayouter.class);
        Internals.replaceSingleton(
                CodeSectionLayouter.class,
                new StartupCodeLayouter(
                        by.code(),
                        profile.with(also),
                        standard,
                        by.heap() == OrderBy.Heap.ANY_IDENTITY));
    }

    @Override
    public void beforeImageWrite(BeforeImageWriteAccess access) {
        ((BeforeImageWriteAccessImpl) access)
                .registerLinkerInvocationTransformer(OnDemandLibraries::link);
    }

    /** Asked before anything is compiled: programs of one framework have one main class. */
    private void requireShare(HostedUniverse universe) {
        FoundShare share = ProgramShare.of(universe, profile.units());
        int least = LayoutOptions.StartupOrderLeastShare.getValue();
        String said =
                "-H:StartupOrder: of what %s says that %s executes, this program has %s: is it the"
                        + " profile of another program, or of a much older version? Record one of"
                        + " this program%s";
        String programs = String.join(" and ", profile.programs());
        String file = LayoutOptions.StartupOrder.getValue();
        // a merged profile names more than each of its programs has, so only a share that the user
        // asks for counts, and none at all
        boolean isAsked =
                LayoutOptions.StartupOrderLeastShare.hasBeenSet()
                        || profile.programs().size() == 1
                        || share.found() == 0;
        if (share.isBelow(least) && isAsked) {
            throw UserError.abort(
                    said,
                    file,
                    programs,
                    share,
                    ", or set -H:StartupOrderLeastShare (%d %%).".formatted(least));
        }
        if (share.isBelow(FoundShare.USUAL)) {
            System.out.printf("Warning: " + said + "%n", file, programs, share, ".");
        }
    }
}
