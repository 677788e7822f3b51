// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.polyglot;

import dev.thaw.function.FunctionRuntime;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.function.Function;

/**
 * System.out and System.err where Java functions are: what a thread prints goes to the function
 * that it, or who started it, runs for.
 */
final class ProgramOutput extends OutputStream {
    private static final InheritableThreadLocal<FunctionRuntime> PROGRAM =
            new InheritableThreadLocal<>();

    private final PrintStream others;
    private final Function<FunctionRuntime, PrintStream> stream;

    static {
        System.setOut(stream(System.out, FunctionRuntime::out));
        System.setErr(stream(System.err, FunctionRuntime::err));
    }

    private ProgramOutput(PrintStream others, Function<FunctionRuntime, PrintStream> stream) {
        this.others = others;
        this.stream = stream;
    }

    private static PrintStream stream(
            PrintStream others, Function<FunctionRuntime, PrintStream> stream) {
        return new PrintStream(new ProgramOutput(others, stream), false, StandardCharsets.UTF_8);
    }

    /** From now on, of the current thread. */
    static void goesTo(FunctionRuntime function) {
        PROGRAM.set(function);
    }

    private PrintStream current() {
        FunctionRuntime function = PROGRAM.get();
        return function == null ? others : stream.apply(function);
    }

    @Override
    public void write(int b) {
        current().write(b);
    }

    @Override
    public void write(byte[] bytes, int offset, int length) {
        current().write(bytes, offset, length);
    }

    @Override
    public void flush() {
        current().flush();
    }
}
