// SPDX-License-Identifier: Apache-2.0
package dev.thaw.hottub.server;

import com.sun.management.HotSpotDiagnosticMXBean;
import com.sun.management.VMOption;
import java.lang.management.ClassLoadingMXBean;
import java.lang.management.ManagementFactory;
import java.lang.management.MemoryMXBean;
import java.lang.management.MemoryPoolMXBean;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import javax.management.ListenerNotFoundException;
import javax.management.NotificationEmitter;
import javax.management.NotificationListener;

/** What programs switch on the JVM by the beans of the platform. No option sets any of it. */
final class ManagementState {
    private ManagementState() {}

    static void beans() {
        JdkFields.setNull(
                "java.lang.management.ManagementFactory",
                "platformMBeanServer",
                "Ljavax/management/MBeanServer;");
        // It knows the server that it is registered with, and so all of the program's beans.
        JdkFields.setNull(
                "jdk.management.jfr.internal.FlightRecorderMXBeanProvider",
                "flightRecorderMXBean",
                "Ljdk/management/jfr/FlightRecorderMXBean;");
        Class<?> helper = Jdk.used("sun.management.ManagementFactoryHelper");
        if (helper != null) {
            Class<?> type = Jdk.type("sun.management.VMManagementImpl");
            Object machine = Jdk.get(helper, null, "jvm", "Lsun/management/VMManagement;");
            // Options, which it asks for once.
            Jdk.set(type, machine, "vmArgs", "Ljava/util/List;", null);
        }
        Class<?> factory = Jdk.used("javax.management.MBeanServerFactory");
        if (factory != null) {
            JdkFields.clear(factory, "mBeanServerList", "Ljava/util/ArrayList;");
            Jdk.set(factory, null, "builder", "Ljavax/management/MBeanServerBuilder;", null);
        }
    }

    /** Before the thresholds, as that may tell listeners of them. */
    static void listeners() {
        for (Object bean : emitters()) {
            if (bean instanceof NotificationEmitter emitter) {
                removeAll(emitter);
            }
        }
        JdkFields.reset(
                new JdkFields.First("sun.management.MemoryImpl", "seqNumber", "J", 0),
                new JdkFields.First(
                        "com.sun.management.internal.GarbageCollectorExtImpl",
                        "seqNumber",
                        "J",
                        0));
    }

    private static List<Object> emitters() {
        List<Object> beans = new ArrayList<>();
        Class<?> memory = Jdk.used("sun.management.MemoryImpl");
        if (memory != null) {
            beans.add(ManagementFactory.getMemoryMXBean());
            String type = "[Ljava/lang/management/MemoryManagerMXBean;";
            Object managers = Jdk.get(memory, null, "mgrs", type);
            if (managers != null) {
                beans.addAll(List.of((Object[]) managers));
            }
        }
        Class<?> commands = Jdk.used("com.sun.management.internal.DiagnosticCommandImpl");
        if (commands != null) {
            String type = "Lcom/sun/management/internal/DiagnosticCommandImpl;";
            beans.add(Jdk.get(commands, null, "diagCommandMBean", type));
        }
        return beans;
    }

    private static void removeAll(NotificationEmitter emitter) {
        Class<?> support = Jdk.type("sun.management.NotificationEmitterSupport");
        Class<?> entry = Jdk.type("sun.management.NotificationEmitterSupport$ListenerInfo");
        String type = "Ljavax/management/NotificationListener;";
        for (Object listener : (List<?>) Jdk.get(support, emitter, "listenerList", Jdk.LIST)) {
            try {
                emitter.removeNotificationListener(
                        (NotificationListener) Jdk.get(entry, listener, "listener", type));
            } catch (ListenerNotFoundException e) {
                // It was there twice, and both went.
            }
        }
    }

    static void thresholds() {
        Class<?> memory = Jdk.used("sun.management.MemoryImpl");
        String type = "[Ljava/lang/management/MemoryPoolMXBean;";
        Object[] pools = memory == null ? null : (Object[]) Jdk.get(memory, null, "pools", type);
        for (int i = 0; pools != null && i < pools.length; i++) {
            Class<?> pool = Jdk.type("sun.management.MemoryPoolImpl");
            MemoryPoolMXBean bean = (MemoryPoolMXBean) pools[i];
            if (Jdk.number(pool, bean, "usageSensorRegistered", "Z") != 0) {
                Object sensor = Jdk.get(pool, bean, "usageSensor", "Lsun/management/Sensor;");
                // The JVM looks at once.
                bean.setUsageThreshold(most(bean));
                turnOff(sensor);
                bean.setUsageThreshold(0);
            }
            if (Jdk.number(pool, bean, "gcSensorRegistered", "Z") != 0) {
                Object sensor = Jdk.get(pool, bean, "gcSensor", "Lsun/management/Sensor;");
                bean.setCollectionUsageThreshold(most(bean));
                if (Jdk.number(sensorType(), sensor, "on", "Z") != 0) {
                    // It looks after a collection.
                    System.gc();
                }
                turnOff(sensor);
                bean.setCollectionUsageThreshold(0);
            }
            bean.resetPeakUsage();
        }
    }

