// SPDX-License-Identifier: Apache-2.0
package dev.thaw.example;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;

public class Cached {
    public static void main(String[] args) {
        Cache<String, Integer> cache =
                Caffeine.newBuilder().maximumSize(10).recordStats().executor(Runnable::run).build();
        int length = 0;
        for (String word : args) {
            length += cache.get(word, String::length);
        }
        System.out.println("length " + length + " hits " + cache.stats().hitCount());
    }
}
