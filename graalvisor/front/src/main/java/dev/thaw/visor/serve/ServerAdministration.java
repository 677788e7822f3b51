// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.serve;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import dev.thaw.visor.RefusedException;
import dev.thaw.visor.call.Function;
import dev.thaw.visor.call.FunctionTable;
import dev.thaw.visor.log.FunctionLogs;
import dev.thaw.visor.manage.Administration;
import dev.thaw.visor.store.AccessTokens;
import dev.thaw.visor.store.Staged;
import dev.thaw.visor.store.Store;
import dev.thaw.visor.store.StoredFunction;
import dev.thaw.visor.store.StoredVersion;
import java.io.IOException;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;

/** Answers the management socket, in JSON. */
final class ServerAdministration implements Administration {
    private final Server server;
    private final Store store;
    private final Deployer deployer;
    private final TenantLimits tenants;
    private final FunctionTable table;
    private final FunctionLogs logs;
    private final Followers followers;
    private final AccessTokens tokens;
    private final TenantSecrets secrets;

    ServerAdministration(
            Server server,
            Store store,
            Deployer deployer,
            TenantLimits tenants,
            FunctionTable table,
            FunctionLogs logs,
            Followers followers,
            AccessTokens tokens) {
        this.server = server;
        this.store = store;
        this.deployer = deployer;
        this.tenants = tenants;
        this.table = table;
        this.logs = logs;
        this.followers = followers;
        this.tokens = tokens;
        this.secrets = new TenantSecrets(store, deployer);
    }

    @Override
    public JsonObject deploy(
            String name,
            String tenant,
            String fileName,
            String entry,
            String data,
            JsonObject settings,
            Source source)
            throws IOException, RefusedException {
        try (Staged staged = store.stage()) {
            source.writeTo(staged.upload());
            Deployer.Deployed deployed =
                    deployer.deploy(
                            new DeployRequest(
                                    name,
                                    tenant,
                                    fileName,
                                    entry == null ? "" : entry,
                                    data,
                                    settings),
                            staged);
            JsonObject json = describe(deployed.function());
            if (deployed.stateless() != null) {
                json.addProperty("stateless", deployed.stateless());
            }
            if (deployed.inJvm() != null) {
                json.addProperty("inJvm", deployed.inJvm());
            }
            return json;
        }
    }

    @Override
    public JsonObject replaceData(String tenant, String data, Source source)
            throws IOException, RefusedException {
        try (Staged staged = store.stage()) {
            source.writeTo(staged.upload());
            return deployer.data().replace(tenant, data, staged);
        }
    }

    @Override
    public JsonObject data(String tenant) {
        JsonObject json = new JsonObject();
        json.add("data", SharedDataList.of(store.functions().values(), tenant));
        return json;
    }

    @Override
    public JsonObject list() {
        JsonArray functions = new JsonArray();
        store.functions().values().forEach(function -> functions.add(describe(function)));
        JsonObject json = new JsonObject();
        json.add("functions", functions);
        return json;
    }

    @Override
    public JsonObject show(String name) throws RefusedException {
        StoredFunction function = known(name);
        JsonObject json = describe(function);
        JsonArray versions = new JsonArray();
        for (StoredVersion version : function.versions().values()) {
            JsonObject one = new JsonObject();
            one.addProperty("version", version.number());
            one.addProperty("deployedMillis", version.deployedMillis());
            one.addProperty("digest", version.digest());
            one.addProperty("builder", version.manifest().builder());
            versions.add(one);
        }
        json.add("versions", versions);
        json.add("aliases", function.aliases().toJson());
        json.add("settings", function.settings().toJson());
        String where = CompletableFuture.supplyAsync(() -> where(name), server.loop()).join();
        json.addProperty("where", where);
        json.add("tenantSettings", store.tenant(function.tenant()).toJson());
        return json;
    }

