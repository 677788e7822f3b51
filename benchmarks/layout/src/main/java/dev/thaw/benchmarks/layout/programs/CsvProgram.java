// SPDX-License-Identifier: Apache-2.0
package dev.thaw.benchmarks.layout.programs;

import java.io.IOException;
import java.io.StringReader;
import java.util.Map;
import java.util.TreeMap;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVPrinter;
import org.apache.commons.csv.CSVRecord;

/** Adds up a CSV by one of its columns. */
public final class CsvProgram {
    private CsvProgram() {}

    private static final String SALES =
            """
            city,article,amount
            Rome,tea,12
            "Paris, Île-de-France",cup,7
            Rome,cup,30
            """;

    public static void main(String[] args) throws IOException {
        CSVFormat format = CSVFormat.DEFAULT.builder().setHeader().setSkipHeaderRecord(true).get();
        Map<String, Integer> amounts = new TreeMap<>();
        for (CSVRecord sale : format.parse(new StringReader(SALES))) {
            amounts.merge(sale.get("city"), Integer.valueOf(sale.get("amount")), Integer::sum);
        }
        StringBuilder text = new StringBuilder();
        try (CSVPrinter printer = new CSVPrinter(text, CSVFormat.DEFAULT)) {
            for (Map.Entry<String, Integer> amount : amounts.entrySet()) {
                printer.printRecord(amount.getKey(), amount.getValue());
            }
        }
        System.out.print(text);
    }
}
