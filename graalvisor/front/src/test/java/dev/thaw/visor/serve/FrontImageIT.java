// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.serve;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.thaw.visor.fake.Client;
import dev.thaw.visor.fake.FunctionFiles;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** The program as a native image. {@code -Dfront.image=...} takes one that is there. */
class FrontImageIT extends UpgradeTests {
    private static final String JAVA =
            Path.of(System.getProperty("java.home"), "bin", "java").toString();

    /** What the builder says of its order by the profile. */
    private static final Pattern FOUND =
            Pattern.compile("Startup order by any-identity: ([0-9]+) of ([0-9]+) objects");

    private static final double LEAST_SHARE = 0.8;

    private static String image;

    @BeforeAll
    static void build() throws Exception {
        image = System.getProperty("front.image");
        if (image == null) {
            String home =
                    output(
                            JAVA,
                            "-cp",
                            System.getProperty("java.class.path"),
                            "dev.thaw.toolchain.NativeImage",
                            "--thaw-home");
            Path jar = Path.of(System.getProperty("front.jar"));
            image =
                    output(
                            JAVA,
                            "-cp",
                            jar + ":" + jar.resolveSibling("lib") + "/*",
                            "dev.thaw.visor.image.FrontImage",
                            home,
                            Path.of("target", "image-cache").toAbsolutePath().toString(),
                            "-Ob");
        }
    }

    /** The last line that a program prints. */
    private static String output(String... command) throws Exception {
        Process process =
                new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.INHERIT).start();
        String output = new String(process.getInputStream().readAllBytes()).strip();
        assertEquals(0, process.waitFor(), output);
        return output.lines().toList().getLast();
    }

    @Override
    List<String> program() {
        return List.of(image);
    }

    @Test
    void itHasTheOrderOfItsStart() throws Exception {
        String log = Files.readString(Path.of(image).resolveSibling("build.log"));
        Matcher found = FOUND.matcher(log);
        assertTrue(found.find(), log);
        double share = Double.parseDouble(found.group(1)) / Double.parseDouble(found.group(2));
        assertTrue(share > LEAST_SHARE, found.group() + ": record front.profile anew (README)");
    }

    @Test
    void itIsReadySoon() throws Exception {
        long began = System.nanoTime();
        Client client = serve();
        HttpResponse<String> answer = client.get("/_/readyz");
        long millis = (System.nanoTime() - began) / 1_000_000;
        assertEquals(200, answer.statusCode());
        client.deploy("f", FunctionFiles.archive("x"));
        assertEquals(200, client.get("/f/version").statusCode());
        String rss =
                Files.readAllLines(Path.of("/proc/" + serverPid() + "/status")).stream()
                        .filter(line -> line.startsWith("VmRSS:"))
                        .findFirst()
                        .orElse("?");
        System.out.println("front image: ready and asked in " + millis + " ms, " + rss);
    }
}
