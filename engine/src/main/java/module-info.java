/** The rules of Go: plain Java that depends on the JDK alone, and knows no services, no time and no players. */
module org.tengen.engine {
    exports org.tengen.engine;
    exports org.tengen.engine.board;
    exports org.tengen.engine.notation;
    exports org.tengen.engine.rules;
    exports org.tengen.engine.scoring;
}
