// SPDX-License-Identifier: GPL-2.0-only WITH Classpath-exception-2.0
package dev.thaw.layout;

import com.oracle.svm.core.option.HostedOptionKey;

/** The options of the image builder for profile-guided layout. */
public final class LayoutOptions {
    /** Whether the image records what its start touches. */
    public static final HostedOptionKey<Boolean> StartupProfile = new HostedOptionKey<>(false);

    /** The profile whose order the image gets; empty for GraalVM's own order. */
    public static final HostedOptionKey<String> StartupOrder = new HostedOptionKey<>("");

    private LayoutOptions() {}
}
