// SPDX-License-Identifier: Apache-2.0
package dev.thaw.benchmarks.layout.programs;

import com.google.re2j.Matcher;
import com.google.re2j.Pattern;

/** Finds addresses and dates in a text. */
public final class RegexProgram {
    private RegexProgram() {}

    private static final String TEXT =
            "Write to ada@example.org before 2026-11-22, or to bob.b@mail.example.com after 1999-1-2.";

    public static void main(String[] args) {
        Pattern address = Pattern.compile("([\\w.]+)@([\\w.]+\\.\\w{2,})");
        Pattern date = Pattern.compile("(\\d{4})-(\\d{1,2})-(\\d{1,2})");
        Matcher found = address.matcher(TEXT);
        while (found.find()) {
            System.out.println(found.group(1) + " at " + found.group(2));
        }
        System.out.println(date.matcher(TEXT).replaceAll("$3.$2.$1"));
    }
}
