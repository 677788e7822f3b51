// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.serve;

import dev.thaw.visor.RefusedException;
import dev.thaw.visor.store.FunctionSettings;
import dev.thaw.visor.store.Manifest;

/** What runs a script: the library of its language, or the JVM. On threads that may wait. */
final class ScriptRuntimes {
    private final WorkerFactory workers;
    private final Languages languages;

    ScriptRuntimes(WorkerFactory workers, Languages languages) {
        this.workers = workers;
        this.languages = languages;
    }

    /** Waits for what runs it: the JVM, while the library of its language is built. */
    void prepare(Manifest manifest, FunctionSettings settings) throws RefusedException {
        String runtime = manifest.runtime();
        if (JvmNeed.of(manifest, settings) != null) {
            workers.jvm().prepare();
            return;
        }
        if (languages.find(runtime) != null) {
            return;
        }
        if (!workers.jvm().exists()) {
            languages.await(runtime);
            return;
        }
        workers.jvm().prepare();
        if (languages.knows(runtime)) {
            languages.begin(runtime);
        }
    }

    /** Why it stays in a JVM; null: it does not. */
    String inJvm(Manifest manifest, FunctionSettings settings) {
        boolean alone = manifest.source() != null && !languages.knows(manifest.runtime());
        String need = JvmNeed.of(manifest, settings);
        return need == null && alone ? "there is no image for " + manifest.runtime() : need;
    }
}
