// SPDX-License-Identifier: Apache-2.0
package dev.thaw.benchmarks.layout;

import dev.thaw.benchmarks.layout.programs.CsvProgram;
import dev.thaw.benchmarks.layout.programs.DateProgram;
import dev.thaw.benchmarks.layout.programs.DecimalProgram;
import dev.thaw.benchmarks.layout.programs.JsonProgram;
import dev.thaw.benchmarks.layout.programs.MarkdownProgram;
import dev.thaw.benchmarks.layout.programs.RegexProgram;
import dev.thaw.benchmarks.layout.programs.SigningProgram;
import dev.thaw.benchmarks.layout.programs.TemplateProgram;
import dev.thaw.benchmarks.layout.programs.XmlProgram;
import dev.thaw.benchmarks.layout.programs.ZipProgram;
import java.util.Locale;

/** Short programs in the style of functions: each reads a little, computes, and prints. */
enum MeasuredProgram {
    JSON(JsonProgram.class),
    CSV(CsvProgram.class),
    REGEX(RegexProgram.class),
    DECIMAL(DecimalProgram.class),
    TEMPLATE(TemplateProgram.class),
    MARKDOWN(MarkdownProgram.class),
    XML(XmlProgram.class),
    ZIP(ZipProgram.class),
    SIGNING(SigningProgram.class),
    DATE(DateProgram.class);

    private final Class<?> mainClass;

    MeasuredProgram(Class<?> mainClass) {
        this.mainClass = mainClass;
    }

    String id() {
        return name().toLowerCase(Locale.ROOT);
    }

    String mainClass() {
        return mainClass.getName();
    }
}
