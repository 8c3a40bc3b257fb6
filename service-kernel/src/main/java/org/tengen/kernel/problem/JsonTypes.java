package org.tengen.kernel.problem;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.exc.InvalidFormatException;
import java.lang.reflect.Executable;
import java.time.Instant;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.tengen.engine.Vertex;
import org.tengen.engine.rules.Ruleset;

/** The types of JSON values in words: what is wanted of a field, and what was found there. */
final class JsonTypes {
    private static final Set<Class<?>> WHOLE =
            Set.of(int.class, Integer.class, long.class, Long.class, short.class, Short.class);

    /** Jackson says what it found nowhere but in its message. */
    private static final Pattern FOUND = Pattern.compile(
            "\\b(String|Array|Object|Integer|Number|Floating-point|Float|[Bb]oolean) value|VALUE_(TRUE|FALSE)\\b");

    private JsonTypes() {}

    /** Such as "a whole number". */
    static String wanted(@Nullable Class<?> type) {
        if (type == null) {
            return "something else";
        }
        if (WHOLE.contains(type)) {
            return "a whole number";
        }
        if (type == boolean.class || type == Boolean.class) {
            return "true or false";
        }
        if (type.isPrimitive() || Number.class.isAssignableFrom(type)) {
            return "a number";
        }
        if (type.isEnum()) {
            return "one of " + List.of(type.getEnumConstants());
        }
        if (type.isArray() || Collection.class.isAssignableFrom(type)) {
            return "a list";
        }
        return ofValue(type);
    }

    private static String ofValue(Class<?> type) {
        if (type == Vertex.class) {
            return "a vertex such as \"Q16\"";
        }
        if (type == Ruleset.class) {
            return "the name of a ruleset, or an object";
        }
        if (type == Instant.class) {
            return "a time such as \"2026-05-04T10:15:30Z\"";
        }
        if (CharSequence.class.isAssignableFrom(type) || type == UUID.class) {
            return "a text";
        }
        return asOneValue(type)
                .map(value -> hasFields(type) ? value + ", or an object" : value)
                .orElse("an object");
    }

    /** What is wanted of a type that may be written as one value without fields. */
    private static Optional<String> asOneValue(Class<?> type) {
        return creators(type, JsonCreator.Mode.DELEGATING)
                .map(creator -> wanted(creator.getParameterTypes()[0]))
                .findFirst();
    }

    private static boolean hasFields(Class<?> type) {
        return creators(type, JsonCreator.Mode.PROPERTIES).findAny().isPresent();
    }

    private static Stream<Executable> creators(Class<?> type, JsonCreator.Mode mode) {
        return Stream.<Executable>concat(
                        Arrays.stream(type.getDeclaredConstructors()), Arrays.stream(type.getDeclaredMethods()))
                .filter(executable -> executable.isAnnotationPresent(JsonCreator.class)
                        && executable.getAnnotation(JsonCreator.class).mode() == mode);
    }

    /** Such as "a text"; empty where nothing tells. */
    static Optional<String> found(JsonMappingException fault) {
        if (fault instanceof InvalidFormatException format && format.getValue() instanceof Number number) {
            return Optional.of(WHOLE.contains(number.getClass()) ? "a whole number" : "a number with a fraction");
        }
        Matcher found = FOUND.matcher(fault.getOriginalMessage());
        return found.find() ? Optional.of(inWords(found.group())) : Optional.empty();
    }

    private static String inWords(String found) {
        return switch (found) {
            case "String value" -> "a text";
            case "Array value" -> "a list";
            case "Object value" -> "an object";
            case "Integer value" -> "a whole number";
            case "Number value" -> "a number";
            case "Floating-point value", "Float value" -> "a number with a fraction";
            default -> "true or false";
        };
    }
}
