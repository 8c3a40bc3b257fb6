package org.tengen.local.platform;

import java.util.LinkedHashMap;
import java.util.Map;
import org.tengen.embedded.PostgresServer;

/**
 * What services are told, as system properties.
 *
 * @param rulesPort where rules-service answers all of them
 */
record ServiceSettings(Database database, BrokerProcess broker, DataFolder data, int rulesPort) {
    /** @param port where the service is to listen, on the loopback address */
    Map<String, String> of(Service service, int port) {
        Map<String, String> settings = new LinkedHashMap<>();
        settings.put("quarkus.http.host", "127.0.0.1");
        settings.put("quarkus.http.port", Integer.toString(port));
        settings.put("quarkus.datasource.jdbc.url", database.jdbcUrl(service.database()));
        settings.put("quarkus.datasource.username", PostgresServer.USER);
        settings.put("quarkus.datasource.password", PostgresServer.USER);
        settings.put("kafka.bootstrap.servers", broker.bootstrapServers());
        settings.put("mp.jwt.verify.publickey.location", data.keys().publicKey().toString());
        settings.put("tengen.rules.url", "http://127.0.0.1:" + rulesPort);
        if (service == Service.RULES) {
            settings.put("tengen.record.signing-key", data.recordKey().toString());
        }
        return settings;
    }
}
