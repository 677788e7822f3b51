// SPDX-License-Identifier: Apache-2.0
package dev.thaw.advise.run;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RelayoutCheckTest {
    @Test
    void refusalsAreRead() throws IOException {
        RelayoutCheck check =
                RelayoutCheck.parse(
                        """
                        {"subject": "/bin/ls", "possible": false, "functions": 0, "movable": 0,
                         "refusals": [{"reason": "stripped", "text": "/bin/ls is stripped"},
                                      {"reason": "no-bolt", "text": "BOLT is missing"}],
                         "left": [], "no_entry": []}
                        """);
        assertEquals(new RelayoutCheck(false, "/bin/ls is stripped; BOLT is missing", 0, 0), check);
    }

    @Test
    void anErrorIsARefusal() throws IOException {
        assertEquals(
                new RelayoutCheck(false, "gone", 0, 0),
                RelayoutCheck.parse(
                        "{\"error\": {\"reason\": \"no-process\", \"text\": \"gone\"}}"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "[]", "{}", "{\"possible\": true}", "{\"error\": 1}", "{"})
    void otherAnswersAreErrors(String answer) {
        assertThrows(IOException.class, () -> RelayoutCheck.parse(answer));
    }
}