    private static long most(MemoryPoolMXBean bean) {
        long most = bean.getUsage().getMax();
        return most < 0 ? Long.MAX_VALUE : most;
    }

    private static Class<?> sensorType() {
        return Jdk.type("sun.management.Sensor");
    }

    /** A thread of the JVM does it; only then would the JVM notice the next time. */
    private static void turnOff(Object sensor) {
        Patience patience = new Patience("(Service Th|Notification).*", 1000);
        while (Jdk.number(sensorType(), sensor, "on", "Z") != 0) {
            try {
                if (!patience.goesOn()) {
                    throw patience.over("a memory threshold of the program stays exceeded");
                }
            } catch (InterruptedException e) {
                throw new Lasting("a memory threshold of the program was exceeded");
            }
        }
        Jdk.setNumber(sensorType(), sensor, "count", "J", 0);
    }

    static void monitoring() {
        if (Jdk.used("sun.management.ThreadImpl") == null) {
            return;
        }
        ThreadMXBean threads = ManagementFactory.getThreadMXBean();
        if (threads.isThreadContentionMonitoringSupported()
                && threads.isThreadContentionMonitoringEnabled()) {
            threads.setThreadContentionMonitoringEnabled(false);
        }
        if (threads.isThreadCpuTimeSupported() && !threads.isThreadCpuTimeEnabled()) {
            threads.setThreadCpuTimeEnabled(true);
        }
        if (Jdk.used("com.sun.management.ThreadMXBean") != null) {
            Extended.countAllocations(threads);
        }
        threads.resetPeakThreadCount();
    }

    static void verbose() {
        if (Jdk.used("sun.management.MemoryImpl") != null) {
            MemoryMXBean memory = ManagementFactory.getMemoryMXBean();
            if (memory.isVerbose()) {
                memory.setVerbose(false);
            }
        }
        if (Jdk.used("sun.management.ClassLoadingImpl") != null) {
            ClassLoadingMXBean classes = ManagementFactory.getClassLoadingMXBean();
            if (classes.isVerbose()) {
                classes.setVerbose(false);
            }
        }
    }

    /** Also what they were is not known any more, and who has set them can be asked for. */
    static void options() {
        if (Jdk.used("com.sun.management.internal.Flag") != null) {
            Extended.refuseOptions();
        }
    }

    /** It would call whom a program has registered, in later runs. */
    static void flightRecorder() {
        Class<?> recorder = Jdk.used("jdk.jfr.internal.PlatformRecorder");
        boolean called =
                recorder != null
                        && !((List<?>) Jdk.get(recorder, null, "changeListeners", Jdk.LIST))
                                .isEmpty();
        if (Jdk.FEATURE >= 21) {
            Class<?> periodic = Jdk.used("jdk.jfr.internal.periodic.PeriodicEvents");
            Class<?> key = Jdk.find("jdk.jfr.internal.periodic.LookupKey");
            if (periodic != null) {
                String type = "Ljdk/jfr/internal/periodic/TaskRepository;";
                Object tasks = Jdk.get(periodic, null, "taskRepository", type);
                Map<?, ?> lookup = (Map<?, ?>) Jdk.get(tasks.getClass(), tasks, "lookup", Jdk.MAP);
                for (Object known : lookup.keySet()) {
                    Object hook = Jdk.get(key, known, "object", Jdk.OBJECT);
                    called |= hook.getClass().getClassLoader() != null;
                }
            }
        } else {
            Class<?> requests = Jdk.used("jdk.jfr.internal.RequestEngine");
            Class<?> request = Jdk.find("jdk.jfr.internal.RequestEngine$RequestHook");
            if (requests != null) {
                for (Object entry : (List<?>) Jdk.get(requests, null, "entries", Jdk.LIST)) {
                    Object hook = Jdk.get(request, entry, "hook", "Ljava/lang/Runnable;");
                    called |= hook != null && hook.getClass().getClassLoader() != null;
                }
            }
        }
        if (called) {
            throw new Lasting("the program has registered itself with the flight recorder");
        }
    }

    /** With classes of a module that a runtime may not have. */
    private static final class Extended {
        static void countAllocations(ThreadMXBean bean) {
            if (bean instanceof com.sun.management.ThreadMXBean threads
                    && threads.isThreadAllocatedMemorySupported()
                    && !threads.isThreadAllocatedMemoryEnabled()) {
                threads.setThreadAllocatedMemoryEnabled(true);
            }
        }

        static void refuseOptions() {
            for (VMOption option :
                    ManagementFactory.getPlatformMXBean(HotSpotDiagnosticMXBean.class)
                            .getDiagnosticOptions()) {
                if (option.getOrigin() == VMOption.Origin.MANAGEMENT) {
                    throw new Lasting("the program has set the VM option " + option.getName());
                }
            }
        }
    }
}
