package org.tengen.scoring.position;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.tengen.engine.Color;
import org.tengen.engine.notation.SgfWarning;
import org.tengen.engine.rules.Ruleset;
import org.tengen.scoring.position.RulesetChoice.All;
import org.tengen.scoring.position.RulesetChoice.One;

/**
 * Something that had to be bent or guessed to answer.
 *
 * @param node of the record's main line, from 0, the root; null where it is about no node
 * @param property of the node; null where it is about none
 * @param text what was taken, and why
 */
record PositionWarning(@Nullable Integer node, @Nullable String property, String text) {
    /** What is to be said of a position that was read, under the rulesets that are wanted. */
    static List<PositionWarning> of(RulesetChoice rules, ReadPosition read, @Nullable Color button) {
        List<PositionWarning> warnings = new ArrayList<>();
        read.warnings().forEach(warning -> warnings.add(of(warning)));
        switch (rules) {
            case One(var ruleset) -> {
                if (ruleset.button() && button == null && read.firstToPass().isEmpty()) {
                    warnings.add(general("The ruleset " + ruleset.name()
                            + " has a button, and nothing tells who took it, so nobody has it; button says who."));
                }
            }
            case All all -> {
                String leftOut = all.rulesets().stream()
                        .filter(ruleset -> !read.isEnoughFor(ruleset))
                        .map(Ruleset::name)
                        .collect(Collectors.joining(", "));
                if (!leftOut.isEmpty()) {
                    warnings.add(
                            general("Left out are " + leftOut + ": they count captives, and those of the setup after"
                                    + " move " + read.changedAfter().orElseThrow() + " are lost."));
                }
            }
        }
        return warnings;
    }

    private static PositionWarning of(SgfWarning warning) {
        String property = warning.property().isEmpty() ? null : warning.property();
        return new PositionWarning(warning.node(), property, warning.message());
    }

    private static PositionWarning general(String text) {
        return new PositionWarning(null, null, text);
    }
}
