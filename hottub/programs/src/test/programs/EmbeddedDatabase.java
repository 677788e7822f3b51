// SPDX-License-Identifier: Apache-2.0

import java.sql.Connection;
import java.sql.Driver;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;

/** H2 over JDBC: drivers from services, a database in memory that lives as long as the JVM. */
public class EmbeddedDatabase {
    private static final String URL = "jdbc:h2:mem:test;DB_CLOSE_DELAY=-1";
    static int calls;

    public static int twice(int number) {
        calls++;
        return 2 * number;
    }

    public static void main(String[] arguments) throws Exception {
        for (Driver driver : DriverManager.drivers().toList()) {
            System.out.println(driver.getClass().getName() + " " + driver.getMajorVersion());
        }
        DriverManager.setLoginTimeout(DriverManager.getLoginTimeout() + 5);
        System.out.println(DriverManager.getLoginTimeout());
        try (Connection connection = DriverManager.getConnection(URL, "sa", "");
                Statement statement = connection.createStatement()) {
            // Exists if the database is that of an earlier run.
            statement.execute("create table words(id identity primary key, word varchar unique, kind enum('s', 'l'))");
            statement.execute("create alias twice for 'EmbeddedDatabase.twice'");
            statement.execute("create sequence numbers start with 7");
            connection.setAutoCommit(false);
            try (PreparedStatement insert = connection.prepareStatement("insert into words(word, kind) values (?, ?)")) {
                for (String word : List.of("one", "three", "seven")) {
                    insert.setString(1, word);
                    insert.setString(2, word.length() > 3 ? "l" : "s");
                    insert.addBatch();
                }
                System.out.println(insert.executeBatch().length);
            }
            connection.commit();
            try {
                statement.execute("insert into words(word) values ('one')");
            } catch (SQLException e) {
                System.out.println(e.getSQLState() + " " + e.getErrorCode());
                connection.rollback();
            }
            show(statement, "select kind, count(*), sum(twice(length(word))) from words group by kind order by kind");
            show(statement, "select next value for numbers, max(id) from words");
            show(statement, "with recursive r(n) as (select 1 union all select n + 1 from r where n < 5) select listagg(n, '-') within group (order by n) from r");
            show(statement, "select count(*) from information_schema.sessions");
        }
        // Still there, as no connection is.
        try (Connection again = DriverManager.getConnection(URL, "sa", "");
                Statement statement = again.createStatement()) {
            show(statement, "select word from words order by id");
        }
        try (Connection file = DriverManager.getConnection("jdbc:h2:./data/file", "sa", "");
                Statement statement = file.createStatement()) {
            statement.execute("create table t as select x from system_range(1, 1000)");
            show(statement, "select sum(x) from t");
        }
        System.out.println(calls);
        DriverManager.deregisterDriver(DriverManager.getDriver(URL));
        try {
            DriverManager.getConnection(URL);
        } catch (SQLException e) {
            System.out.println(e.getMessage());
        }
    }

    private static void show(Statement statement, String query) throws SQLException {
        try (ResultSet rows = statement.executeQuery(query)) {
            int columns = rows.getMetaData().getColumnCount();
            while (rows.next()) {
                StringBuilder line = new StringBuilder();
                for (int i = 1; i <= columns; i++) {
                    line.append(rows.getString(i)).append(' ');
                }
                System.out.println(line);
            }
        }
    }
}
