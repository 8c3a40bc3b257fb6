package org.tengen.benchmarks.platform;

import io.vertx.core.buffer.Buffer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What came back for a request.
 *
 * @param status of HTTP; 0 where no answer came
 * @param body as it came; where there was no answer, why
 */
record Answer(int status, Buffer body) {
    private static final Pattern TYPE = Pattern.compile("\"type\"\\s*:\\s*\"([^\"]*?)([^\"/]*)\"");
    private static final Pattern ID = Pattern.compile("\"id\"\\s*:\\s*\"([^\"]*)\"");

    static Answer none(Throwable failure) {
        return new Answer(0, Buffer.buffer(failure.getClass().getSimpleName()));
    }

    /** What to count it as where it is no success: {@code 409 not-your-turn}. */
    String kind() {
        if (status == 0) {
            return "no answer: " + body;
        }
        Matcher type = TYPE.matcher(body.toString());
        return type.find() && status >= 400 ? status + " " + type.group(2) : Integer.toString(status);
    }

    /** The {@code id} that the body names first. */
    String id() {
        Matcher id = ID.matcher(body.toString());
        if (!id.find()) {
            throw new IllegalStateException("No id in " + body);
        }
        return id.group(1);
    }
}
