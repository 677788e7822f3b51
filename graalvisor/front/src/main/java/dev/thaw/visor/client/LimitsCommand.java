// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.client;

import com.google.gson.JsonObject;
import java.io.IOException;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
        name = "limits",
        description = "change what a function, or all of a tenant together, may use",
        footer = {
            "",
            "Example: thaw function limits hello --concurrency 4 --timeout 5000",
            "         thaw function limits --tenant shop --tenant-concurrency 8"
        })
final class LimitsCommand extends AnswerCommand {
    @Parameters(paramLabel = "NAME", arity = "0..1", description = "the function")
    private String name;

    @Mixin private SettingsOptions settings;

    @ArgGroup(exclusive = false, heading = "%nOf a tenant:%n")
    private TenantOptions tenant;

    static final class TenantOptions {
        @Option(names = "--tenant", paramLabel = "NAME", required = true)
        private String name;

        @Option(names = "--tenant-concurrency", paramLabel = "N", description = "calls at one time")
        private Integer concurrency;

        @Option(
                names = "--process-memory",
                paramLabel = "SIZE",
                converter = Size.class,
                description = "of the worker; 0: no limit")
        private Long memory;

        @Option(names = "--cpu-percent", paramLabel = "N", description = "of one processor")
        private Integer cpuPercent;

        @Option(names = "--threads", paramLabel = "N", description = "of the worker")
        private Integer threads;

        @Option(names = "--descriptors", paramLabel = "N", description = "of the worker")
        private Integer descriptors;

        @Option(
                names = "--disk",
                paramLabel = "SIZE",
                converter = Size.class,
                description = "of all versions of its functions; 0: no limit")
        private Long disk;

        @Option(names = "--network", paramLabel = "none|host")
        private String network;

        JsonObject toJson() {
            JsonObject json = new JsonObject();
            json.addProperty("concurrency", concurrency);
            json.addProperty("memory", memory);
            json.addProperty("cpuPercent", cpuPercent);
            json.addProperty("threads", threads);
            json.addProperty("descriptors", descriptors);
            json.addProperty("disk", disk);
            json.addProperty("network", network);
            return json;
        }
    }

    @Override
    void run() throws IOException, EndException {
        if ((name == null) == (tenant == null)) {
            throw new EndException(2, "name a function, or a --tenant");
        }
        if (tenant != null) {
            String uri = "/tenants/" + DeployCommand.encoded(tenant.name) + "/limits";
            print(manage("PATCH", uri, tenant.toJson()));
        } else {
            String uri = function(name) + "/limits";
            print(manage("PATCH", uri, settings.toJson()));
        }
    }
}
