// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import com.google.gson.JsonObject;
import dev.thaw.visor.RefusedException;
import org.junit.jupiter.api.Test;

class FunctionSettingsTest {
    private static FunctionSettings withVariable(String value) throws RefusedException {
        JsonObject environment = new JsonObject();
        environment.addProperty("A", value);
        JsonObject json = new JsonObject();
        json.add("environment", environment);
        return FunctionSettings.DEFAULT.with(json);
    }

    /** A worker would not take what has more. */
    @Test
    void variablesAreCountedInBytes() throws Exception {
        String most = "\u20ac".repeat(5461);
        assertEquals(most, withVariable(most).environment().get("A"));
        RefusedException refused =
                assertThrows(RefusedException.class, () -> withVariable(most + "\u20ac"));
        assertEquals("environment has more than 16384 bytes", refused.failure().message());
    }
}
