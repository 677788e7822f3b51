// SPDX-License-Identifier: Apache-2.0
package dev.thaw.bench.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** With the database that benchmarks have, over loopback. */
class RestApiTest {
    private static RestApi users;

    @BeforeAll
    static void start() throws Exception {
        users = new RestApi(Database.start());
    }

    @Test
    void usersAreMadeFoundChangedAndRemoved() throws Exception {
        Call made = call("POST", "/", "{\"name\":\"J\u00fcrgen\",\"mail\":\"j@example.com\"}");
        assertEquals("{\"id\":1,\"name\":\"J\u00fcrgen\",\"mail\":\"j@example.com\"}", made.text());
        assertEquals(made.text(), call("GET", "/1", "").text());
        assertEquals(
                "{\"id\":1,\"name\":\"Ada\",\"mail\":\"a@example.com\"}",
                call("PUT", "/1", "{\"name\":\"Ada\",\"mail\":\"a@example.com\"}").text());
        assertEquals(
                "[{\"id\":1,\"name\":\"Ada\",\"mail\":\"a@example.com\"}]",
                call("GET", "/", "").text());
        assertEquals(200, call("DELETE", "/1", "").status());
        assertEquals(404, call("GET", "/1", "").status());
        assertEquals("[]", call("GET", "/", "").text());
    }

    @Test
    void aDatabaseThatIsNotThereIsNamed() {
        RestApi other = new RestApi("jdbc:h2:tcp://127.0.0.1:1/mem:users");
        assertThrows(IOException.class, () -> Call.of(other, "GET", "/1", new byte[0]));
    }

    private static Call call(String method, String path, String body) throws Exception {
        return Call.of(users, method, path, body.getBytes(StandardCharsets.UTF_8));
    }
}
