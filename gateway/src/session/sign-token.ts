import { createHmac } from 'node:crypto';
import { IDENTITY_ISSUER, IDENTITY_TTL_SECONDS, type Identity } from '@waymark/contracts-core';

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
