package org.tengen.local;

import java.io.PrintWriter;
import java.util.List;
import java.util.concurrent.Callable;
import org.tengen.contracts.match.PlayerId;
import org.tengen.local.platform.DataFolder;
import org.tengen.local.platform.KeyFiles;
import org.tengen.local.platform.Tokens;
import org.tengen.local.platform.Trouble;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Prints a token for each player, one a line, and nothing else, so that a shell can take it. */
@Command(name = "token", description = "Prints a bearer token for each player, one a line, good for 30 days.")
final class TokenCommand implements Callable<Integer> {
    private static final List<String> ROLES = List.of("player", "referee", "organizer", "admin");

    @Parameters(paramLabel = "NAME", arity = "1..*", description = "The players.")
    private List<String> names = List.of();

    @Option(
            names = "--role",
            paramLabel = "ROLE",
            description = "player, referee, organizer or admin; may be repeated (default: player).")
    private List<String> roles = List.of("player");

    @Mixin
    private final DataOptions data = new DataOptions();

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Override
    public Integer call() {
        Tokens tokens = new Tokens(keys());
        List<String> roles = knownRoles();
        PrintWriter out = spec.commandLine().getOut();
        names.stream().map(TokenCommand::player).toList().forEach(player -> out.println(tokens.issue(player, roles)));
        out.flush();
        return 0;
    }

    private List<String> knownRoles() {
        roles.stream().filter(role -> !ROLES.contains(role)).findFirst().ifPresent(role -> {
            throw new Trouble("--role is player, referee, organizer or admin, not '" + role + "'.");
        });
        return roles;
    }

    private static String player(String name) {
        try {
            return new PlayerId(name).value();
        } catch (IllegalArgumentException e) {
            throw new Trouble(e.getMessage() + ", not '" + name + "'.", e);
        }
    }

    private KeyFiles keys() {
        return DataFolder.keysIn(data.folder())
                .orElseThrow(() -> new Trouble("There are no keys in " + data.folder()
                        + ": start the platform once with './tengen up', or name its folder with --data."));
    }
}
