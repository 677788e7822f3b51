// SPDX-License-Identifier: Apache-2.0
package dev.thaw.hottub.server;

import java.io.FileDescriptor;
import java.io.IOException;
import java.lang.ref.Cleaner;
import java.lang.ref.Reference;
import java.lang.ref.ReferenceQueue;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;

/**
 * The files of the process. What a program left open is closed by the JDK's cleaners when the
 * program's objects are collected; what is open after that belongs to the JDK if an object refers
 * to it, and is closed here if none does.
 */
final class Descriptors {
    /** More would be a leak. */
    private static final int KEPT_AT_MOST = 256;

    private static final int COLLECTIONS = 8;

    /** Before the third collection, in milliseconds; before each further one twice as long. */
    private static final int FIRST_WAIT = 5;

    /** Files that stay open, by number, with what /proc says of them. */
    private final Map<Integer, String> kept = new TreeMap<>();

    /** What was open before the first run; null once it is kept. */
    private String atStart;

    private int first;

    /** The JDK's thread that closes files of objects which were collected. */
    private final Thread cleaner;

    /** Objects that the cleaner has yet to see. */
    private final Object cleanerQueue;

    /** Numbers below are for programs. */
    private final int firstOwn;

    Descriptors(int firstOwn) throws IOException {
        this.firstOwn = firstOwn;
        Object factory =
                Jdk.call(
                        Jdk.type("jdk.internal.ref.CleanerFactory"),
                        "cleaner",
                        "()Ljava/lang/ref/Cleaner;");
        Object impl = Jdk.get(Cleaner.class, factory, "impl", "Ljdk/internal/ref/CleanerImpl;");
        cleanerQueue =
                Jdk.get(
                        Jdk.type("jdk.internal.ref.CleanerImpl"),
                        impl,
                        "queue",
                        "Ljava/lang/ref/ReferenceQueue;");
        cleaner = cleaner();
        // Placeholders have the lower numbers until the first run.
        atStart = Native.files(firstOwn);
    }

    private static Thread cleaner() throws IOException {
        for (Thread thread : Native.threads()) {
            if (thread.getName().equals("Common-Cleaner")) {
                return thread;
            }
        }
        throw new Jdk.Unknown("cleaner thread", null);
    }

    /** As {@link Native#files} says it. */
    private static Map<Integer, String> byNumber(String files) {
        Map<Integer, String> open = new TreeMap<>();
        for (int at = 0; at < files.length(); ) {
            int end = files.indexOf('\0', at);
            int next = files.indexOf('\0', end + 1);
            open.put(Integer.valueOf(files.substring(at, end)), files.substring(end + 1, next));
            at = next + 1;
        }
        return open;
    }

    private void keepThoseOfTheStart() {
        if (atStart != null) {
            kept.putAll(byNumber(atStart));
            first = kept.size();
            atStart = null;
        }
    }

    private Map<Integer, String> opened() throws IOException {
        keepThoseOfTheStart();
        Map<Integer, String> open = byNumber(Native.files(0));
        open.entrySet().removeIf(e -> e.getKey() <= 2 || e.getValue().equals(kept.get(e.getKey())));
        return open;
    }

    /**
     * Wakes threads of a run that wait for a socket. Those that wait for the half of a pair, with
     * which the JDK wakes its own threads, are interrupted: a half that was shut down would look
     * like one that the JDK keeps.
     *
     * @param client not yet: it waits for the status
     */
    void wakeSockets(int client) throws IOException {
        for (Map.Entry<Integer, String> entry : opened().entrySet()) {
            int number = entry.getKey();
            if (number != client
                    && entry.getValue().startsWith("socket:")
                    && !Native.isOfPair(number)
                    && !Native.isForTools(number)) {
                Native.shutdown(number);
            }
        }
    }

    /**
     * One of the sockets that the JDK's C libraries keep, to put them in the place of those that
     * are closed while they are in use: half of a pair whose other half is closed.
     */
    private static boolean isMarker(int number, String target) {
        return target.startsWith("socket:") && Native.isOfPair(number) && Native.isHungUp(number);
    }

    /**
     * The JVM's own threads look at the limits of the control group now and then, and close what
     * they read themselves.
     */
    private static boolean isBeingRead(String target) {
        return (target.startsWith("/sys/") || target.startsWith("/proc/"))
                && !Files.isDirectory(Path.of(target));
    }

