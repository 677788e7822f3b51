// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.serve;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import dev.thaw.visor.RefusedException;
import dev.thaw.visor.store.Store;
import dev.thaw.visor.store.StoredFunction;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/** Changes secrets of a tenant, and the functions that name them. On threads that may wait. */
final class TenantSecrets {
    private final Store store;
    private final Deployer deployer;

    TenantSecrets(Store store, Deployer deployer) {
        this.store = store;
        this.deployer = deployer;
    }

    /**
     * Functions that name it are loaded anew: no call fails, and later ones get the new value.
     *
     * @throws RefusedException if some cannot be loaded; the others have the new value
     */
    JsonObject set(String tenant, String name, byte[] value) throws IOException, RefusedException {
        store.secrets().set(tenant, name, value);
        JsonArray reloaded = new JsonArray();
        List<String> refused = new ArrayList<>();
        for (String function : naming(tenant, name)) {
            try {
                deployer.reload(function);
                reloaded.add(function);
            } catch (IOException | RefusedException e) {
                // who was removed meanwhile has no value
                if (store.function(function) != null) {
                    refused.add(function + " (" + e.getMessage() + ")");
                }
            }
        }
        if (!refused.isEmpty()) {
            throw new RefusedException(
                    422,
                    "secret",
                    "%s has its new value, but these cannot be loaded anew and go on with the old one: %s"
                            .formatted(name, String.join(", ", refused)));
        }
        JsonObject json = new JsonObject();
        json.add("reloaded", reloaded);
        return json;
    }

    void remove(String tenant, String name) throws IOException, RefusedException {
        List<String> users = naming(tenant, name);
        if (!users.isEmpty()) {
            throw new RefusedException(
                    409, "secret", "the secret " + name + " is named by " + users);
        }
        store.secrets().remove(tenant, name);
    }

    JsonObject names(String tenant) {
        JsonArray names = new JsonArray();
        store.secrets().names(tenant).forEach(names::add);
        JsonObject json = new JsonObject();
        json.add("secrets", names);
        return json;
    }

    private List<String> naming(String tenant, String secret) {
        return store.functions().values().stream()
                .filter(f -> f.tenant().equals(tenant))
                .filter(f -> f.settings().secrets().containsValue(secret))
                .map(StoredFunction::name)
                .toList();
    }
}
