// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.serve;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.thaw.visor.fake.Client;
import dev.thaw.visor.fake.TestServer;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Aliases that are none, of a function that goes on as it was. */
class RefusedAliasesTest {
    @TempDir private static Path directory;
    private static TestServer server;
    private static Client client;

    @BeforeAll
    static void start() throws Exception {
        server = TestServer.start(directory);
        client = server.client();
        AliasesTest.deploy(client, 1);
    }

    @AfterAll
    static void end() {
        server.close();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "live | {\"7\": 1}   | 404 | there is no version 7, but [1]",
                "live | {\"1\": 0}   | 400 | a weight is from 1",
                "live | {\"1\": 1e9} | 400 | a weight is from 1",
                "live | {\"1\": 1.5} | 400 | whole numbers",
                "live | {\"1\": []}  | 400 | whole numbers",
                "live | {\"x\": 1}   | 400 | whole numbers",
                "live | {}           | 400 | at least one version",
                "3    | {\"1\": 1}   | 400 | begins with a letter",
                "a.b  | {\"1\": 1}   | 400 | is no name"
            })
    void whatIsNoAliasIsRefused(String alias, String weights, int status, String message)
            throws Exception {
        Client.Managed answer = AliasesTest.alias(client, alias, weights);
        assertEquals(status, answer.status(), answer.body());
        assertTrue(answer.body().contains(message), answer.body());
        assertEquals(404, client.get("/f:" + alias + "/version").statusCode());
        assertEquals("f@1", AliasesTest.version(client, "f"));
    }
}
