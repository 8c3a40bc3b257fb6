package org.tengen.engine.notation;

import java.math.BigDecimal;
import java.text.Normalizer;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.tengen.engine.Komi;

/** Komi as it is written in the wild; whatever is not a plain number of half points is reported. */
final class SgfKomi {
    /** Komi from here on is written in hundredths, as Fox does. */
    private static final BigDecimal HUNDREDTHS_FROM = BigDecimal.valueOf(100);

    private static final BigDecimal HUNDRED = BigDecimal.valueOf(100);
    private static final BigDecimal FOUR = BigDecimal.valueOf(4);

    private static final Pattern PLAIN = Pattern.compile("[+-]?\\d{1,3}(?:\\.\\d{0,3})?");
    private static final Pattern DECIMAL = Pattern.compile("[+-]?(?:\\d{1,4}(?:\\.\\d{0,3})?|\\.\\d{1,3})");
    /** {@code 5 1/2}, {@code 3又3/4}, {@code 1/2}. */
    private static final Pattern FRACTION =
            Pattern.compile("(?<sign>[+-]?)(?:(?<whole>\\d{1,3})[\\s又]+)?(?<part>\\d{1,3})/(?<of>[24])");

    private static final Pattern POINTS = Pattern.compile("\\s*(?:目|points?|pts?|moku)\\.?$", Pattern.CASE_INSENSITIVE);
    private static final Pattern ZI = Pattern.compile("\\s*(?:子|zi)$", Pattern.CASE_INSENSITIVE);

    private SgfKomi() {}

    static Optional<Komi> read(SgfProperty property, Consumer<String> warnings) {
        String value = SgfText.readLine(property.value());
        if (value.isEmpty()) {
            warnings.accept("no komi is given; the ruleset's holds");
            return Optional.empty();
        }
        String text = spelledPlainly(value);
        boolean zi = ZI.matcher(text).find();
        String number = POINTS.matcher(ZI.matcher(text).replaceFirst("")).replaceFirst("");
        Komi komi = komi(property, number, zi, warnings);
        if (!PLAIN.matcher(value).matches()) {
            warnings.accept("read as " + komi + " points");
        }
        return Optional.of(komi);
    }

    /** With a decimal point, digits of ASCII, and fractions as {@code 1/2}. */
    private static String spelledPlainly(String value) {
        String fractions = value.replace("½", " 1/2").replace("¼", " 1/4").replace("¾", " 3/4");
        return Normalizer.normalize(fractions, Normalizer.Form.NFKC)
                .replace(',', '.')
                .strip();
    }

    private static Komi komi(SgfProperty property, String text, boolean zi, Consumer<String> warnings) {
        BigDecimal number = number(property, text);
        if (number.abs().compareTo(HUNDREDTHS_FROM) >= 0) {
            number = number.divide(HUNDRED);
            warnings.accept("such a number is of hundredths, " + number.toPlainString());
        }
        if (zi || isInQuarters(number)) {
            BigDecimal points = number.multiply(BigDecimal.TWO);
            warnings.accept((zi ? "" : number.toPlainString() + " is no whole number of half points; ")
                    + "taken as zi (子) of two points each: "
                    + points.stripTrailingZeros().toPlainString()
                    + " points");
            number = points;
        }
        try {
            return Komi.ofPoints(number);
        } catch (IllegalArgumentException e) {
            throw property.error(e.getMessage());
        }
    }

    private static BigDecimal number(SgfProperty property, String text) {
        if (DECIMAL.matcher(text).matches()) {
            return new BigDecimal(text);
        }
        Matcher fraction = FRACTION.matcher(text);
        if (!fraction.matches()) {
            throw property.error("a komi is a number, such as 6.5");
        }
        BigDecimal part = new BigDecimal(fraction.group("part")).divide(new BigDecimal(fraction.group("of")));
        BigDecimal whole = fraction.group("whole") == null ? BigDecimal.ZERO : new BigDecimal(fraction.group("whole"));
        return fraction.group("sign").equals("-") ? whole.add(part).negate() : whole.add(part);
    }

    /** No number of half points, but one of quarters: 3.75 stones. */
    private static boolean isInQuarters(BigDecimal number) {
        return !isWhole(number.multiply(BigDecimal.TWO)) && isWhole(number.multiply(FOUR));
    }

    private static boolean isWhole(BigDecimal number) {
        return number.stripTrailingZeros().scale() <= 0;
    }
}
