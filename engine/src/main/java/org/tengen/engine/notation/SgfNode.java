package org.tengen.engine.notation;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * The properties of one node, in the order they were first written; each name has one, whose values are all that were
 * written under it. Adding and finding cost the same however many there are.
 */
final class SgfNode {
    private final Map<String, List<SgfProperty>> written = new LinkedHashMap<>();

    void add(SgfProperty property) {
        written.computeIfAbsent(property.name(), _ -> new ArrayList<>()).add(property);
    }

    /** The names that were written more than once. */
    List<String> repeated() {
        return written.keySet().stream()
                .filter(name -> written.getOrDefault(name, List.of()).size() > 1)
                .toList();
    }

    /** The names under which a bracket was taken as text that should have been escaped. */
    List<String> unescaped() {
        return properties().stream()
                .filter(SgfProperty::unescaped)
                .map(SgfProperty::name)
                .toList();
    }

    boolean hasAny(Set<String> names) {
        return names.stream().anyMatch(written::containsKey);
    }

    Optional<SgfProperty> find(String name) {
        return Optional.ofNullable(written.get(name)).map(SgfNode::merged);
    }

    List<SgfProperty> properties() {
        return written.values().stream().map(SgfNode::merged).toList();
    }

    private static SgfProperty merged(List<SgfProperty> ofOneName) {
        SgfProperty first = ofOneName.getFirst();
        Stream<String> values = ofOneName.stream().map(SgfProperty::values).flatMap(Collection::stream);
        return ofOneName.size() == 1
                ? first
                : new SgfProperty(
                        first.name(),
                        values.toList(),
                        ofOneName.stream().anyMatch(SgfProperty::unescaped),
                        first.line(),
                        first.column());
    }
}
