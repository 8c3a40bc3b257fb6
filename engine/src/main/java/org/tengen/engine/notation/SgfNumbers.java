package org.tengen.engine.notation;

import java.math.BigDecimal;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import org.tengen.engine.BoardSize;
import org.tengen.engine.Komi;

/** The numbers of the root: size, komi and handicap, with what is made of them in the wild. */
final class SgfNumbers {
    private static final int USUAL_SIDE = 19;
    /** Komi from here on is written in hundredths, as Fox does. */
    private static final BigDecimal HUNDREDTHS_FROM = BigDecimal.valueOf(100);

    private static final BigDecimal HUNDRED = BigDecimal.valueOf(100);

    private static final Pattern NUMBER = Pattern.compile("[+-]?\\d{1,4}(?:[.,]\\d{0,3})?");

    private SgfNumbers() {}

    static BoardSize usualSize() {
        return BoardSize.square(USUAL_SIDE);
    }

    static BoardSize readSize(SgfProperty property, Consumer<String> warnings) {
        String value = property.value().strip();
        int colon = value.indexOf(':');
        try {
            int width = Integer.parseInt(
                    colon < 0 ? value : value.substring(0, colon).strip());
            int height = colon < 0
                    ? width
                    : Integer.parseInt(value.substring(colon + 1).strip());
            if (colon >= 0) {
                warnings.accept("read as " + width + " wide and " + height + " high");
            }
            return new BoardSize(width, height);
        } catch (NumberFormatException e) {
            throw property.error("a size is a number, or a width and a height as in 9:19");
        } catch (IllegalArgumentException e) {
            throw property.error(e.getMessage());
        }
    }

    static Optional<Komi> readKomi(SgfProperty property, Consumer<String> warnings) {
        String value = property.value().strip();
        if (value.isEmpty()) {
            warnings.accept("no komi is given; the ruleset's holds");
            return Optional.empty();
        }
        if (value.indexOf(',') >= 0) {
            warnings.accept("the comma was read as a decimal point");
        }
        if (!NUMBER.matcher(value).matches()) {
            throw property.error("a komi is a number, such as 6.5");
        }
        BigDecimal number = new BigDecimal(value.replace(',', '.'));
        if (number.abs().compareTo(HUNDREDTHS_FROM) >= 0) {
            number = number.divide(HUNDRED);
            warnings.accept("read as hundredths");
        }
        if (isInQuarters(number)) {
            number = number.multiply(BigDecimal.TWO);
            warnings.accept("read as zi (子), two points each");
        }
        try {
            return Optional.of(Komi.ofPoints(number));
        } catch (IllegalArgumentException e) {
            throw property.error(e.getMessage());
        }
    }

    /** No number of half points, but one of quarters: 3.75 stones. */
    private static boolean isInQuarters(BigDecimal number) {
        BigDecimal halves = number.multiply(BigDecimal.TWO);
        return halves.stripTrailingZeros().scale() > 0
                && halves.multiply(BigDecimal.TWO).stripTrailingZeros().scale() <= 0;
    }

    static int readHandicap(SgfProperty property, BoardSize size, Consumer<String> warnings) {
        String value = property.value().strip();
        if (value.isEmpty()) {
            warnings.accept("no handicap is given; read as 0");
            return 0;
        }
        try {
            int stones = Integer.parseInt(value);
            if (stones < 0 || stones >= size.points()) {
                throw property.error("a handicap is a number of stones that the board has room for");
            }
            return stones;
        } catch (NumberFormatException e) {
            throw property.error("a handicap is a whole number");
        }
    }
}
