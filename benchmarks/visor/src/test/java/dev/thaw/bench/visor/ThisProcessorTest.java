// SPDX-License-Identifier: Apache-2.0
package dev.thaw.bench.visor;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

class ThisProcessorTest {
    private static final String WIDE =
            "avx avx2 bmi1 bmi2 fma f16c abm movbe avx512f avx512bw avx512cd avx512dq avx512vl";

    @Test
    void onlyWhatTheProcessorHas() {
        assertEquals(List.of("-march=x86-64-v2"), ThisProcessor.options(Set.of("aes", "sse4_2")));
        assertEquals(
                List.of("-march=x86-64-v3", "-H:CPUFeatures=AES,SHA"),
                ThisProcessor.options(
                        Set.of(
                                "avx avx2 bmi1 bmi2 fma f16c abm movbe aes sha_ni vaes"
                                        .split(" "))));
        assertEquals(
                List.of("-march=x86-64-v4", "-H:CPUFeatures=AVX512_VAES"),
                ThisProcessor.options(Set.of((WIDE + " vaes").split(" "))));
        assertEquals(List.of("-march=x86-64-v4"), ThisProcessor.options(Set.of(WIDE.split(" "))));
    }
}
