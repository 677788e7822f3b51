// SPDX-License-Identifier: Apache-2.0
package dev.thaw.bench.table;

import com.google.cloud.functions.HttpFunction;
import com.google.cloud.functions.HttpRequest;
import com.google.cloud.functions.HttpResponse;
import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Properties;

/**
 * Users in a database: POST / makes one, GET / lists the newest, GET, PUT and DELETE /ID. Where the
 * database is, the environment's DATABASE says.
 */
public final class RestApi implements HttpFunction {
    private static final int NEWEST = 10;

    private final String address;

    /** Kept from call to call of an isolate. */
    private Connection connection;

    public RestApi() {
        this(System.getenv("DATABASE"));
    }

    RestApi(String address) {
        this.address = address;
    }

    @Override
    public void service(HttpRequest request, HttpResponse response) throws IOException {
        try {
            String path = request.getPath();
            String last = path.substring(path.lastIndexOf('/') + 1);
            JsonObject body = body(request);
            String answer =
                    last.matches("\\d+")
                            ? one(request.getMethod(), Long.parseLong(last), body)
                            : all(request.getMethod(), body);
            if (answer == null) {
                response.setStatusCode(404);
                answer = "{\"error\":\"there is no user " + last + "\"}";
            }
            response.setContentType("application/json");
            response.getWriter().write(answer);
        } catch (SQLException e) {
            throw new IOException("the database: " + e.getMessage(), e);
        }
    }

    private static JsonObject body(HttpRequest request) throws IOException {
        return switch (request.getMethod()) {
            case "POST", "PUT" -> JsonParser.parseReader(request.getReader()).getAsJsonObject();
            default -> null;
        };
    }

    private String all(String method, JsonObject user) throws SQLException {
        if (!method.equals("POST")) {
            JsonArray users = new JsonArray();
            try (PreparedStatement select =
                    database()
                            .prepareStatement(
                                    "select id, name, mail from users order by id desc limit ?")) {
                select.setInt(1, NEWEST);
                try (ResultSet rows = select.executeQuery()) {
                    while (rows.next()) {
                        users.add(json(rows));
                    }
                }
            }
            return users.toString();
        }
        try (PreparedStatement insert =
                database()
                        .prepareStatement(
                                "insert into users(name, mail) values (?, ?)",
                                Statement.RETURN_GENERATED_KEYS)) {
            set(insert, user);
            insert.executeUpdate();
            try (ResultSet keys = insert.getGeneratedKeys()) {
                keys.next();
                return one("GET", keys.getLong(1), null);
            }
        }
    }

    /** Null if there is no such user. */
    private String one(String method, long id, JsonObject user) throws SQLException {
        if (method.equals("DELETE")) {
            try (PreparedStatement delete =
                    database().prepareStatement("delete from users where id = ?")) {
                delete.setLong(1, id);
                return delete.executeUpdate() == 0 ? null : "{}";
            }
        }
        if (method.equals("PUT")) {
            try (PreparedStatement update =
                    database()
                            .prepareStatement("update users set name = ?, mail = ? where id = ?")) {
                set(update, user);
                update.setLong(3, id);
                update.executeUpdate();
            }
        }
        try (PreparedStatement select =
                database().prepareStatement("select id, name, mail from users where id = ?")) {
            select.setLong(1, id);
            try (ResultSet rows = select.executeQuery()) {
                return rows.next() ? json(rows).toString() : null;
            }
        }
    }

    private static void set(PreparedStatement statement, JsonObject user) throws SQLException {
        statement.setString(1, user.get("name").getAsString());
        statement.setString(2, user.get("mail").getAsString());
    }

    private static JsonObject json(ResultSet row) throws SQLException {
        JsonObject user = new JsonObject();
        user.addProperty("id", row.getLong(1));
        user.addProperty("name", row.getString(2));
        user.addProperty("mail", row.getString(3));
        return user;
    }

    private Connection database() throws SQLException {
        if (connection == null) {
            // a service loader's way to a driver needs reflection
            connection = new org.h2.Driver().connect(address, new Properties());
        }
        return connection;
    }
}
