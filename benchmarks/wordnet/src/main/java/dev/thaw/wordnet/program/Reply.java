// SPDX-License-Identifier: Apache-2.0
package dev.thaw.wordnet.program;

import dev.thaw.bench.process.Report;
import java.io.IOException;

/**
 * What a session answers to a line: text for people, and a report of what it has done. As text, the
 * report is the last line.
 */
record Reply(String text, Report report) {
    /** Says, in the place of a reply, why there is none. */
    static String failure(Throwable t) {
        String message = t.getMessage() != null ? t.getMessage() : t.toString();
        return new Reply(message + "\n", new Report(Report.FAILED)).toString();
    }

    /** Reads what {@code toString} or {@code failure} has written. */
    static Reply parse(String written) throws IOException {
        int lastLine = written.lastIndexOf('\n') + 1;
        Report report = Report.parse(written.substring(lastLine));
        String text = written.substring(0, lastLine);
        if (report == null) {
            throw new IOException("a reply without a report: " + written);
        }
        if (report.event().equals(Report.FAILED)) {
            throw new IOException(text.strip());
        }
        return new Reply(text, report);
    }

    @Override
    public String toString() {
        return text + report;
    }
}
