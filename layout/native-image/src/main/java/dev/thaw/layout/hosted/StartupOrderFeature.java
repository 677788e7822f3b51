// SPDX-License-Identifier: GPL-2.0-only WITH Classpath-exception-2.0
package dev.thaw.layout.hosted;

import com.oracle.svm.core.feature.InternalFeature;
import com.oracle.svm.core.genscavenge.ChunkedImageHeapLayouter;
import com.oracle.svm.core.image.ImageHeapLayouter;
import com.oracle.svm.core.util.UserError;
import com.oracle.svm.hosted.code.CodeLayoutOptimizationFeature;
import com.oracle.svm.hosted.code.CodeSectionLayouter;
import dev.thaw.layout.LayoutOptions;
import dev.thaw.layout.profile.OrderBy;
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
        } catch (IOException e) {
            throw UserError.abort("-H:StartupOrder=%s: the profile cannot be read: %s", file, e);
        } catch (ProfileException e) {
            throw UserError.abort("-H:StartupOrder: %s", e.getMessage());
        }
        String program = StartupProfileFeature.programName();
        if (!profile.program().equals(program)) {
            throw UserError.abort(
                    "-H:StartupOrder: %s is the profile of %s, this is %s. Record a profile of this"
                            + " program.",
                    file, profile.program(), program);
        }
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
                new StartupHeapLayouter(by.heap(), profile.objects(), chunked));
    }

    /** GraalVM registers its order of code in the same stage, and asks nobody. */
    @Override
    public void beforeCompilation(BeforeCompilationAccess access) {
        if (by.code() == null) {
            return;
        }
        CodeSectionLayouter standard = ImageSingletons.lookup(CodeSectionLayouter.class);
        Internals.replaceSingleton(
                CodeSectionLayouter.class, new StartupCodeLayouter(by.code(), profile, standard));
    }
}
