package org.tengen.contracts.wire;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonValue;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.deser.std.FromStringDeserializer;
import com.fasterxml.jackson.databind.module.SimpleModule;
import com.fasterxml.jackson.databind.ser.std.ToStringSerializer;
import java.io.Serial;
import java.util.List;
import org.tengen.engine.Komi;
import org.tengen.engine.Position;
import org.tengen.engine.Vertex;
import org.tengen.engine.rules.Ruleset;

/** How the engine's values, which know no JSON, are written: a vertex by its name, komi in half points, a position by its rows. */
public final class WireModule extends SimpleModule {
    @Serial
    private static final long serialVersionUID = 1;

    public WireModule() {
        super("tengen");
        addSerializer(Vertex.class, ToStringSerializer.instance);
        addDeserializer(Vertex.class, new VertexReader());
        setMixInAnnotation(Komi.class, KomiInHalfPoints.class);
        setMixInAnnotation(Position.class, PositionAsRows.class);
        setMixInAnnotation(Ruleset.class, RulesetWithUnits.class);
    }

    private abstract static class KomiInHalfPoints {
        @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
        KomiInHalfPoints(@SuppressWarnings("unused") int halfPoints) {}

        @JsonValue
        abstract int halfPoints();
    }

    private abstract static class PositionAsRows {
        @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
        PositionAsRows(@SuppressWarnings("unused") List<String> rows) {}

        @JsonValue
        abstract List<String> rows();
    }

    private interface RulesetWithUnits {
        @JsonProperty("komiHalfPoints")
        Komi komi();
    }

    private static final class VertexReader extends FromStringDeserializer<Vertex> {
        @Serial
        private static final long serialVersionUID = 1;

        VertexReader() {
            super(Vertex.class);
        }

        @Override
        protected Vertex _deserialize(String name, DeserializationContext context) throws JsonMappingException {
            try {
                return Vertex.parse(name);
            } catch (IllegalArgumentException e) {
                throw (JsonMappingException) context.weirdStringException(name, Vertex.class, e.getMessage())
                        .initCause(e);
            }
        }
    }
}
