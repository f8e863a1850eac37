import type { Identity } from '@waymark/contracts-core';
import { LRUCache } from 'lru-cache';
import { signToken } from './sign-token';

const REUSE_MS = 30_000;
const MEMBERS = 5_000;

/** Signed identities, made once per member and half a minute: who it is is still asked for each request. */
export class IdentityTokens {
  private readonly signed = new LRUCache<string, string>({ max: MEMBERS, ttl: REUSE_MS });

  constructor(private readonly secret: string) {}

  member(identity: Identity): string {
    const { memberId, role, displayName } = identity;
    const key = `${memberId} ${role} ${displayName}`;
    const known = this.signed.get(key);
    if (known) return known;
    const token = signToken(`member:${memberId}`, { memberId, role, displayName }, this.secret);
    this.signed.set(key, token);
    return token;
  }

  gateway(): string {
    const known = this.signed.get('gateway');
    if (known) return known;
    const token = signToken('service:gateway', {}, this.secret);
    this.signed.set('gateway', token);
    return token;
  }
}
