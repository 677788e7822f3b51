// SPDX-License-Identifier: Apache-2.0

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.ByteBuffer;
import java.nio.channels.SocketChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.logging.Handler;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import javax.management.MBeanServer;
import javax.management.ObjectName;
import javax.management.monitor.GaugeMonitor;
import jdk.jfr.Recording;
import sun.misc.Signal;

/** Uses what the JDK makes once in a process. */
public class OnceInAProcess {
    /** A bean that is watched. */
    public interface ValueMBean {
        int getValue();
    }

    /** Above the threshold. */
    public static class Value implements ValueMBean {
        @Override
        public int getValue() {
            return 5;
        }
    }

    public static void main(String[] arguments) throws Exception {
        System.out.println("pid " + ProcessHandle.current().pid());
        switch (arguments[0]) {
            case "log handlers" -> {
                Logger logger = Logger.getLogger("once");
                logger.addHandler(new Closed());
            }
            case "monitored beans" -> monitor();
            case "inherited channel" -> {
                SocketChannel channel = (SocketChannel) System.inheritedChannel();
                ByteBuffer read = ByteBuffer.allocate(100);
                channel.read(read);
                System.out.println(
                        new String(read.array(), 0, read.position(), StandardCharsets.US_ASCII));
                channel.close();
            }
            case "flight recorder" -> {
                Path file = Path.of("recording.jfr");
                Files.deleteIfExists(file);
                try (Recording recording = new Recording()) {
                    recording.enable("jdk.ThreadStart");
                    recording.start();
                    recording.stop();
                    recording.dump(file);
                }
                System.out.println(Files.size(file) > 0);
            }
            case "signals" -> {
                System.out.println("before: " + isCaught(14));
                Signal.handle(new Signal("ALRM"), signal -> {});
                System.out.println("after: " + isCaught(14));
            }
            default -> throw new IllegalArgumentException(arguments[0]);
        }
        System.out.println("end");
    }

    /** As the kernel sees it. */
    private static boolean isCaught(int number) throws IOException {
        String line =
                Files.readAllLines(Path.of("/proc/self/status")).stream()
                        .filter(l -> l.startsWith("SigCgt:"))
                        .findFirst()
                        .orElseThrow();
        long mask = Long.parseUnsignedLong(line.substring("SigCgt:".length()).trim(), 16);
        return (mask >> number - 1 & 1) != 0;
    }

    private static void monitor() throws Exception {
        MBeanServer server = ManagementFactory.getPlatformMBeanServer();
        ObjectName value = new ObjectName("once:type=value");
        server.registerMBean(new Value(), value);
        GaugeMonitor monitor = new GaugeMonitor();
        server.registerMBean(monitor, new ObjectName("once:type=monitor"));
        monitor.addObservedObject(value);
        monitor.setObservedAttribute("Value");
        monitor.setGranularityPeriod(1);
        monitor.setNotifyHigh(true);
        monitor.setThresholds(3, 1);
        CountDownLatch seen = new CountDownLatch(1);
        monitor.addNotificationListener((notification, data) -> seen.countDown(), null, null);
        monitor.start();
        System.out.println(seen.await(120, TimeUnit.SECONDS));
    }

    private static final class Closed extends Handler {
        @Override
        public void publish(LogRecord entry) {}

        @Override
        public void flush() {}

        @Override
        public void close() {
            System.out.println("the log is complete");
        }
    }
}
