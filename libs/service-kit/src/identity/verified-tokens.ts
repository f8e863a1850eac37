import type { KeyObject } from 'node:crypto';
import type { JWTPayload } from 'jose';
import { IDENTITY_TTL_SECONDS } from '@waymark/contracts-core';

const MOST = 5_000;

/**
 * Claims of tokens whose signature was found good, until they are a minute old. A gateway sends the same token with
 * each request of a member for half a minute, and checking a signature costs as much as a query.
 */
export class VerifiedTokens {
  private readonly byKey = new WeakMap<KeyObject, Map<string, JWTPayload>>();

  constructor(private readonly now: () => number = Date.now) {}

  get(key: KeyObject, token: string): JWTPayload | null {
    const tokens = this.byKey.get(key);
    const payload = tokens?.get(token);
    if (!payload) return null;
    const { iat = 0, exp = 0 } = payload;
    if (this.now() < Math.min(exp, iat + IDENTITY_TTL_SECONDS) * 1_000) return payload;
    tokens?.delete(token);
    return null;
  }

  add(key: KeyObject, token: string, payload: JWTPayload): void {
    const tokens = this.byKey.get(key) ?? new Map<string, JWTPayload>();
    this.byKey.set(key, tokens);
    const [oldest] = tokens.keys();
    if (tokens.size >= MOST && oldest !== undefined) tokens.delete(oldest);
    tokens.set(token, payload);
  }
}
