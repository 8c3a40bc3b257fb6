package org.tengen.scoring.position;

import com.fasterxml.jackson.databind.annotation.JsonDeserialize;
import java.util.List;
import org.tengen.engine.rules.Ruleset;
import org.tengen.engine.rules.Rulesets;

/** The rulesets a request wants a position counted under. */
@JsonDeserialize(using = RulesetChoiceReader.class)
sealed interface RulesetChoice {
    /** How a request says that it wants all presets. */
    String EVERY = "all";

    /** One ruleset, a preset or a combination of the client's own. */
    record One(Ruleset ruleset) implements RulesetChoice {}

    /** Every preset. */
    record All() implements RulesetChoice {}

    /** The rulesets, in order. */
    default List<Ruleset> rulesets() {
        return switch (this) {
            case One(var ruleset) -> List.of(ruleset);
            case All() -> Rulesets.all();
        };
    }
}
