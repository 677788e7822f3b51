// SPDX-License-Identifier: Apache-2.0

import com.sun.management.HotSpotDiagnosticMXBean;
import java.lang.management.ManagementFactory;
import java.lang.management.MemoryPoolMXBean;
import java.time.Duration;
import javax.management.NotificationEmitter;

/** What programs switch on the beans of the platform. */
final class ManagementPieces {
    private ManagementPieces() {}

    static boolean show(String name, boolean change) throws Exception {
        switch (name) {
            case "memory thresholds" -> memoryThresholds(change);
            case "monitoring" -> monitoring(change);
            case "verbose beans" -> {
                System.out.println(ManagementFactory.getMemoryMXBean().isVerbose());
                System.out.println(ManagementFactory.getClassLoadingMXBean().isVerbose());
                if (change) {
                    ManagementFactory.getMemoryMXBean().setVerbose(true);
                    ManagementFactory.getClassLoadingMXBean().setVerbose(true);
                }
            }
            case "listeners" -> listeners(change);
            case "VM options" -> {
                HotSpotDiagnosticMXBean machine =
                        ManagementFactory.getPlatformMXBean(HotSpotDiagnosticMXBean.class);
                System.out.println(machine.getVMOption("HeapDumpPath") + " " + machine.getVMOption("MinHeapFreeRatio"));
                if (change) {
                    machine.setVMOption("HeapDumpPath", "probe");
                    machine.setVMOption("MinHeapFreeRatio", "11");
                }
            }
            case "flight recorder" -> {
                if (change) {
                    jdk.jfr.FlightRecorder.addPeriodicEvent(Probed.class, () -> System.out.println("an event of the run before"));
                } else {
                    try (jdk.jfr.Recording recording = new jdk.jfr.Recording()) {
                        recording.enable(Probed.class).withPeriod(Duration.ofMillis(50));
                        recording.start();
                        Thread.sleep(300);
                    }
                }
            }
            case "virtual thread parallelism" -> virtualThreads(change);
            default -> {
                return false;
            }
        }
        return true;
    }

    public static class Probed extends jdk.jfr.Event {}

    /** Since JDK 24. */
    @SuppressWarnings({"unchecked", "rawtypes"})
    private static void virtualThreads(boolean change) throws ReflectiveOperationException {
        try {
            Class type = Class.forName("jdk.management.VirtualThreadSchedulerMXBean");
            Object bean = ManagementFactory.getPlatformMXBean(type);
            System.out.println(type.getMethod("getParallelism").invoke(bean));
            if (change) {
                type.getMethod("setParallelism", int.class).invoke(bean, 7);
            }
        } catch (ClassNotFoundException e) {
            System.out.println("cannot be changed");
        }
    }

    private static void memoryThresholds(boolean change) {
        for (MemoryPoolMXBean pool : ManagementFactory.getMemoryPoolMXBeans()) {
            if (pool.isUsageThresholdSupported()) {
                System.out.println(pool.getName() + " usage " + pool.getUsageThreshold() + " "
                        + pool.isUsageThresholdExceeded() + pool.getUsageThresholdCount());
                if (change) {
                    pool.setUsageThreshold(1);
                }
            }
            if (pool.isCollectionUsageThresholdSupported()) {
                System.out.println(pool.getName() + " after collections " + pool.getCollectionUsageThreshold() + " "
                        + pool.isCollectionUsageThresholdExceeded() + pool.getCollectionUsageThresholdCount());
                if (change) {
                    pool.setCollectionUsageThreshold(1);
                }
            }
        }
        if (change) {
            System.gc();
        }
    }

    private static void monitoring(boolean change) {
        var threads = (com.sun.management.ThreadMXBean) ManagementFactory.getThreadMXBean();
        System.out.println(threads.isThreadContentionMonitoringEnabled() + " " + threads.isThreadCpuTimeEnabled() + " "
                + threads.isThreadAllocatedMemoryEnabled());
        System.out.println(threads.getThreadCpuTime(Thread.currentThread().getId()) > 0);
        System.out.println(threads.getThreadInfo(Thread.currentThread().getId()).getBlockedTime());
        if (change) {
            threads.setThreadContentionMonitoringEnabled(true);
            threads.setThreadCpuTimeEnabled(false);
            threads.setThreadAllocatedMemoryEnabled(false);
        }
    }

    private static void listeners(boolean change) throws InterruptedException {
        if (change) {
            ManagementFactory.getGarbageCollectorMXBeans().forEach(ManagementPieces::listen);
            listen(ManagementFactory.getMemoryMXBean());
            System.gc();
        } else {
            System.setProperty("later", "yes");
            for (MemoryPoolMXBean pool : ManagementFactory.getMemoryPoolMXBeans()) {
                if (pool.isCollectionUsageThresholdSupported()) {
                    // Exceeded by the next collection, of which the JVM notifies.
                    pool.setCollectionUsageThreshold(1);
                }
            }
            System.gc();
            Thread.sleep(500);
        }
    }

    private static void listen(Object bean) {
        ((NotificationEmitter) bean).addNotificationListener(
                (notification, handback) -> {
                    if (System.getProperty("later") != null) {
                        System.out.println("a listener of the run before");
                    }
                },
                null,
                null);
    }
}
