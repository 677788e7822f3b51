// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.serve;

import dev.thaw.visor.call.Limits;
import dev.thaw.visor.call.MoveSettings;
import dev.thaw.visor.http.HttpLimits;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;

/**
 * How a server is started.
 *
 * @param data directory
 * @param port 0: any that is free
 * @param worker command
 * @param languages function libraries that scripts run in, by runtime
 * @param languageBuilder program that makes those that are missing; null: there is none
 * @param languageCache where it puts them
 * @param jvm prints the directory of the JVM that scripts run on where there is no library, and
 *     makes it first where it is missing; empty: there is none
 * @param memory sum of the budgets of all isolates, in bytes
 * @param graceMillis for a cancelled call to end
 * @param retireMillis for the other calls of a worker that is given up
 * @param drainMillis for calls to end at SIGTERM
 * @param maxFunctionFile size of a function file's files, in bytes
 * @param require mechanisms of the sandbox that must be enforced
 * @param users of tenants' workers: FROM-TO, {@code none}, or {@code auto}: the usual, if possible
 * @param collector of traces, {@code http://host:4318}; null: nothing is traced
 * @param managePort of this machine, for management with tokens; 0: any; -1: none
 * @param controlGroups {@code auto} or {@code none}
 * @param openWhisk runtime of the actions that {@code /init} brings, as OpenWhisk's action
 *     containers have it; null: the server is none
 * @param moves when scripts move between isolates and the JVM
 * @param warmJvms how many run at most before anybody needs them
 * @param statsMillis how often workers are asked, and it is seen to what moves back and what is
 *     warm
 */
public record ServerOptions(
        Path data,
        String host,
        int port,
        List<String> worker,
        Map<String, Path> languages,
        Path languageBuilder,
        Path languageCache,
        List<String> jvm,
        long memory,
        long graceMillis,
        long retireMillis,
        long drainMillis,
        long maxFunctionFile,
        List<String> require,
        String users,
        String controlGroups,
        String collector,
        int managePort,
        String openWhisk,
        MoveSettings moves,
        int warmJvms,
        long statsMillis,
        HttpLimits http) {
    Limits limits() {
        return new Limits(memory, graceMillis, retireMillis, moves, warmJvms, statsMillis);
    }

    /** The first option that is another there and needs a restart; or null. */
    String fixedDifference(ServerOptions other) {
        Map<String, Object> theirs = other.fixed();
        for (Map.Entry<String, Object> own : fixed().entrySet()) {
            if (!own.getValue().equals(theirs.get(own.getKey()))) {
                return own.getKey();
            }
        }
        return null;
    }

    private Map<String, Object> fixed() {
        Map<String, Object> fixed = new TreeMap<>();
        fixed.put("--data", data);
        fixed.put("--host", host);
        fixed.put("--port", port);
        fixed.put("--worker", worker);
        fixed.put("--language", languages);
        fixed.put("--language-builder", Objects.toString(languageBuilder));
        fixed.put("--language-cache", Objects.toString(languageCache));
        fixed.put("--jvm", jvm);
        fixed.put("--require", require);
        fixed.put("--worker-users", users);
        fixed.put("--control-groups", controlGroups);
        fixed.put("--collector", Objects.toString(collector));
        fixed.put("--manage-port", managePort);
        fixed.put("--openwhisk", Objects.toString(openWhisk));
        return fixed;
    }
}
