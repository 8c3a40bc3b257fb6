package org.tengen.kernel.problem;

import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.core.JsonParseException;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.exc.InputCoercionException;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.exc.InvalidFormatException;
import com.fasterxml.jackson.databind.exc.InvalidNullException;
import com.fasterxml.jackson.databind.exc.InvalidTypeIdException;
import com.fasterxml.jackson.databind.exc.MismatchedInputException;
import com.fasterxml.jackson.databind.exc.UnrecognizedPropertyException;
import com.fasterxml.jackson.databind.exc.ValueInstantiationException;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;

/** Says what is wrong with a body that is not the JSON it should be, without naming a class of ours. */
final class JsonProblems {
    private JsonProblems() {}

    static Problem of(JsonProcessingException fault) {
        return fault instanceof JsonMappingException mapping
                        && !mapping.getPath().isEmpty()
                ? ofField(path(mapping.getPath()), mapping)
                : Problems.badRequest(detail(fault));
    }

    private static Problem ofField(String field, JsonMappingException fault) {
        return Problems.badField(field, field + ": " + detail(fault));
    }

    private static String detail(JsonProcessingException fault) {
        return switch (fault) {
            case UnrecognizedPropertyException e -> "there is no such field; known here are " + known(e) + ".";
            case ValueInstantiationException e
            when e.getCause() instanceof IllegalArgumentException cause -> String.valueOf(cause.getMessage());
            case InvalidFormatException e
            when e.getTargetType().isEnum() ->
                "'" + e.getValue() + "' is not one of "
                        + List.of(e.getTargetType().getEnumConstants()) + ".";
            case InvalidFormatException e
            when e.getTargetType() == Instant.class ->
                "'" + e.getValue() + "' is no time; one is written as 2026-05-04T10:15:30Z.";
            case InvalidFormatException e
            when e.getCause() instanceof IllegalArgumentException cause -> cause.getMessage() + ".";
            case InvalidFormatException e -> "'" + e.getValue() + "' cannot be read here: " + types(e);
            case InvalidTypeIdException e -> unknownKind(e);
            case MismatchedInputException e
            when isMissing(e) -> "the value is missing: " + JsonTypes.wanted(e.getTargetType()) + " is wanted.";
            case MismatchedInputException e
            when e.getOriginalMessage().startsWith("Trailing token") ->
                "The body is of the wrong JSON type: one value is wanted, and after it comes another.";
            case MismatchedInputException e -> "the value is of the wrong JSON type: " + types(e);
            case JsonMappingException e
            when e.getCause() instanceof InputCoercionException range ->
                "the number is too large: " + limits(range.getTargetType()) + " is wanted.";
            case JsonParseException e
            when isDuplicate(e) -> e.getProcessor().getParsingContext().getCurrentName() + " is given twice.";
            default -> "The body is no JSON" + position(fault) + ".";
        };
    }

    /** Jackson has a type for null in a list, but none for a primitive without a value. */
    private static boolean isMissing(MismatchedInputException fault) {
        return fault instanceof InvalidNullException
                || fault.getOriginalMessage().startsWith("Cannot map `null`")
                || fault.getOriginalMessage().startsWith("No content");
    }

    private static String types(MismatchedInputException fault) {
        String wanted = JsonTypes.wanted(fault.getTargetType()) + " is wanted";
        return JsonTypes.found(fault)
                .map(found -> wanted + ", and this is " + found + ".")
                .orElse(wanted + ".");
    }

    private static String limits(Class<?> type) {
        return type == long.class || type == Long.class
                ? "a whole number from " + Long.MIN_VALUE + " to " + Long.MAX_VALUE
                : "a whole number from " + Integer.MIN_VALUE + " to " + Integer.MAX_VALUE;
    }

    /** A value of one of several kinds, told apart by one of its fields, which is missing or names none of them. */
    private static String unknownKind(InvalidTypeIdException fault) {
        Class<?> base = fault.getBaseType().getRawClass();
        JsonTypeInfo info = base.getAnnotation(JsonTypeInfo.class);
        JsonSubTypes kinds = base.getAnnotation(JsonSubTypes.class);
        if (info == null || kinds == null) {
            return "the value is of no kind known here.";
        }
        String known = Arrays.stream(kinds.value()).map(JsonSubTypes.Type::name).collect(Collectors.joining(", "));
        String found = fault.getTypeId() == null ? "and is missing" : "not '" + fault.getTypeId() + "'";
        return info.property() + " is one of " + known + ", " + found + ".";
    }

    /** Jackson has no type for it. */
    private static boolean isDuplicate(JsonParseException fault) {
        return fault.getProcessor() != null && fault.getOriginalMessage().startsWith("Duplicate ");
    }

    private static String known(UnrecognizedPropertyException fault) {
        return fault.getKnownPropertyIds() == null
                ? "none"
                : fault.getKnownPropertyIds().stream()
                        .map(Object::toString)
                        .sorted()
                        .collect(Collectors.joining(", "));
    }

    private static String position(JsonProcessingException fault) {
        return fault.getLocation() == null
                ? ""
                : " at line " + fault.getLocation().getLineNr() + ", column "
                        + fault.getLocation().getColumnNr();
    }

    /** Such as {@code moves[3].vertex}. */
    private static String path(List<JsonMappingException.Reference> references) {
        StringBuilder path = new StringBuilder();
        for (JsonMappingException.Reference reference : references) {
            if (reference.getFieldName() == null) {
                path.append('[').append(reference.getIndex()).append(']');
            } else {
                path.append(path.isEmpty() ? "" : ".").append(reference.getFieldName());
            }
        }
        return path.toString();
    }
}
