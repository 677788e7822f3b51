// SPDX-License-Identifier: Apache-2.0
package dev.thaw.layout.tool;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import com.networknt.schema.InputFormat;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.BitSet;
import java.util.List;
import org.junit.jupiter.api.Test;

class PageMapJsonTest {
    private static PageMapJson.Shown shown(boolean killed) {
        BitSet faulted = BitSet.valueOf(new long[] {0b0011});
        BitSet resident = BitSet.valueOf(new long[] {0b0110});
        return new PageMapJson.Shown(
                Path.of("app"),
                new PageMap.OfStart(
                        new ColdStart.End(7_900_000, false, killed, 3),
                        List.of(new PageMap(".text", 10, faulted, resident, 5)),
                        90),
                Path.of("app.pages.svg"));
    }

    private static String json(boolean killed) {
        return PageMapJson.of(List.of(shown(killed)), Path.of("app.pages.html"));
    }

    private static JsonObject image(boolean killed) {
        JsonObject json = JsonParser.parseString(json(killed)).getAsJsonObject();
        return json.getAsJsonArray("images").get(0).getAsJsonObject();
    }

    @Test
    void itIsAsTheSchemaSays() throws Exception {
        String schema = Files.readString(Path.of("../../docs/schemas/layout-show.schema.json"));
        for (boolean killed : new boolean[] {false, true}) {
            assertEquals(
                    List.of(),
                    SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
                            .getSchema(schema, InputFormat.JSON)
                            .validate(json(killed), InputFormat.JSON));
        }
    }

    @Test
    void pagesAreCountedOnce() {
        JsonObject section = image(false).getAsJsonArray("sections").get(0).getAsJsonObject();
        assertEquals(
                JsonParser.parseString(
                        "{name: '.text', pages: 10, faults: 5, faulted: 2, resident: 1, untouched: 7}"),
                section);
    }

    @Test
    void oneThatWasKilledHasNoStatus() {
        assertEquals(3, image(false).get("status").getAsInt());
        assertTrue(image(true).get("status").isJsonNull());
    }
}
