// SPDX-License-Identifier: GPL-2.0-only WITH Classpath-exception-2.0
package dev.thaw.layout.hosted;

import com.oracle.svm.core.IsolateListenerSupport;
import com.oracle.svm.core.feature.InternalFeature;
import com.oracle.svm.core.os.VirtualMemoryProvider;
import com.oracle.svm.core.util.UserError;
import dev.thaw.layout.HugePagesOfHeap;
import org.graalvm.nativeimage.ImageSingletons;
import org.graalvm.nativeimage.hosted.RuntimeClassInitialization;

/** Builds a program with -H:StartupOrder, or one that records, whose heap grows by huge pages. */
public final class HugePagesOfHeapFeature implements InternalFeature {
    @Override
    public String getDescription() {
        return "Huge pages for the heap of a start";
    }

    @Override
    public boolean isInConfiguration(IsInConfigurationAccess access) {
        return new HugePagesOfHeap.IsBuilt().getAsBoolean();
    }

    /** GraalVM takes its own later, if there is none. */
    @Override
    public void afterRegistration(AfterRegistrationAccess access) {
        if (ImageSingletons.contains(VirtualMemoryProvider.class)) {
            throw UserError.abort(
                    "-H:+StartupHugePages: another part of this image commits the heap's memory."
                            + " Build with -H:-StartupHugePages.");
        }
        HugePagesOfHeap pages = new HugePagesOfHeap();
        ImageSingletons.add(VirtualMemoryProvider.class, pages);
        IsolateListenerSupport.singleton().register(pages);
        RuntimeClassInitialization.initializeAtBuildTime("dev.thaw.layout");
    }
}
