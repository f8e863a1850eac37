import type { NatsConnection } from '@nats-io/transport-node';
import { SESSION_CACHE_TTL_SECONDS, sessionEnded } from '@waymark/contracts-account';
import { eventEnvelopeSchema } from '@waymark/contracts-core';
import { LRUCache } from 'lru-cache';

// Longer than Redis may still name a member for an ended session.
const REMEMBER_MS = 2 * SESSION_CACHE_TTL_SECONDS * 1_000;

/**
 * Sessions that account said have ended. Redis says so too, but it may have been away at that moment and still
 * hold the session when it is back. Heard as the event passes by: missing one is no worse than not listening.
 */
export class EndedSessions {
  private readonly hashes = new LRUCache<string, true>({ max: 50_000, ttl: REMEMBER_MS });

  has(hash: string): boolean {
    return this.hashes.has(hash);
  }

  follow(connection: NatsConnection): void {
    connection.subscribe(sessionEnded.type, { callback: (_error, message) => this.take(message.string()) });
  }

  private take(text: string): void {
    const data = sessionEnded.data.safeParse(dataOf(text));
    if (data.success) this.hashes.set(data.data.sessionHash, true);
  }
}

function dataOf(text: string): unknown {
  try {
    return eventEnvelopeSchema.safeParse(JSON.parse(text)).data?.data;
  } catch {
    return null;
  }
}
