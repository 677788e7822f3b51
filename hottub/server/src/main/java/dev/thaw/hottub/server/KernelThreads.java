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

    /** Those of HotSpot. */
    private static final Pattern OF_THE_JVM =
            Pattern.compile(
                    "(VM |GC Thread#|G1 |C1 |C2 |JVMCI|Z[A-Z]|X[A-Z]|Shenandoah|RuntimeWorker#|StrDedup|Sweeper"
                            + "|Monitor Defl|Service Th|Signal Disp|Notification).*");

    /** Among what {@link #stat} returns; those in the kernel follow. */
    private static final int USER_TICKS = 11;

    private static final Pattern COMPILER = Pattern.compile("(C1 |C2 |JVMCI).*");

    private KernelThreads() {}

    /** The name of a thread that is none of the JVM's, and stays. */
    static Optional<String> unknown() throws InterruptedException {
        Optional<String> found = look();
        if (found.isPresent()) {
            // For the JVM a thread has ended a little earlier than for the kernel.
            Patience patience = new Patience(Pattern.quote(found.get()), 500);
            while (found.isPresent() && patience.goesOn()) {
                found = look();
            }
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
        for (String number : numbers()) {
            String name = name(number);
            if (name != null && COMPILER.matcher(name).matches() && isAtWork(stat(number))) {
                return true;
            }
        }
        return false;
    }

    /**
     * What threads do.
     *
     * @param others whether any but the calling one runs, or would if it had a processor
     * @param ticks for which those that were asked for have had a processor, since they began
     */
    record Work(boolean others, long ticks) {}

    /** What those do that the kernel names so, and whether any other does something. */
    static Work work(Pattern names) {
        String own = read("/proc/thread-self/stat");
        boolean others = false;
        long ticks = 0;
        for (String number : numbers()) {
            String[] stat = stat(number);
            boolean isOwn = own != null && own.startsWith(number + " ");
            others |= !isOwn && isAtWork(stat);
            String name = stat.length > USER_TICKS + 1 ? name(number) : null;
            if (name != null && names.matcher(name).matches()) {
                ticks += Long.parseLong(stat[USER_TICKS]) + Long.parseLong(stat[USER_TICKS + 1]);
            }
        }
        return new Work(others, ticks);
    }

    private static String[] numbers() {
        String[] numbers = new File("/proc/self/task").list();
        return numbers == null ? new String[0] : numbers;
    }

    /** What is behind the name in brackets; empty: the thread has ended. */
    private static String[] stat(String number) {
        String stat = read("/proc/self/task/" + number + "/stat");
        return stat == null
                ? new String[0]
                : stat.substring(stat.lastIndexOf(')') + 1).strip().split(" ");
    }

    /** Runs, or waits for a processor or a disk. */
    private static boolean isAtWork(String[] stat) {
        return stat.length > 0 && (stat[0].equals("R") || stat[0].equals("D"));
    }

    /** Null: it has ended. */
    private static String name(String number) {
        return read("/proc/self/task/" + number + "/comm");
    }

    private static String read(String file) {
        try (InputStream in = new FileInputStream(file)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8).stripTrailing();
        } catch (IOException e) {
            return null;
        }
    }
}
