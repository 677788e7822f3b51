// SPDX-License-Identifier: Apache-2.0
package dev.thaw.layout.profile;

/** What would be missing from a trace or a start, and nothing would tell, unless the build does. */
public final class BuildLimits {
    private BuildLimits() {}

    /**
     * What lies behind the end of its tables would not be recorded.
     *
     * @param heap size of the image heap, in bytes
     * @param tables for how many bytes of it there are tables
     * @throws ProfileException if there are too few
     */
    public static void requireRoom(long heap, long tables) {
        if (heap > tables) {
            throw new ProfileException(
                    "the image heap takes %d bytes, and its tables are for %d: a start could not be recorded whole"
                            .formatted(heap, tables));
        }
    }

    /**
     * The first function has to lie in the code; else it is the C library's, in a section of its
     * own.
     *
     * @param prefetch where what asks is, in bytes from the begin of the code; negative: nowhere
     * @throws ProfileException if the linker has not made it the image's first function
     */
    public static void requirePrefetchFirst(ElfFile image, long prefetch) {
        ElfFile.Section text = image.section(".text");
        if (image.init() < text.address()
                || image.init() >= text.address() + text.size()
                || prefetch < 0) {
            throw new ProfileException(
                    "the linker has ignored -Wl,-init, so that nothing would be asked before main. Use another linker, or build with -H:-StartupPrefetch.");
        }
    }
}
