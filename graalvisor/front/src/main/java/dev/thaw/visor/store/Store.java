// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.store;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import dev.thaw.visor.RefusedException;
import dev.thaw.visor.Stderr;
import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Functions and their versions, as files. Each change is one rename of something whole, so that
 * whoever stops at any point leaves either what was or what shall be, and rubbish that the next
 * {@link #open} sweeps away:
 *
 * <pre>
 * tenants/TENANT/NAME/function.json   which version is current, settings, aliases
 * tenants/TENANT/NAME/3/              a version: manifest.json and its files; never changes
 * limits/TENANT.json                  settings of a tenant
 * secrets/TENANT.json                 see {@link Secrets}
 * format                              see {@link StoreFormat}
 * staging/, trash/                    not yet, and no longer
 * </pre>
 *
 * Changes of one function are serialised by {@link #lock}.
 */
public final class Store {
    static final String FUNCTION = "function.json";
    static final String DEPLOYED = "deployed.json";
    private static final int VERSIONS_KEPT = 10;

    /** Called before each change of a file; tests stop there. */
    interface Steps {
        void before(String step) throws IOException;
    }

    private final StoreDirectories directories;
    private final Steps steps;
    private final Map<String, StoredFunction> functions = new ConcurrentHashMap<>();
    private final Map<String, TenantSettings> tenants = new ConcurrentHashMap<>();

    /**
     * By the function's directory, the highest number of versions that are no more: a worker may
     * still have the library open that was there, and would take it for that of a later one.
     */
    private final Map<Path, Integer> gone = new ConcurrentHashMap<>();

    private final NameLocks locks = new NameLocks();
    private final TenantUsers users;
    private final Secrets secrets;

    private Store(StoreDirectories directories, Steps steps, TenantUsers users, Secrets secrets) {
        this.secrets = secrets;
        this.directories = directories;
        this.steps = steps;
        this.users = users;
    }

    /**
     * @param range users for workers of tenants; null: they have none
     */
    public static Store open(Path data, UserRange range) throws IOException {
        return open(data, range, step -> {});
    }

    static Store open(Path data) throws IOException {
        return open(data, null, step -> {});
    }

    static Store open(Path data, Steps steps) throws IOException {
        return open(data, null, steps);
    }

    private static Store open(Path data, UserRange range, Steps steps) throws IOException {
        StoreDirectories directories = StoreDirectories.create(data);
        StoreReader.sweep(directories);
        TenantUsers users =
                range == null ? TenantUsers.none() : TenantUsers.open(directories, range);
        Store store = new Store(directories, steps, users, Secrets.open(directories.secrets()));
        StoreReader.readFunctions(store.directories)
                .forEach(function -> store.functions.put(function.name(), function));
        store.tenants.putAll(StoreReader.readTenants(store.directories));
        return store;
    }

    /**
     * Held while a function, or what else has that name, changes; closing it lets the next one go
     * on.
     */
    public NameLocks.Held lock(String name) {
        return locks.lock(name);
    }

    public Map<String, StoredFunction> functions() {
        return new TreeMap<>(functions);
    }

    /** Current versions, and those that aliases name. */
    public List<StoredFunction> served() {
        return functions().values().stream().flatMap(f -> f.served().stream()).toList();
    }

    /** Null if there is none. */
    public StoredFunction function(String name) {
        return functions.get(name);
    }

    public TenantSettings tenant(String name) {
        return tenants.getOrDefault(name, TenantSettings.DEFAULT);
    }

    /** What a worker of the tenant may read. */
    public Path directoryOf(String tenant) {
        return directories.tenant(tenant);
    }

    public Secrets secrets() {
        return secrets;
    }

    public TenantUsers users() {
        return users;
    }

    /** Where nothing is that a worker could want. */
    public Path emptyDirectory() {
        return directories.staging();
    }

    /** A file for an upload; {@link Staged#close} removes it. */
    public Staged stage() throws IOException {
        steps.before("stage");
        return new Staged(directories.newStage());
    }

    /**
     * Makes what was staged the next version; nobody sees it until it is {@linkplain #publish
     * published}. The caller holds the lock.
     */
    public StoredVersion add(String name, String tenant, Staged staged)
            throws IOException, RefusedException {
        StoredFunction before = functions.get(name);
        if (before != null && !before.tenant().equals(tenant)) {
            throw new RefusedException(
                    409,
                    "tenant",
                    name + " belongs to tenant " + before.tenant() + "; remove it there first");
        }
        try (NameLocks.Held held = locks.lock("tenant " + tenant)) {
            return addWithin(name, tenant, staged, before);
        }
    }

    private StoredVersion addWithin(
            String name, String tenant, Staged staged, StoredFunction before)
            throws IOException, RefusedException {
        SharedStates.share(staged, tenant, functions.values());
        TenantDisk.require(
                tenant, directories.tenant(tenant), staged.files(), tenant(tenant).disk());
        Path home = directories.function(tenant, name);
        int last = before == null ? 0 : before.last();
        int number = Math.max(last, gone.getOrDefault(home, 0)) + 1;
        long now = System.currentTimeMillis();
        JsonObject deployed = new JsonObject();
        deployed.addProperty("deployedMillis", now);
        DurableFiles.write(staged.files().resolve(DEPLOYED), deployed.toString());
        steps.before("sync files");
        DurableFiles.sync(staged.files());
        try {
            steps.before("make directory");
            DurableFiles.createDirectory(directories.tenant(tenant));
            DurableFiles.createDirectory(home);
            users.assign(tenant);
            users.giveOne(directories.tenant(tenant), tenant);
            users.giveOne(home, tenant);
            users.give(staged.files(), tenant);
            steps.before("move version");
            DurableFiles.move(staged.files(), home.resolve("" + number));
            steps.before("version is there");
            return StoreReader.readVersion(home.resolve("" + number));
        } catch (IOException | RefusedException e) {
            forget(name, home, number);
            throw e;
        }
    }

    /** Makes a version, old or new, the current one. The caller holds the lock. */
    public StoredFunction publish(
            String name, String tenant, StoredVersion version, FunctionSettings settings)
            throws IOException {
        return withoutOldVersions(
                publishBesideOld(new Publication(name, tenant, version, settings)));
    }

    /** The same, but keeps all versions, so that it can be put back. */
    StoredFunction publishBesideOld(Publication one) throws IOException {
        StoredFunction before = functions.get(one.name());
        StoredFunction after =
                before == null
                        ? StoredFunction.first(
                                one.name(), one.tenant(), one.version(), one.settings())
                        : before.publishing(one.version(), one.settings());
        keep(after);
        return after;
    }

    /** Keeps what is otherwise than before, in its aliases. The caller holds the lock. */
    public void keep(StoredFunction function) throws IOException {
        steps.before("publish");
        Path file = directories.function(function.tenant(), function.name()).resolve(FUNCTION);
        try {
            DurableFiles.replace(file, StoreReader.toJson(function));
            steps.before("it is published");
        } catch (IOException e) {
            putBack(file, functions.get(function.name()));
            throw e;
        }
        functions.put(function.name(), function);
    }

    /** What fails after the rename names a version that is withdrawn now. */
    private static void putBack(Path file, StoredFunction before) {
        try {
            if (before == null) {
                Files.deleteIfExists(file);
            } else {
                DurableFiles.replace(file, StoreReader.toJson(before));
            }
        } catch (IOException e) {
            // the disk fails: it is as it was, or renamed and only not known to last
        }
    }

    /** Takes back a version that was added and cannot be published. The caller holds the lock. */
    public void withdraw(String name, String tenant, StoredVersion version) {
        Path home = directories.function(tenant, name);
        gone.merge(home, version.number(), Math::max);
        forget(name, home, version.number());
    }

    private void forget(String name, Path home, int number) {
        try {
            discard(home.resolve("" + number));
            if (!functions.containsKey(name)) {
                DurableFiles.deleteTree(home);
            }
        } catch (IOException e) {
            // swept away at the next start: nothing says that this version is one
        }
    }

    /**
     * The caller holds the lock.
     *
     * @throws IOException if it is there as before
     */
    public void remove(String name) throws IOException {
        StoredFunction function = functions.get(name);
        if (function == null) {
            return;
        }
        steps.before("remove");
        Path home = directories.function(function.tenant(), name);
        Path trash = directories.newTrash();
        gone.merge(home, function.last(), Math::max);
        try {
            DurableFiles.move(home, trash);
        } finally {
            // what fails after the rename has removed it all the same
            if (Files.notExists(home)) {
                functions.remove(name);
            }
        }
        try {
            steps.before("empty trash");
            DurableFiles.deleteTree(trash);
        } catch (IOException e) {
            // swept away at the next start
        }
    }

    public void setTenant(String name, TenantSettings settings) throws IOException {
        steps.before("limits");
        DurableFiles.replace(directories.limits(name), settings.toJson().toString());
        tenants.put(name, settings);
    }

    public Map<String, TenantSettings> tenants() {
        return new TreeMap<>(tenants);
    }

    /** What cannot be removed now stays, and is tried again: the new version is published. */
    StoredFunction withoutOldVersions(StoredFunction function) {
        SortedMap<Integer, StoredVersion> kept = new TreeMap<>(function.versions());
        Set<Integer> named = function.aliases().versions();
        try {
            steps.before("published");
            for (StoredVersion version : function.versions().values()) {
                if (kept.size() > VERSIONS_KEPT
                        && version.number() != function.current()
                        && version.number() != function.previous()
                        && !named.contains(version.number())) {
                    steps.before("discard");
                    discard(version.directory());
                    kept.remove(version.number());
                }
            }
        } catch (IOException e) {
            Stderr.say(
                    "an old version of %s cannot be removed yet: %s".formatted(function.name(), e));
        }
        StoredFunction after = function.withVersions(kept);
        functions.put(function.name(), after);
        return after;
    }

    private void discard(Path version) throws IOException {
        if (Files.exists(version)) {
            Path trash = directories.newTrash();
            DurableFiles.move(version, trash);
            try {
                DurableFiles.deleteTree(trash);
            } catch (IOException e) {
                // swept away at the next start
            }
        }
    }

    static JsonObject parse(Path file) throws IOException {
        try {
            return JsonParser.parseString(Files.readString(file)).getAsJsonObject();
        } catch (CharacterCodingException e) {
            throw new IOException(file + " is damaged: it is no text in UTF-8", e);
        } catch (RuntimeException e) {
            throw new IOException(file + " is damaged: " + e.getMessage(), e);
        }
    }
}
