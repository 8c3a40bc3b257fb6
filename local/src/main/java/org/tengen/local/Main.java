package org.tengen.local;

import java.io.PrintWriter;
import org.tengen.local.platform.Trouble;
import picocli.CommandLine;
import picocli.CommandLine.Command;

/** The command line behind the script {@code tengen}. */
@Command(
        name = "tengen",
        description = "Tengen on this machine.",
        subcommands = {UpCommand.class, DemoCommand.class, TokenCommand.class, TrainCommand.class},
        synopsisSubcommandLabel = "COMMAND",
        mixinStandardHelpOptions = true)
public final class Main {
    private Main() {}

    /** Runs one command and ends the process with its exit code: 0 where all went well. */
    public static void main(String[] arguments) {
        Logs.toNowhere();
        System.exit(commandLine().execute(arguments));
    }

    static CommandLine commandLine() {
        return new CommandLine(new Main()).setExecutionExceptionHandler((failure, line, _) -> {
            PrintWriter err = line.getErr();
            if (failure instanceof Trouble trouble) {
                err.println("tengen: " + trouble.getMessage());
            } else {
                err.println("tengen: this is a fault in Tengen; please report it.");
                failure.printStackTrace(err);
            }
            err.flush();
            return CommandLine.ExitCode.SOFTWARE;
        });
    }
}
