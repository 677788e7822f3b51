// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor;

/** The library's defaults are for machines that do nothing else. */
final class NettySettings {
    private NettySettings() {}

    /** Before the library's first class is initialised. */
    static void apply() {
        // one loop: one pool, of small chunks
        System.setProperty("io.netty.allocator.type", "pooled");
        System.setProperty("io.netty.allocator.numDirectArenas", "1");
        System.setProperty("io.netty.allocator.numHeapArenas", "1");
        System.setProperty("io.netty.allocator.maxOrder", "6");
        System.setProperty(
                "io.netty.leakDetection.level",
                System.getProperty("io.netty.leakDetection.level", "disabled"));
        System.setProperty("io.netty.tryReflectionSetAccessible", "false");
    }
}
