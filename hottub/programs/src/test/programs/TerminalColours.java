// SPDX-License-Identifier: Apache-2.0
import org.fusesource.jansi.Ansi;
import org.fusesource.jansi.AnsiConsole;
import org.fusesource.jansi.internal.CLibrary;

/** Asks the kernel about the terminal by a native library, as compilers do that print in colours. */
public class TerminalColours {
    private static int installed;

    public static void main(String[] arguments) {
        System.out.println("installed " + installed + ", a library is there: " + CLibrary.LOADED);
        System.out.println("terminals " + CLibrary.isatty(CLibrary.STDOUT_FILENO) + CLibrary.isatty(CLibrary.STDERR_FILENO));
        CLibrary.WinSize size = new CLibrary.WinSize();
        System.out.println("size " + CLibrary.ioctl(CLibrary.STDOUT_FILENO, CLibrary.TIOCGWINSZ, size) + " " + size.ws_col);
        AnsiConsole.systemInstall();
        installed++;
        System.out.println(Ansi.ansi().fgRed().a("red").reset());
        AnsiConsole.out().setMode(org.fusesource.jansi.AnsiMode.Force);
        System.out.println(Ansi.ansi().bold().a("bold").reset());
        if (arguments.length == 0) {
            AnsiConsole.systemUninstall();
        }
        System.out.println("console installed: " + AnsiConsole.isInstalled());
    }
}
