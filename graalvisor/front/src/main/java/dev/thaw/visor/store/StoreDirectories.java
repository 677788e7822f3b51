// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.store;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.UUID;

/** Where the store has what. */
record StoreDirectories(Path data) {
    static StoreDirectories create(Path data) throws IOException {
        StoreDirectories directories = new StoreDirectories(data);
        DurableFiles.createDirectory(data);
        // before anything is written there
        StoreFormat.require(data);
        for (Path directory :
                new Path[] {
                    directories.tenants(),
                    directories.limits(),
                    directories.staging(),
                    directories.trash()
                }) {
            DurableFiles.createDirectory(directory);
        }
        return directories;
    }

    Path tenants() {
        return data.resolve("tenants");
    }

    Path tenant(String tenant) {
        return tenants().resolve(tenant);
    }

    Path function(String tenant, String name) {
        return tenant(tenant).resolve(name);
    }

    Path limits() {
        return data.resolve("limits");
    }

    Path limits(String tenant) {
        return limits().resolve(tenant + ".json");
    }

    Path secrets() {
        return data.resolve("secrets");
    }

    Path staging() {
        return data.resolve("staging");
    }

    Path trash() {
        return data.resolve("trash");
    }

    Path newStage() throws IOException {
        return Files.createDirectory(staging().resolve(UUID.randomUUID().toString()));
    }

    Path newTrash() {
        return trash().resolve(UUID.randomUUID().toString());
    }
}
