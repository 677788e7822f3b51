// SPDX-License-Identifier: Apache-2.0
package dev.thaw.benchmarks.hottub.spark;

import io.trino.tpch.TpchColumn;
import io.trino.tpch.TpchEntity;
import io.trino.tpch.TpchTable;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Writes the tables of TPC-H as text, one file for each, with the names and types of the columns
 * beside it.
 */
public final class TpchTables {
    private TpchTables() {}

    /** Arguments: the directory, the scale factor (1 is 1 GB). */
    public static void main(String[] arguments) throws IOException {
        Path directory = Path.of(arguments[0]);
        Files.createDirectories(directory);
        for (TpchTable<?> table : TpchTable.getTables()) {
            write(table, directory, Double.parseDouble(arguments[1]));
        }
    }

    private static <E extends TpchEntity> void write(
            TpchTable<E> table, Path directory, double scale) throws IOException {
        StringBuilder schema = new StringBuilder();
        for (TpchColumn<E> column : table.getColumns()) {
            String type =
                    switch (column.getType().getBase()) {
                        case IDENTIFIER -> "bigint";
                        case INTEGER -> "int";
                        case DATE -> "date";
                        case DOUBLE -> "double";
                        case VARCHAR -> "string";
                    };
            schema.append(schema.length() == 0 ? "" : ", ")
                    .append(column.getColumnName())
                    .append(' ')
                    .append(type);
        }
        Files.writeString(directory.resolve(table.getTableName() + ".schema"), schema);
        try (PrintWriter out =
                new PrintWriter(
                        Files.newBufferedWriter(
                                directory.resolve(table.getTableName() + ".tbl")))) {
            for (E row : table.createGenerator(scale, 1, 1)) {
                out.println(row.toLine());
            }
        }
    }
}
