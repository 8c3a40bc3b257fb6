package org.tengen.kernel.problem;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.contains;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.matchesPattern;
import static org.hamcrest.Matchers.not;

import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.ValidatableResponse;
import io.restassured.specification.RequestSpecification;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublisher;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import org.eclipse.microprofile.config.ConfigProvider;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.tengen.kernel.test.OwnPortResource;
import org.tengen.kernel.test.TokenResource;
import org.tengen.kernel.test.Tokens;

@QuarkusTest
@QuarkusTestResource(TokenResource.class)
@QuarkusTestResource(OwnPortResource.class)
class ProblemsAtTheEdgeTest {
    private static final String PATH = "/api/samples";
    private static final String LARGE = "{\"name\": \"" + "x".repeat(5_000_000) + "\"}";

    private CapturedLog log;
    private int storedBefore;

    @BeforeEach
    void watch() {
        log = CapturedLog.start();
        storedBefore = SampleResource.STORED.get();
    }

    @AfterEach
    void stop_watching() {
        log.close();
    }

    @Test
    void a_good_request_is_served() {
        asAlice()
                .body("{\"vertex\": \"q16\", \"moveNumber\": 57, \"komi\": 6.5}")
                .post(PATH)
                .then()
                .statusCode(200)
                .body("player", equalTo("alice"))
                .body("vertex", equalTo("Q16"))
                .body("komi", equalTo(6.5f));
        assertThat(SampleResource.STORED.get()).isEqualTo(storedBefore + 1);
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(delimiter = '|', quoteCharacter = '\0', textBlock = """
            {"moveNumbr": 57}                    | moveNumbr       | known here are clock, color
            {"moveNumber": "57"}                 | moveNumber      | wrong JSON type: a whole number is wanted, and this is a text
            {"moveNumber": 57.5}                 | moveNumber      | '57.5' cannot be read here: a whole number is wanted, and this is a number with a fraction
            {"moveNumber": true}                 | moveNumber      | a whole number is wanted, and this is true or false
            {"moveNumber": []}                   | moveNumber      | a whole number is wanted, and this is a list
            {"moveNumber": {}}                   | moveNumber      | a whole number is wanted, and this is an object
            {"clock": {"periodMs": null}}        | clock.periodMs  | the value is missing: a whole number is wanted
            {"clock": {}}                        | clock.periodMs  | missing
            {"clock": 5}                         | clock           | an object is wanted, and this is a number
            {"clock": "5"}                       | clock           | an object is wanted, and this is a text
            {"moveNumber": 57000000000}          | moveNumber      | a whole number from -2147483648 to 2147483647
            {"moveNumber": 1001}                 | moveNumber      | 1000
            {"name": 5}                          | name            | '5' cannot be read here: a text is wanted, and this is a whole number
            {"name": {}}                         | name            | a text is wanted, and this is an object
            {"dead": 1}                          | dead            | '1' cannot be read here: true or false is wanted, and this is a whole number
            {"dead": "true"}                     | dead            | true or false is wanted, and this is a text
            {"color": "GREEN"}                   | color           | BLACK
            {"color": 0}                         | color           | '0' is not one of [BLACK, WHITE]
            {"color": true}                      | color           | one of [BLACK, WHITE] is wanted, and this is true or false
            {"komi": "6.5"}                      | komi            | a number is wanted, and this is a text
            {"vertex": "I5"}                     | vertex          | a column letter A to Z without I
            {"until": "tomorrow"}                | until           | 'tomorrow' is no time; one is written as 2026-05-04T10:15:30Z
            {"until": true}                      | until           | a time such as "2026-05-04T10:15:30Z" is wanted, and this is true or false
            {"moveNumber": "x"}                  | moveNumber      | wrong JSON type
            {"vertex": 5}                        | vertex          | '5' is no vertex
            {"vertex": []}                       | vertex          | a vertex such as "Q16" is wanted, and this is a list
            {"clock": {"periodMs": []}}          | clock.periodMs  | a whole number is wanted, and this is a list
            {"clock": {"periodMs": 1, "perod": 1}} | clock.perod   | periodMs
            {"ruleset": 7}                       | ruleset         | the name of a ruleset, or an object is wanted, and this is a whole number
            {"match": 7.5}                       | match           | a text is wanted
            {"sizes": 5}                         | sizes           | a list is wanted, and this is a whole number
            {"sizes": [5]}                       | sizes[0]        | an object is wanted, and this is a number
            {"sizes": [{"width": 9, "height": 9}, null]} | sizes[1] | the value is missing: an object is wanted
            {"sizes": [{"width": 9, "height": 9}, {"width": 1, "height": 9}]} | sizes[1] | 2 to 25 points wide, not 1
            """)
    void a_wrong_field_is_named(String body, String field, String hint) {
        refused(asAlice().body(body).post(PATH).then(), 400, "bad-request")
                .body("field", equalTo(field))
                .body("detail", containsString(hint == null ? field : hint))
                .body("detail", not(containsString("org.tengen")));
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(delimiter = '|', quoteCharacter = '\0', textBlock = """
            {"moveNumber": 57                    | no JSON
            {"moveNumber": 57} {}                | wrong JSON type: one value is wanted, and after it comes another
            {"moveNumber": 57, "moveNumber": 58} | moveNumber is given twice
            [1, 2]                               | wrong JSON type: an object is wanted, and this is a list
            "57"                                 |
            {"komi": 0.3333333333}               | half points
            nonsense                             | no JSON
            """)
    void a_body_that_cannot_be_understood_is_refused(String body, String hint) {
        refused(asAlice().body(body).post(PATH).then(), 400, "bad-request")
                .body("detail", containsString(hint == null ? "" : hint))
                .body("detail", not(containsString("org.tengen")));
    }

    @Test
    void a_large_body_of_stated_length_is_refused() throws Exception {
        assertTooLarge(BodyPublishers.ofString(LARGE));
    }

    @Test
    void a_large_body_of_unstated_length_is_refused() throws Exception {
        byte[] bytes = LARGE.getBytes(StandardCharsets.UTF_8);
        assertTooLarge(BodyPublishers.ofInputStream(() -> new ByteArrayInputStream(bytes)));
    }

    @Test
    void a_missing_forged_expired_or_damaged_token_is_refused() {
        RequestSpecification json = given().contentType("application/json").body("{}");
        refused(json.post(PATH).then(), 401, "unauthorized").header("WWW-Authenticate", "Bearer");
        for (String token :
                new String[] {Tokens.forged("alice"), Tokens.expired("alice"), Tokens.of("alice") + "x", "nonsense"}) {
            refused(as(token).body("{}").post(PATH).then(), 401, "unauthorized").header("WWW-Authenticate", "Bearer");
        }
    }

    @Test
    void a_token_without_the_role_is_refused() {
        refused(as(Tokens.withoutRoles("alice")).body("{}").post(PATH).then(), 403, "forbidden");
    }

    @Test
    void a_token_that_names_no_possible_player_is_refused() {
        refused(as(Tokens.of(" ")).body("{}").post(PATH).then(), 401, "unauthorized");
    }

    @Test
    void an_unknown_path_a_wrong_method_and_a_wrong_media_type_are_refused() {
        refused(asAlice().get("/api/nothing").then(), 404, "not-found");
        refused(given().get("/nothing").then(), 404, "not-found");
        refused(asAlice().delete(PATH).then(), 405, "method-not-allowed");
        refused(
                given().auth()
                        .oauth2(Tokens.of("alice"))
                        .contentType("text/plain")
                        .body("{}")
                        .post(PATH)
                        .then(),
                415,
                "unsupported-media-type");
    }

    @Test
    void an_id_that_is_none_is_refused() {
        refused(given().get(PATH + "/17").then(), 400, "bad-request")
                .body("field", equalTo("id"))
                .body("detail", containsString("UUID"));
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource({
        "limit=ten, limit, whole number",
        "limit=5.0, limit, whole number",
        "limit=5000000000, limit, whole number",
        "limit=%2B5, limit, whole number",
        "limit=%D9%A5, limit, whole number",
        "after=x, after, whole number",
        "mine=maybe, mine, neither true nor false"
    })
    void a_parameter_that_is_not_what_it_should_be_is_named(String query, String parameter, String hint) {
        refused(given().urlEncodingEnabled(false).get(PATH + "?" + query).then(), 400, "bad-request")
                .body("field", equalTo(parameter))
                .body("detail", containsString(hint));
    }

    @Test
    void parameters_are_read_or_are_as_usual() {
        given().get(PATH).then().statusCode(200).body("", contains(20, -1, 0));
        given().get(PATH + "?limit=5&after=7&mine=true").then().statusCode(200).body("", contains(5, 7, 1));
    }

    @Test
    void our_own_problems_carry_their_facts() {
        refused(given().get(PATH + "/01890a5d-ac96-774b-bcce-b302099a8057").then(), 409, "not-your-turn")
                .body("toPlay", equalTo("WHITE"))
                .body("matchId", equalTo("01890a5d-ac96-774b-bcce-b302099a8057"));
    }

    @Test
    void a_fault_of_ours_tells_a_trace_id_and_is_logged_once() {
        String traceId = given().get(PATH + "/broken")
                .then()
                .statusCode(500)
                .contentType(Problem.MEDIA_TYPE)
                .body("type", equalTo(Problem.BASE_URI + "internal-error"))
                .body("detail", not(containsString("secret")))
                .body("traceId", matchesPattern("[0-9a-f-]{36}"))
                .extract()
                .path("traceId");
        assertThat(log.messagesWithStackTrace()).singleElement().asString().contains(traceId);
    }

    private ValidatableResponse refused(ValidatableResponse response, int status, String slug) {
        response.statusCode(status)
                .contentType(Problem.MEDIA_TYPE)
                .body("type", equalTo(Problem.BASE_URI + slug))
                .body("status", equalTo(status))
                .body("title", not(containsString("Exception")));
        assertNothingHappened();
        return response;
    }

    private void assertNothingHappened() {
        assertThat(log.messagesWithStackTrace()).isEmpty();
        assertThat(SampleResource.STORED.get()).isEqualTo(storedBefore);
    }

    private void assertTooLarge(BodyPublisher body) throws IOException, InterruptedException {
        HttpRequest request = HttpRequest.newBuilder(
                        URI.create(ConfigProvider.getConfig().getValue("test.url", String.class) + PATH))
                .header("Authorization", "Bearer " + Tokens.of("alice"))
                .header("Content-Type", "application/json")
                .POST(body)
                .build();
        try (HttpClient client = HttpClient.newHttpClient()) {
            HttpResponse<String> response = client.send(request, HttpResponse.BodyHandlers.ofString());
            assertThat(response.statusCode()).isEqualTo(413);
            assertThat(response.headers().firstValue("Content-Type")).hasValue(Problem.MEDIA_TYPE);
            assertThat(response.body()).contains(Problem.BASE_URI + "body-too-large", "65536");
        }
        assertNothingHappened();
    }

    private static RequestSpecification asAlice() {
        return as(Tokens.of("alice"));
    }

    private static RequestSpecification as(String token) {
        return given().auth().oauth2(token).contentType("application/json");
    }
}
