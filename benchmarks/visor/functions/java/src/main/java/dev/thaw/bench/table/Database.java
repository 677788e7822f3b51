// SPDX-License-Identifier: Apache-2.0
package dev.thaw.bench.table;

import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import org.h2.tools.Server;

/** The database that {@link RestApi} talks to: H2 in a process of its own, by loopback. */
public final class Database {
    private Database() {}

    /** Prints its address when it takes connections. */
    public static void main(String[] arguments) throws SQLException {
        System.out.println(start());
    }

    /** The address; it ends with the process. */
    static String start() throws SQLException {
        System.setProperty("h2.bindAddress", "127.0.0.1");
        // in memory: what is compared is the way to it, not a disk
        Connection keeper = DriverManager.getConnection("jdbc:h2:mem:users;DB_CLOSE_DELAY=-1");
        try (Statement statement = keeper.createStatement()) {
            statement.execute(
                    "create table users(id bigint auto_increment primary key,"
                            + " name varchar(100) not null, mail varchar(100) not null)");
        }
        Server server = Server.createTcpServer("-tcpPort", "0").start();
        return "jdbc:h2:tcp://127.0.0.1:" + server.getPort() + "/mem:users";
    }
}
