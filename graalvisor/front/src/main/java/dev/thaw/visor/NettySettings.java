// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor;

import java.util.logging.Level;
import java.util.logging.Logger;

/** The library's defaults are for machines that do nothing else. */
final class NettySettings {
    /** Tells of each client that asks for HTTP/2 wrongly, with a stack; it gets HTTP/1.1. */
    private static final Logger UPGRADES =
            Logger.getLogger("io.netty.handler.codec.http2.Http2ServerUpgradeCodec");

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
        UPGRADES.setLevel(Level.WARNING);
    }
}
