import { randomUUID } from 'node:crypto';
import type { EventEnvelope } from '@waymark/contracts-core';
import { noteAdded } from './sample-contracts';

/** Returns the event of an added note, as the relay would publish it. */
export function envelope(data: unknown, aggregateId = 'note', aggregateVersion = 1): EventEnvelope {
  return {
    id: randomUUID(),
    type: noteAdded.type,
    time: new Date().toISOString(),
    aggregateId,
    aggregateVersion,
    correlationId: null,
    data,
  };
}
