// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.call;

import java.util.List;

/**
 * A worker as metrics and people see it.
 *
 * @param name of the tenant, or tenant/function
 * @param pid 0: it does not run
 * @param residentBytes of its process, some seconds ago
 */
public record WorkerState(
        String name,
        long pid,
        long residentBytes,
        int running,
        int starts,
        int crashes,
        List<String> enforced,
        List<String> missing) {}
