// SPDX-License-Identifier: Apache-2.0
package dev.thaw.command.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

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
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Tools that read lists of components can read ours: they are what CycloneDX 1.6 says. Not beside
 * the distribution, of whose libraries those of this check would take the place.
 */
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
        Path directory = Commands.ROOT.resolve("dist/target/dist");
        assumeTrue(Files.exists(directory), "./thaw dist has not been there");
        String name = "thaw-*-" + language + ".cdx.json";
        List<Path> lists = new ArrayList<>();
        try (var found = Files.newDirectoryStream(directory, name)) {
            found.forEach(lists::add);
        }
        assertEquals(1, lists.size(), lists::toString);
        String list = Files.readString(lists.getFirst());
        assertEquals(List.of(), faults(list), name);
        // else a schema that was not found would hold as well
        assertFalse(faults(list.replace("\"licenses\"", "\"licences\"")).isEmpty());
    }
}
