import { createHmac } from 'node:crypto';
import { IDENTITY_ISSUER, IDENTITY_TTL_SECONDS, type Identity } from '@waymark/contracts-core';
import { LRUCache } from 'lru-cache';

const HEADER = encode({ alg: 'HS256', typ: 'JWT' });

/**
 * The token that service-kit verifies. Signed here without service-kit, whose index would load a
 * database client into the gateway; a test checks that the two agree.
 */
export function signToken(subject: string, claims: Partial<Identity>, secret: string, now = Date.now()): string {
  const iat = Math.floor(now / 1_000);
  const payload = { ...claims, iss: IDENTITY_ISSUER, sub: subject, iat, exp: iat + IDENTITY_TTL_SECONDS };
  const signed = `${HEADER}.${encode(payload)}`;
  return `${signed}.${createHmac('sha256', secret).update(signed).digest('base64url')}`;
}

function encode(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}

const REUSE_MS = 30_000;
const MEMBERS = 5_000;

/** Signed identities, made once per member and half a minute: who it is is still asked for each request. */
export class IdentityTokens {
  private readonly signed = new LRUCache<string, string>({ max: MEMBERS, ttl: REUSE_MS });

  constructor(private readonly secret: string) {}

  member(identity: Identity): string {
    const { memberId, role, displayName, limitedUntil, limitStatement } = identity;
    const key = `${memberId} ${role} ${limitedUntil} ${limitStatement} ${displayName}`;
    const known = this.signed.get(key);
    if (known) return known;
    const claims = { memberId, role, displayName, limitedUntil, limitStatement };
    const token = signToken(`member:${memberId}`, claims, this.secret);
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
