package org.tengen.engine.notation;

import java.util.function.Consumer;
import org.tengen.engine.BoardSize;

/** The whole numbers of the root, size and handicap, with what is made of them in the wild. */
final class SgfNumbers {
    private static final int USUAL_SIDE = 19;

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
