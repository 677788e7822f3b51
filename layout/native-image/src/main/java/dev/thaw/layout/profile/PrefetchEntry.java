// SPDX-License-Identifier: Apache-2.0
package dev.thaw.layout.profile;

import java.util.List;

/** How a linked image calls what asks before {@code main}. */
public final class PrefetchEntry {
    /** The function's name. */
    public static final String SYMBOL = "thaw_startup_prefetch";

    private PrefetchEntry() {}

    /**
     * What the linker is told: the function is what the C library, or the dynamic linker for a
     * library, calls first. Until glibc 2.34, programs have that call linked in (their {@code
     * __libc_csu_init} calls the symbol {@code _init}), and nobody reads DT_INIT of theirs.
     */
    public static List<String> linkerOptions() {
        return List.of(
                "-Wl,-init=" + SYMBOL, "-Wl,--wrap=_init", "-Wl,--defsym=__wrap__init=" + SYMBOL);
    }
}
