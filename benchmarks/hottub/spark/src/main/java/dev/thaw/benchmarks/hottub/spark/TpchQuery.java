// SPDX-License-Identifier: Apache-2.0
package dev.thaw.benchmarks.hottub.spark;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;

/** Runs queries of TPC-H with Spark in local mode and prints the rows. */
public final class TpchQuery {
    private TpchQuery() {}

    /** Arguments: the directory with the tables, the files with the queries. */
    public static void main(String[] arguments) throws IOException {
        Path directory = Path.of(arguments[0]);
        try (SparkSession spark =
                SparkSession.builder()
                        .master("local[2]")
                        .appName("TPC-H")
                        .config("spark.ui.enabled", "false")
                        .config("spark.driver.host", "127.0.0.1")
                        .config("spark.driver.bindAddress", "127.0.0.1")
                        .config("spark.sql.shuffle.partitions", "2")
                        .getOrCreate()) {
            for (String table :
                    List.of(
                            "customer",
                            "lineitem",
                            "nation",
                            "orders",
                            "part",
                            "partsupp",
                            "region",
                            "supplier")) {
                spark.read()
                        .schema(Files.readString(directory.resolve(table + ".schema")))
                        .option("delimiter", "|")
                        .csv(directory.resolve(table + ".tbl").toString())
                        .createOrReplaceTempView(table);
            }
            for (int i = 1; i < arguments.length; i++) {
                for (Row row : spark.sql(Files.readString(Path.of(arguments[i]))).collectAsList()) {
                    System.out.println(row.mkString("|"));
                }
            }
        }
    }
}