    /** What runs its calls; null if it was removed. On the loop. */
    private String where(String name) {
        Function function = table.get(name);
        return function == null ? null : function.where();
    }

    private static JsonObject describe(StoredFunction function) {
        StoredVersion version = function.currentVersion();
        JsonObject json = new JsonObject();
        json.addProperty("name", function.name());
        json.addProperty("version", function.current());
        json.addProperty("runtime", version.manifest().runtime());
        json.addProperty("entry", version.manifest().entry());
        json.addProperty("tenant", function.tenant());
        json.addProperty("memory", function.settings().memory());
        if (version.manifest().data() != null) {
            json.addProperty("data", version.manifest().data());
        }
        json.addProperty("deployedMillis", version.deployedMillis());
        return json;
    }

    @Override
    public JsonObject limits(String name, JsonObject changes) throws IOException, RefusedException {
        return deployer.limits(name, changes).settings().toJson();
    }

    @Override
    public JsonObject tenantLimits(String tenant, JsonObject changes)
            throws IOException, RefusedException {
        tenants.set(tenant, changes);
        return store.tenant(tenant).toJson();
    }

    @Override
    public JsonObject rollback(String name, int to) throws IOException, RefusedException {
        return describe(deployer.rollback(name, to));
    }

    @Override
    public JsonObject alias(String name, String alias, JsonObject weights)
            throws IOException, RefusedException {
        return deployer.alias(name, alias, weights).aliases().toJson();
    }

    @Override
    public void remove(String name) throws IOException, RefusedException {
        deployer.remove(name, () -> logs.remove(name));
    }

    @Override
    public List<String> logs(String name, int lines) throws IOException, RefusedException {
        known(name);
        return logs.last(name, lines);
    }

    @Override
    public Runnable follow(String name, Consumer<String> lines) {
        return followers.add(name, lines);
    }

    @Override
    public CompletableFuture<JsonObject> stats() {
        CompletableFuture<JsonObject> result = new CompletableFuture<>();
        server.loop()
                .execute(() ->
                        table.describeWorkers(
                                workers -> result.complete(Statistics.of(table, logs, workers))));
        // not on the loop, as it looks at files
        return result.thenApplyAsync(
                stats -> {
                    stats.add("data", SharedDataList.of(store.functions().values(), null));
                    return stats;
                },
                Thread::startVirtualThread);
    }

    @Override
    public JsonObject server() {
        JsonObject json = new JsonObject();
        json.addProperty("pid", ProcessHandle.current().pid());
        json.addProperty("host", server.options().host());
        json.addProperty("port", server.port());
        JsonObject languages = new JsonObject();
        server.languages().states().forEach(languages::addProperty);
        json.add("languages", languages);
        json.addProperty("jvm", server.jvm().state());
        if (server.managePort() != 0) {
            json.addProperty("managePort", server.managePort());
        }
        return json;
    }

    @Override
    public JsonObject secret(String tenant, String name, byte[] value)
            throws IOException, RefusedException {
        if (value == null) {
            secrets.remove(tenant, name);
            return secrets.names(tenant);
        }
        return secrets.set(tenant, name, value);
    }

    @Override
    public JsonObject secrets(String tenant) {
        return secrets.names(tenant);
    }

    @Override
    public JsonObject createToken(String name) throws IOException, RefusedException {
        JsonObject json = new JsonObject();
        json.addProperty("token", tokens.create(name));
        return json;
    }

    @Override
    public JsonObject tokens() {
        JsonArray names = new JsonArray();
        tokens.names().forEach(names::add);
        JsonObject json = new JsonObject();
        json.add("tokens", names);
        return json;
    }

    @Override
    public void removeToken(String name) throws IOException, RefusedException {
        tokens.remove(name);
    }

    private StoredFunction known(String name) throws RefusedException {
        StoredFunction function = store.function(name);
        if (function == null) {
            throw new RefusedException(404, "not-found", "there is no function '" + name + "'");
        }
        return function;
    }
}
