// SPDX-License-Identifier: Apache-2.0
package dev.thaw.command.doctor;

import dev.thaw.command.machine.Facts;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;

/** What a machine can be asked for. */
public enum Part {
    BUILD("building a checkout", BuildRules::of),
    TOOLCHAIN("native-image for a stock JDK 25", ImageRules::toolchain),
    DOSS("object snapshots", ImageRules::doss),
    LAYOUT("images in the order of their start", ImageRules::layout),
    HOTTUB("warm JVMs: thaw java", HottubRules::of),
    VISOR("the function runtime", VisorRules::of),
    RELAYOUT("code of running processes", RelayoutRules::relayout),
    BAM("code of programs that a batch runs", RelayoutRules::bam),
    ADVISE("which part would help a program", AdviseRules::of);

    private final String what;
    private final Function<Facts, List<Reason>> rules;

    Part(String what, Function<Facts, List<Reason>> rules) {
        this.what = what;
        this.rules = rules;
    }

    public String what() {
        return what;
    }

    public Verdict judge(Facts facts) {
        return new Verdict(this, rules.apply(facts));
    }

    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
