// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.call;

import dev.thaw.visor.store.Aliases;
import dev.thaw.visor.store.FunctionSettings;
import dev.thaw.visor.store.Manifest;
import dev.thaw.visor.store.StoredVersion;
import dev.thaw.visor.wire.Fields;
import java.nio.file.Path;
import java.util.Map;
import java.util.function.Supplier;

/**
 * A version with settings, as a worker loads it.
 *
 * @param wireName {@code name@version}; with a number behind when the same version is loaded again
 *     with other settings
 * @param function by the name that it is served by
 * @param kind of worker that runs it
 * @param secrets variables that are not among the settings, as they are when it is loaded
 * @param library of the version, or of the language that its script is in
 */
public record Deployment(
        String wireName,
        String function,
        StoredVersion version,
        FunctionSettings settings,
        Supplier<Map<String, String>> secrets,
        WorkerKind kind,
        Path library) {
    /** What an isolate needs beyond twice its budget and its library; a state is mapped there. */
    private static final long RESERVED = 64 << 20;

    public Fields load() {
        // a script's call may be run once more, to compare places
        Manifest manifest = version.manifest();
        int repeated = manifest.source() == null || manifest.isJar() ? 0 : 1;
        Fields fields =
                new Fields()
                        .add(":function", wireName)
                        .add(":memory", settings.memory())
                        .add(":concurrency", settings.concurrency() + repeated)
                        .add(":idle-ms", settings.idleMillis())
                        .add(":statements", settings.statements())
                        .add(":cpu-ms", settings.cpuMillis())
                        .add(":allocation", settings.allocation());
        if (kind == WorkerKind.JVM) {
            return fields;
        }
        fields.add(":directory", library.getParent().toString())
                .add(":library", library.getFileName().toString());
        long room = manifest.stateCapacity();
        if (room > 0 && settings.memory() > 0) {
            fields.add(
                    ":reserved",
                    2 * settings.memory() + library.toFile().length() + RESERVED + room);
        }
        return fields;
    }

    /** What the function's {@code load} gets. */
    public Fields configuration() {
        Manifest manifest = version.manifest();
        Fields fields =
                new Fields()
                        .add(":entry", manifest.entry())
                        .add(":signature", manifest.signature())
                        .add(":name", Aliases.functionOf(function))
                        .add(":version", version.number())
                        .add(":memory", settings.memory());
        settings.environment()
                .forEach((name, value) -> fields.add(":environment", name + "=" + value));
        secrets.get().forEach((name, value) -> fields.add(":environment", name + "=" + value));
        if (manifest.state() != null) {
            fields.add(":state", version.directory().resolve(manifest.state()).toString());
            if (manifest.data() != null) {
                // what it would make by itself is not what the others have
                fields.add(":state-only", 1);
            }
        }
        if (manifest.source() != null) {
            fields.add(":language", manifest.runtime());
            fields.add(":statements", settings.statements());
            fields.add(":source", version.directory().resolve(manifest.source()).toString());
            manifest.languages().forEach(language -> fields.add(":languages", language));
            manifest.jars()
                    .forEach(
                            jar -> fields.add(":jar", version.directory().resolve(jar).toString()));
        }
        return fields;
    }
}
