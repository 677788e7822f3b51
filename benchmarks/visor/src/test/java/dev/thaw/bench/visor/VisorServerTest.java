// SPDX-License-Identifier: Apache-2.0
package dev.thaw.bench.visor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import org.junit.jupiter.api.Test;

class VisorServerTest {
    @Test
    void theAddressIsFoundInWhatServersPrint() throws IOException {
        assertEquals(81, VisorServer.port("thaw visor: http://127.0.0.1:81  data: /tmp/x"));
        assertEquals(82, VisorServer.port("http://127.0.0.1:82"));
        assertThrows(IOException.class, () -> VisorServer.port("no address"));
    }
}
