// SPDX-License-Identifier: Apache-2.0
package dev.thaw.command.doctor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import dev.thaw.command.Ended;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The command as a process, on the machine that this test runs on. */
class DoctorIT {
    @TempDir private Path home;

    private Ended doctor(String... arguments) throws IOException, InterruptedException {
        Map<String, String> environment = new HashMap<>();
        // rustup makes its directory where there is none
        environment.put(
                "RUSTUP_HOME",
                System.getenv()
                        .getOrDefault("RUSTUP_HOME", System.getProperty("user.home") + "/.rustup"));
        environment.put("HOME", home.toString());
        environment.put("TMPDIR", home.toString());
        environment.put("XDG_CACHE_HOME", "");
        return Ended.of(environment, "doctor", arguments);
    }

    @Test
    void tellsOfThisMachineAndLeavesNothing() throws IOException, InterruptedException {
        Ended ended = doctor("--json");
        JsonObject all = JsonParser.parseString(ended.out()).getAsJsonObject();
        assertEquals(
                Files.readString(Path.of("/proc/sys/kernel/osrelease")).strip(),
                all.getAsJsonObject("machine")
                        .getAsJsonObject("kernel")
                        .get("release")
                        .getAsString());
        // the tests run on a JDK 25, so it has to be found
        assertTrue(
                all.getAsJsonObject("machine").getAsJsonObject("jdks").toString().contains("\"25"),
                ended.out());
        boolean refused = false;
        for (JsonElement part : all.getAsJsonArray("parts")) {
            refused |= part.getAsJsonObject().get("state").getAsString().equals("refused");
        }
        assertEquals(Part.values().length, all.getAsJsonArray("parts").size());
        assertEquals(refused ? 3 : 0, ended.code(), ended.out());
        assertEquals("", ended.err());
        try (Stream<Path> left = Files.list(home)) {
            assertEquals(List.of(), left.toList());
        }
    }

    @Test
    void tellsOfTheNamedPartsOnly() throws IOException, InterruptedException {
        String out = doctor("hottub", "hottub").out();
        String parts = out.substring(out.indexOf("\nParts\n"));
        assertEquals(1, parts.split("  hottub ", -1).length - 1, out);
        assertTrue(!parts.contains("  visor "), out);
    }

    @Test
    void refusesPartsThatThereAreNot() throws IOException, InterruptedException {
        Ended ended = doctor("kitchen");
        assertEquals(2, ended.code());
        assertTrue(
                ended.err().contains("kitchen") && ended.err().contains("relayout"), ended.err());
    }
}
