// SPDX-License-Identifier: Apache-2.0
package dev.thaw.wordnet.program;

import java.io.BufferedReader;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorCompletionService;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.function.BiConsumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Several isolates that do the same, each on a thread of its own. */
final class IsolateGroup {
    private static final Pattern ONE_ISOLATE = Pattern.compile("@(\\d+) (.*)");

    /** No line has a line break. */
    private static final String END_OF_INPUT = "\n";

    private final SessionIsolate.Factory factory;
    private final BiConsumer<Integer, Reply> listener;
    private final List<BlockingQueue<String>> lines = new ArrayList<>();

    /**
     * @param listener told of every reply and the number of the isolate it is from; called by
     *     several threads
     */
    IsolateGroup(int size, SessionIsolate.Factory factory, BiConsumer<Integer, Reply> listener) {
        this.factory = factory;
        this.listener = listener;
        for (int i = 0; i < size; i++) {
            lines.add(new LinkedBlockingQueue<>());
        }
    }

    /**
     * Runs all isolates until the input ends.
     *
     * @param first what all are told first, such as where they have their dictionary from
     * @param input the lines after that, each for all isolates or, after {@code @N}, for one; null
     *     if there are none
     * @throws IOException if an isolate fails; the others may still run
     */
    void run(List<String> first, BufferedReader input) throws IOException {
        first.forEach(this::tellAll);
        ExecutorService threads =
                Executors.newCachedThreadPool(
                        task -> Thread.ofPlatform().daemon().name("isolate").unstarted(task));
        ExecutorCompletionService<Void> ended = new ExecutorCompletionService<>(threads);
        for (int number = 1; number <= lines.size(); number++) {
            int isolate = number;
            ended.submit(() -> runOne(isolate), null);
        }
        if (input == null) {
            tellAll(END_OF_INPUT);
        } else {
            // a thread of its own, so that an isolate that fails is not noticed only at the end
            Thread.ofPlatform().daemon().name("input").start(() -> distribute(input));
        }
        try {
            for (int i = 0; i < lines.size(); i++) {
                ended.take().get();
            }
        } catch (ExecutionException e) {
            throw new IOException(e.getCause().getMessage(), e.getCause());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IOException("interrupted", e);
        }
    }

    private void runOne(int number) {
        try (SessionIsolate isolate = factory.create(number)) {
            BlockingQueue<String> mine = lines.get(number - 1);
            for (String line = mine.take(); !line.equals(END_OF_INPUT); line = mine.take()) {
                listener.accept(number, isolate.execute(line));
            }
        } catch (IOException | RuntimeException | InterruptedException e) {
            throw new IllegalStateException("isolate " + number + ": " + e.getMessage(), e);
        }
    }

    private void distribute(BufferedReader input) {
        try {
            for (String line = input.readLine(); line != null; line = input.readLine()) {
                distribute(line.strip());
            }
        } catch (IOException e) {
            System.err.println("wordnet: the input cannot be read: " + e.getMessage());
        } finally {
            tellAll(END_OF_INPUT);
        }
    }

    private void distribute(String line) {
        Matcher one = ONE_ISOLATE.matcher(line);
        if (!one.matches()) {
            if (!line.isEmpty()) {
                tellAll(line);
            }
            return;
        }
        String number = one.group(1);
        if (number.length() > 9
                || Integer.parseInt(number) < 1
                || Integer.parseInt(number) > lines.size()) {
            System.err.println(
                    "wordnet: there is no isolate %s, only 1 to %d"
                            .formatted(number, lines.size()));
            return;
        }
        lines.get(Integer.parseInt(number) - 1).add(one.group(2).strip());
    }

    private void tellAll(String line) {
        lines.forEach(queue -> queue.add(line));
    }
}
