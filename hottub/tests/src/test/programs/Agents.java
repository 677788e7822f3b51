// SPDX-License-Identifier: Apache-2.0

import com.sun.tools.attach.VirtualMachine;
import java.lang.instrument.ClassFileTransformer;
import java.lang.instrument.Instrumentation;
import java.nio.file.Path;
import java.security.ProtectionDomain;

/** Agents that get into a JVM while it runs, and what the manifest of a jar opens. */
public class Agents {
    private static volatile String agent = "no agent";

    public static void main(String[] arguments) throws Exception {
        System.out.println("pid " + ProcessHandle.current().pid());
        if (arguments.length > 0) {
            attach(arguments[0]);
        }
        System.out.println(agent);
        System.out.println(Loaded.class.getSimpleName() + ", " + agent);
        Module own = Agents.class.getModule();
        System.out.println("open " + Object.class.getModule().isOpen("java.lang", own));
        try {
            System.out.println("native " + Module.class.getMethod("isNativeAccessEnabled").invoke(own));
        } catch (NoSuchMethodException e) {
            System.out.println("native access is not asked for");
        }
    }

    /** As libraries for mock objects do: a JVM may not attach to itself. */
    private static void attach(String jar) throws Exception {
        Process helper =
                new ProcessBuilder(
                                Path.of(System.getProperty("java.home"), "bin/java").toString(),
                                "-XX:TieredStopAtLevel=1",
                                "-cp",
                                jar,
                                "Agents$Helper",
                                Long.toString(ProcessHandle.current().pid()),
                                jar)
                        .inheritIO()
                        .start();
        System.out.println("attached " + helper.waitFor());
    }

    /** The other process. */
    public static final class Helper {
        public static void main(String[] arguments) throws Exception {
            VirtualMachine machine = VirtualMachine.attach(arguments[0]);
            machine.loadAgent(arguments[1]);
            machine.detach();
        }
    }

    /** The agent. */
    public static final class Agent implements ClassFileTransformer {
        public static void agentmain(String options, Instrumentation instrumentation) {
            agent = "an agent";
            instrumentation.addTransformer(new Agent());
        }

        @Override
        public byte[] transform(ClassLoader loader, String name, Class<?> type, ProtectionDomain domain, byte[] file) {
            if ("Agents$Loaded".equals(name)) {
                agent = "an agent that has seen it";
            }
            return null;
        }
    }

    private static final class Loaded {}
}
