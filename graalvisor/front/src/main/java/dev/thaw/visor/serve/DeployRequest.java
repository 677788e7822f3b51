// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.serve;

import com.google.gson.JsonObject;
import dev.thaw.visor.store.FunctionSettings;

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
    DeployRequest toJvm() {
        JsonObject always = settings.deepCopy();
        always.addProperty("move", FunctionSettings.MOVE_ALWAYS);
        return new DeployRequest(name, tenant, fileName, entry, data, always);
    }
}
