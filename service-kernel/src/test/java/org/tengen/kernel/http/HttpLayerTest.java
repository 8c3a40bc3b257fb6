package org.tengen.kernel.http;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import java.io.IOException;
import java.net.URI;
import org.eclipse.microprofile.config.ConfigProvider;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.tengen.kernel.problem.CapturedLog;
import org.tengen.kernel.problem.Problem;
import org.tengen.kernel.test.OwnPortResource;
import org.tengen.kernel.test.RawHttp;
import org.tengen.kernel.test.RawHttp.RawResponse;
import org.tengen.kernel.test.TokenResource;
import org.tengen.kernel.test.Tokens;

/** What no resource gets to see is answered with a problem document too. */
@QuarkusTest
@QuarkusTestResource(TokenResource.class)
@QuarkusTestResource(OwnPortResource.class)
class HttpLayerTest {
    private static final String HEAD = " /api/samples HTTP/1.1\r\nHost: localhost\r\n";

    private final ObjectMapper json = new ObjectMapper();
    private CapturedLog log;

    @BeforeEach
    void watch() {
        log = CapturedLog.start();
    }

    @AfterEach
    void nothing_is_logged_as_our_fault() {
        log.close();
        assertThat(log.messagesWithStackTrace()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "GARBAGE\r\n\r\n",
                "GET /api/samples\r\n\r\n",
                "GET /api/sam ples HTTP/1.1\r\nHost: localhost\r\n\r\n",
                "GET /api/samples HTTX\r\n\r\n",
                "GET" + HEAD + "Bad Header: x\r\n\r\n",
                "GET" + HEAD + "NoColon\r\n\r\n",
                "GET" + HEAD + "X: a\0b\r\n\r\n",
                "POST" + HEAD + "Content-Length: abc\r\n\r\n{}",
                "POST" + HEAD + "Content-Length: -1\r\n\r\n{}",
                "POST" + HEAD + "Content-Length: 2\r\nContent-Length: 3\r\n\r\n{}"
            })
    void what_is_no_http_is_a_bad_request(String request) throws Exception {
        assertProblem(send(request), 400, "bad-request");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "/api/%zz",
                "/api/samples/%zz",
                "/api/samples?limit=%zz",
                "/api/samples/<x>",
                "/api/samples/{x}|\\",
                "api/samples",
                "*"
            })
    void a_target_that_is_no_uri_is_a_bad_request(String target) throws Exception {
        for (String rest : new String[] {"", "Connection: close\r\n"}) {
            assertProblem(
                    send("GET " + target + " HTTP/1.1\r\nHost: localhost\r\n" + rest + "\r\n"), 400, "bad-request");
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "Host: a b\r\n", "Host: ZAP%n\r\n"})
    void a_request_for_no_host_is_a_bad_request(String host) throws Exception {
        JsonNode problem = assertProblem(send("GET /api/samples HTTP/1.1\r\n" + host + "\r\n"), 400, "bad-request");
        assertThat(problem.path("detail").asText()).contains("Host");
    }

    @ParameterizedTest
    @CsvSource({"4200", "100000", "2000000"})
    void a_uri_that_is_too_long_is_told_how_long_it_may_be(int length) throws Exception {
        RawResponse response =
                send("GET /api/samples?x=" + "x".repeat(length) + " HTTP/1.1\r\nHost: localhost\r\n\r\n");
        assertThat(assertProblem(response, 414, "uri-too-long").path("maxBytes").asInt())
                .isEqualTo(4096);
    }

    @ParameterizedTest
    @CsvSource({"21000", "100000", "2000000"})
    void headers_that_are_too_large_are_told_how_large_they_may_be(int length) throws Exception {
        RawResponse one = send("GET" + HEAD + "X: " + "x".repeat(length) + "\r\n\r\n");
        RawResponse many = send("GET" + HEAD + "X: y\r\n".repeat(length / 4) + "\r\n");
        for (RawResponse response : new RawResponse[] {one, many}) {
            assertThat(assertProblem(response, 431, "headers-too-large")
                            .path("maxBytes")
                            .asInt())
                    .isEqualTo(20 * 1024);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"10485761", "99999999999", "9223372036854775807"})
    void a_body_that_is_not_even_read_is_told_how_large_it_may_be(String length) throws Exception {
        for (String expect : new String[] {"", "Expect: 100-continue\r\n"}) {
            RawResponse response =
                    send("POST" + HEAD + authorized() + expect + "Content-Length: " + length + "\r\n\r\n{}");
            assertThat(assertProblem(response, 413, "body-too-large")
                            .path("maxBytes")
                            .asInt())
                    .isEqualTo(65536);
        }
    }

    @ParameterizedTest
    @CsvSource({"100000", "9000000", "12000000", "30000000"})
    void a_large_body_is_refused_while_it_is_sent(int length) throws Exception {
        String body = "x".repeat(length);
        RawResponse stated = send("POST" + HEAD + authorized() + "Content-Length: " + length + "\r\n\r\n" + body);
        assertProblem(stated, 413, "body-too-large");
        RawResponse unstated = send("POST" + HEAD + authorized() + "Transfer-Encoding: chunked\r\n\r\n"
                + Integer.toHexString(length) + "\r\n" + body + "\r\n0\r\n\r\n");
        assertProblem(unstated, 413, "body-too-large");
    }

    /** The server breaks the connection, of which nobody knows any more where it stands. */
    @Test
    void a_body_that_is_not_sent_as_http_has_it_is_no_fault_of_ours() throws Exception {
        RawResponse response =
                send("POST" + HEAD + authorized() + "Transfer-Encoding: chunked\r\n\r\nZZ\r\n{}\r\n0\r\n\r\n");
        assertThat(response.status()).isIn(0, 400);
    }

    @Test
    void good_requests_are_served_one_after_the_other_on_one_connection() throws Exception {
        String good = "GET" + HEAD + "\r\n";
        RawResponse response = send(good + good + "GET /%zz HTTP/1.1\r\nHost: localhost\r\n\r\n");
        assertThat(response.text().split("HTTP/1.1 200 OK", -1)).hasSize(3);
        assertThat(response.text()).contains("HTTP/1.1 400 Bad Request", "/bad-request");
    }

    private static String authorized() {
        return "Connection: close\r\nAuthorization: Bearer " + Tokens.of("alice")
                + "\r\nContent-Type: application/json\r\n";
    }

    private JsonNode assertProblem(RawResponse response, int status, String slug) throws IOException {
        assertThat(response.status()).as(response.text()).isEqualTo(status);
        assertThat(response.header("content-type")).as(response.text()).isEqualTo(Problem.MEDIA_TYPE);
        JsonNode problem = json.readTree(response.body());
        assertThat(problem.path("type").asText()).isEqualTo(Problem.BASE_URI + slug);
        assertThat(problem.path("status").asInt()).isEqualTo(status);
        assertThat(problem.path("detail").asText()).isNotBlank().doesNotContain("Exception");
        return problem;
    }

    private static RawResponse send(String request) throws IOException {
        URI uri = URI.create(ConfigProvider.getConfig().getValue("test.url", String.class));
        return RawHttp.send(uri.getPort(), request);
    }
}
