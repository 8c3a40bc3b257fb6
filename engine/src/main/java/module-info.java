/** The rules of Go: plain Java that depends on the JDK alone, and knows no services, no time and no players. */
module org.tengen.engine {
    exports org.tengen.engine;
    exports org.tengen.engine.rules;
}
