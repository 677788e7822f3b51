// SPDX-License-Identifier: Apache-2.0
package dev.thaw.benchmarks.hottub;

/** How a program is run. */
enum Contender {
    WARM("warm", "thaw java"),
    PLAIN("plain", "java"),
    APPCDS("appcds", "java with AppCDS"),
    AOT("aot", "java with an AOT cache"),
    NAILGUN("nailgun", "Nailgun");

    private final String id;
    private final String title;

    Contender(String id, String title) {
        this.id = id;
        this.title = title;
    }

    String id() {
        return id;
    }

    String title() {
        return title;
    }
}
