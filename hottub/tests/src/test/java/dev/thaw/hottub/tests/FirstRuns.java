// SPDX-License-Identifier: Apache-2.0
package dev.thaw.hottub.tests;

import dev.thaw.hottub.tests.Warm.Result;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import java.util.zip.CRC32;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/** Runs for which there is no server, and what they need. */
final class FirstRuns {
    private FirstRuns() {}

    static final String ONE_IS_PREPARED =
            "there was no server; one is being prepared for later runs";
    static final String BEING_PREPARED = "the server is being prepared";

    static ProcessBuilder first(ProcessBuilder builder) {
        builder.environment().put("THAW_FIRST", "plain");
        return builder;
    }

    /** The JVM that transforms classes for a server waits as long as the file is there. */
    static Path holdJava(Warm warm, ProcessBuilder builder) throws Exception {
        Path hold = Files.writeString(warm.directory.resolve("hold"), "");
        Path library = LostServerIT.library(warm, "-DHOLD_WHEN_IDLE=\"" + hold + "\"");
        builder.environment().put("LD_PRELOAD", library.toString());
        return hold;
    }

    static Result run(Warm warm, String... words) throws Exception {
        return Warm.finish(first(warm.program("Probe", words)).start());
    }

    static Result runOf(Warm warm, Path classPath) throws Exception {
        return Warm.finish(first(warm.command("-cp", classPath.toString(), "Probe")).start());
    }

    static String why(Warm warm) throws Exception {
        return why(warm, first(warm.command()));
    }

    /** In the environment of that run. */
    static String why(Warm warm, ProcessBuilder run) throws Exception {
        ProcessBuilder asked =
                warm.command("--thaw-why", "-cp", Warm.classes().toString(), "Probe");
        asked.environment().putAll(run.environment());
        return Warm.finish(asked.start()).out();
    }

    static Path probeAlone(Warm warm) throws IOException {
        Path classes = Files.createDirectory(warm.directory.resolve("alone"));
        for (String name : namesOfProbe()) {
            Files.copy(Warm.classes().resolve(name), classes.resolve(name));
        }
        return classes;
    }

    private static List<String> namesOfProbe() throws IOException {
        return Processes.names(Warm.classes(), ".class").stream()
                .filter(name -> name.startsWith("Probe"))
                .toList();
    }

    /** With the class of the probe, a manifest, and more than a run reads of its class path. */
    static Path jar(Path jar, String manifest) throws IOException {
        byte[] filler = new byte[2 << 20];
        new Random(1).nextBytes(filler);
        try (ZipOutputStream out = new ZipOutputStream(Files.newOutputStream(jar))) {
            out.putNextEntry(new ZipEntry("META-INF/MANIFEST.MF"));
            out.write(("Manifest-Version: 1.0\n" + manifest + "\n").getBytes());
            for (String name : namesOfProbe()) {
                out.putNextEntry(new ZipEntry(name));
                Files.copy(Warm.classes().resolve(name), out);
            }
            ZipEntry entry = new ZipEntry("filler");
            entry.setMethod(ZipEntry.STORED);
            entry.setSize(filler.length);
            CRC32 sum = new CRC32();
            sum.update(filler);
            entry.setCrc(sum.getValue());
            out.putNextEntry(entry);
            out.write(filler);
        }
        return jar;
    }
}
