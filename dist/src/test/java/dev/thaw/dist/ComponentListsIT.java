// SPDX-License-Identifier: Apache-2.0
package dev.thaw.dist;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaLocation;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tools that read lists of components can read ours: they are what CycloneDX 1.6 says. */
class ComponentListsIT {
    private static final String SCHEMA = "bom-1.6.schema.json";

    /** Schemas are where CycloneDX's own library has them, whatever the address that names one. */
    private static String schema(String address) {
        String name = address.substring(address.lastIndexOf('/') + 1);
        try (InputStream in = ComponentListsIT.class.getResourceAsStream("/" + name)) {
            return in == null ? null : new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static List<?> faults(String list) {
        Schema schema =
                SchemaRegistry.withDefaultDialect(
                                SpecificationVersion.DRAFT_7,
                                builder -> builder.schemas(ComponentListsIT::schema))
                        .getSchema(SchemaLocation.of("cdx:/" + SCHEMA));
        return schema.validate(list, InputFormat.JSON);
    }

    @ParameterizedTest
    @ValueSource(strings = {"java", "rust"})
    void areWhatCycloneDxSays(String language) throws IOException {
        String name = "thaw-%s-%s.cdx.json".formatted(Installation.VERSION, language);
        String list = Files.readString(Installation.DIST.resolve(name));
        assertEquals(List.of(), faults(list), name);
        // else a schema that was not found would hold as well
        assertFalse(faults(list.replace("\"licenses\"", "\"licences\"")).isEmpty());
    }
}
