// SPDX-License-Identifier: Apache-2.0
package dev.thaw.layout.program;

import java.io.IOException;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A short program: it reads pairs, and formats them on a second thread. */
public final class StartupProgram {
    private static final Pattern PAIR = Pattern.compile("(\\w+)=(\\d+)");

    private StartupProgram() {}

    public static void main(String[] args) throws InterruptedException, IOException {
        Map<String, Integer> pairs = new TreeMap<>();
        Matcher matcher = PAIR.matcher("c=333 a=1 b=22");
        while (matcher.find()) {
            pairs.put(matcher.group(1), Integer.parseInt(matcher.group(2)));
        }
        Thread writer = new Thread(() -> System.out.println(text(pairs)));
        writer.start();
        writer.join();
        if (args.length == 1 && args[0].equals("grow")) {
            System.out.println(GrowingHeap.sum());
        }
        if (args.length == 1 && args[0].equals("any-order")) {
            System.out.println(GrowingHeap.inAnyOrder());
        }
        if (args.length > 1) {
            ForkedChild.runToItsEnd();
            System.out.println("forked");
        }
        if (args.length > 0) {
            // Until somebody closes its input, or ends it.
            while (System.in.read() >= 0) {}
            System.out.println(String.join(" ", "went", "on"));
        }
    }

    private static String text(Map<String, Integer> pairs) {
        return String.format("%s %,d %.3f", pairs, 1_234_567, Math.PI);
    }
}
