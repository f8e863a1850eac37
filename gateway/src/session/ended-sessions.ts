import type { NatsConnection } from '@nats-io/transport-node';
import { SESSION_CACHE_TTL_SECONDS, sessionEnded } from '@waymark/contracts-account';
import { LRUCache } from 'lru-cache';
import { eventData } from '../events/event-data';

// Longer than Redis may still return a member for an ended session.
const REMEMBER_MS = 2 * SESSION_CACHE_TTL_SECONDS * 1_000;

/**
 * Sessions that account reported as ended. Redis also records it, but after an outage at that moment it may still hold
 * the session. Events are not replayed: a missed one is no worse than not listening.
 */
export class EndedSessions {
  private readonly hashes = new LRUCache<string, true>({ max: 50_000, ttl: REMEMBER_MS });
  private tell: (hash: string) => void = () => undefined;

  has(hash: string): boolean {
    return this.hashes.has(hash);
  }

  /** Registers a callback for each ended session. */
  whenEnded(tell: (hash: string) => void): void {
    this.tell = tell;
  }

  follow(connection: NatsConnection): void {
    connection.subscribe(sessionEnded.type, { callback: (_error, message) => this.take(message.string()) });
  }

  private take(text: string): void {
    const ended = eventData(sessionEnded, text);
    if (!ended) return;
    this.hashes.set(ended.sessionHash, true);
    this.tell(ended.sessionHash);
  }
}
