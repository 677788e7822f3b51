// SPDX-License-Identifier: GPL-2.0-only WITH Classpath-exception-2.0
package dev.thaw.visor.image;

import com.oracle.svm.core.annotate.Substitute;
import com.oracle.svm.core.annotate.TargetClass;

/** An image cannot close shared arenas, which Netty would take its buffers from; others do. */
@TargetClass(className = "io.netty.util.internal.CleanerJava25")
final class SharedArenas {
    private SharedArenas() {}

    @Substitute
    static boolean isSupported() {
        return false;
    }
}
