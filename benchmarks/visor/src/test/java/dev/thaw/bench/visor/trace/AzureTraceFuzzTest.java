// SPDX-License-Identifier: Apache-2.0
package dev.thaw.bench.visor.trace;

import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.thaw.fuzz.Fuzz;
import dev.thaw.fuzz.MemoryDirectory;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Days of the public trace that are nearly right. */
class AzureTraceFuzzTest {
    private static final List<String> FILES =
            List.of(
                    "invocations_per_function_md.anon.",
                    "function_durations_percentiles.anon.",
                    "app_memory_percentiles.anon.");

    @TempDir(factory = MemoryDirectory.class)
    private Path directory;

    /** The three files, one behind the other. */
    @Test
    void days() throws Exception {
        Fuzz.of("azure-traces")
                .seed(
                        """
                        HashOwner,HashApp,HashFunction,Trigger,1,2,3
                        o,a,f,http,0,2,1
                        o,b,h,queue,5,0,1
                        =
                        HashOwner,HashApp,HashFunction,Average,Count
                        o,a,f,1500,7
                        =
                        HashOwner,HashApp,SampleCount,AverageAllocatedMb
                        o,a,3,120.5
                        """)
                .tokens(",", "\n", "o,a,f", "NaN", "1e300", "-1", "=\n")
                .refusal(IOException.class, "anon")
                .refusal(IOException.class, "nothing is called")
                .run(input -> {
                    String[] parts = new String(input, StandardCharsets.ISO_8859_1).split("=\n", 3);
                    for (int i = 0; i < FILES.size(); i++) {
                        String part = i < parts.length ? parts[i] : "";
                        Files.writeString(
                                directory.resolve(FILES.get(i) + "d01.csv"),
                                part,
                                StandardCharsets.ISO_8859_1);
                    }
                    Trace trace = AzureTrace.read(directory, 0, 3, 10, 1);
                    for (Trace.Call call : trace.calls()) {
                        assertTrue(call.second() >= 0 && call.second() < 180);
                        assertTrue(call.function() < trace.functions().size());
                    }
                    for (Trace.Traced function : trace.functions()) {
                        assertTrue(function.seconds() >= 0 && function.seconds() < 1e6);
                        assertTrue(function.megabytes() >= 0 && function.megabytes() < 1e9);
                    }
                    return trace.functions().size();
                });
    }
}
