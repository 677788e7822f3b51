// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.serve;

import com.google.gson.JsonObject;
import dev.thaw.visor.RefusedException;
import dev.thaw.visor.Stderr;
import dev.thaw.visor.store.FunctionSettings;
import dev.thaw.visor.store.Manifest;
import dev.thaw.visor.store.Store;
import dev.thaw.visor.store.StoredFunction;
import java.io.IOException;

/** Scripts that were there before the image of their language: they leave the JVM for it. */
final class Arrivals {
    private final Store store;
    private final Deployer deployer;
    private final Trials trials;

    Arrivals(Store store, Deployer deployer, Trials trials) {
        this.store = store;
        this.deployer = deployer;
        this.trials = trials;
    }

    /** On a thread that may wait. */
    void built(String runtime) {
        for (String name : store.functions().keySet()) {
            try {
                StoredFunction function = store.function(name);
                if (function != null && runsInImage(function, runtime)) {
                    take(function);
                }
            } catch (IOException | RefusedException e) {
                Stderr.say(name + " stays where it is: " + e.getMessage());
            }
        }
    }

    private static boolean runsInImage(StoredFunction function, String runtime) {
        Manifest manifest = function.currentVersion().manifest();
        return manifest.source() != null
                && manifest.runtime().equals(runtime)
                && JvmNeed.of(manifest, function.settings()) == null;
    }

    private void take(StoredFunction function) throws IOException, RefusedException {
        String lacking = trials.probe(function);
        JsonObject changes = new JsonObject();
        if (lacking != null) {
            JvmNeed.checkLacking(lacking, function.settings(), true);
            Stderr.say(lacking + "; it runs in the JVM");
            changes.addProperty("move", FunctionSettings.MOVE_ALWAYS);
        }
        // with no change too it is loaded anew, where it belongs now
        deployer.limits(function.name(), changes);
    }
}
