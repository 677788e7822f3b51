// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.serve;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.thaw.visor.fake.Client;
import dev.thaw.visor.fake.FunctionFiles;
import dev.thaw.visor.fake.TestServer;
import java.io.BufferedReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A server whose data is on a small file system, in a mount name space that goes with it. */
class FullDiskTest {
    private static final String SCRIPT =
            "mount -t tmpfs -o size=3m tmpfs \"$0\" && mkdir \"$0/data\" && exec \"$@\"";

    @TempDir private Path directory;
    private Process server;

    @AfterEach
    void end() throws Exception {
        if (server != null) {
            server.destroyForcibly().waitFor();
        }
    }

    private static List<String> unshare() {
        return List.of("unshare", "--mount", "--map-root-user", "--propagation", "private");
    }

    private Client serve() throws Exception {
        Path worker = directory.resolve("worker");
        Files.writeString(
                worker, "#!/bin/sh\nexec '" + String.join("' '", TestServer.fakeWorker()) + "'\n");
        assertTrue(worker.toFile().setExecutable(true));
        Path small = Files.createDirectory(directory.resolve("small"));
        List<String> command = new ArrayList<>(unshare());
        command.addAll(List.of("sh", "-c", SCRIPT, small.toString()));
        command.addAll(new ProgramTest().program());
        command.addAll(List.of("visor", "--port", "0", "--memory", "1g", "--worker-users", "none"));
        command.addAll(List.of("--data", small.resolve("data").toString()));
        command.addAll(List.of("--worker", worker.toString()));
        server = new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.INHERIT).start();
        BufferedReader out = server.inputReader();
        String line = out.readLine();
        Matcher matcher = Pattern.compile("http://127.0.0.1:(\\d+)").matcher("" + line);
        assertTrue(matcher.find(), "the server says " + line);
        // the way into its name space
        Path data = Path.of("/proc/" + server.pid() + "/root" + small.resolve("data"));
        return new Client(Integer.parseInt(matcher.group(1)), data);
    }

    private static byte[] large(int size) {
        byte[] library = new byte[size];
        new Random(3).nextBytes(library);
        byte[] elf = FunctionFiles.elf();
        System.arraycopy(elf, 0, library, 0, elf.length);
        return FunctionFiles.archive(
                FunctionFiles.manifest("Large", library), Map.of("libfake.so", library));
    }

    @Test
    void aFullDiskRefusesAndLeavesWhatWas() throws Exception {
        List<String> probe = new ArrayList<>(unshare());
        probe.addAll(List.of("mount", "-t", "tmpfs", "tmpfs", directory.toString()));
        Process tried = new ProcessBuilder(probe).redirectErrorStream(true).start();
        assumeTrue(tried.waitFor() == 0, "no mount name space can be made here");
        Client client = serve();
        assertEquals(200, client.deploy("f", FunctionFiles.archive("One")).status());
        // the upload does not fit; the upload does, but not its unpacked files beside it
        for (int size : new int[] {4 << 20, 1800 << 10}) {
            Client.Managed full = client.deploy("f", large(size));
            assertEquals(507, full.status(), full.body());
            assertTrue(full.body().contains("\"storage\""), full.body());
            assertEquals("f@1\n", client.get("/f/version").body());
            Path data = Path.of("/proc/" + server.pid() + "/root" + directory + "/small/data");
            for (String empty : List.of("staging", "trash")) {
                try (var files = Files.list(data.resolve(empty))) {
                    assertEquals(0, files.count(), empty);
                }
            }
        }
        assertEquals(200, client.deploy("f", large(500 << 10)).status());
        assertEquals("f@2\n", client.get("/f/version").body());
    }
}
