// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.serve;

import com.google.gson.JsonObject;
import dev.thaw.visor.RefusedException;
import dev.thaw.visor.store.FunctionSettings;
import dev.thaw.visor.store.Manifest;
import dev.thaw.visor.store.StoredFunction;

/**
 * What a deployment may say beside its file.
 *
 * @param data that it shares with other functions; null: what the file names
 */
record DeployRequest(
        String name,
        String tenant,
        String fileName,
        String entry,
        String data,
        JsonObject settings) {
    /**
     * What the request says comes first, then the manifest, then what was before.
     *
     * @param manifest null if there is none
     * @param memory that the server has for all
     */
    FunctionSettings settings(StoredFunction known, Manifest manifest, long memory)
            throws RefusedException {
        FunctionSettings before = known == null ? FunctionSettings.DEFAULT : known.settings();
        if (manifest != null) {
            before = before.with(manifest.settings());
        }
        FunctionSettings changed = before.with(settings);
        if (changed.memory() > memory) {
            throw new RefusedException(
                    422,
                    "memory",
                    "a budget of %d bytes is more than the server has for all (%d, --memory)"
                            .formatted(changed.memory(), memory));
        }
        return changed;
    }

    DeployRequest toJvm() {
        JsonObject always = settings.deepCopy();
        always.addProperty("move", FunctionSettings.MOVE_ALWAYS);
        return new DeployRequest(name, tenant, fileName, entry, data, always);
    }
}
