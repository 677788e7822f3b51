// SPDX-License-Identifier: GPL-2.0-only WITH Classpath-exception-2.0
package dev.thaw.layout.hosted;

import com.oracle.svm.hosted.code.CodeSectionLayouter;
import com.oracle.svm.hosted.meta.HostedMethod;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import jdk.graal.compiler.code.CompilationResult;

/**
 * The compilation units of a profile first, in its order.
 *
 * <p>Source: "Improving Native-Image Startup Performance" (CGO'25), section 4.1.
 */
final class StartupCodeLayouter implements CodeSectionLayouter {
    private final List<String> units;
    private final CodeSectionLayouter standard;

    /**
     * @param units names, in order
     * @param standard the order of all others
     */
    StartupCodeLayouter(List<String> units, CodeSectionLayouter standard) {
        this.units = units;
        this.standard = standard;
    }

    @Override
    public List<HostedMethod> layout(Map<HostedMethod, CompilationResult> compilations) {
        List<HostedMethod> all = standard.layout(compilations);
        Map<String, HostedMethod> byName = new HashMap<>();
        all.forEach(method -> byName.put(StartupProfileFeature.nameOf(method), method));
        Set<HostedMethod> ordered = new LinkedHashSet<>();
        int unknown = 0;
        for (String unit : units) {
            HostedMethod method = byName.get(unit);
            if (method == null) {
                unknown++;
            } else {
                ordered.add(method);
            }
        }
        System.out.printf(
                "Startup order: %d of %d compilation units of the profile are in this image%n",
                units.size() - unknown, units.size());
        ordered.addAll(all);
        return new ArrayList<>(ordered);
    }
}
