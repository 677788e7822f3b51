// SPDX-License-Identifier: Apache-2.0
package dev.thaw.sd.cases;

import java.io.FileInputStream;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.lang.foreign.Arena;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Timer;
import java.util.concurrent.Callable;
import java.util.concurrent.Executors;
import java.util.concurrent.locks.LockSupport;

/** Objects that hold execution state, which no file can hold. */
final class RobustnessCases {
    private static final int SIZE = 64;

    private RobustnessCases() {}

    static List<Case> all() {
        return List.of(
                Case.refused("FileInputStream", onFile(f -> new FileInputStream(f.toFile()))),
                Case.refused(
                        "RandomAccessFile", onFile(f -> new RandomAccessFile(f.toFile(), "r"))),
                Case.refused("FileChannel", onFile(FileChannel::open)),
                Case.refused(
                        "ServerSocket",
                        () -> new ServerSocket(0, 1, InetAddress.getLoopbackAddress())),
                Case.refused("Thread", () -> Thread.ofPlatform().daemon().start(LockSupport::park)),
                Case.refused("virtual thread", () -> Thread.ofVirtual().start(LockSupport::park)),
                Case.refused("ExecutorService", Executors::newSingleThreadExecutor),
                Case.refused("Timer", () -> new Timer(true)),
                Case.refused("direct ByteBuffer", () -> ByteBuffer.allocateDirect(SIZE)),
                Case.refused("MemorySegment", () -> Arena.ofAuto().allocate(SIZE)),
                Case.refused("Process", () -> new ProcessBuilder("sleep", "60").start()),
                Case.refused("ClassLoader", () -> new URLClassLoader(new URL[0])));
    }

    private interface Opener {
        Object open(Path file) throws IOException;
    }

    /** The file is gone when it is open. */
    private static Callable<?> onFile(Opener opener) {
        return () -> {
            Path file = Files.createTempFile("case", null);
            try {
                return opener.open(file);
            } finally {
                Files.delete(file);
            }
        };
    }
}
