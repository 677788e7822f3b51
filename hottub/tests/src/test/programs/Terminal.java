// SPDX-License-Identifier: Apache-2.0

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;

/** Waits for a process that it has started; a hook tells what has become of that. Or leaves one behind, or has one with another trap. */
public class Terminal {
    public static void main(String[] arguments) throws Exception {
        if (arguments.length > 1 && arguments[1].equals("leaves")) {
            File none = new File("/dev/null");
            ProcessBuilder left = new ProcessBuilder("sleep", "1000").redirectInput(none).redirectOutput(none).redirectError(none);
            System.out.println("child " + left.start().pid() + " is left");
            System.exit(3);
            return;
        }
        String[] words = {"sleep", "100"};
        if (arguments.length > 1) {
            String trap = arguments[1].equals("ignores") ? "trap '' TSTP" : "trap '>handled' TSTP";
            words = new String[] {"sh", "-c", trap + "; >ready; sleep 100 >/dev/null 2>&1 & while :; do wait; done"};
        }
        Process child = new ProcessBuilder(words).inheritIO().start();
        while (arguments.length > 1 && !Files.exists(Path.of("ready"))) {
            Thread.sleep(10);
        }
        Runtime.getRuntime()
                .addShutdownHook(
                        new Thread(
                                () -> {
                                    try {
                                        boolean ended = child.waitFor(60, TimeUnit.SECONDS);
                                        System.out.println("child " + (ended ? child.exitValue() : "goes on"));
                                    } catch (InterruptedException e) {
                                        System.out.println("interrupted");
                                    }
                                }));
        Path file = Path.of(arguments[0]);
        Path written = Files.writeString(file.resolveSibling("child.new"), child.pid() + "\n" + ProcessHandle.current().pid());
        Files.move(written, file);
        Thread.sleep(100_000);
    }
}
