// SPDX-License-Identifier: Apache-2.0
package dev.thaw.wordnet.program;

import java.io.IOException;

/** The program on a JVM, which has no isolates: those it is asked for share one heap. */
public final class WordNetOnJVM {
    public static void main(String[] args) {
        System.exit(new WordNet(System.out, number -> new SameHeap()).run(args));
    }

    private static final class SameHeap implements SessionIsolate {
        private final Session session = new Session();

        @Override
        public Reply execute(String line) throws IOException {
            return session.execute(line);
        }

        @Override
        public void close() {}
    }
}
