import { createSecretKey, type KeyObject } from 'node:crypto';
import {
  type Actor,
  type Identity,
  IDENTITY_ISSUER,
  IDENTITY_TTL_SECONDS,
  identitySchema,
} from '@waymark/contracts-core';
import { errors, type JWTPayload, jwtVerify, SignJWT } from 'jose';

const keys = new Map<string, KeyObject>();

/** Returns the HMAC key for a secret; caches it. */
export function identityKey(secret: string): KeyObject {
  let key = keys.get(secret);
  if (!key) {
    key = createSecretKey(Buffer.from(secret, 'utf8'));
    keys.set(secret, key);
  }
  return key;
}

/** Creates a JWT (HS256) for a subject, valid for 60 s. */
function signToken(subject: string, claims: Record<string, unknown>, secret: string): Promise<string> {
  return new SignJWT(claims)
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuer(IDENTITY_ISSUER)
    .setSubject(subject)
    .setIssuedAt()
    .setExpirationTime(`${IDENTITY_TTL_SECONDS}s`)
    .sign(identityKey(secret));
}

/** Returns the identity header's value for one of our own processes, e.g. `gateway`. */
export function signServiceIdentity(service: string, secret: string): Promise<string> {
  return signToken(`service:${service}`, {}, secret);
}

/** Returns the identity header's value for a signed-in member. */
export function signIdentity(identity: Identity, secret: string): Promise<string> {
  return signToken(`member:${identity.memberId}`, { ...identity }, secret);
}

const MOST = 5_000;

/**
 * Caches claims of verified tokens until the tokens are a minute old. The gateway sends a member's token again for
 * half a minute, and verifying a signature costs as much as a query.
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

/** Checks whether a token is one of ours that expired: a request waited long, or a clock is fast. */
export async function isExpiredToken(token: string, secret: string): Promise<boolean> {
  try {
    await jwtVerify(token, identityKey(secret), {
      algorithms: ['HS256'],
      issuer: IDENTITY_ISSUER,
      maxTokenAge: IDENTITY_TTL_SECONDS,
    });
    return false;
  } catch (error) {
    return error instanceof errors.JWTExpired;
  }
}

const verified = new VerifiedTokens();

/** Returns the claims of a token that we signed at most 60 s ago, else null. */
async function verifyToken(token: string, secret: string): Promise<JWTPayload | null> {
  const key = identityKey(secret);
  const known = verified.get(key, token);
  if (known) return known;
  try {
    const { payload } = await jwtVerify(token, key, {
      algorithms: ['HS256'],
      issuer: IDENTITY_ISSUER,
      maxTokenAge: IDENTITY_TTL_SECONDS,
      clockTolerance: 5,
      requiredClaims: ['sub', 'exp', 'iat'],
    });
    verified.add(key, token, payload);
    return payload;
  } catch {
    return null;
  }
}

/** Returns the name of the calling process, or null when it is not one of ours. */
export async function verifyServiceIdentity(token: string, secret: string): Promise<string | null> {
  const subject = (await verifyToken(token, secret))?.sub ?? '';
  return subject.startsWith('service:') ? subject.slice('service:'.length) : null;
}

/** Returns the actor in the gateway's token; null when the token is not ours, too old or a service's. */
export async function verifyIdentity(token: string, secret: string): Promise<Actor> {
  const claims = await verifyToken(token, secret);
  const identity = identitySchema.safeParse(claims);
  return identity.success && claims?.sub === `member:${identity.data.memberId}` ? identity.data : null;
}
