// SPDX-License-Identifier: Apache-2.0
package dev.thaw.command.doctor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import dev.thaw.command.machine.Facts;
import dev.thaw.command.machine.SampleMachine;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Each file that is read, when it is missing, cannot be read, or says what nobody expects. */
class FactsTest {
    /** Any text is a name. */
    private static final Set<String> FREE_TEXT =
            Set.of(
                    "/etc/os-release",
                    "/sys/fs/cgroup/cgroup.controllers",
                    "/sys/kernel/security/lsm",
                    "/proc/sys/kernel/seccomp/actions_avail",
                    "/proc/self/cgroup");

    @TempDir private static Path root;
    private SampleMachine sample;

    @BeforeEach
    void makeSample() {
        sample = new SampleMachine(root);
    }

    static Set<String> files() {
        return SampleMachine.READ.keySet();
    }

    @Test
    void allIsKnownOfTheSample() {
        JsonObject machine = machine(sample.facts());
        assertFalse(machine.toString().contains("unknown"), machine.toString());
        assertEquals(6012, machine.getAsJsonObject("kernel").get("version").getAsInt());
        assertEquals(15625, machine.getAsJsonObject("memory").get("total").getAsInt());
        assertEquals("[]", machine.getAsJsonObject("processors").get("missing").toString());
        assertEquals(128, machine.getAsJsonObject("cache").get("readAhead").getAsInt());
        assertEquals("0:21", machine.getAsJsonObject("temporary").get("device").getAsString());
        assertEquals(6, machine.getAsJsonObject("landlock").get("version").getAsInt());
        assertEquals("1024", machine.getAsJsonObject("limits").get("openFiles").getAsString());
    }

    @ParameterizedTest
    @MethodSource("files")
    void whatIsMissingIsNoFailure(String path) {
        JsonObject before = machine(sample.facts());
        JsonObject after = machine(sample.without(path).facts());
        assertNotEquals(before, after, "nobody looks at " + path);
    }

    @ParameterizedTest
    @MethodSource("files")
    void whatCannotBeReadIsNamed(String path) {
        String after = machine(sample.withUnreadable(path).facts()).toString();
        assertTrue(after.contains("{\"unknown\":\"" + path + " cannot be read: "), after);
    }

    @ParameterizedTest
    @MethodSource("files")
    void whatIsNotUnderstoodIsNamed(String path) {
        String name = "?";
        String after = machine(sample.with(path, keepNames(path, name)).facts()).toString();
        if (!FREE_TEXT.contains(path)) {
            assertTrue(after.contains("{\"unknown\":\"" + path + " is '"), after);
        }
    }

    /** Lines keep their first words, which are looked for, and lose their values. */
    private static String keepNames(String path, String value) {
        String text = SampleMachine.READ.get(path);
        return text.contains(":\t") || text.contains(": ")
                ? text.replaceAll("(?m):.*$", ": " + value)
                : text.contains("Max ") ? text.replaceAll("(?m) {2,}.*$", "  " + value) : value;
    }

    private static JsonObject machine(Facts facts) {
        List<Verdict> verdicts =
                Arrays.stream(Part.values()).map(part -> part.judge(facts)).toList();
        Report report = new Report(facts, verdicts);
        assertTrue(report.text().lines().count() > Part.values().length);
        JsonElement all = JsonParser.parseString(report.json());
        return withoutFreeSpace(all.getAsJsonObject().getAsJsonObject("machine"));
    }

    /** That is of the disk with the sample, and changes while the test runs. */
    private static JsonObject withoutFreeSpace(JsonObject machine) {
        machine.getAsJsonObject("cache").remove("free");
        machine.getAsJsonObject("temporary").remove("free");
        return machine;
    }
}
