// SPDX-License-Identifier: Apache-2.0
package dev.thaw.command.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import com.networknt.schema.InputFormat;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What the launcher itself prints for scripts. */
class LauncherJsonTest {
    private static final String FAILED =
            """
            <testsuite name="b.DemoTest" time="1,203.25" tests="4" errors="1" skipped="1" failures="1">
              <testcase name="works" classname="b.DemoTest" time="1">
                <system-out><![CDATA[
              <testcase name="of what it prints" classname="b.DemoTest" time="2">
            <error code="1">of a page</error>
            ]]></system-out>
              </testcase>
              <testcase name="says(&quot;a\\b&lt;c&gt; &amp; d&#10;&quot;)" classname="b.DemoTest" time="2">
                <failure message="expected: 1"><![CDATA[expected: 1
            <error code="2">in its message</error>
            ]]></failure>
              </testcase>
              <testcase name="breaks" classname="b.DemoTest" time="2">
                <error type="java.lang.Error"/>
              </testcase>
              <testcase name="isNotRun" classname="b.DemoTest" time="0">
                <skipped message="needs root"/>
              </testcase>
            </testsuite>
            """;

    @TempDir private Path root;
    private MadeUpMachine machine;

    @BeforeEach
    void makeMachine() throws Exception {
        machine = new MadeUpMachine(root);
    }

    /** Nothing else is printed. */
    private static JsonObject json(String schema, Ended ended) throws Exception {
        assertEquals(
                List.of(),
                SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
                        .getSchema(Schemas.text(schema), InputFormat.JSON)
                        .validate(ended.out(), InputFormat.JSON),
                ended::toString);
        return JsonParser.parseString(ended.out()).getAsJsonObject();
    }

    @Test
    void whatTestsHaveCostAndWhichFailed() throws Exception {
        Path reports = Files.createDirectories(root.resolve("later"));
        Files.writeString(reports.resolve("TEST-b.DemoTest.xml"), FAILED);
        Path place = root.resolve("demo/target/surefire-reports");
        machine.program(
                "mvn",
                "echo said by Maven; /bin/mkdir -p '%1$s'; echo \"$(<'%2$s')\" >'%1$s/TEST-b.DemoTest.xml'; exit 1"
                        .formatted(place, reports.resolve("TEST-b.DemoTest.xml")));
        Ended ended = machine.thaw("test", "--json", "--fast");
        assertEquals(1, ended.code(), ended::toString);
        assertTrue(ended.err().contains("said by Maven\n"), ended.err());
        assertTrue(ended.err().contains("  b.DemoTest.breaks\n"), ended.err());
        assertTrue(!machine.called("mvn").contains("--json"), machine.called("mvn"));
        JsonObject json = json("test", ended);
        assertEquals(false, json.get("passed").getAsBoolean());
        assertEquals(4, json.get("tests").getAsInt());
        assertEquals(1, json.get("skipped").getAsInt());
        assertEquals(
                List.of("b.DemoTest.says(\"a\\b<c> & d \")", "b.DemoTest.breaks"),
                json.getAsJsonArray("failed").asList().stream()
                        .map(name -> name.getAsString())
                        .toList());
        assertEquals(
                JsonParser.parseString(
                        "[{module: demo, name: b.DemoTest, seconds: 1203.250, tests: 4, skipped: 1, failed: 2}]"),
                json.get("classes"));
    }

    @Test
    void whereNothingWasTestedThereIsAnObjectAsWell() throws Exception {
        JsonObject json = json("test", machine.thaw("test", "--json"));
        assertEquals(true, json.get("passed").getAsBoolean());
        assertEquals(0, json.getAsJsonArray("classes").size());
    }

    @Test
    void whatDistHasMade() throws Exception {
        Path dist = root.resolve("dist/target/dist");
        machine.program(
                "mvn",
                "echo said by Maven; /bin/mkdir -p '%1$s'; echo made >'%1$s/thaw.deb'"
                        .formatted(dist));
        JsonObject json = json("dist", machine.thaw("dist", "--json"));
        assertEquals(dist.toString(), json.get("directory").getAsString());
        assertEquals(false, json.get("signed").getAsBoolean());
        JsonObject file = json.getAsJsonArray("files").get(0).getAsJsonObject();
        assertEquals("thaw.deb", file.get("name").getAsString());
        assertEquals(5, file.get("bytes").getAsInt());
        String sums = Files.readString(dist.resolve("SHA256SUMS"));
        assertEquals(file.get("sha256").getAsString() + "  thaw.deb\n", sums);
        machine.program("gpg", "");
        Ended signed = machine.thaw("dist", "--json", "--sign", "me@here");
        assertEquals(true, json("dist", signed).get("signed").getAsBoolean());
    }
}
