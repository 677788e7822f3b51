// SPDX-License-Identifier: Apache-2.0
package dev.thaw.wordnet;

import java.io.IOException;

/** A file that is not what a WordNet database should hold; the message says where. */
public final class WordNetFormatException extends IOException {
    WordNetFormatException(String message) {
        super(message);
    }

    WordNetFormatException(String file, int line, String problem) {
        this(file + ", line " + line + ": " + problem);
    }
}
