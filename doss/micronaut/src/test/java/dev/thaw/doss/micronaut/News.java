// SPDX-License-Identifier: Apache-2.0
package dev.thaw.doss.micronaut;

import io.micronaut.cache.annotation.CacheInvalidate;
import io.micronaut.cache.annotation.CachePut;
import io.micronaut.cache.annotation.Cacheable;
import jakarta.inject.Singleton;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;

/** What an application writer has: methods with annotations. */
@Singleton
public class News {
    final AtomicInteger computed = new AtomicInteger();

    @Cacheable("headlines")
    public List<String> headlines(String month) {
        computed.incrementAndGet();
        return List.of("first of " + month, "last of " + month);
    }

    @Cacheable(value = "headlines", atomic = true)
    public List<String> atomicHeadlines(String month) {
        return headlines(month);
    }

    @CachePut(value = "headlines", parameters = "month")
    public List<String> change(String month, String headline) {
        return List.of(headline);
    }

    @CacheInvalidate("headlines")
    public void forget(String month) {}

    @CacheInvalidate(value = "headlines", all = true)
    public void forgetAll() {}

    @Cacheable("weather")
    public String weather(String place, int day) {
        computed.incrementAndGet();
        return "sun in %s on day %d".formatted(place, day);
    }

    @Cacheable("threads")
    public Thread thread(String name) {
        return new Thread(name);
    }
}
