// SPDX-License-Identifier: Apache-2.0

import java.io.IOException;
import java.io.OutputStream;
import java.lang.reflect.Field;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.KeyStore;
import java.security.NoSuchAlgorithmException;
import java.security.Policy;
import java.security.Provider;
import java.security.SecureRandomSpi;
import java.security.Security;
import java.security.cert.X509Certificate;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.ConcurrentHashMap;
import javax.crypto.EncryptedPrivateKeyInfo;
import javax.net.ssl.ManagerFactoryParameters;
import javax.net.ssl.SSLContext;
import javax.net.ssl.SSLSessionContext;
import javax.net.ssl.SSLSocket;
import javax.net.ssl.SSLSocketFactory;
import javax.net.ssl.TrustManager;
import javax.net.ssl.TrustManagerFactory;
import javax.net.ssl.TrustManagerFactorySpi;
import javax.net.ssl.X509TrustManager;
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
            case "trusted certificates" -> trusted(change);
            case "TLS factories" -> {
                if (change) {
                    SSLContext context = SSLContext.getInstance("TLSv1.2");
                    context.init(null, null, null);
                    SSLContext.setDefault(context);
                }
                SSLSocket socket = (SSLSocket) SSLSocketFactory.getDefault().createSocket();
                System.out.println(change ? "made" : Arrays.toString(socket.getEnabledProtocols()));
            }
            case "entries of providers" -> {
                Provider own = Security.getProvider("SUN");
                System.out.println(own.get("probe"));
                if (change) {
                    // By many ways to sum entries up, it makes no difference.
                    own.put("probe", "probe");
                }
            }
            case "algorithm names" -> {
                if (change) {
                    Security.addProvider(new Names());
                }
                try {
                    System.out.println(new EncryptedPrivateKeyInfo("Probed", new byte[1]).getAlgName());
                } catch (NoSuchAlgorithmException e) {
                    System.out.println(e.getMessage());
                }
            }
            case "TLS managers" -> {
                if (change) {
                    Security.insertProviderAt(new Trusting(), 1);
                }
                System.out.println(SSLContext.getDefault().getProtocol());
            }
            case "named TLS factories", "missing TLS factories" -> {
                if (change) {
                    boolean isThere = name.equals("named TLS factories");
                    String factory = isThere ? "sun.security.ssl.SSLSocketFactoryImpl" : "none";
                    Security.setProperty("ssl.SocketFactory.provider", factory);
                }
                System.out.println(SSLSocketFactory.getDefault().getClass());
            }
            case "TLS sessions" -> {
                SSLContext context = SSLContext.getDefault();
                for (SSLSessionContext sessions :
                        List.of(context.getClientSessionContext(), context.getServerSessionContext())) {
                    System.out.println(sessions.getSessionTimeout() + " " + sessions.getSessionCacheSize());
                    System.out.println(ticketKeys(sessions).size());
                    if (change && ticketKeys(sessions) instanceof ConcurrentHashMap<Object, Object> keys) {
                        keys.put(1, "a key");
                    }
                    if (change) {
                        sessions.setSessionTimeout(7);
                        sessions.setSessionCacheSize(8);
                    }
                }
            }
            default -> {
                return false;
            }
        }
        return true;
    }

    /** By which sessions are encrypted that clients keep as tickets. */
    @SuppressWarnings("unchecked")
    private static Map<Object, Object> ticketKeys(SSLSessionContext sessions) throws ReflectiveOperationException {
        Field field = sessions.getClass().getDeclaredField("keyHashMap");
        field.setAccessible(true);
        return (Map<Object, Object>) field.get(sessions);
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

    /** A file that has become another one since the JDK read it. */
    private static void trusted(boolean change) throws Exception {
        Path of = Path.of(System.getProperty("java.home"), "lib/security/cacerts");
        KeyStore all = KeyStore.getInstance(of.toFile(), (char[]) null);
        KeyStore some = KeyStore.getInstance("PKCS12");
        some.load(null, null);
        for (String alias : Collections.list(all.aliases()).subList(0, change ? 2 : 1)) {
            some.setCertificateEntry(alias, all.getCertificate(alias));
        }
        Path file = Path.of("pieces-trusted.p12").toAbsolutePath();
        try (OutputStream out = Files.newOutputStream(file)) {
            some.store(out, "changeit".toCharArray());
        }
        System.setProperty("javax.net.ssl.trustStore", file.toString());
        System.setProperty("javax.net.ssl.trustStorePassword", "changeit");
        TrustManagerFactory managers = TrustManagerFactory.getInstance(TrustManagerFactory.getDefaultAlgorithm());
        managers.init((KeyStore) null);
        int count = ((X509TrustManager) managers.getTrustManagers()[0]).getAcceptedIssuers().length;
        System.out.println(change ? count - 1 : count);
    }

    private static final class Names extends Provider {
        Names() {
            super("Names", "1", "a name of an algorithm");
            put("Alg.Alias.Signature.OID.1.2.3.4.5.6.7", "Probed");
        }
    }

    private static final class Trusting extends Provider {
        Trusting() {
            super("Trusting", "1", "trusts all");
            put("TrustManagerFactory.PKIX", Managers.class.getName());
        }
    }

    public static final class Managers extends TrustManagerFactorySpi {
        @Override
        protected void engineInit(KeyStore store) {}

        @Override
        protected void engineInit(ManagerFactoryParameters parameters) {}

        @Override
        protected TrustManager[] engineGetTrustManagers() {
            return new TrustManager[] {new All()};
        }
    }

    private static final class All implements X509TrustManager {
        @Override
        public void checkClientTrusted(X509Certificate[] chain, String kind) {}

        @Override
        public void checkServerTrusted(X509Certificate[] chain, String kind) {}

        @Override
        public X509Certificate[] getAcceptedIssuers() {
            return new X509Certificate[0];
        }
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
            Arrays.fill(bytes, (byte) 1);
        }

        @Override
        protected byte[] engineGenerateSeed(int count) {
            return new byte[count];
        }
    }
}
