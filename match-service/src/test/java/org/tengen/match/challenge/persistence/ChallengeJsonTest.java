package org.tengen.match.challenge.persistence;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.tengen.contracts.match.DrawRule;
import org.tengen.contracts.match.MatchTerms;
import org.tengen.contracts.match.NoResultRule;
import org.tengen.contracts.match.TieRule;
import org.tengen.contracts.match.TimeControl;
import org.tengen.contracts.match.UndoPolicy;
import org.tengen.engine.BoardSize;
import org.tengen.engine.rules.Handicap;
import org.tengen.engine.rules.Rulesets;
import org.tengen.match.challenge.domain.Terms;

class ChallengeJsonTest {
    /** As rows were written before there was a deadline of the terms, or a rule for draws. */
    private static final String OLDER = """
            {"ruleset": {"name": "chinese", "scoring": "AREA", "ko": "POSITIONAL", "suicide": "NONE", "tax": "NONE",
             "dame": "SHARED", "komiHalfPoints": 15, "handicapBonus": "N", "button": false, "deadStones": "AGREED",
             "passesToEnd": 2, "longCycle": "FORBIDDEN", "placement": "NORMAL", "firstToPlay": "BLACK"},
             "size": {"width": 19, "height": 19}, "komi": 14, "handicap": {"stones": 0, "kind": "FIXED"},
             "timeControl": {"system": "NONE"},
             "agreed": {"undo": "STRICT", "rated": true, "visibility": "PUBLIC", "referees": ["rita"], "checkInMs": 1,
              "lateMs": 2, "pauseMs": 3, "countingMs": 4, "recountMs": 5}}""";

    @Test
    void the_terms_of_an_older_row_are_read_and_allow_draws() {
        MatchTerms agreed = ChallengeJson.terms(OLDER).agreed();

        assertThat(agreed.undo()).isEqualTo(UndoPolicy.STRICT);
        assertThat(agreed.recountMs()).isEqualTo(5);
        assertThat(agreed.termsMs()).isEmpty();
        assertThat(agreed.withoutDraws()).isFalse();
        assertThat(agreed.onNoResult()).isEqualTo(NoResultRule.STANDS);
    }

    @Test
    void terms_read_back_are_the_terms_written() {
        Terms terms = Terms.of(
                Rulesets.CHINESE,
                BoardSize.square(19),
                Optional.empty(),
                Handicap.NONE,
                new TimeControl.Untimed(),
                MatchTerms.USUAL.with(DrawRule.EXCLUDED, Optional.of(TieRule.BLACK_WINS), NoResultRule.REPLAY));

        assertThat(ChallengeJson.terms(ChallengeJson.write(terms))).isEqualTo(terms);
    }
}
