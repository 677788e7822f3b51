// SPDX-License-Identifier: Apache-2.0

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.Policy;
import java.security.Provider;
import java.security.SecureRandomSpi;
import java.security.Security;
import java.util.UUID;
import javax.security.auth.kerberos.KerberosPrincipal;
import javax.security.auth.login.AppConfigurationEntry;
import javax.security.auth.login.Configuration;

/** What is configured for security. */
final class SecurityPieces {
    private SecurityPieces() {}

    static boolean show(String name, boolean change) throws Exception {
        switch (name) {
            case "login configuration" -> {
                try {
                    System.out.println(Configuration.getConfiguration().getClass());
                } catch (SecurityException e) {
                    System.out.println(e);
                }
                if (change) {
                    Configuration.setConfiguration(new Configuration() {
                        @Override
                        public AppConfigurationEntry[] getAppConfigurationEntry(String entry) {
                            return null;
                        }
                    });
                }
            }
            case "security policy" -> policy(change);
            case "random numbers" -> {
                if (change) {
                    Security.insertProviderAt(new Ones(), 1);
                }
                String ones = "01010101-0101-4101-8101-010101010101";
                System.out.println(UUID.randomUUID().toString().equals(ones));
            }
            case "Kerberos" -> kerberos(change);
            default -> {
                return false;
            }
        }
        return true;
    }

    @SuppressWarnings("removal")
    private static void policy(boolean change) {
        System.out.println(Policy.getPolicy().getClass());
        if (change) {
            try {
                Policy.setPolicy(new Policy() {});
            } catch (UnsupportedOperationException e) {
                System.out.println(e);
            }
        }
    }

    private static void kerberos(boolean change) throws IOException {
        Path file = Path.of("pieces-krb5.conf").toAbsolutePath();
        Files.writeString(file, "[libdefaults]\n default_realm = " + (change ? "BEFORE" : "NOW") + "\n");
        System.setProperty("java.security.krb5.conf", file.toString());
        KerberosPrincipal user = new KerberosPrincipal("user");
        System.out.println(change ? "read" : user);
    }

    private static final class Ones extends Provider {
        Ones() {
            super("Ones", "1", "no random numbers");
            put("SecureRandom.Ones", Generator.class.getName());
        }
    }

    public static final class Generator extends SecureRandomSpi {
        @Override
        protected void engineSetSeed(byte[] seed) {}

        @Override
        protected void engineNextBytes(byte[] bytes) {
            java.util.Arrays.fill(bytes, (byte) 1);
        }

        @Override
        protected byte[] engineGenerateSeed(int count) {
            return new byte[count];
        }
    }
}
