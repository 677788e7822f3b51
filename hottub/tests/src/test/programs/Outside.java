// SPDX-License-Identifier: Apache-2.0

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.Security;
import java.util.Arrays;
import javax.net.ssl.SSLContext;

/** What can be seen of a run from outside of it, or of an earlier one. */
public class Outside {
    public static void main(String[] arguments) throws Exception {
        System.out.println("pid " + ProcessHandle.current().pid());
        switch (arguments.length == 0 ? "" : arguments[0]) {
            case "use" -> Class.forName(arguments[1]);
            case "headless" -> {
                System.setProperty("java.awt.headless", "true");
                new BufferedImage(2, 2, BufferedImage.TYPE_INT_RGB).createGraphics().drawLine(0, 0, 1, 1);
            }
            case "proc" -> {
                for (String file : new String[] {"cmdline", "environ"}) {
                    System.out.println(Files.readString(Path.of("/proc/self", file)).contains(arguments[1]));
                }
                System.out.println(System.getenv("PROBE_SECRET") + System.getProperty("probe.secret"));
            }
            case "listen" -> {
                ServerSocket server = new ServerSocket();
                server.bind(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0));
                System.out.println(server.getLocalPort());
                Thread accepting = new Thread(() -> accept(server));
                accepting.setDaemon(true);
                accepting.start();
                Thread.sleep(20);
            }
            case "child" -> {
                ProcessBuilder builder = new ProcessBuilder("probe-tool");
                builder.environment().put("PROBE", "1");
                builder.redirectErrorStream(true);
                System.out.println(new String(builder.start().getInputStream().readAllBytes()));
            }
            case "name cache" -> {
                if (arguments.length > 1) {
                    Security.setProperty("networkaddress.cache.ttl", arguments[1]);
                }
                Class<?> policy = Class.forName("sun.net.InetAddressCachePolicy");
                System.out.println(policy.getMethod("get").invoke(null));
            }
            case "protocols" -> {
                if (arguments.length > 1) {
                    Security.setProperty("jdk.tls.disabledAlgorithms", arguments[1]);
                }
                System.out.println(Arrays.toString(SSLContext.getDefault().createSSLEngine().getEnabledProtocols()));
            }
            default -> {}
        }
    }

    private static void accept(ServerSocket server) {
        try {
            server.accept();
        } catch (IOException e) {
            // The run has ended.
        }
    }
}
