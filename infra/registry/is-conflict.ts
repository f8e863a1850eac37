import { JetStreamApiError } from '@nats-io/jetstream';

const WRONG_LAST_SEQUENCE = 10071;

/** Whether somebody else wrote the key between our read and our write. */
export function isConflict(error: unknown): boolean {
  return error instanceof JetStreamApiError && error.code === WRONG_LAST_SEQUENCE;
}
