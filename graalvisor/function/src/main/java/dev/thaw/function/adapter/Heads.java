// SPDX-License-Identifier: Apache-2.0
package dev.thaw.function.adapter;

import dev.thaw.function.Fields;

/** Heads of responses that are always the same. */
final class Heads {
    /** An answer in JSON. */
    static final byte[] JSON =
            new Fields.Builder()
                    .add(":status", "200")
                    .add("content-type", "application/json")
                    .encode();

    /** No answer. */
    static final byte[] NO_CONTENT = new Fields.Builder().add(":status", "204").encode();

    private Heads() {}
}
