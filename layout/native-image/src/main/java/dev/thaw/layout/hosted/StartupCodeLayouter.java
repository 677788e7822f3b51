// SPDX-License-Identifier: GPL-2.0-only WITH Classpath-exception-2.0
package dev.thaw.layout.hosted;

import com.oracle.svm.hosted.code.CodeSectionLayouter;
import com.oracle.svm.hosted.meta.HostedMethod;
import dev.thaw.layout.StartupPrefetch;
import dev.thaw.layout.profile.OrderBy;
import dev.thaw.layout.profile.StartupProfile;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import jdk.graal.compiler.code.CompilationResult;

/**
 * The compilation units of a profile first, in its order; with the order of methods, those whose
 * root is a method of the profile.
 *
 * <p>Source: "Improving Native-Image Startup Performance" (CGO'25), section 4.
 */
final class StartupCodeLayouter implements CodeSectionLayouter {
    /**
     * What one build's start executes, and another's does not: a look-up compares keys that share a
     * place, and which do depends on hash codes, which each build has others of; and what is left
     * before the first chunk of memory depends on where the image heap ends.
     */
    private static final List<String> OF_OTHER_BUILDS =
            List.of(
                    "java.lang.Object.equals(",
                    "AddressRangeCommittedMemoryProvider.createNodeForLeadingMemory(");

    private final OrderBy.Code by;
    private final List<String> roots;
    private final CodeSectionLayouter standard;
    private final boolean alsoWhatIsNotRecorded;
    private int hot;

    /**
     * @param standard the order of all that the profile does not name
     * @param alsoWhatIsNotRecorded behind the profile's; the orders of the paper are without it
     */
    StartupCodeLayouter(
            OrderBy.Code by,
            StartupProfile profile,
            CodeSectionLayouter standard,
            boolean alsoWhatIsNotRecorded) {
        this.by = by;
        this.roots =
                switch (by) {
                    case CU -> profile.units();
                    case METHOD -> profile.methods();
                };
        this.standard = standard;
        this.alsoWhatIsNotRecorded = alsoWhatIsNotRecorded;
    }

    @Override
    public List<HostedMethod> layout(Map<HostedMethod, CompilationResult> compilations) {
        List<HostedMethod> all = standard.layout(compilations);
        Map<String, HostedMethod> byName = new HashMap<>();
        all.forEach(method -> byName.put(StartupProfileFeature.nameOf(method), method));
        Set<HostedMethod> ordered = new LinkedHashSet<>();
        // No profile has it: an instrumented image does not prefetch.
        all.stream().filter(StartupCodeLayouter::isPrefetch).forEach(ordered::add);
        int unknown = 0;
        for (String root : roots) {
            HostedMethod method = byName.get(root);
            if (method == null) {
                unknown++;
            } else {
                ordered.add(method);
            }
        }
        if (alsoWhatIsNotRecorded) {
            all.stream().filter(StartupCodeLayouter::isOfOtherBuilds).forEach(ordered::add);
            all.stream().filter(StartupCodeLayouter::hasNoProbe).forEach(ordered::add);
        }
        System.out.printf(
                "Startup order by %s: %d of %d in the profile are compilation units of this image%n",
                OrderBy.name(by), roots.size() - unknown, roots.size());
        hot = ordered.size();
        ordered.addAll(all);
        return new ArrayList<>(ordered);
    }

    private static boolean isOfOtherBuilds(HostedMethod method) {
        String name = StartupProfileFeature.nameOf(method);
        return OF_OTHER_BUILDS.stream().anyMatch(name::contains);
    }

    /** A few that are assembled without a graph, such as those by which C calls Java. */
    private static boolean hasNoProbe(HostedMethod method) {
        return method.compilationInfo.getCustomCompileFunction() != null;
    }

    /** How many of the first compilation units are those of the profile; there after the layout. */
    int hot() {
        return hot;
    }

    private static boolean isPrefetch(HostedMethod method) {
        return StartupProfileFeature.nameOf(method).contains(StartupPrefetch.class.getSimpleName());
    }

    /** Whether it is what the dynamic linker calls. */
    static boolean isPrefetchEntry(HostedMethod method) {
        return StartupProfileFeature.nameOf(method)
                .contains("IsolateEnterStub." + StartupPrefetch.class.getSimpleName());
    }
}
