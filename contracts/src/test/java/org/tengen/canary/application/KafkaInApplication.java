package org.tengen.canary.application;

import org.apache.kafka.common.TopicPartition;

/** Breaks {@code only_messaging_sees_kafka}. */
public record KafkaInApplication(TopicPartition partition) {}
