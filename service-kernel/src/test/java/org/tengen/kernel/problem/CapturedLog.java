package org.tengen.kernel.problem;

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.logging.Handler;
import java.util.logging.LogRecord;
import java.util.logging.Logger;

/** What is logged with a stack trace while a test runs. */
public final class CapturedLog extends Handler {
    private static final Logger ROOT = Logger.getLogger("");

    private final List<String> withStackTrace = new CopyOnWriteArrayList<>();

    public static CapturedLog start() {
        CapturedLog log = new CapturedLog();
        ROOT.addHandler(log);
        return log;
    }

    public List<String> messagesWithStackTrace() {
        return List.copyOf(withStackTrace);
    }

    @Override
    public void publish(LogRecord logged) {
        if (logged.getThrown() != null) {
            Object[] parameters = logged.getParameters();
            withStackTrace.add(
                    parameters == null ? logged.getMessage() : String.format(logged.getMessage(), parameters));
        }
    }

    @Override
    public void flush() {
        // Nothing is held back.
    }

    @Override
    public void close() {
        ROOT.removeHandler(this);
    }
}
