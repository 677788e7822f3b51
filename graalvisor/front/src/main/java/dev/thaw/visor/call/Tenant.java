// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.call;

import dev.thaw.visor.store.TenantSettings;
import java.util.ArrayDeque;
import java.util.Deque;

/** Functions that share limits and, but for those that want their own, a worker. */
final class Tenant {
    final String name;
    TenantSettings settings;
    int running;

    /** Functions that wait because the tenant's calls are at their limit, in turn. */
    final Deque<Function> waiting = new ArrayDeque<>();

    Tenant(String name, TenantSettings settings) {
        this.name = name;
        this.settings = settings;
    }
}
