package org.tengen.kernel.ruleset;

import java.io.Serial;
import org.tengen.engine.rules.Ruleset;

/** A ruleset of somebody's own has the name of a preset, so that others would take it for that one. */
final class BorrowedName extends IllegalArgumentException {
    @Serial
    private static final long serialVersionUID = 1;

    BorrowedName(String name, Ruleset preset) {
        super("'" + name + "' is known as the name of the ruleset " + preset.name()
                + ", and this is another. Leave name out,"
                + " or choose one of your own; to play by that ruleset, send \"" + preset.name() + "\".");
    }
}
