// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.call;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import com.google.gson.JsonParser;
import dev.thaw.visor.metrics.FunctionMetrics;
import dev.thaw.visor.store.FunctionSettings;
import dev.thaw.visor.store.TenantSettings;
import java.util.Map;
import org.junit.jupiter.api.Test;

class AdmissionTest {
    private static final long NOW = 1_000_000_000L;

    private static Function function(int rate) throws Exception {
        Tenant tenant = new Tenant("t", TenantSettings.DEFAULT);
        Function function = new Function("f", tenant, new FunctionMetrics());
        FunctionSettings settings =
                FunctionSettings.DEFAULT.with(
                        JsonParser.parseString("{\"concurrency\": 1, \"queue\": 0}")
                                .getAsJsonObject());
        function.current =
                new Deployment("f@1", "f", null, settings, Map::of, WorkerKind.NATIVE, null);
        function.slot = new WorkerSlot(tenant, null, WorkerKind.NATIVE, null, null, () -> 0);
        function.rate = new RateLimit(rate, NOW);
        return function;
    }

    /** In one moment, so that none of the rate comes back. */
    @Test
    void aCallThatIsRefusedCountsForNoRate() throws Exception {
        Function function = function(2);
        function.running = 1;
        for (int i = 0; i < 5; i++) {
            assertEquals("queue-full", Admission.refusal(function, NOW).type());
        }
        function.running = 0;
        assertNull(Admission.refusal(function, NOW));
        assertNull(Admission.refusal(function, NOW));
        assertEquals("rate", Admission.refusal(function, NOW).type());
    }
}
