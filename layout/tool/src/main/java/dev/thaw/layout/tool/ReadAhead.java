// SPDX-License-Identifier: Apache-2.0
package dev.thaw.layout.tool;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * How much the kernel reads of a disk for one page that is missing. Linux's default is 128 KiB;
 * cloud machines have others, and what a cold start reads depends on it.
 */
public final class ReadAhead implements AutoCloseable {
    private final Path setting;
    private final String before;
    private final Thread hook = new Thread(this::restore, "restore-read-ahead");

    /** That of the disk with a file. */
    private ReadAhead(Path file) throws IOException {
        long device = (long) Files.getAttribute(file, "unix:dev");
        long major = (device >>> 8 & 0xfff) | (device >>> 32 & ~0xfffL);
        long minor = (device & 0xff) | (device >>> 12 & ~0xffL);
        setting = Path.of("/sys/class/bdi/" + major + ":" + minor + "/read_ahead_kb");
        before = Files.readString(setting).strip();
    }

    /** In KiB. */
    public static int of(Path file) throws IOException {
        return Integer.parseInt(new ReadAhead(file).before);
    }

    /**
     * Sets that of the disk with a file, until it is closed, or this process is ended.
     *
     * @param kib with 0, just the page that is missing
     * @throws IOException if the disk has no such setting, or if this user may not change it
     */
    public static ReadAhead set(Path file, int kib) throws IOException {
        ReadAhead readAhead = new ReadAhead(file);
        try {
            Files.writeString(readAhead.setting, Integer.toString(kib));
        } catch (IOException e) {
            throw new IOException(
                    "the disk's read-ahead cannot be set: run as root (%s)".formatted(e), e);
        }
        Runtime.getRuntime().addShutdownHook(readAhead.hook);
        return readAhead;
    }

    private void restore() {
        try {
            Files.writeString(setting, before);
        } catch (IOException e) {
            System.err.println(setting + " was " + before + " and could not be set back: " + e);
        }
    }

    @Override
    public void close() {
        try {
            if (Runtime.getRuntime().removeShutdownHook(hook)) {
                restore();
            }
        } catch (IllegalStateException e) {
            // this process is being ended: the hook does it
        }
    }
}
