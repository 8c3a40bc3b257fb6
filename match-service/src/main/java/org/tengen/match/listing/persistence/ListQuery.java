package org.tengen.match.listing.persistence;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.tengen.contracts.match.PlayerId;
import org.tengen.match.lifecycle.domain.Phase;
import org.tengen.match.listing.application.ListMatches.Filter;
import org.tengen.match.listing.application.ListMatches.Page;
import org.tengen.match.listing.application.ListMatches.Sight;

/**
 * The SQL of a list: only the tables and conditions that are asked for, and one branch for each side a player may be on,
 * so that each branch walks one index backwards and stops at the limit.
 */
final class ListQuery {
    private static final String AND = " and ";
    private static final String MATCHES = """
            select id, phase, black, white, cast(null as text) as challenger, cast(null as text) as invited, ruleset,
                width, height, case when phase in ('HANDICAP', 'SEAT_STONES', 'TERMS', 'PLAY', 'COUNTING') then to_play end as to_play, move_number,
                result, deadline, cast(null as text) as terms, created_at, updated_at
            from match where true""" + AND;
    private static final String CHALLENGES = """
            select id, 'CHALLENGE' as phase, cast(null as text) as black, cast(null as text) as white, challenger, invited,
                ruleset, width, height, cast(null as text) as to_play, 0 as move_number, cast(null as text) as result,
                cast(null as timestamptz) as deadline, terms, created_at, created_at as updated_at
            from challenge where status <> 'CLOSED' and (status <> 'OPEN' or expires_at > now())
                and not exists (select 1 from match where match.id = challenge.id)""" + AND;
    private static final String NEWEST = " order by id desc limit :limit";

    private final Filter filter;
    private final Sight sight;
    private final Map<String, Object> parameters = new LinkedHashMap<>();
    private final List<String> branches;

    ListQuery(Filter filter, Sight sight, Page page) {
        this.filter = filter;
        this.sight = sight;
        parameters.put("limit", page.limit());
        page.before().ifPresent(id -> parameters.put("before", id.value()));
        String common = common();
        branches = Stream.concat(matches(common), challenges(common)).toList();
    }

    /** Whether what is asked for contradicts itself, so that there can be nothing. */
    boolean isEmpty() {
        return branches.isEmpty();
    }

    String sql() {
        String all =
                branches.stream().map(branch -> "(" + branch + NEWEST + ")").collect(Collectors.joining(" union all "));
        return "select * from (" + all + ") as found" + NEWEST;
    }

    Map<String, Object> parameters() {
        return parameters;
    }

    private String common() {
        List<String> conditions = new ArrayList<>();
        filter.ruleset().ifPresent(ruleset -> conditions.add("ruleset = " + parameter("ruleset", ruleset)));
        filter.from().ifPresent(from -> conditions.add("created_at >= " + parameter("from", from)));
        filter.until().ifPresent(until -> conditions.add("created_at < " + parameter("until", until)));
        if (parameters.containsKey("before")) {
            conditions.add("id < :before");
        }
        conditions.add("true");
        return String.join(AND, conditions);
    }

    private Stream<String> matches(String common) {
        if (filter.invited().isPresent() || filter.phase().equals(Optional.of(Phase.CHALLENGE))) {
            return Stream.empty();
        }
        List<String> conditions = new ArrayList<>(List.of(common, visible("black", "white")));
        filter.phase().ifPresent(phase -> conditions.add("phase = " + parameter("phase", phase.name())));
        filter.result().ifPresent(result -> conditions.add("outcome = " + parameter("outcome", result.name())));
        filter.onTurn().ifPresent(player -> conditions.add("on_turn = " + parameter("onTurn", player.value())));
        String all = MATCHES + String.join(AND, conditions);
        return sides("black", "white").map(side -> all + side);
    }

    private Stream<String> challenges(String common) {
        boolean asked = filter.phase().isEmpty() || filter.phase().equals(Optional.of(Phase.CHALLENGE));
        if (!asked || filter.result().isPresent() || filter.onTurn().isPresent()) {
            return Stream.empty();
        }
        String all = CHALLENGES + common + AND + visible("challenger", "invited");
        return filter.invited()
                .map(player ->
                        Stream.of(all + " and status = 'OPEN' and invited = " + parameter("invited", player.value())))
                .orElseGet(() -> sides("challenger", "invited").map(side -> all + side));
    }

    /** The player on one side, and on the other; everything where no player is asked for. */
    private Stream<String> sides(String one, String other) {
        return filter.player()
                .map(player -> Stream.of(side(player, one, other), side(player, other, one)))
                .orElseGet(() -> Stream.of(""));
    }

    private String side(PlayerId player, String own, String others) {
        String condition = " and " + own + " = " + parameter("player", player.value());
        return filter.opponent()
                .map(opponent -> condition + " and " + others + " = " + parameter("opponent", opponent.value()))
                .orElse(condition);
    }

    private String visible(String one, String other) {
        if (sight.official()) {
            return "true";
        }
        return sight.viewer()
                .map(viewer -> {
                    String me = parameter("viewer", viewer.value());
                    return "(visibility = 'PUBLIC' or " + one + " = " + me + " or " + other + " = " + me + " or " + me
                            + " = any(referees))";
                })
                .orElse("visibility = 'PUBLIC'");
    }

    private String parameter(String name, Object value) {
        parameters.put(name, value);
        return ":" + name;
    }
}
