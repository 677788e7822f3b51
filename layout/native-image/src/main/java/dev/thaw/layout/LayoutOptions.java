// SPDX-License-Identifier: GPL-2.0-only WITH Classpath-exception-2.0
package dev.thaw.layout;

import com.oracle.svm.core.SubstrateOptions;
import com.oracle.svm.core.option.HostedOptionKey;
import dev.thaw.layout.profile.FoundShare;
import jdk.graal.compiler.core.common.GraalOptions;
import jdk.graal.compiler.options.OptionKey;
import org.graalvm.collections.EconomicMap;

/** The options of the image builder for profile-guided layout. */
public final class LayoutOptions {
    /** Whether the image records what its start touches. */
    public static final HostedOptionKey<Boolean> StartupProfile =
            new HostedOptionKey<>(false) {
                @Override
                protected void onValueUpdate(
                        EconomicMap<OptionKey<?>, Object> values, Boolean old, Boolean now) {
                    if (now) {
                        // They tell which instructions are left of an inlined method.
                        GraalOptions.TrackNodeSourcePosition.update(values, true);
                        Implied.add(values);
                    }
                }
            };

    /** What it records, separated by commas. */
    public static final HostedOptionKey<String> StartupProfileOf =
            new HostedOptionKey<>("cu,method,heap");

    /** The profile whose order the image gets; empty for GraalVM's own order. */
    public static final HostedOptionKey<String> StartupOrder =
            new HostedOptionKey<>("") {
                @Override
                protected void onValueUpdate(
                        EconomicMap<OptionKey<?>, Object> values, String old, String now) {
                    if (!now.isEmpty()) {
                        Implied.add(values);
                    }
                }
            };

    /** What is ordered, and by what. */
    public static final HostedOptionKey<String> StartupOrderBy =
            new HostedOptionKey<>("cu+any-identity");

    /** In percent: the build fails if the program has less of what the profile says it executes. */
    public static final HostedOptionKey<Integer> StartupOrderLeastShare =
            new HostedOptionKey<>(FoundShare.LEAST);

    /** Whether the image asks the kernel before main for what its start touches. */
    public static final HostedOptionKey<Boolean> StartupPrefetch = new HostedOptionKey<>(false);

    /** The pages that it asks for; empty for those that the profile names. */
    public static final HostedOptionKey<String> StartupPrefetchList = new HostedOptionKey<>("");

    /**
     * Whether an ordered program loads each of the JDK's shared libraries when it first calls it,
     * where the builder's home has them so.
     */
    public static final HostedOptionKey<Boolean> StartupLibrariesOnDemand =
            new HostedOptionKey<>(true);

    /** Whether the heap of a program that is ordered, or records, grows by huge pages. */
    public static final HostedOptionKey<Boolean> StartupHugePages = new HostedOptionKey<>(true);

    /**
     * What an ordered image is built with, and therefore one that records: a start does more for
     * it. What the user gives stays. A subclass, as GraalVM gives one of the options to those
     * alone.
     */
    private static final class Implied extends SubstrateOptions.ConcealedOptions {
        private static final int PAGE = 4096;

        static void add(EconomicMap<OptionKey<?>, Object> values) {
            // Else the dynamic linker writes to each page that has a table of methods.
            addUnlessGiven(values, SubstrateOptions.RelativeCodePointers, true);
            // GraalVM aligns sections for pages of 64 KiB, which no x86-64 has. Without what fills
            // them up, the dynamic linker's tables, what it relocates, and the first code are near
            // enough to be read at once.
            if (System.getProperty("os.arch").equals("amd64")) {
                addUnlessGiven(values, PageSize, PAGE);
            }
        }

        private static <T> void addUnlessGiven(
                EconomicMap<OptionKey<?>, Object> values, OptionKey<T> option, T value) {
            if (!values.containsKey(option)) {
                option.update(values, value);
            }
        }
    }

    private LayoutOptions() {}

    /** Whether the image asks for something before main. */
    public static boolean prefetches() {
        return StartupPrefetch.getValue() || !StartupPrefetchList.getValue().isEmpty();
    }
}
