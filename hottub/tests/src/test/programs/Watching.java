// SPDX-License-Identifier: Apache-2.0

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.concurrent.CountDownLatch;

/** Ends while daemon threads look whether the command is still there; one that is not leaves a file. */
public class Watching {
    private static final int THREADS = 40;

    public static void main(String[] arguments) throws Exception {
        System.out.println("pid " + ProcessHandle.current().pid());
        Path command = Path.of("/proc", Files.readString(Path.of(arguments[1])).trim(), "stat");
        Path late = Path.of(arguments[2]);
        CountDownLatch begun = new CountDownLatch(THREADS);
        for (int i = 0; i < THREADS; i++) {
            Thread thread =
                    new Thread(
                            () -> {
                                begun.countDown();
                                watch(command, late);
                            });
            thread.setDaemon(true);
            thread.start();
        }
        begun.await();
        if (arguments[0].equals("exit")) {
            System.exit(3);
        }
    }

    private static void watch(Path command, Path late) {
        while (isThere(command)) {
            Thread.onSpinWait();
        }
        try {
            Files.writeString(late, "late");
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }

    private static boolean isThere(Path command) {
        try {
            String stat = Files.readString(command);
            return stat.charAt(stat.lastIndexOf(')') + 2) != 'Z';
        } catch (NoSuchFileException e) {
            return false;
        } catch (IOException | StringIndexOutOfBoundsException e) {
            return true;
        }
    }
}
