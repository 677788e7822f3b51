// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.log;

import com.google.gson.JsonObject;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.atomic.AtomicLong;

/**
 * What functions write, one line of JSON for each piece, with its call. Each function has two
 * files; when one is full the older one goes. A thread of its own writes, so that no call waits for
 * a disk; what comes faster than that is dropped, and counted.
 */
public final class FunctionLogs implements AutoCloseable {
    private static final int QUEUE = 8192;
    private static final int MAX_TEXT = 64 << 10;
    private static final Record END = new Record("", "");

    private record Record(String function, String line) {}

    private final Path directory;
    private final long maxFile;
    private final BlockingQueue<Record> queue = new ArrayBlockingQueue<>(QUEUE);
    private final AtomicLong dropped = new AtomicLong();
    private final Map<String, Long> sizes = new HashMap<>();
    private final Thread writer = new Thread(this::write, "function logs");

    /**
     * @param maxFile bytes; a function's log has at most twice as many
     */
    public FunctionLogs(Path directory, long maxFile) throws IOException {
        this.directory = Files.createDirectories(directory);
        this.maxFile = maxFile;
        writer.setDaemon(true);
        writer.start();
    }

    /**
     * @param stream 3: standard output, 4: standard error, 0: what the front says of the call
     * @return the line
     */
    public String add(String function, String call, int stream, String text) {
        JsonObject json = new JsonObject();
        json.addProperty("time", System.currentTimeMillis());
        json.addProperty("call", call);
        json.addProperty("stream", stream == 3 ? "out" : stream == 4 ? "err" : "end");
        json.addProperty("text", text.length() > MAX_TEXT ? text.substring(0, MAX_TEXT) : text);
        String line = json.toString();
        if (!queue.offer(new Record(function, line + "\n"))) {
            dropped.incrementAndGet();
        }
        return line;
    }

    public long dropped() {
        return dropped.get();
    }

    private void write() {
        List<Record> batch = new ArrayList<>();
        while (true) {
            try {
                batch.add(queue.take());
            } catch (InterruptedException e) {
                return;
            }
            queue.drainTo(batch);
            Map<String, StringBuilder> texts = new HashMap<>();
            for (Record record : batch) {
                texts.computeIfAbsent(record.function(), f -> new StringBuilder())
                        .append(record.line());
            }
            boolean end = texts.remove("") != null;
            texts.forEach(this::append);
            batch.clear();
            if (end) {
                return;
            }
        }
    }

    private void append(String function, StringBuilder text) {
        byte[] bytes = text.toString().getBytes(StandardCharsets.UTF_8);
        Path file = file(function);
        try {
            long size = sizes.getOrDefault(function, -1L);
            if (size < 0) {
                size = Files.exists(file) ? Files.size(file) : 0;
            }
            if (size + bytes.length > maxFile && size > 0) {
                Files.move(file, older(function), StandardCopyOption.REPLACE_EXISTING);
                size = 0;
            }
            Files.write(file, bytes, StandardOpenOption.CREATE, StandardOpenOption.APPEND);
            sizes.put(function, size + bytes.length);
        } catch (IOException e) {
            sizes.remove(function);
            dropped.incrementAndGet();
        }
    }

    private Path file(String function) {
        return directory.resolve(function + ".log");
    }

    private Path older(String function) {
        return directory.resolve(function + ".log.1");
    }

    /** The last lines, oldest first. */
    public List<String> last(String function, int lines) throws IOException {
        List<String> all = new ArrayList<>();
        for (Path file : new Path[] {older(function), file(function)}) {
            try {
                all.addAll(Files.readAllLines(file));
            } catch (NoSuchFileException e) {
                // nothing yet, or rotated in between
            }
        }
        return all.subList(Math.max(0, all.size() - lines), all.size());
    }

    public void remove(String function) throws IOException {
        Files.deleteIfExists(file(function));
        Files.deleteIfExists(older(function));
    }

    /** Writes what is left. */
    @Override
    public void close() {
        try {
            queue.put(END);
            writer.join(2000);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
