// SPDX-License-Identifier: Apache-2.0
package dev.thaw.toolchain;

import java.nio.file.Path;

/** The home that the tests share: it takes seconds to build. */
final class TestHome {
    private static final Path CACHE = Path.of("target", "test-cache").toAbsolutePath();

    private TestHome() {}

    static GraalVMHome get() {
        return new HomeAssembler(CACHE, System.out).assemble(HomeInputs.ofThisProcess());
    }
}
