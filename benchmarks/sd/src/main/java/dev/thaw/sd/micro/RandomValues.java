// SPDX-License-Identifier: Apache-2.0
package dev.thaw.sd.micro;

import java.math.BigDecimal;
import java.time.LocalDate;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.Supplier;

/** Values that a seed decides: the same in every process, on a JVM and in an image. */
final class RandomValues {
    private static final String ALPHANUMERIC =
            "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";

    private static final int EMAILS = 10;
    private static final int PHONES = 10;
    private static final int TAGS = 50;
    private static final int PARTNERS = 30;
    private static final int TEXT = 20;

    private final Random random;
    private long lastId;

    RandomValues(long seed) {
        random = new Random(seed);
    }

    Integer integer() {
        return random.nextInt();
    }

    Double real() {
        return random.nextDouble();
    }

    byte[] bytes(int length) {
        byte[] bytes = new byte[length];
        random.nextBytes(bytes);
        return bytes;
    }

    /** Letters and digits. */
    String text(int length) {
        StringBuilder text = new StringBuilder(length);
        for (int i = 0; i < length; i++) {
            text.append(ALPHANUMERIC.charAt(random.nextInt(ALPHANUMERIC.length())));
        }
        return text.toString();
    }

    private int positive() {
        return 1 + random.nextInt(Integer.MAX_VALUE);
    }

    private LocalDate date() {
        return LocalDate.of(2000, 1, 1).plusDays(random.nextInt(9_000));
    }

    Client client() {
        Client c = new Client();
        c.id = ++lastId;
        c.index = positive();
        c.isActive = random.nextBoolean();
        c.balance = BigDecimal.valueOf(positive(), 2);
        c.picture = text(100);
        c.age = 18 + random.nextInt(80);
        c.eyeColor = EyeColor.values()[random.nextInt(EyeColor.values().length)];
        c.name = text(TEXT);
        c.gender = text(TEXT);
        c.company = text(TEXT);
        c.emails = list(EMAILS, () -> text(TEXT)).toArray(String[]::new);
        c.phones = random.longs(PHONES, 1, 10_000_000_000L).toArray();
        c.address = text(TEXT);
        c.about = text(TEXT);
        c.registered = date();
        c.latitude = random.nextDouble(-180, 180);
        c.longitude = random.nextDouble(-90, 90);
        c.tags = list(TAGS, () -> text(10));
        c.partners = list(PARTNERS, this::partner);
        return c;
    }

    private Partner partner() {
        OffsetDateTime time =
                OffsetDateTime.of(
                        date().atTime(random.nextInt(24), random.nextInt(60), random.nextInt(60)),
                        ZoneOffset.ofHours(random.nextInt(-12, 13)));
        return new Partner(++lastId, text(TEXT), time);
    }

    static <T> List<T> list(int size, Supplier<T> element) {
        List<T> list = new ArrayList<>(size);
        for (int i = 0; i < size; i++) {
            list.add(element.get());
        }
        return list;
    }
}
