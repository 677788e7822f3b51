// SPDX-License-Identifier: Apache-2.0
package dev.thaw.advise.run;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.thaw.advise.Unseen;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class CommandAdviceTest {
    @Test
    void whatThereIsNoMemoryForIsUnseen() throws Exception {
        List<Unseen> unseen = new ArrayList<>();
        CommandAdvice.withinMemory(
                () -> {
                    throw new OutOfMemoryError();
                },
                unseen);
        assertEquals(
                List.of("what the program's time went to"),
                unseen.stream().map(Unseen::what).toList());
    }
}
