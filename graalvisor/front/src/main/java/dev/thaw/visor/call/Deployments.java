// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.call;

import dev.thaw.visor.store.FunctionSettings;
import dev.thaw.visor.store.Manifest;
import dev.thaw.visor.store.StoredFunction;
import dev.thaw.visor.store.StoredVersion;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;

/** Names what is loaded into workers, each but once. Runs on the loop. */
public final class Deployments {
    private final WorkerStarter starter;
    private final Map<String, Integer> before = new HashMap<>();

    Deployments(WorkerStarter starter) {
        this.starter = starter;
    }

    /** The version with the function's settings, under a name that no worker has had before. */
    public Deployment of(StoredFunction function, StoredVersion version) {
        return new Deployment(
                newName(function.name(), version),
                function.name(),
                version,
                function.settings(),
                starter.secrets(function.tenant(), function.settings()),
                starter.kind(version.manifest(), function.settings()),
                library(version, function.settings()));
    }

    /** Of the current deployment, for the JVM. */
    Deployment copy(Function function) {
        Deployment current = function.current;
        return new Deployment(
                newName(function.name, current.version()),
                function.name,
                current.version(),
                current.settings(),
                current.secrets(),
                WorkerKind.JVM,
                null);
    }

    private String newName(String function, StoredVersion version) {
        String name = function + "@" + version.number();
        int before = this.before.merge(name, 1, Integer::sum) - 1;
        return before == 0 ? name : name + "." + before;
    }

    private Path library(StoredVersion version, FunctionSettings settings) {
        Manifest manifest = version.manifest();
        return manifest.library() != null
                ? version.directory().resolve(manifest.library())
                : starter.library(manifest, settings);
    }
}