    /**
     * Those in which the JDK waits for the sockets of virtual threads; no object refers to them.
     */
    private static Set<Integer> pollers() throws IOException {
        Set<Integer> numbers = new HashSet<>();
        Class<?> poller = Jdk.used("sun.nio.ch.EPollPoller");
        if (poller != null) {
            for (Object one : Native.instances(poller)) {
                numbers.add((int) Jdk.number(poller, one, "epfd", "I"));
            }
        }
        return numbers;
    }

    /**
     * Closes what the run left open; called after a collection. A text, or what is thrown, is why
     * that cannot be.
     */
    Optional<String> reset() throws Lasting, IOException, InterruptedException {
        keepThoseOfTheStart();
        kept.keySet().retainAll(byNumber(Native.files(0)).keySet());
        Optional<String> reason = Optional.empty();
        for (int i = 0; i < COLLECTIONS && !opened().isEmpty(); i++) {
            if (i > 0) {
                // What a cleaner or a finalizer has let go of is found by the next collection. The
                // JDK has the pipes of a process until a thread of it has seen that it has ended.
                Thread.sleep(i > 1 ? FIRST_WAIT << i - 2 : 0);
                System.gc();
            }
            awaitCleaner();
            reason = sort(opened());
            if (reason.isEmpty()) {
                break;
            }
        }
        return reason;
    }

    /** Keeps what is the JDK's, and closes what is nobody's. */
    private Optional<String> sort(Map<Integer, String> left) throws IOException {
        if (left.isEmpty()) {
            return Optional.empty();
        }
        Map<Integer, List<Object>> referred = new HashMap<>();
        for (Object descriptor : Native.instances(FileDescriptor.class)) {
            int number = (int) Jdk.number(FileDescriptor.class, descriptor, "fd", "I");
            referred.computeIfAbsent(number, n -> new ArrayList<>()).add(descriptor);
        }
        Set<Integer> ofTheJdk = pollers();
        // Before the first half of a pair is closed.
        for (Map.Entry<Integer, String> entry : left.entrySet()) {
            int number = entry.getKey();
            if (isMarker(number, entry.getValue()) || Native.isForTools(number)) {
                ofTheJdk.add(number);
            }
        }
        Optional<String> reason = Optional.empty();
        for (Map.Entry<Integer, String> entry : left.entrySet()) {
            int number = entry.getKey();
            String target = entry.getValue();
            if (ofTheJdk.contains(number)) {
                kept.put(number, target);
            } else if (!referred.containsKey(number)) {
                if (!isBeingRead(target)) {
                    Native.close(number);
                }
            } else if (target.startsWith("/")) {
                int high = number < firstOwn ? move(number, referred.get(number)) : number;
                if (high >= 0) {
                    kept.put(high, target);
                }
            } else {
                reason =
                        Optional.of(
                                "an object outside of the program has the descriptor "
                                        + number
                                        + ", "
                                        + target);
            }
        }
        if (kept.size() - first > KEPT_AT_MOST) {
            return Optional.of(
                    "more and more files stay open, such as " + left.values().iterator().next());
        }
        return reason;
    }

    /**
     * Gives a file of the JDK a number that no program inherits; nobody uses the file now.
     *
     * @return the number; negative: the JDK has closed the file since
     */
    private int move(int number, List<Object> objects) throws IOException {
        int high = Native.copyAbove(number, firstOwn);
        if (high >= 0) {
            for (Object descriptor : objects) {
                Jdk.setNumber(FileDescriptor.class, descriptor, "fd", "I", high);
            }
            Native.close(number);
        }
        return high;
    }

    /**
     * Waits until the JDK's cleaner has closed what the collection has found: two could otherwise
     * close one number.
     */
    private void awaitCleaner() throws InterruptedException {
        Patience patience = new Patience("Common-Cleaner", 1000);
        while (!cleanerIsDone()) {
            if (!patience.goesOn()) {
                throw patience.over("the JDK still closes files of the program");
            }
        }
    }

    private boolean cleanerIsDone() {
        while (Native.waitForReferenceProcessing(Reference.class)) {
            // The collector may have found more by then.
        }
        return cleanerWaits()
                && Jdk.get(ReferenceQueue.class, cleanerQueue, "head", "Ljava/lang/ref/Reference;")
                        == null
                && cleanerWaits();
    }

    private boolean cleanerWaits() {
        return switch (cleaner.getState()) {
            case WAITING, TIMED_WAITING -> true;
            default -> false;
        };
    }
}
