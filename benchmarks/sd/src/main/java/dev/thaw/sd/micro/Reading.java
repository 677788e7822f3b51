// SPDX-License-Identifier: Apache-2.0
package dev.thaw.sd.micro;

import java.time.LocalDate;
import java.util.Arrays;
import java.util.Collection;
import java.util.Map;

/** Reads every object of a graph of clients, texts and numbers; writes to none, not even a hash. */
final class Reading {
    private Reading() {}

    /** The same for equal graphs. */
    static long sum(Object object) {
        return switch (object) {
            case null -> 0;
            case Client client -> sum(client);
            case Partner partner ->
                    partner.id() + sum(partner.name()) + partner.partnershipTime().getNano();
            case String text -> text.isEmpty() ? 0 : text.charAt(text.length() - 1);
            case Number number -> number.longValue();
            case Collection<?> all -> sum(all);
            case Map<?, ?> map -> sum(map.keySet()) + sum(map.values());
            case Object[] all -> sum(Arrays.asList(all));
            default -> throw new IllegalArgumentException(object.getClass() + " is not read");
        };
    }

    private static long sum(Collection<?> all) {
        long sum = 0;
        for (Object one : all) {
            sum += sum(one);
        }
        return sum;
    }

    private static long sum(Client client) {
        LocalDate registered = client.registered;
        long sum = client.id + client.index + client.age + registered.getDayOfYear();
        sum += (client.isActive ? 1 : 0) + client.eyeColor.ordinal() + client.balance.signum();
        sum += (long) client.latitude + (long) client.longitude;
        sum += sum(client.picture) + sum(client.name) + sum(client.gender) + sum(client.company);
        sum += sum(client.address) + sum(client.about) + sum(client.tags) + sum(client.partners);
        for (String email : client.emails) {
            sum += sum(email);
        }
        for (long phone : client.phones) {
            sum += phone;
        }
        return sum;
    }
}
