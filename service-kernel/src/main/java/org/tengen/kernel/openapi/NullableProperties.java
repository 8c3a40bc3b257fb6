package org.tengen.kernel.openapi;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.eclipse.microprofile.openapi.OASFactory;
import org.eclipse.microprofile.openapi.models.Components;
import org.eclipse.microprofile.openapi.models.media.Schema;
import org.eclipse.microprofile.openapi.models.media.Schema.SchemaType;
import org.jboss.jandex.ClassInfo;
import org.jboss.jandex.DotName;
import org.jboss.jandex.FieldInfo;
import org.jboss.jandex.IndexView;

/** Which properties of which types may be null, as {@code @Nullable} on the components of the records says. */
final class NullableProperties {
    private static final DotName NULLABLE = DotName.createSimple("org.jspecify.annotations.Nullable");

    /** By the simple name of a record, as the description names its schema. */
    private final Map<String, Set<String>> properties;

    private NullableProperties(Map<String, Set<String>> properties) {
        this.properties = properties;
    }

    static NullableProperties in(IndexView index) {
        Map<String, Set<String>> found = new HashMap<>();
        for (ClassInfo type : index.getKnownClasses()) {
            if (type.isRecord()) {
                type.fields().stream()
                        .filter(field -> field.type().hasAnnotation(NULLABLE))
                        .map(FieldInfo::name)
                        .forEach(name -> found.computeIfAbsent(type.simpleName(), _ -> new HashSet<>())
                                .add(name));
            }
        }
        return new NullableProperties(found);
    }

    void allowNull(Components components) {
        if (components.getSchemas() == null) {
            return;
        }
        components.getSchemas().forEach((name, schema) -> {
            if (schema.getProperties() != null) {
                properties.getOrDefault(name, Set.of()).stream()
                        .filter(schema.getProperties()::containsKey)
                        .filter(property -> !isRequired(schema, property))
                        .sorted()
                        .forEach(property -> schema.addProperty(
                                property, orNull(schema.getProperties().get(property))));
            }
        });
    }

    /** What a request has to give may be null only until it is looked at. */
    private static boolean isRequired(Schema schema, String property) {
        return schema.getRequired() != null && schema.getRequired().contains(property);
    }

    /** A reference cannot have a type beside it that widens it, so it becomes one of two possibilities. */
    private static Schema orNull(Schema schema) {
        if (schema.getRef() != null) {
            Schema wide = OASFactory.createSchema()
                    .addAnyOf(OASFactory.createSchema().ref(schema.getRef()))
                    .addAnyOf(OASFactory.createSchema().addType(SchemaType.NULL));
            wide.setDescription(schema.getDescription());
            return wide;
        }
        return schema.getType() == null ? schema : schema.addType(SchemaType.NULL);
    }
}
