// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.polyglot;

import dev.thaw.function.FunctionRuntime;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
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
        return new Shared(new ProgramOutput(others, stream));
    }

    /** From now on, of the current thread. */
    static void goesTo(FunctionRuntime function) {
        PROGRAM.set(function);
    }

    private PrintStream current() {
        FunctionRuntime function = PROGRAM.get();
        if (function == null) {
            // on a thread of the JDK's, as those of the common pool
            function = FunctionLoader.onStack();
        }
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

    /** Has no state and no lock that functions would share: each has a stream of its own. */
    private static final class Shared extends PrintStream {
        private final ProgramOutput to;

        Shared(ProgramOutput to) {
            super(to, false, StandardCharsets.UTF_8);
            this.to = to;
        }

        @Override
        public void write(int b) {
            to.current().write(b);
        }

        @Override
        public void write(byte[] b, int o, int l) {
            to.current().write(b, o, l);
        }

        @Override
        public void write(byte[] b) throws IOException {
            to.current().write(b);
        }

        @Override
        public void writeBytes(byte[] b) {
            to.current().writeBytes(b);
        }

        @Override
        public void flush() {
            to.current().flush();
        }

        @Override
        public void close() {
            flush();
        }

        @Override
        public boolean checkError() {
            return to.current().checkError();
        }

        @Override
        public void println() {
            to.current().println();
        }

        @Override
        public PrintStream format(String f, Object... a) {
            print(String.format(f, a));
            return this;
        }

        @Override
        public PrintStream format(Locale l, String f, Object... a) {
            print(String.format(l, f, a));
            return this;
        }

        @Override
        public void print(boolean x) {
            to.current().print(x);
        }

        @Override
        public void println(boolean x) {
            to.current().println(x);
        }

        @Override
        public void print(char x) {
            to.current().print(x);
        }

        @Override
        public void println(char x) {
            to.current().println(x);
        }

        @Override
        public void print(int x) {
            to.current().print(x);
        }

        @Override
        public void println(int x) {
            to.current().println(x);
        }

        @Override
        public void print(long x) {
            to.current().print(x);
        }

        @Override
        public void println(long x) {
            to.current().println(x);
        }

        @Override
        public void print(float x) {
            to.current().print(x);
        }

        @Override
        public void println(float x) {
            to.current().println(x);
        }

        @Override
        public void print(double x) {
            to.current().print(x);
        }

        @Override
        public void println(double x) {
            to.current().println(x);
        }

        @Override
        public void print(char[] x) {
            to.current().print(x);
        }

        @Override
        public void println(char[] x) {
            to.current().println(x);
        }

        @Override
        public void print(String x) {
            to.current().print(x);
        }

        @Override
        public void println(String x) {
            to.current().println(x);
        }

        @Override
        public void print(Object x) {
            to.current().print(x);
        }

        @Override
        public void println(Object x) {
            to.current().println(x);
        }
    }
}
