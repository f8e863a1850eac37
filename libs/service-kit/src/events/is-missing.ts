import { JetStreamApiError } from '@nats-io/jetstream';

const STREAM_NOT_FOUND = 10_059;
const CONSUMER_NOT_FOUND = 10_014;

/** Whether JetStream says that the stream or consumer does not exist. */
export function isMissing(error: unknown): boolean {
  return error instanceof JetStreamApiError && [STREAM_NOT_FOUND, CONSUMER_NOT_FOUND].includes(error.code);
}
