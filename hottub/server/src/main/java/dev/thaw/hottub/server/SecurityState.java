// SPDX-License-Identifier: Apache-2.0
package dev.thaw.hottub.server;

import java.security.SecureRandom;
import java.util.Properties;

/** Security: what is configured, and what is made by it and kept. */
final class SecurityState {
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
                    now.clear();
                    now.putAll(first);
                }
            }
            // For how long names are kept, a property has said when it was initialised.
            JdkFields.again("sun.net.InetAddressCachePolicy");
            Class<?> jca = Jdk.used("sun.security.jca.Providers");
            if (jca != null) {
                String type = "Lsun/security/jca/ProviderList;";
                if (providers == null) {
                    providers =
                            Jdk.call(
                                    Jdk.type("sun.security.jca.ProviderList"),
                                    "fromSecurityProperties",
                                    "()" + type);
                    Jdk.set(jca, null, "providerList", type, providers);
                } else if (Jdk.get(jca, null, "providerList", type) != providers) {
                    Jdk.set(jca, null, "providerList", type, providers);
                }
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
