// SPDX-License-Identifier: GPL-2.0-only WITH Classpath-exception-2.0
package dev.thaw.layout;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.oracle.svm.core.SubstrateOptions;
import jdk.graal.compiler.options.OptionKey;
import org.graalvm.collections.EconomicMap;
import org.junit.jupiter.api.Test;

class LayoutOptionsTest {
    private final EconomicMap<OptionKey<?>, Object> values = EconomicMap.create();

    private abstract static class Concealed extends SubstrateOptions.ConcealedOptions {
        static final OptionKey<Integer> PAGE_SIZE = PageSize;
    }

    @Test
    void anOrderedImageAndOneThatRecordsHaveThePagesOfTheMachine() {
        LayoutOptions.StartupOrder.update(values, "app.profile");
        assertEquals(4096, values.get(Concealed.PAGE_SIZE));
        values.clear();
        LayoutOptions.StartupProfile.update(values, true);
        assertEquals(4096, values.get(Concealed.PAGE_SIZE));
        assertEquals(true, values.get(SubstrateOptions.RelativeCodePointers));
    }

    @Test
    void thoseOfTheUserStay() {
        Concealed.PAGE_SIZE.update(values, 65536);
        LayoutOptions.StartupOrder.update(values, "app.profile");
        assertEquals(65536, values.get(Concealed.PAGE_SIZE));
        SubstrateOptions.RelativeCodePointers.update(values, false);
        LayoutOptions.StartupProfile.update(values, true);
        assertEquals(false, values.get(SubstrateOptions.RelativeCodePointers));
        LayoutOptions.StartupOrder.update(values, "other.profile");
        Concealed.PAGE_SIZE.update(values, 16384);
        assertEquals(16384, values.get(Concealed.PAGE_SIZE));
    }

    @Test
    void whatOneOptionImpliesAnotherOneThatIsOffLeaves() {
        LayoutOptions.StartupOrder.update(values, "app.profile");
        LayoutOptions.StartupProfile.update(values, false);
        assertEquals(true, values.get(SubstrateOptions.RelativeCodePointers));
        values.clear();
        LayoutOptions.StartupProfile.update(values, true);
        LayoutOptions.StartupOrder.update(values, "");
        assertEquals(true, values.get(SubstrateOptions.RelativeCodePointers));
    }

    @Test
    void othersHaveThoseOfGraalVM() {
        LayoutOptions.StartupOrder.update(values, "");
        LayoutOptions.StartupProfile.update(values, false);
        assertEquals(null, values.get(Concealed.PAGE_SIZE));
    }
}
