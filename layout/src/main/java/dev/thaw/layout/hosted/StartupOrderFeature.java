// SPDX-License-Identifier: GPL-2.0-only WITH Classpath-exception-2.0
package dev.thaw.layout.hosted;

import com.oracle.svm.core.feature.InternalFeature;
import com.oracle.svm.core.genscavenge.ChunkedImageHeapLayouter;
import com.oracle.svm.core.image.ImageHeapLayouter;
import com.oracle.svm.core.util.UserError;
import com.oracle.svm.hosted.code.CodeLayoutOptimizationFeature;
import com.oracle.svm.hosted.code.CodeSectionLayouter;
import dev.thaw.layout.LayoutOptions;
import dev.thaw.layout.profile.ProfileException;
import dev.thaw.layout.profile.StartupProfile;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.graalvm.nativeimage.ImageSingletons;
import org.graalvm.nativeimage.hosted.Feature;

/** Orders code and image heap by a profile: with -H:StartupOrder. */
public final class StartupOrderFeature implements InternalFeature {
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
            profile = StartupProfile.read(file);
        } catch (IOException | ProfileException e) {
            throw UserError.abort(
                    "-H:StartupOrder=%s: the profile cannot be read: %s", file, e.getMessage());
        }
    }

    @Override
    public void afterAnalysis(AfterAnalysisAccess access) {
        ImageHeapLayouter standard = ImageSingletons.lookup(ImageHeapLayouter.class);
        if (!(standard instanceof ChunkedImageHeapLayouter chunked)) {
            throw UserError.abort(
                    "-H:StartupOrder orders the image heap of the serial collector. Build with"
                            + " --gc=serial, or without -H:StartupOrder.");
        }
        Internals.replaceSingleton(
                ImageHeapLayouter.class, new StartupHeapLayouter(chunked, profile.objects()));
    }

    /** GraalVM registers its order of code in the same stage, and asks nobody. */
    @Override
    public void beforeCompilation(BeforeCompilationAccess access) {
        CodeSectionLayouter standard = ImageSingletons.lookup(CodeSectionLayouter.class);
        Internals.replaceSingleton(
                CodeSectionLayouter.class, new StartupCodeLayouter(profile.units(), standard));
    }
}
