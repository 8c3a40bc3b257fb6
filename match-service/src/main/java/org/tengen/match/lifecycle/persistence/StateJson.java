package org.tengen.match.lifecycle.persistence;

import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.deser.std.FromStringDeserializer;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.module.SimpleModule;
import com.fasterxml.jackson.databind.ser.std.StdSerializer;
import com.fasterxml.jackson.datatype.jdk8.Jdk8Module;
import com.fasterxml.jackson.datatype.jsr310.JavaTimeModule;
import java.io.IOException;
import java.io.Serial;
import org.tengen.contracts.wire.WireModule;
import org.tengen.engine.Color;
import org.tengen.engine.Move;
import org.tengen.match.lifecycle.domain.Counting;
import org.tengen.match.lifecycle.domain.Decided;
import org.tengen.match.lifecycle.domain.Ended;
import org.tengen.match.lifecycle.domain.InPlay;
import org.tengen.match.lifecycle.domain.MoveMade;
import org.tengen.match.lifecycle.domain.NoResultOffer;
import org.tengen.match.lifecycle.domain.Opening;
import org.tengen.match.lifecycle.domain.PlayerPause;
import org.tengen.match.lifecycle.domain.Scoring;
import org.tengen.match.lifecycle.domain.Started;
import org.tengen.match.lifecycle.domain.UndoRequest;

/** The JSON of the column {@code state}: the same state is always the same text. Nobody but this class reads it. */
final class StateJson {
    private static final ObjectMapper MAPPER = JsonMapper.builder()
            .addModules(new JavaTimeModule(), new Jdk8Module(), new WireModule(), moves())
            .addMixIn(Started.class, Cases.class)
            .addMixIn(Opening.class, OpeningCases.class)
            .addMixIn(Opening.Offer.class, OfferCases.class)
            .addMixIn(PlayerPause.class, PauseCases.class)
            .addMixIn(UndoRequest.class, UndoCases.class)
            .addMixIn(NoResultOffer.class, NoResultCases.class)
            .disable(SerializationFeature.WRITE_DATES_AS_TIMESTAMPS)
            .enable(DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES)
            .build();

    private StateJson() {}

    static String write(Started match) {
        try {
            return MAPPER.writerFor(Started.class).writeValueAsString(match);
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("A match cannot be written as JSON", e);
        }
    }

    static Started read(String json) {
        try {
            return MAPPER.readValue(json, Started.class);
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("A row of match holds no state", e);
        }
    }

    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "is")
    @JsonSubTypes({
        @JsonSubTypes.Type(value = InPlay.class, name = "IN_PLAY"),
        @JsonSubTypes.Type(value = Counting.class, name = "COUNTING"),
        @JsonSubTypes.Type(value = Scoring.class, name = "SCORING"),
        @JsonSubTypes.Type(value = Decided.class, name = "DECIDED"),
        @JsonSubTypes.Type(value = Ended.class, name = "ENDED")
    })
    private interface Cases {}

    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "is")
    @JsonSubTypes({
        @JsonSubTypes.Type(value = Opening.Done.class, name = "DONE"),
        @JsonSubTypes.Type(value = Opening.HandicapStones.class, name = "HANDICAP_STONES"),
        @JsonSubTypes.Type(value = Opening.SeatStones.class, name = "SEAT_STONES"),
        @JsonSubTypes.Type(value = Opening.Terms.class, name = "TERMS")
    })
    private interface OpeningCases {}

    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "is")
    @JsonSubTypes({
        @JsonSubTypes.Type(value = Opening.Offer.None.class, name = "NONE"),
        @JsonSubTypes.Type(value = Opening.Offer.Sealed.class, name = "SEALED"),
        @JsonSubTypes.Type(value = Opening.Offer.Open.class, name = "OPEN")
    })
    private interface OfferCases {}

    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "is")
    @JsonSubTypes({
        @JsonSubTypes.Type(value = PlayerPause.None.class, name = "NONE"),
        @JsonSubTypes.Type(value = PlayerPause.Asked.class, name = "ASKED"),
        @JsonSubTypes.Type(value = PlayerPause.Running.class, name = "RUNNING")
    })
    private interface PauseCases {}

    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "is")
    @JsonSubTypes({
        @JsonSubTypes.Type(value = UndoRequest.None.class, name = "NONE"),
        @JsonSubTypes.Type(value = UndoRequest.Asked.class, name = "ASKED"),
        @JsonSubTypes.Type(value = UndoRequest.Lapsed.class, name = "LAPSED"),
        @JsonSubTypes.Type(value = UndoRequest.Granted.class, name = "GRANTED")
    })
    private interface UndoCases {}

    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "is")
    @JsonSubTypes({
        @JsonSubTypes.Type(value = NoResultOffer.NotPossible.class, name = "NOT_POSSIBLE"),
        @JsonSubTypes.Type(value = NoResultOffer.Possible.class, name = "POSSIBLE"),
        @JsonSubTypes.Type(value = NoResultOffer.Offered.class, name = "OFFERED")
    })
    private interface NoResultCases {}

    /** A move as {@code BQ16} or {@code Wpass}. */
    private static SimpleModule moves() {
        return new SimpleModule("moves")
                .addSerializer(MoveMade.class, new MoveWriter())
                .addDeserializer(MoveMade.class, new MoveReader());
    }

    private static final class MoveWriter extends StdSerializer<MoveMade> {
        @Serial
        private static final long serialVersionUID = 1;

        MoveWriter() {
            super(MoveMade.class);
        }

        @Override
        public void serialize(MoveMade made, JsonGenerator out, SerializerProvider provider) throws IOException {
            out.writeString((made.color() == Color.BLACK ? "B" : "W") + made.move());
        }
    }

    private static final class MoveReader extends FromStringDeserializer<MoveMade> {
        @Serial
        private static final long serialVersionUID = 1;

        MoveReader() {
            super(MoveMade.class);
        }

        @Override
        protected MoveMade _deserialize(String text, DeserializationContext context) {
            Color color = text.charAt(0) == 'B' ? Color.BLACK : Color.WHITE;
            return new MoveMade(color, Move.parse(text.substring(1)));
        }
    }
}
