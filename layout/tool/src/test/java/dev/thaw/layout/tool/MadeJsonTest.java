// SPDX-License-Identifier: Apache-2.0
package dev.thaw.layout.tool;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import com.networknt.schema.InputFormat;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import dev.thaw.layout.profile.PrefetchList;
import dev.thaw.layout.profile.PrefetchTable;
import dev.thaw.layout.profile.StartupProfile;
import dev.thaw.layout.profile.TableInImage;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;

/** What commands print for scripts; the image builder is one that makes an empty file. */
class MadeJsonTest {
    private static final String BUILDER =
            "#!/bin/sh\nwhile [ \"$1\" != -o ]; do shift; done\n: >\"$2\"\n";

    @TempDir private Path directory;

    /** As its schema says. */
    private static JsonObject checked(String command, String printed) throws Exception {
        String schema = Files.readString(Path.of("../../docs/schemas/" + command + ".schema.json"));
        assertEquals(
                List.of(),
                SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
                        .getSchema(schema, InputFormat.JSON)
                        .validate(printed, InputFormat.JSON),
                printed);
        return JsonParser.parseString(printed).getAsJsonObject();
    }

    private static JsonObject run(String command, String... arguments) throws Exception {
        StringWriter out = new StringWriter();
        CommandLine line = LayoutTool.commandLine().setOut(new PrintWriter(out, true));
        assertEquals(0, line.execute(arguments));
        return checked(command, out.toString());
    }

    private String inDirectory(String name) {
        return directory.resolve(name).toString();
    }

    private void writeProfile(String name) throws Exception {
        new StartupProfile(List.of("app.Main"), List.of("a", "b"), List.of("c"), List.of(), 0, 0)
                .write(directory.resolve(name));
    }

    @Test
    void aMergedProfileIsCounted() throws Exception {
        writeProfile("one.profile");
        JsonObject json =
                run(
                        "layout-merge",
                        "merge",
                        "--json",
                        "-o",
                        inDirectory("all.profile"),
                        inDirectory("one.profile") + "=2");
        assertEquals(2, json.get("units").getAsInt());
        assertEquals(1, json.get("methods").getAsInt());
        assertEquals(0, json.get("objects").getAsInt());
        assertEquals("app.Main", json.getAsJsonArray("programs").get(0).getAsString());
    }

    @Test
    void aBuildNamesItsFiles() throws Exception {
        Path builder = Files.writeString(directory.resolve("native-image"), BUILDER);
        Files.setPosixFilePermissions(builder, PosixFilePermissions.fromString("rwx------"));
        String image = inDirectory("told-as-json");
        String[] words = {"--json", "--", builder.toString(), "-o", image, "app.Main"};
        JsonObject recorded = run("layout-record", with("record", words));
        assertEquals(image + ".instrumented", recorded.get("image").getAsString());
        writeProfile("told-as-json.profile");
        JsonObject built = run("layout-build", with("build", words));
        assertEquals(image, built.get("image").getAsString());
        assertTrue(built.get("before").isJsonNull(), built.toString());
        assertTrue(built.get("prefetch").isJsonNull(), built.toString());
        Files.createFile(Path.of(image + ".prefetch"));
        built = run("layout-build", with("build", words));
        assertEquals(image + ".before", built.get("before").getAsString());
        assertEquals(image + ".prefetch", built.get("prefetch").getAsString());
    }

    private static String[] with(String command, String[] words) {
        String[] all = new String[words.length + 1];
        all[0] = command;
        System.arraycopy(words, 0, all, 1, words.length);
        return all;
    }

    @Test
    void aListIsThereWhereItWasWritten() throws Exception {
        PrefetchList list = new PrefetchList("app.Main", PrefetchTable.Advice.READ, List.of());
        Prefetch.Filled known = filled(Optional.empty(), Optional.of(list));
        JsonObject json =
                checked(
                        "layout-prefetch",
                        MadeJson.prefetch(Path.of("app"), known, Path.of("app.prefetch")));
        assertEquals(0, json.get("pages").getAsInt());
        assertTrue(json.get("whyInexact").isJsonNull());
        Prefetch.Filled unknown = filled(Optional.of("not root"), Optional.empty());
        json = checked("layout-prefetch", MadeJson.prefetch(Path.of("app"), unknown, null));
        assertTrue(json.get("list").isJsonNull());
        assertEquals("not root", json.get("whyInexact").getAsString());
    }

    private static Prefetch.Filled filled(Optional<String> why, Optional<PrefetchList> list) {
        return new Prefetch.Filled(new TableInImage.Asked(3, 12_288, 0), why, list);
    }
}
