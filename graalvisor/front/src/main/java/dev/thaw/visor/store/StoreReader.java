// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.store;

import com.google.gson.JsonObject;
import dev.thaw.visor.RefusedException;
import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/** Reads the store's files at start, and removes what an earlier process left unfinished. */
final class StoreReader {
    private StoreReader() {}

    static void sweep(StoreDirectories directories) throws IOException {
        for (Path rubbish : new Path[] {directories.staging(), directories.trash()}) {
            for (Path entry : list(rubbish)) {
                DurableFiles.deleteTree(entry);
            }
        }
        for (Path limits : list(directories.limits())) {
            if (!limits.toString().endsWith(".json")) {
                Files.delete(limits);
            }
        }
        for (Path tenant : list(directories.tenants())) {
            for (Path home : list(tenant)) {
                sweepFunction(home);
            }
        }
    }

    private static void sweepFunction(Path home) throws IOException {
        Path file = home.resolve(Store.FUNCTION);
        if (!Files.exists(file)) {
            DurableFiles.deleteTree(home);
            return;
        }
        long last = last(file);
        for (Path entry : list(home)) {
            int number = number(entry);
            if (number > last || (number < 0 && !entry.equals(file))) {
                DurableFiles.deleteTree(entry);
            }
        }
    }

    private static long last(Path file) throws IOException {
        JsonObject json = Store.parse(file);
        try {
            return json.get("last").getAsLong();
        } catch (RuntimeException e) {
            throw new IOException(file + " is damaged: 'last' is no number of a version", e);
        }
    }

    static List<StoredFunction> readFunctions(StoreDirectories directories) throws IOException {
        List<StoredFunction> functions = new ArrayList<>();
        for (Path tenant : list(directories.tenants())) {
            for (Path home : list(tenant)) {
                functions.add(readFunction(home, tenant.getFileName().toString()));
            }
        }
        return functions;
    }

    private static StoredFunction readFunction(Path home, String tenant) throws IOException {
        Path file = home.resolve(Store.FUNCTION);
        JsonObject json = Store.parse(file);
        SortedMap<Integer, StoredVersion> versions = new TreeMap<>();
        for (Path entry : list(home)) {
            if (number(entry) >= 0) {
                versions.put(number(entry), readVersion(entry));
            }
        }
        try {
            StoredFunction function =
                    new StoredFunction(
                            home.getFileName().toString(),
                            tenant,
                            json.get("current").getAsInt(),
                            json.get("previous").getAsInt(),
                            json.get("last").getAsInt(),
                            FunctionSettings.DEFAULT.with(json.getAsJsonObject("settings")),
                            versions,
                            Aliases.parse(json.getAsJsonObject("aliases"), versions.keySet()));
            if (function.currentVersion() == null) {
                throw new IOException(
                        file + " names version " + function.current() + ": not there");
            }
            return function;
        } catch (RefusedException | RuntimeException e) {
            throw new IOException(file + " is damaged: " + e.getMessage(), e);
        }
    }

    static StoredVersion readVersion(Path directory) throws IOException {
        Path manifest = directory.resolve(Manifest.NAME);
        try {
            return new StoredVersion(
                    number(directory),
                    directory,
                    Manifest.parse(Files.readString(manifest)),
                    FunctionFile.digestOf(manifest),
                    Store.parse(directory.resolve(Store.DEPLOYED))
                            .get("deployedMillis")
                            .getAsLong());
        } catch (RefusedException | RuntimeException | CharacterCodingException e) {
            throw new IOException(manifest + " is damaged: " + e.getMessage(), e);
        }
    }

    static String toJson(StoredFunction function) {
        JsonObject json = new JsonObject();
        json.addProperty("current", function.current());
        json.addProperty("previous", function.previous());
        json.addProperty("last", function.last());
        json.add("settings", function.settings().toJson());
        json.add("aliases", function.aliases().toJson());
        return json.toString();
    }

    static Map<String, TenantSettings> readTenants(StoreDirectories directories)
            throws IOException {
        Map<String, TenantSettings> tenants = new TreeMap<>();
        for (Path file : list(directories.limits())) {
            String name = file.getFileName().toString();
            try {
                tenants.put(
                        name.substring(0, name.length() - ".json".length()),
                        TenantSettings.DEFAULT.with(Store.parse(file)));
            } catch (RefusedException e) {
                throw new IOException(file + " is damaged: " + e.getMessage(), e);
            }
        }
        return tenants;
    }

    /** The version that a directory holds; -1 if it is none. */
    private static int number(Path entry) {
        try {
            return Integer.parseInt(entry.getFileName().toString());
        } catch (NumberFormatException e) {
            return -1;
        }
    }

    private static List<Path> list(Path directory) throws IOException {
        List<Path> entries = new ArrayList<>();
        try (DirectoryStream<Path> stream = Files.newDirectoryStream(directory)) {
            stream.forEach(entries::add);
        }
        return entries;
    }
}
