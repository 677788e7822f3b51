// SPDX-License-Identifier: GPL-2.0-only WITH Classpath-exception-2.0
package dev.thaw.layout.hosted;

import com.oracle.svm.core.feature.InternalFeature;
import com.oracle.svm.core.util.UserError;
import com.oracle.svm.hosted.FeatureImpl.BeforeImageWriteAccessImpl;
import com.oracle.svm.hosted.c.CGlobalDataFeature;
import dev.thaw.layout.LayoutOptions;
import dev.thaw.layout.StartupPrefetch;
import org.graalvm.nativeimage.Platform;
import org.graalvm.nativeimage.hosted.RuntimeClassInitialization;

/** Builds an image that can ask for what its start touches: with -H:+StartupPrefetch. */
public final class StartupPrefetchFeature implements InternalFeature {
    @Override
    public String getDescription() {
        return "Startup prefetch of what the start of an image touches";
    }

    @Override
    public boolean isInConfiguration(IsInConfigurationAccess access) {
        return LayoutOptions.StartupPrefetch.getValue();
    }

    @Override
    public void afterRegistration(AfterRegistrationAccess access) {
        if (!Platform.includedIn(Platform.LINUX_AMD64.class)) {
            throw UserError.abort(
                    "-H:+StartupPrefetch is for Linux on x86-64. Build without it on this machine.");
        }
        RuntimeClassInitialization.initializeAtBuildTime("dev.thaw.layout");
    }

    @Override
    public void beforeAnalysis(BeforeAnalysisAccess access) {
        CGlobalDataFeature.singleton().registerAsAccessedOrGet(StartupPrefetch.TABLE);
    }

    @Override
    public void beforeImageWrite(BeforeImageWriteAccess access) {
        ((BeforeImageWriteAccessImpl) access)
                .registerLinkerInvocationTransformer(linker -> {
                    linker.addNativeLinkerOption("-Wl,-init=" + StartupPrefetch.SYMBOL);
                    return linker;
                });
    }
}
