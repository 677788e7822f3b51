// SPDX-License-Identifier: Apache-2.0

import java.util.ArrayList;
import java.util.List;

/** Holds 24 MiB of its own objects until its input ends. */
public class Holds {
    static final List<Word> WORDS = new ArrayList<>();

    static final class Word {
        long a;
        long b;
        long c;
        long d;
        long e;
        long f;
    }

    public static void main(String[] arguments) throws Exception {
        for (int i = 0; i < 400_000; i++) {
            WORDS.add(new Word());
        }
        System.out.println("ready");
        System.in.read();
        System.out.println(WORDS.size());
    }
}
