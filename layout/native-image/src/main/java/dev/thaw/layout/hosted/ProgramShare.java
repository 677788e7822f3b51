// SPDX-License-Identifier: GPL-2.0-only WITH Classpath-exception-2.0
package dev.thaw.layout.hosted;

import com.oracle.svm.hosted.meta.HostedUniverse;
import dev.thaw.layout.profile.FoundShare;
import java.util.Collection;
import java.util.HashSet;
import java.util.Set;

/** How much of what another build executed a program has; known before anything is compiled. */
final class ProgramShare {
    private ProgramShare() {}

    static FoundShare of(HostedUniverse universe, Collection<String> units) {
        Set<String> here = new HashSet<>();
        universe.getMethods().forEach(m -> here.add(StartupProfileFeature.nameOf(m)));
        return new FoundShare((int) units.stream().filter(here::contains).count(), units.size());
    }
}
