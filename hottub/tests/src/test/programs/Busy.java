// SPDX-License-Identifier: Apache-2.0

import java.lang.management.ManagementFactory;
import java.lang.management.MemoryPoolMXBean;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.IntSupplier;

/** Uses a little of everything, leaves it all behind, and prints what the JVM has. */
public class Busy {
    static final Map<String, Object> KEPT = new HashMap<>();
    static int count;

    enum Color {
        RED,
        GREEN
    }

    record Point(int x, int y) {}

    public static void main(String[] arguments) throws Exception {
        System.out.println("pid " + ProcessHandle.current().pid());
        List<IntSupplier> suppliers = new ArrayList<>();
        for (int i = 0; i < 100; i++) {
            int n = i;
            suppliers.add(() -> n);
            KEPT.put("key " + i, new byte[1000]);
        }
        int sum = suppliers.stream().mapToInt(IntSupplier::getAsInt).sum();
        ExecutorService pool = Executors.newFixedThreadPool(3);
        for (int i = 0; i < 10; i++) {
            pool.submit(() -> KEPT.size());
        }
        Object proxy =
                java.lang.reflect.Proxy.newProxyInstance(
                        Busy.class.getClassLoader(), new Class<?>[] {Runnable.class}, (p, m, a) -> null);
        ((Runnable) proxy).run();
        ThreadLocal<byte[]> local = new ThreadLocal<>();
        local.set(new byte[10_000]);
        KEPT.put("local", local);
        new java.io.FileInputStream("/dev/null");
        System.setProperty("busy", new Point(sum, Color.valueOf("RED").ordinal()).toString());
        System.gc();
        long metaspace = 0;
        for (MemoryPoolMXBean bean : ManagementFactory.getMemoryPoolMXBeans()) {
            if (bean.getName().contains("Metaspace")) {
                metaspace += bean.getUsage().getUsed();
            }
        }
        System.out.println(
                "usage "
                        + ManagementFactory.getMemoryMXBean().getHeapMemoryUsage().getUsed()
                        + " "
                        + metaspace
                        + " "
                        + ManagementFactory.getClassLoadingMXBean().getLoadedClassCount());
        System.out.println(++count);
        System.exit(0);
    }
}
