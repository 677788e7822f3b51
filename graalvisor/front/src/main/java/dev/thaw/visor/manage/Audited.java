// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.manage;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import dev.thaw.visor.Failure;
import dev.thaw.visor.RefusedException;
import dev.thaw.visor.http.Exchange;
import dev.thaw.visor.log.AuditLog;
import io.netty.channel.Channel;
import io.netty.handler.codec.http.HttpMethod;
import java.io.IOException;
import java.util.Map;
import java.util.function.Supplier;
import java.util.stream.Collectors;

/** Writes down what a request has changed. */
final class Audited {
    /** An answer that a thread works out. */
    interface Work {
        Object run() throws IOException, RefusedException;
    }

    private static final int LONGEST = 200;

    private final AuditLog log;

    Audited(AuditLog log) {
        this.log = log;
    }

    /**
     * @param what the request, in its own words
     */
    Work work(Exchange exchange, Supplier<String> what, Work work) {
        if (exchange.request().method().equals(HttpMethod.GET)) {
            return work;
        }
        Channel connection = exchange.context().channel();
        String user = PeerCredentials.userOf(connection);
        return () -> {
            try {
                Object answer = work.run();
                if (answer instanceof PaperManagement.Answer(boolean done, Failure why) && !done) {
                    log.add(user, what.get(), "refused", why.message());
                } else {
                    log.add(user, what.get(), "ok", null);
                }
                return answer;
            } catch (RefusedException e) {
                log.add(user, what.get(), e.failure().type(), e.failure().message());
                throw e;
            } catch (IOException | RuntimeException | Error e) {
                log.add(user, what.get(), "failed", e.toString());
                throw e;
            }
        };
    }

    /** What may be written down: of the environment, which has secrets, only the names; no code. */
    static String brief(JsonObject json) {
        JsonObject shown = new JsonObject();
        for (Map.Entry<String, JsonElement> member : json.entrySet()) {
            JsonElement value = member.getValue();
            if (value.isJsonNull()) {
                continue;
            }
            if (value.isJsonPrimitive() && value.toString().length() <= LONGEST) {
                shown.add(member.getKey(), value);
            } else if (value.isJsonObject()) {
                shown.addProperty(member.getKey(), names(value.getAsJsonObject()));
            } else {
                shown.addProperty(member.getKey(), "…");
            }
        }
        return shown.isEmpty() ? "" : " " + shown;
    }

    /** One that has a value in it, as a shell writes variables, is cut before that. */
    private static String names(JsonObject json) {
        return json.keySet().stream()
                .map(name -> name.replaceFirst("(?s)=.*", "=…"))
                .collect(Collectors.joining(","));
    }
}
