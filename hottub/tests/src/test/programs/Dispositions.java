// SPDX-License-Identifier: Apache-2.0
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import sun.misc.Signal;
import sun.misc.SignalHandler;

/** What a program finds of the signals that its caller ignores; then it waits for a line. */
public final class Dispositions {
    private Dispositions() {}

    public static void main(String[] arguments) throws IOException {
        System.out.println("pid " + ProcessHandle.current().pid());
        Process child = new ProcessBuilder("grep", "SigIgn", "/proc/self/status").start();
        System.out.print("child: " + new String(child.getInputStream().readAllBytes(), StandardCharsets.US_ASCII));
        Path self = Path.of("/proc/self/status");
        Files.lines(self).filter(line -> line.startsWith("SigIgn")).forEach(System.out::println);
        for (String name : arguments) {
            Signal signal = new Signal(name);
            SignalHandler before = Signal.handle(signal, s -> System.out.println("handled " + s));
            System.out.println(name + (before == SignalHandler.SIG_IGN ? " was ignored" : " was not ignored"));
            Signal.raise(signal);
        }
        Runtime.getRuntime().addShutdownHook(new Thread(() -> System.out.println("hook")));
        System.out.println("ready");
        System.out.println("read " + System.in.read());
    }
}
