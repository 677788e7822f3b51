// SPDX-License-Identifier: Apache-2.0
package dev.thaw.bench.relayout;

import java.util.Locale;

/**
 * What sysbench does with a database: its eight OLTP workloads, and one of its own choice of rows.
 *
 * @see <a href="https://github.com/akopytov/sysbench/tree/1.0/src/lua">sysbench's scripts</a>
 */
enum SysbenchWork {
    OLTP_READ_ONLY("mariadb", 1_000),
    OLTP_READ_WRITE("mariadb-read-write", 600),
    OLTP_WRITE_ONLY("mariadb-write-only", 1_500),
    OLTP_POINT_SELECT("mariadb-point-select", 15_000),
    OLTP_UPDATE_INDEX("mariadb-update-index", 6_000),
    OLTP_UPDATE_NON_INDEX("mariadb-update-non-index", 6_000),
    OLTP_INSERT("mariadb-insert", 8_000),
    OLTP_DELETE("mariadb-delete", 8_000),
    SELECT_RANDOM_POINTS("mariadb-random-points", 4_000);

    private final String experiment;
    private final int transactions;

    SysbenchWork(String experiment, int transactions) {
        this.experiment = experiment;
        this.transactions = transactions;
    }

    String experiment() {
        return experiment;
    }

    /** In a turn: a second or two of them. */
    int transactions() {
        return transactions;
    }

    String script() {
        return name().toLowerCase(Locale.ROOT);
    }
}
