import { createHmac } from 'node:crypto';
import { IDENTITY_ISSUER, IDENTITY_TTL_SECONDS } from '@waymark/contracts-core';

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** A member's identity as a gateway signs it, to ask a service directly on equal terms. */
export function signedIdentity(secret: string): string {
  const iat = Math.floor(Date.now() / 1_000);
  const claims = { memberId: 1, role: 'member', displayName: 'Bench' };
  const payload = { ...claims, iss: IDENTITY_ISSUER, sub: 'member:1', iat, exp: iat + IDENTITY_TTL_SECONDS };
  const signed = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode(payload)}`;
  return `${signed}.${createHmac('sha256', secret).update(signed).digest('base64url')}`;
}
