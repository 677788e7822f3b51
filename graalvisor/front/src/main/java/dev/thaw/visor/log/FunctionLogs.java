// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.log;

import com.google.gson.JsonObject;
import com.google.gson.JsonParseException;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedList;
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

    /** Characters of all lines that wait; they are held a few times over while they are written. */
    private static final long MAX_WAITING = 8 << 20;

    private static final Record END = new Record("", "");
    private static final byte[] NEW_LINE = {'\n'};

    /**
     * @param line null: the function is removed
     */
    private record Record(String function, String line) {}

    private final Path directory;
    private final long maxFile;
    private final BlockingQueue<Record> queue = new ArrayBlockingQueue<>(QUEUE);
    private final AtomicLong waiting = new AtomicLong();
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
        if (text.length() > MAX_TEXT) {
            // the rest is lost
            dropped.incrementAndGet();
            json.addProperty("text", text.substring(0, MAX_TEXT));
        } else {
            json.addProperty("text", text);
        }
        String line = json.toString();
        boolean fits = waiting.addAndGet(line.length()) <= MAX_WAITING;
        if (!fits || !queue.offer(new Record(function, line + "\n"))) {
            waiting.addAndGet(-line.length());
            dropped.incrementAndGet();
        }
        return line;
    }

    /** Lines that are lost, as a whole or their end. */
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
            long written = 0;
            Map<String, StringBuilder> texts = new HashMap<>();
            for (Record record : batch) {
                if (record.line() == null) {
                    texts.remove(record.function());
                    delete(record.function());
                } else {
                    texts.computeIfAbsent(record.function(), f -> new StringBuilder())
                            .append(record.line());
                    written += Math.max(0, record.line().length() - 1);
                }
            }
            boolean end = texts.remove("") != null;
            texts.forEach(this::append);
            batch.clear();
            waiting.addAndGet(-written);
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
                size = endLine(file);
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

    /**
     * A full disk, or a kill, may have left a piece of a line.
     *
     * @return the file's size
     */
    private static long endLine(Path file) throws IOException {
        if (!Files.exists(file)) {
            return 0;
        }
        try (FileChannel channel =
                FileChannel.open(file, StandardOpenOption.READ, StandardOpenOption.WRITE)) {
            ByteBuffer last = ByteBuffer.allocate(1);
            long size = channel.size();
            if (size > 0 && channel.read(last, size - 1) == 1 && last.get(0) != NEW_LINE[0]) {
                channel.write(ByteBuffer.wrap(NEW_LINE), size);
                size++;
            }
            return size;
        }
    }

    private void delete(String function) {
        sizes.remove(function);
        try {
            Files.deleteIfExists(file(function));
            Files.deleteIfExists(older(function));
        } catch (IOException e) {
            dropped.incrementAndGet();
        }
    }

    private Path file(String function) {
        return directory.resolve(function + ".log");
    }

    private Path older(String function) {
        return directory.resolve(function + ".log.1");
    }

    /** The last lines, oldest first; without pieces of lines. */
    public List<String> last(String function, int lines) throws IOException {
        List<String> all = new ArrayList<>();
        for (Path file : new Path[] {older(function), file(function)}) {
            try {
                // a character may be cut as well as a line
                new String(Files.readAllBytes(file), StandardCharsets.UTF_8)
                        .lines()
                        .forEach(all::add);
            } catch (NoSuchFileException e) {
                // nothing yet, or rotated in between
            }
        }
        LinkedList<String> whole = new LinkedList<>();
        for (int i = all.size() - 1; i >= 0 && whole.size() < lines; i--) {
            if (isWhole(all.get(i))) {
                whole.addFirst(all.get(i));
            }
        }
        return List.copyOf(whole);
    }

    private static boolean isWhole(String line) {
        try {
            return JsonParser.parseString(line).isJsonObject();
        } catch (JsonParseException e) {
            return false;
        }
    }

    /** After what was written before, and before what comes later. */
    public void remove(String function) {
        try {
            queue.put(new Record(function, null));
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
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
