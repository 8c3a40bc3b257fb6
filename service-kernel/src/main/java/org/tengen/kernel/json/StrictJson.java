package org.tengen.kernel.json;

import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.Nulls;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.cfg.CoercionAction;
import com.fasterxml.jackson.databind.cfg.CoercionInputShape;
import com.fasterxml.jackson.databind.type.LogicalType;
import io.quarkus.jackson.ObjectMapperCustomizer;
import jakarta.inject.Singleton;
import java.util.List;
import org.tengen.contracts.wire.WireModule;

/**
 * Unknown fields, duplicate fields, a number written as text or text as a number, a fraction for a whole number, null for
 * a primitive and null within a list are all refused. Fractions are exact decimals.
 */
@Singleton
public class StrictJson implements ObjectMapperCustomizer {
    private static final List<LogicalType> SCALARS =
            List.of(LogicalType.Integer, LogicalType.Float, LogicalType.Boolean, LogicalType.Textual);
    private static final List<CoercionInputShape> SHAPES = List.of(
            CoercionInputShape.String,
            CoercionInputShape.EmptyString,
            CoercionInputShape.Integer,
            CoercionInputShape.Float,
            CoercionInputShape.Boolean);

    @Override
    public void customize(ObjectMapper mapper) {
        mapper.registerModule(new WireModule());
        mapper.enable(
                DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES,
                DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES,
                DeserializationFeature.FAIL_ON_TRAILING_TOKENS,
                DeserializationFeature.FAIL_ON_NUMBERS_FOR_ENUMS,
                DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS);
        mapper.disable(DeserializationFeature.ACCEPT_FLOAT_AS_INT);
        mapper.setDefaultSetterInfo(JsonSetter.Value.forContentNulls(Nulls.FAIL));
        mapper.enable(JsonParser.Feature.STRICT_DUPLICATE_DETECTION);
        mapper.enable(JsonGenerator.Feature.WRITE_BIGDECIMAL_AS_PLAIN);
        SCALARS.forEach(type -> SHAPES.forEach(shape -> refuse(mapper, type, shape)));
    }

    private static void refuse(ObjectMapper mapper, LogicalType type, CoercionInputShape shape) {
        if (!isNatural(type, shape)) {
            mapper.coercionConfigFor(type).setCoercion(shape, CoercionAction.Fail);
        }
    }

    /** A whole number is a good value for a decimal field. */
    private static boolean isNatural(LogicalType type, CoercionInputShape shape) {
        return switch (shape) {
            case Integer -> type == LogicalType.Integer || type == LogicalType.Float;
            case Float -> type == LogicalType.Float;
            case Boolean -> type == LogicalType.Boolean;
            case String, EmptyString -> type == LogicalType.Textual;
            default -> true;
        };
    }
}
