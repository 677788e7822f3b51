// SPDX-License-Identifier: Apache-2.0

import com.sun.management.HotSpotDiagnosticMXBean;
import java.lang.management.ManagementFactory;
import java.lang.management.MemoryPoolMXBean;
import java.nio.charset.Charset;
import java.security.Key;
import java.security.Provider;
import java.security.Security;
import java.security.spec.AlgorithmParameterSpec;
import java.util.ResourceBundle;
import java.util.logging.Logger;
import javax.crypto.Mac;
import javax.crypto.MacSpi;
import javax.management.MBeanServer;
import javax.management.MBeanServerDelegate;
import javax.management.ObjectName;
import sun.misc.Signal;

/** Calls of setters whose arguments have to fit: methods that lines of {@code setters.txt} name. */
final class SetterCalls {
    private SetterCalls() {}

    static void provider() {
        Security.getProvider("SUN").put(SetterArguments.TEXT, SetterArguments.TEXT);
    }

    static void platformServer() throws Exception {
        MBeanServer server = ManagementFactory.getPlatformMBeanServer();
        server.registerMBean(new Pieces.Probed(), new ObjectName("probe:type=Setters"));
        server.addNotificationListener(
                MBeanServerDelegate.DELEGATE_NAME, (notification, handback) -> {}, null, null);
    }

    static void hook() {
        Runtime.getRuntime().addShutdownHook(new Thread(() -> {}));
    }

    static void collectionThreshold() {
        for (MemoryPoolMXBean pool : ManagementFactory.getMemoryPoolMXBeans()) {
            if (pool.isCollectionUsageThresholdSupported()) {
                pool.setCollectionUsageThreshold(7);
            }
        }
    }

    static void option() {
        ManagementFactory.getPlatformMXBean(HotSpotDiagnosticMXBean.class).setVMOption("MinHeapFreeRatio", "11");
    }

    static void signal() {
        Signal.handle(new Signal("USR2"), signal -> {});
    }

    static void charset() {
        Charset.forName("x-providers");
    }

    static void bundle() {
        Logger.getGlobal().setResourceBundle(ResourceBundle.getBundle("Pieces$Bundle"));
    }

    static void zoneRules() throws Exception {
        LibraryPieces.show("time zone rules", true);
    }

    static void cipher() throws Exception {
        Mac.getInstance("setters", new Macs());
    }

    private static final class Macs extends Provider {
        Macs() {
            super("Setters", "1", "no codes");
            put("Mac.setters", Codes.class.getName());
        }
    }

    public static final class Codes extends MacSpi {
        @Override
        protected int engineGetMacLength() {
            return 0;
        }

        @Override
        protected void engineInit(Key key, AlgorithmParameterSpec parameters) {}

        @Override
        protected void engineUpdate(byte input) {}

        @Override
        protected void engineUpdate(byte[] input, int offset, int length) {}

        @Override
        protected byte[] engineDoFinal() {
            return new byte[0];
        }

        @Override
        protected void engineReset() {}
    }
}
