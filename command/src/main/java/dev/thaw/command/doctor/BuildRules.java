// SPDX-License-Identifier: Apache-2.0
package dev.thaw.command.doctor;

import static dev.thaw.command.doctor.State.REFUSED;
import static dev.thaw.command.machine.Tools.ZLIB;

import dev.thaw.command.machine.Facts;
import dev.thaw.command.machine.Tools;
import java.util.List;

/** What a checkout needs to build itself. */
final class BuildRules {
    private BuildRules() {}

    static List<Reason> of(Facts facts) {
        Packages packages = new Packages(facts.distribution());
        Tools tools = facts.tools();
        Reasons reasons = new Reasons();
        addMachine(facts, reasons);
        addJdk25(facts, reasons);
        addCompiler(facts, reasons);
        reasons.when(tools.lacks("mvn"), REFUSED, "Maven is missing", packages.apt("maven"));
        reasons.when(tools.lacks("cargo"), REFUSED, "Rust is missing", packages.rust());
        reasons.when(
                tools.isOlderThan("cargo", Tools.RUST_MAJOR, Tools.RUST_MINOR),
                REFUSED,
                "Rust is too old: " + tools.answer("cargo").shown(),
                packages.rust());
        return reasons.doubts(tools.answer("mvn"), tools.answer("cargo")).list();
    }

    /** All parts are for one kind of machine. */
    static void addMachine(Facts facts, Reasons reasons) {
        reasons.when(
                !facts.kernel().isX86(),
                REFUSED,
                "the processor is " + facts.kernel().architecture() + "; Thaw is for x86-64",
                "");
        reasons.when(
                facts.cLibrary().glibc().isAbsent(),
                REFUSED,
                "the C library is not glibc",
                "a distribution with glibc, as Debian or Ubuntu");
        reasons.doubts(facts.cLibrary().glibc());
    }

    static void addJdk25(Facts facts, Reasons reasons) {
        reasons.when(
                facts.jdks().first(true, 25) == null,
                REFUSED,
                "there is no JDK 25 with a compiler",
                new Packages(facts.distribution()).jdk25());
    }

    static void addCompiler(Facts facts, Reasons reasons) {
        Packages packages = new Packages(facts.distribution());
        Tools tools = facts.tools();
        boolean noGcc = tools.lacks("gcc");
        reasons.when(noGcc, REFUSED, "gcc is missing", packages.apt("gcc libc6-dev"));
        reasons.when(tools.lacks("ar"), REFUSED, "binutils are missing", packages.apt("binutils"));
        reasons.when(
                !noGcc && tools.answer(ZLIB).value().isEmpty(),
                REFUSED,
                "zlib's headers are missing",
                packages.apt("zlib1g-dev"));
        reasons.doubts(tools.answer("gcc"), tools.answer("ar"));
    }
}
