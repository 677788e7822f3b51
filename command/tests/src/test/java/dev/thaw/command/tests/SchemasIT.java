// SPDX-License-Identifier: Apache-2.0
package dev.thaw.command.tests;

import static java.util.Map.entry;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.networknt.schema.Error;
import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What commands print as JSON is what docs/schemas says. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class SchemasIT {
    private static final String DIALECT = "https://json-schema.org/draft/2020-12/schema";

    /** What is printed with --json, by the name of its schema; each line of a log is an object. */
    private static final Map<String, List<String>> PRINTED =
            Map.ofEntries(
                    entry(
                            "advise",
                            List.of(
                                    "thaw advise --json --report a.json -- java -cp app.jar com.example.Main >/dev/null; cat a.json",
                                    "thaw advise --json $(pidof x)")),
                    entry(
                            "bam",
                            List.of(
                                    "thaw bam --json --cache bam --report b.json --finish -- expr 1 + 1 >/dev/null 2>&1; cat b.json",
                                    "thaw bam --json --cache bam --report b.json -- /nowhere/at-all 2>/dev/null; cat b.json")),
                    entry("cache", List.of("thaw cache --json")),
                    entry("cache-clean", List.of("thaw cache clean --json --dry-run --limit 0")),
                    entry("doctor", List.of("thaw doctor --json", "thaw doctor layout --json")),
                    entry("function-alias", List.of("thaw function alias hello live 1=9 2 --json")),
                    entry(
                            "function-build",
                            List.of(
                                    "thaw function build --json app.jar com.example.Hello -o built.fn")),
                    entry("function-deploy", List.of("thaw function deploy hello.fn --json")),
                    entry(
                            "function-language",
                            List.of(
                                    "thaw function language javascript --find --json",
                                    "thaw function language javascript --json")),
                    entry(
                            "function-limits",
                            List.of(
                                    "thaw function limits hello --concurrency 4 --json",
                                    "thaw function limits --tenant shop --tenant-concurrency 8 --json")),
                    entry("function-list", List.of("thaw function list --json")),
                    entry(
                            "function-logs",
                            List.of(
                                    "thaw function invoke hello/log/words >/dev/null; thaw function logs hello --json")),
                    entry(
                            "function-remove",
                            List.of(
                                    "thaw function deploy hello.fn --name gone --quiet >/dev/null; thaw function remove gone --json")),
                    entry("function-rollback", List.of("thaw function rollback hello --json")),
                    entry(
                            "function-secret",
                            List.of(
                                    "thaw function secret word --json <password.txt",
                                    "thaw function secret --json",
                                    "thaw function secret word --remove --json")),
                    entry("function-shared-data", List.of("thaw function shared-data --json")),
                    entry("function-show", List.of("thaw function show hello --json")),
                    entry(
                            "function-state",
                            List.of("thaw function state words.fn -o words-1.fn --json")),
                    entry("function-stats", List.of("thaw function stats --json")),
                    entry(
                            "function-token",
                            List.of(
                                    "thaw function token ci --json",
                                    "thaw function token --json",
                                    "thaw function token ci --remove --json")),
                    entry(
                            "java-log",
                            List.of(
                                    "THAW_SERVERS=x thaw java -version 2>/dev/null; thaw java --thaw-log --json")),
                    entry("java-status", List.of("thaw java --thaw-status --json")),
                    entry(
                            "layout-build",
                            List.of(
                                    "thaw layout build --json -- native-image -jar app.jar -o app",
                                    "thaw layout build --json --profile monday.profile -- native-image -jar app.jar -o new")),
                    entry(
                            "layout-merge",
                            List.of("thaw layout merge --json -o m.profile monday.profile=3")),
                    entry("layout-prefetch", List.of("thaw layout prefetch app --json")),
                    entry(
                            "layout-profile",
                            List.of(
                                    "thaw layout profile --json app.instrumented.startup app.instrumented.index p.profile")),
                    entry(
                            "layout-record",
                            List.of(
                                    "thaw layout record --json -- native-image -jar app.jar -o app")),
                    entry("layout-show", List.of("thaw layout show app app.before --json")),
                    entry(
                            "relayout",
                            List.of(
                                    "thaw relayout --json --force --no-look --steps 50000 --share 70 4711",
                                    "thaw relayout --json 1999999999")),
                    entry(
                            "relayout-check",
                            List.of(
                                    "thaw relayout check ./server --json",
                                    "thaw relayout check dictionary.doss --json")),
                    entry("relayout-status", List.of("thaw relayout status --json")),
                    entry("relayout-names", List.of("thaw relayout names 4711 --json")),
                    entry("relayout-undo", List.of("thaw relayout undo 4711 --json")),
                    entry(
                            "snapshot-diff",
                            List.of(
                                    "thaw snapshot diff --json monday.doss tuesday.doss",
                                    "thaw snapshot diff --json monday.doss damaged.doss")),
                    entry("snapshot-info", List.of("thaw snapshot info --json dictionary.doss")),
                    entry(
                            "snapshot-verify",
                            List.of(
                                    "thaw snapshot verify --json dictionary.doss",
                                    "thaw snapshot verify --json damaged.doss")),
                    entry("visor-image", List.of("thaw visor image --json -o visor.tar")));

    @TempDir private static Path directory;
    private Stage stage;

    @BeforeAll
    void prepare() throws Exception {
        stage = new Stage(directory);
        byte[] damaged = Files.readAllBytes(directory.resolve("monday.doss"));
        damaged[damaged.length / 2] ^= 1;
        Files.write(directory.resolve("damaged.doss"), damaged);
    }

    @AfterAll
    void end() throws Exception {
        stage.close();
    }

    static Stream<String> names() {
        return PRINTED.keySet().stream().sorted();
    }

    private static Schema schema(String name) throws Exception {
        return SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
                .getSchema(Schemas.text(name), InputFormat.JSON);
    }

    @Test
    void eachJsonHasASchemaAndNoOther() throws Exception {
        TreeSet<String> needed = new TreeSet<>();
        for (Commands.Command command : Commands.all().filter(Commands.Command::hasJson).toList()) {
            needed.addAll(Schemas.names(command.words()));
        }
        assertEquals(needed, new TreeSet<>(Schemas.all()));
        needed.removeAll(PRINTED.keySet());
        // by what it has measured: DemoReportTest
        needed.remove("demo-visor");
        // of the launcher: LauncherJsonTest
        needed.removeAll(List.of("test", "dist"));
        assertEquals(new TreeSet<>(), needed, "of these nothing is printed here");
    }

    @Test
    void schemasAreSchemas() throws Exception {
        Schema ofSchemas =
                SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
                        .getSchema(com.networknt.schema.SchemaLocation.of(DIALECT));
        for (String name : Schemas.all()) {
            List<Error> faults = ofSchemas.validate(Schemas.text(name), InputFormat.JSON);
            assertEquals(List.of(), faults, name);
            assertEquals(
                    List.of(), Schemas.undescribed(name), name + " does not say what these are");
        }
    }

    @ParameterizedTest
    @MethodSource("names")
    void whatIsPrintedIsAsItsSchemaSays(String name) throws Exception {
        boolean relays = name.startsWith("relayout") && !name.equals("relayout-check");
        assumeTrue(!relays || Examples.hasBolt(), "there is no BOLT");
        boolean startsCold = List.of("layout-show", "layout-prefetch").contains(name);
        assumeTrue(!startsCold || stage.isOnDisk(), "temporary files are in memory here");
        Schema schema = schema(name);
        for (String line : PRINTED.get(name)) {
            Ended ended = stage.type(line);
            List<String> printed =
                    name.endsWith("-log") || name.endsWith("-logs")
                            ? ended.out().lines().toList()
                            : List.of(ended.out());
            assertFalse(ended.out().isBlank(), ended::toString);
            List<String> faults = new ArrayList<>();
            for (String one : printed) {
                schema.validate(one, InputFormat.JSON).forEach(e -> faults.add(e.toString()));
            }
            assertEquals(List.of(), faults, () -> line + ": " + ended);
        }
    }

    /** Else a schema that says nothing would hold as well. */
    @ParameterizedTest
    @MethodSource("names")
    void somethingElseIsNot(String name) throws Exception {
        assertTrue(
                !schema(name).validate("{\"something\": \"else\"}", InputFormat.JSON).isEmpty(),
                name + " takes anything");
    }
}
