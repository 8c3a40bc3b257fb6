package org.tengen.scoring.position;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.deser.std.StdDeserializer;
import java.io.IOException;
import java.io.Serial;
import org.tengen.kernel.ruleset.RulesetReader;
import org.tengen.scoring.position.RulesetChoice.All;
import org.tengen.scoring.position.RulesetChoice.One;

/** Reads {@code "all"}, the name of a preset, or a ruleset as an object. */
final class RulesetChoiceReader extends StdDeserializer<RulesetChoice> {
    @Serial
    private static final long serialVersionUID = 1;

    RulesetChoiceReader() {
        super(RulesetChoice.class);
    }

    @Override
    public RulesetChoice deserialize(JsonParser parser, DeserializationContext context) throws IOException {
        boolean all =
                parser.hasToken(JsonToken.VALUE_STRING) && parser.getText().equals(RulesetChoice.EVERY);
        return all ? new All() : new One(new RulesetReader().deserialize(parser, context));
    }
}
