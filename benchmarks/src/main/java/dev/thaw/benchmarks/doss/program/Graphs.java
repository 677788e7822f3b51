// SPDX-License-Identifier: Apache-2.0
package dev.thaw.benchmarks.doss.program;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedList;
import java.util.List;
import java.util.Map;

/** Graphs of some 25 MiB, each with objects of another size. */
enum Graphs {
    SMALL {
        @Override
        Object make() {
            List<Object> list = new LinkedList<>();
            for (long i = 0; i < 400_000; i++) {
                list.add(1000 + i);
            }
            return list;
        }
    },

    STRINGS {
        @Override
        Object make() {
            Map<String, String> map = new HashMap<>();
            for (int i = 0; i < 150_000; i++) {
                map.put("key " + i, "value " + i);
            }
            return map;
        }
    },

    ARRAYS {
        @Override
        Object make() {
            List<byte[]> list = new ArrayList<>();
            for (int i = 0; i < 260; i++) {
                byte[] array = new byte[100_000];
                Arrays.fill(array, (byte) i);
                list.add(array);
            }
            return list;
        }
    };

    abstract Object make();
}
