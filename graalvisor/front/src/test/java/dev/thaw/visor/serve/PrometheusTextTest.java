// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.serve;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class PrometheusTextTest {
    @Test
    void aLabelEndsWhereItsValueDoes() {
        assertEquals("outcome=\"ok\"", PrometheusText.label("outcome", "ok"));
        assertEquals(
                "outcome=\"a\\\\b\\\"} 1\\nc\"", PrometheusText.label("outcome", "a\\b\"} 1\nc"));
    }
}
