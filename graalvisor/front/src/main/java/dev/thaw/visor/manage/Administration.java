// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.manage;

import com.google.gson.JsonObject;
import dev.thaw.visor.RefusedException;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;

/** What the management socket can have done. All but {@code follow} may wait. */
public interface Administration {
    /** Writes an upload to the path. */
    interface Source {
        void writeTo(Path file) throws IOException;
    }

    /**
     * @param tenant null: the one that it has, else the default
     * @param fileName tells a script's language
     * @param data that it shares with other functions; null: what the file names
     */
    JsonObject deploy(
            String name,
            String tenant,
            String fileName,
            String entry,
            String data,
            JsonObject settings,
            Source source)
            throws IOException, RefusedException;

    default JsonObject deploy(
            String name,
            String tenant,
            String fileName,
            String entry,
            JsonObject settings,
            Source source)
            throws IOException, RefusedException {
        return deploy(name, tenant, fileName, entry, null, settings, source);
    }

    /** Data that functions share: that of a function file takes the place of what they have. */
    JsonObject replaceData(String tenant, String data, Source source)
            throws IOException, RefusedException;

    /** What functions of the tenant share. */
    JsonObject data(String tenant);

    JsonObject list();

    JsonObject show(String name) throws RefusedException;

    JsonObject limits(String name, JsonObject changes) throws IOException, RefusedException;

    JsonObject tenantLimits(String tenant, JsonObject changes) throws IOException, RefusedException;

    JsonObject rollback(String name, int to) throws IOException, RefusedException;

    /**
     * @param weights of versions, by their numbers; null: the alias goes
     */
    JsonObject alias(String name, String alias, JsonObject weights)
            throws IOException, RefusedException;

    void remove(String name) throws IOException, RefusedException;

    List<String> logs(String name, int lines) throws IOException, RefusedException;

    /** Called on the loop; gets lines from now on, until what it returns is run. */
    Runnable follow(String name, Consumer<String> lines);

    CompletableFuture<JsonObject> stats();

    /**
     * @param value null: the secret goes
     */
    JsonObject secret(String tenant, String name, byte[] value)
            throws IOException, RefusedException;

    /** Only their names. */
    JsonObject secrets(String tenant);

    JsonObject server();

    /** A new token for management by TCP; it is shown once. */
    JsonObject createToken(String name) throws IOException, RefusedException;

    JsonObject tokens();

    void removeToken(String name) throws IOException, RefusedException;
}
