// SPDX-License-Identifier: Apache-2.0
package dev.thaw.hottub.server;

import java.security.Provider;
import java.security.SecureRandom;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;

/** Security: what is configured, and what is made by it and kept. */
final class SecurityState {
    private static final String PROVIDERS = "Lsun/security/jca/ProviderList;";
    private static final String RANDOM = "Ljava/security/SecureRandom;";

    /** Where the JDK keeps a generator of random numbers, by classes. */
    private static final String[][] GENERATORS = {
        {"java.util.UUID$Holder", "numberGenerator"},
        {"java.nio.file.TempFileHelper", "random"},
        {"java.io.File$TempDirectory", Jdk.FEATURE >= 21 ? "RANDOM" : "random"},
        {"sun.security.jca.JCAUtil", "def"},
        {"sun.security.jca.JCAUtil$CachedSecureRandomHolder", "instance"}
    };

    private SecurityState() {}

    /** Properties of java.security, and the providers in their order. */
    static final class Configured implements JdkPieces.Action {
        private Properties first;
        private Object providers;

        /** Of providers, by their places: what is in them when they are new. */
        private final Map<Integer, Map<Object, Object>> contents = new HashMap<>();

        private ReadOnce readOnce;

        @Override
        public void reset() {
            Class<?> security = Jdk.used("java.security.Security");
            if (security != null) {
                Properties now =
                        (Properties) Jdk.get(security, null, "props", "Ljava/util/Properties;");
                if (first == null) {
                    // Reads the file again: the first run may have changed what is in memory.
                    Native.initializeAgain(security);
                    Properties read =
                            (Properties) Jdk.get(security, null, "props", "Ljava/util/Properties;");
                    first = (Properties) read.clone();
                    Jdk.set(security, null, "props", "Ljava/util/Properties;", now);
                }
                if (!now.equals(first)) {
                    refuseReadOnce(now);
                    now.clear();
                    now.putAll(first);
                }
            }
            // For how long names are kept, a property has said when it was initialised.
            JdkFields.again("sun.net.InetAddressCachePolicy");
            Class<?> jca = Jdk.used("sun.security.jca.Providers");
            if (jca != null) {
                Object now = Jdk.get(jca, null, "providerList", PROVIDERS);
                // Another list may have the same providers.
                if (providers == null || isChanged(providers)) {
                    providers = configured();
                }
                if (now != providers) {
                    Jdk.set(jca, null, "providerList", PROVIDERS, providers);
                }
            }
        }

        private static Object configured() {
            Class<?> type = Jdk.type("sun.security.jca.ProviderList");
            return Jdk.call(type, "fromSecurityProperties", "()" + PROVIDERS);
        }

        /** Whether a program has changed what is in one: it is compared with a new one, once. */
        private boolean isChanged(Object list) {
            Object[] all = configs(list);
            Object[] fresh = null;
            for (int i = 0; i < all.length; i++) {
                Class<?> type = all[i].getClass();
                Object used = Jdk.get(type, all[i], "provider", "Ljava/security/Provider;");
                if (used instanceof Provider provider) {
                    Map<Object, Object> content = contents.get(i);
                    if (content == null) {
                        fresh = fresh == null ? configs(configured()) : fresh;
                        String signature = "()Ljava/security/Provider;";
                        Object other = Native.callOn(fresh[i], "getProvider", signature);
                        content = other == null ? Map.of() : new HashMap<>((Provider) other);
                        contents.put(i, content);
                    }
                    // The other way round, objects of the program would be asked.
                    if (!content.equals(provider)) {
                        return true;
                    }
                }
            }
            return false;
        }

        private static Object[] configs(Object list) {
            String type = "[Lsun/security/jca/ProviderConfig;";
            return (Object[]) Jdk.get(list.getClass(), list, "configs", type);
        }

        private void refuseReadOnce(Properties now) {
            if (readOnce == null) {
                readOnce = ReadOnce.ofSecurity();
            }
            Optional<String> reason = readOnce.changed(first, now);
            if (reason.isPresent()) {
                throw new Lasting(reason.get());
            }
        }
    }

    static void login() {
        JdkFields.setNull(
                "javax.security.auth.login.Configuration",
                "configuration",
                "Ljavax/security/auth/login/Configuration;");
    }

    /** JDK 24 has none. */
    static void policy() {
        Class<?> policy = Jdk.FEATURE < 24 ? Jdk.used("java.security.Policy") : null;
        if (policy != null) {
            Class<?> type = Jdk.type("java.security.Policy$PolicyInfo");
            Object none = Native.construct(type, "(Ljava/security/Policy;Z)V", null, false);
            Jdk.set(policy, null, "policyInfo", "Ljava/security/Policy$PolicyInfo;", none);
        }
    }

    static void randomNumbers() {
        for (String[] place : GENERATORS) {
            Class<?> type = Jdk.used(place[0]);
            Object kept = type == null ? null : Jdk.get(type, null, place[1], RANDOM);
            if (kept instanceof SecureRandom random && isOfProgram(random)) {
                throw new Lasting(
                        "the JDK has kept random numbers of the provider "
                                + random.getProvider().getName());
            }
        }
    }

    private static boolean isOfProgram(SecureRandom random) {
        ClassLoader loader = random.getProvider().getClass().getClassLoader();
        return loader != null && loader != ClassLoader.getPlatformClassLoader();
    }

    /** Its configuration is read again; what has followed from it cannot be. */
    static void kerberos() {
        if (Jdk.used("sun.security.krb5.KdcComm") != null
                || Jdk.used("sun.security.krb5.internal.crypto.EType") != null) {
            throw new Lasting("the program has used Kerberos");
        }
        JdkFields.setNull("sun.security.krb5.Config", "singleton", "Lsun/security/krb5/Config;");
    }
}
