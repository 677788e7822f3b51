// SPDX-License-Identifier: GPL-2.0-only WITH Classpath-exception-2.0
package dev.thaw.doss.nativeimage;

import com.oracle.svm.core.Uninterruptible;
import com.oracle.svm.core.config.ConfigurationValues;
import com.oracle.svm.core.snippets.KnownIntrinsics;
import jdk.graal.compiler.word.Word;
import org.graalvm.word.Pointer;

/** The reference to a copy in the header of its original, as the collector itself writes it. */
final class ForwardingPointer {
    /** As in {@link com.oracle.svm.core.genscavenge.ObjectHeaderImpl#isForwardedHeader}. */
    private static final Word FORWARDED = Word.unsigned(0b100);

    private ForwardingPointer() {}

    @Uninterruptible(reason = "Called from uninterruptible code.", mayBeInlined = true)
    static void install(Pointer original, Pointer copy) {
        Word offset = (Word) copy.subtract(KnownIntrinsics.heapBase());
        int headerOffset = ConfigurationValues.getObjectLayout().getHubOffset();
        original.writeWord(headerOffset, offset.or(FORWARDED));
    }

    /** The copy that a forwarded header refers to. */
    static Pointer target(Word header) {
        return KnownIntrinsics.heapBase().add(header.subtract(FORWARDED));
    }
}
