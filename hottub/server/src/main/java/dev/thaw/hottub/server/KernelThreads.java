// SPDX-License-Identifier: Apache-2.0
package dev.thaw.hottub.server;

import java.io.File;
import java.io.FileInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * The threads of the process as the kernel sees them: a native library may have started one of
 * which the JVM does not know.
 */
final class KernelThreads {
    /** The kernel keeps so many characters of a name. */
    private static final int LENGTH = 15;

    private static final int PATIENCE_MILLISECONDS = 500;

    /** Those of HotSpot. */
    private static final Pattern OF_THE_JVM =
            Pattern.compile(
                    "(VM |GC Thread#|G1 |C1 |C2 |JVMCI|Z[A-Z]|X[A-Z]|Shenandoah|RuntimeWorker#|StrDedup|Sweeper"
                            + "|Monitor Defl|Service Th|Signal Disp|Notification).*");

    private static final Pattern COMPILER = Pattern.compile("(C1 |C2 |JVMCI).*");

    private KernelThreads() {}

    /** The name of a thread that is none of the JVM's, and stays. */
    static Optional<String> unknown() throws InterruptedException {
        Optional<String> found = look();
        // For the JVM a thread has ended a little earlier than for the kernel.
        for (int i = 0; i < PATIENCE_MILLISECONDS && found.isPresent(); i++) {
            Thread.sleep(1);
            found = look();
        }
        return found;
    }

    private static Optional<String> look() {
        try {
            // A thread has the name of the one that started it, if it is given no other.
            List<String> known = new ArrayList<>();
            for (Thread thread : Native.threads()) {
                String name = thread.getName();
                known.add(name.substring(0, Math.min(name.length(), LENGTH)));
            }
            String[] numbers = new File("/proc/self/task").list();
            if (numbers == null) {
                return Optional.of("?, as /proc is not there");
            }
            // The one that the kernel has started.
            String first = Integer.toString(Native.processId());
            for (String number : numbers) {
                String name = number.equals(first) ? null : name(number);
                if (name != null && !known.remove(name) && !OF_THE_JVM.matcher(name).matches()) {
                    return Optional.of(name);
                }
            }
            return Optional.empty();
        } catch (IOException e) {
            return Optional.of("?: " + e.getMessage());
        }
    }

    /** Whether a compiler of the JVM runs, or would if it had a processor. */
    static boolean areCompiling() {
        String[] numbers = new File("/proc/self/task").list();
        for (String number : numbers == null ? new String[0] : numbers) {
            String name = name(number);
            String stat =
                    name == null || !COMPILER.matcher(name).matches() ? null : read(number, "stat");
            // Behind the name in brackets: running, or waiting for a disk.
            if (stat != null && stat.matches("(?s).*\\) [RD] .*")) {
                return true;
            }
        }
        return false;
    }

    /** Null: it has ended. */
    private static String name(String number) {
        return read(number, "comm");
    }

    private static String read(String number, String file) {
        try (InputStream in = new FileInputStream("/proc/self/task/" + number + "/" + file)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8).stripTrailing();
        } catch (IOException e) {
            return null;
        }
    }
}
