// SPDX-License-Identifier: Apache-2.0

import java.util.List;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Encoders;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.sql.api.java.UDF1;
import org.apache.spark.sql.types.DataTypes;

/** A query and a function of the program in Spark's local mode. */
public class SparkQuery {
    static int sessions;

    public static void main(String[] arguments) throws Exception {
        try (SparkSession spark =
                SparkSession.builder()
                        .master("local[2]")
                        .appName("query " + ++sessions)
                        .config("spark.ui.enabled", "false")
                        .config("spark.driver.host", "127.0.0.1")
                        .config("spark.driver.bindAddress", "127.0.0.1")
                        .config("spark.sql.shuffle.partitions", "2")
                        .getOrCreate()) {
            System.out.println(spark.sparkContext().appName() + " " + spark.catalog().listTables().count());
            spark.udf().register("twice", (UDF1<Long, Long>) n -> 2 * n, DataTypes.LongType);
            Dataset<String> words = spark.createDataset(List.of("one", "three", "seven", "two"), Encoders.STRING());
            words.toDF("word").createOrReplaceTempView("words");
            for (Row row :
                    spark.sql("select length(word) n, twice(count(*)) c, max(word) m, date'2020-02-29' d"
                                    + " from words group by n order by n")
                            .collectAsList()) {
                System.out.println(row);
            }
        }
    }
}
