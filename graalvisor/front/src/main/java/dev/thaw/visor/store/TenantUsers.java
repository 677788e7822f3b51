// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.store;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import dev.thaw.visor.RefusedException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;

/**
 * The user, and group, of each tenant's workers, kept for ever: a number that was one tenant's is
 * not given to another. The files of a tenant belong to its group, and others cannot reach them.
 */
public final class TenantUsers {
    private static final String FILE = "users.json";

    private final StoreDirectories directories;

    /** Null: tenants have no users. */
    private final UserRange range;

    private final Map<String, Integer> users = new ConcurrentHashMap<>();

    private TenantUsers(StoreDirectories directories, UserRange range) {
        this.directories = directories;
        this.range = range;
    }

    public static TenantUsers none() {
        return new TenantUsers(null, null);
    }

    /** The front is root, and the data directory can be reached by other users. */
    static TenantUsers open(StoreDirectories directories, UserRange range) throws IOException {
        TenantUsers users = new TenantUsers(directories, range);
        users.read();
        // the names in there can be tried, but not listed
        for (Path open :
                new Path[] {directories.data(), directories.tenants(), directories.staging()}) {
            Files.setPosixFilePermissions(open, PosixFilePermissions.fromString("rwx--x--x"));
        }
        Path logs = Files.createDirectories(directories.data().resolve("logs"));
        for (Path closed : new Path[] {directories.limits(), directories.trash(), logs}) {
            Files.setPosixFilePermissions(closed, PosixFilePermissions.fromString("rwx------"));
        }
        try (Stream<Path> tenants = Files.list(directories.tenants())) {
            for (Path tenant : tenants.toList()) {
                users.assign(tenant.getFileName().toString());
                users.give(tenant, tenant.getFileName().toString());
            }
        } catch (RefusedException e) {
            throw new IOException(e.getMessage(), e);
        }
        return users;
    }

    private Path file() {
        return directories.data().resolve(FILE);
    }

    private void read() throws IOException {
        if (!Files.exists(file())) {
            return;
        }
        try {
            for (Map.Entry<String, JsonElement> user : Store.parse(file()).entrySet()) {
                users.put(user.getKey(), user.getValue().getAsInt());
            }
        } catch (RuntimeException e) {
            throw new IOException(file() + " is damaged: " + e.getMessage(), e);
        }
    }

    /** Of the tenant, which was {@linkplain #assign assigned} one; 0: tenants have none. */
    public int of(String tenant) {
        if (range == null) {
            return 0;
        }
        Integer user = users.get(tenant);
        if (user == null) {
            throw new IllegalStateException("tenant " + tenant + " has no user yet");
        }
        return user;
    }

    /** For workers that no tenant has. */
    public int nobody() {
        return range == null ? 0 : range.from();
    }

    /** Gives the tenant a user if it has none. */
    public synchronized void assign(String tenant) throws IOException, RefusedException {
        if (range == null || users.containsKey(tenant)) {
            return;
        }
        int next = range.from() + 1;
        for (int used : users.values()) {
            if (used >= next && used <= range.to()) {
                next = used + 1;
            }
        }
        if (next > range.to()) {
            throw new RefusedException(
                    507,
                    "users",
                    "all users " + range + " are given to tenants; see --worker-users");
        }
        JsonObject json = new JsonObject();
        users.forEach(json::addProperty);
        json.addProperty(tenant, next);
        DurableFiles.replace(file(), json.toString());
        users.put(tenant, next);
    }

    /** Lets the tenant's workers, and nobody else, read what is there. */
    public void give(Path tree, String tenant) throws IOException {
        if (range == null) {
            return;
        }
        try (Stream<Path> paths = Files.walk(tree)) {
            for (Path path : paths.toList()) {
                giveOne(path, tenant);
            }
        }
    }

    void giveOne(Path path, String tenant) throws IOException {
        if (range != null) {
            // what a function has written may be here: another file must not be given away by its
            // name
            if (Files.isSymbolicLink(path)) {
                throw new IOException(path + " is a link; files of a function are none");
            }
            Files.setAttribute(path, "unix:gid", of(tenant));
            Files.setPosixFilePermissions(
                    path,
                    PosixFilePermissions.fromString(
                            Files.isDirectory(path) ? "rwxr-x---" : "rw-r-----"));
        }
    }
}
