package org.tengen.kernel.problem;

import com.fasterxml.jackson.annotation.JsonValue;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * An error as RFC 9457 has it. Clients switch on {@code type}, read the facts of the case in the extension members, and
 * show {@code detail} to people.
 *
 * @param status the HTTP status, 400 to 599
 * @param slug names the kind of problem for ever; the last part of {@code type}, and its heading in
 *     {@code docs/problems.md}
 * @param title the same for every problem of the kind
 * @param detail this case in a sentence
 * @param extensions the facts needed to act, by name, in order
 */
public record Problem(int status, String slug, String title, String detail, Map<String, Object> extensions) {
    /** What {@code type} begins with. */
    public static final String BASE_URI = "https://tengen.org/problems/";

    /** The media type of a problem document. */
    public static final String MEDIA_TYPE = "application/problem+json";

    public Problem {
        if (status < 400 || status > 599) {
            throw new IllegalArgumentException("A problem's status is from 400 to 599, not " + status);
        }
        extensions = Collections.unmodifiableMap(new LinkedHashMap<>(extensions));
    }

    /** A problem without extension members. */
    public static Problem of(int status, String slug, String title, String detail) {
        return new Problem(status, slug, title, detail, Map.of());
    }

    /** This problem with one more fact; the value is written as JSON. */
    public Problem with(String name, Object value) {
        Map<String, Object> more = new LinkedHashMap<>(extensions);
        more.put(name, value);
        return new Problem(status, slug, title, detail, more);
    }

    /** Its stable URI. */
    public String type() {
        return BASE_URI + slug;
    }

    /** The members of the document, in order. */
    @JsonValue
    public Map<String, Object> document() {
        Map<String, Object> document = new LinkedHashMap<>();
        document.put("type", type());
        document.put("title", title);
        document.put("status", status);
        document.put("detail", detail);
        document.putAll(extensions);
        return document;
    }
}
