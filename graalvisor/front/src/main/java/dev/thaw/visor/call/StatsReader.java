// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.call;

import dev.thaw.visor.wire.Fields;

/** Reads a worker's answer to STATS, where each function begins with its name. */
final class StatsReader {
    private final Loads loads;
    private final Host host;
    private String function;
    private int isolates;
    private int idle;
    private long created;
    private long evicted;

    StatsReader(Loads loads, Host host) {
        this.loads = loads;
        this.host = host;
    }

    void read(Fields fields) {
        fields.forEach((name, value) -> {
            switch (name) {
                case ":function" -> {
                    tell();
                    function = value;
                }
                case ":isolates" -> isolates = Integer.parseInt(value);
                case ":idle" -> idle = Integer.parseInt(value);
                case ":created" -> created = Long.parseLong(value);
                case ":evicted" -> evicted = Long.parseLong(value);
                default -> {}
            }
        });
        tell();
    }

    private void tell() {
        if (function != null) {
            loads.observed(host, function, isolates, idle, created, evicted);
        }
        isolates = 0;
        idle = 0;
        created = 0;
        evicted = 0;
    }
}
