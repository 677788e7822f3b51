// SPDX-License-Identifier: Apache-2.0

import java.io.FileOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** Takes away what the server that runs it needs when the run is over. */
public class Breaking {
    static final List<Object> KEPT = new ArrayList<>();

    public static void main(String[] arguments) throws IOException {
        System.out.println("pid " + ProcessHandle.current().pid());
        Path directory = Path.of(System.getenv("XDG_RUNTIME_DIR"), "thaw");
        switch (arguments[0]) {
            case "state file" -> {
                for (Path file : files(directory, ".state")) {
                    Files.delete(file);
                }
            }
            case "contents of the state file" -> {
                for (Path file : files(directory, ".state")) {
                    new FileOutputStream(file.toFile()).close();
                }
            }
            case "socket" -> {
                for (Path file : files(directory, ".sock")) {
                    Files.delete(file);
                }
            }
            case "directory" -> {
                for (Path file : files(directory, "")) {
                    Files.delete(file);
                }
                Files.deleteIfExists(directory);
            }
            case "memory" -> fill();
            case "interrupted threads" -> {
                ThreadGroup group = Thread.currentThread().getThreadGroup();
                while (group.getParent() != null) {
                    group = group.getParent();
                }
                Thread[] threads = new Thread[100];
                int count = group.enumerate(threads, true);
                for (int i = 0; i < count; i++) {
                    if (threads[i] != Thread.currentThread()) {
                        threads[i].interrupt();
                    }
                }
            }
            default -> System.out.println("nothing");
        }
    }

    /** None without the directory, as in a plain java. */
    private static List<Path> files(Path directory, String end) throws IOException {
        if (!Files.exists(directory)) {
            return List.of();
        }
        try (Stream<Path> files = Files.list(directory)) {
            return files.filter(file -> file.toString().endsWith(end)).toList();
        }
    }

    /** Until not even a small object has room. */
    private static void fill() {
        for (int size = 1 << 16; size > 0; size /= 16) {
            try {
                while (true) {
                    KEPT.add(new byte[size]);
                }
            } catch (OutOfMemoryError e) {
                // Smaller ones, perhaps.
            }
        }
        throw new OutOfMemoryError("full");
    }
}
