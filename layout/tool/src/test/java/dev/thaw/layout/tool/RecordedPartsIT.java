// SPDX-License-Identifier: Apache-2.0
package dev.thaw.layout.tool;

import static dev.thaw.layout.tool.LayoutImages.OUTPUT;
import static dev.thaw.layout.tool.LayoutImages.file;
import static dev.thaw.layout.tool.LayoutImages.layout;
import static dev.thaw.layout.tool.LayoutImages.run;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.thaw.layout.profile.StartupTrace;
import dev.thaw.layout.program.StartupProgram;
import dev.thaw.layout.tool.LayoutImages.Result;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;

/** An image that records a part of what a start touches. */
@EnabledIfSystemProperty(
        named = "it.soak",
        matches = "true",
        disabledReason = "an image of its own; with --soak")
class RecordedPartsIT {
    @Test
    void anImageRecordsWhatItIsToldToRecordAlone() throws Exception {
        LayoutImages.record();
        String command =
                "-- native-image -Ob -cp "
                        + LayoutImages.classes()
                        + " -H:+UnlockExperimentalVMOptions -H:StartupProfileOf=%s -o parts "
                        + StartupProgram.class.getName();
        Result unknown = layout("record", command.formatted("units"));
        assertTrue(unknown.status() != 0, unknown.output());
        assertTrue(unknown.output().contains("there is cu, method, heap"), unknown.output());

        Result built = layout("record", command.formatted("cu"));
        assertEquals(0, built.status(), built.output());
        assertEquals(new Result(0, OUTPUT), run(Map.of(), List.of("./parts.instrumented")));
        StartupTrace trace = StartupTrace.read(file("parts.instrumented.startup"));
        assertTrue(trace.units().size() > 300, trace.units().size() + " units");
        assertEquals(List.of(), trace.methods());
        assertEquals(List.of(), trace.objects());

        Result refused = layout("build", command.formatted("cu"));
        assertTrue(refused.status() != 0, refused.output());
        assertTrue(refused.output().contains("names no objects"), refused.output());
    }
}
