package org.tengen.kernel.ruleset;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.deser.std.StdDeserializer;
import java.io.IOException;
import java.io.Serial;
import java.util.List;
import org.tengen.engine.rules.Ruleset;
import org.tengen.engine.rules.Rulesets;

/**
 * Reads a ruleset in a request: the name of a preset, or an object as {@link RulesetChange} has it. Named in
 * {@code @JsonDeserialize} on the field, since in messages and in the log a ruleset stands in full.
 */
public final class RulesetReader extends StdDeserializer<Ruleset> {
    @Serial
    private static final long serialVersionUID = 1;

    public RulesetReader() {
        super(Ruleset.class);
    }

    @Override
    public Ruleset deserialize(JsonParser parser, DeserializationContext context) throws IOException {
        if (parser.hasToken(JsonToken.VALUE_STRING)) {
            return named(parser.getText(), context);
        }
        if (!parser.hasToken(JsonToken.START_OBJECT)) {
            return (Ruleset) context.handleUnexpectedToken(Ruleset.class, parser);
        }
        RulesetChange change = context.readValue(parser, RulesetChange.class);
        try {
            return change.applied();
        } catch (BorrowedName e) {
            JsonMappingException fault = context.instantiationException(Ruleset.class, e);
            fault.prependPath(Ruleset.class, "name");
            throw fault;
        } catch (IllegalArgumentException e) {
            throw context.instantiationException(Ruleset.class, e);
        }
    }

    private static Ruleset named(String name, DeserializationContext context) throws IOException {
        try {
            return RulesetChange.preset(name);
        } catch (IllegalArgumentException e) {
            throw context.instantiationException(Ruleset.class, e);
        }
    }

    /** The names that can be given. */
    static List<String> names() {
        return Rulesets.all().stream().map(Ruleset::name).toList();
    }
}
