// SPDX-License-Identifier: Apache-2.0
package dev.thaw.layout.hosted;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ProbesTest {
    @Test
    void readsWhatAUserWrites() {
        assertEquals(Set.of(Probes.CU), Probes.parse("cu"));
        assertEquals(Set.of(Probes.CU, Probes.HEAP), Probes.parse("heap,cu"));
        assertEquals(Set.of(Probes.values()), Probes.parse("cu,method,heap"));
    }

    @Test
    void unitsAreAlwaysRecorded() {
        assertEquals(Set.of(Probes.CU, Probes.METHOD), Probes.parse("method"));
        assertEquals(Set.of(Probes.CU, Probes.HEAP), Probes.parse("heap"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "cu,", "CU", "cu heap", "units"})
    void refusesWhatItDoesNotKnowAndSaysWhatThereIs(String names) {
        String message =
                assertThrows(IllegalArgumentException.class, () -> Probes.parse(names))
                        .getMessage();
        assertTrue(message.endsWith("there is cu, method, heap"), message);
    }
}
