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

/**
 * What is measured: short programs in the style of functions, which read a little, compute, and
 * print; and services.
 */
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
    DATE(DateProgram.class),
    MICRONAUT(HelloService.MICRONAUT),
    SPRING_BOOT(HelloService.SPRING_BOOT),
    QUARKUS(HelloService.QUARKUS);

    private final Class<?> mainClass;
    private final HelloService service;

    MeasuredProgram(Class<?> mainClass) {
        this.mainClass = mainClass;
        this.service = null;
    }

    MeasuredProgram(HelloService service) {
        this.mainClass = null;
        this.service = service;
    }

    String id() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** Whether it answers requests until it is killed. */
    boolean isService() {
        return service != null;
    }

    /** Whether there is an older version of its library to record a profile with. */
    boolean hasOlderVersion() {
        return this == JSON || this == MARKDOWN;
    }

    /** Of a service. */
    HelloService service() {
        return service;
    }

    /** Of a program. */
    String mainClass() {
        return mainClass.getName();
    }
}
