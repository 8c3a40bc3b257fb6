package org.tengen.benchmarks.platform;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.IntStream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.HdrHistogram.Histogram;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Document;
import org.w3c.dom.NodeList;

class LatencyChartTest {
    @Test
    void lines_rise_to_the_right_within_the_picture() throws Exception {
        Histogram latencies = new Histogram(3);
        IntStream.rangeClosed(1, 10_000).forEach(us -> latencies.recordValue(us * 10L));

        Document svg = parse(LatencyChart.draw("a < b & c", List.of(new LatencyChart.Line("256 matches", latencies))));

        NodeList lines = svg.getElementsByTagName("polyline");
        assertThat(lines.getLength()).isEqualTo(1);
        String[] points = lines.item(0)
                .getAttributes()
                .getNamedItem("points")
                .getNodeValue()
                .strip()
                .split(" ", -1);
        assertThat(y(points[0])).isGreaterThan(y(points[points.length - 1])).isLessThan(460);
        assertThat(y(points[points.length - 1])).isPositive();
        assertThat(svg.getElementsByTagName("text").item(0).getTextContent()).isEqualTo("a < b & c");
    }

    @Test
    void nothing_measured_is_an_empty_chart() throws Exception {
        String svg = LatencyChart.draw("nothing", List.of(new LatencyChart.Line("none", new Histogram(3))));

        assertThat(parse(svg).getElementsByTagName("polyline").getLength()).isEqualTo(1);
    }

    private static double y(String point) {
        return Double.parseDouble(point.substring(point.indexOf(',') + 1));
    }

    private static Document parse(String svg) throws Exception {
        return DocumentBuilderFactory.newInstance()
                .newDocumentBuilder()
                .parse(new ByteArrayInputStream(svg.getBytes(StandardCharsets.UTF_8)));
    }
}
