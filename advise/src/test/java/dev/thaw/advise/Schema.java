// SPDX-License-Identifier: Apache-2.0
package dev.thaw.advise;

import com.networknt.schema.Error;
import com.networknt.schema.InputFormat;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** Advice is as docs/schemas says, and has nothing else. */
final class Schema {
    private static final Path FILE = Path.of("../docs/schemas/advise.schema.json");

    private Schema() {}

    /** What is not as the schema says; nothing if all is. */
    static List<String> faultsOf(String json) throws IOException {
        return SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
                .getSchema(Files.readString(FILE), InputFormat.JSON)
                .validate(json, InputFormat.JSON)
                .stream()
                .map(Error::toString)
                .toList();
    }
}
