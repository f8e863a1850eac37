import { SignJWT } from 'jose';
import { IDENTITY_ISSUER, IDENTITY_TTL_SECONDS } from '@waymark/contracts-core';
import { identityKey } from './identity-key';

/** A JWT (HS256) for one subject, dead after 60 s. */
export function signToken(subject: string, claims: Record<string, unknown>, secret: string): Promise<string> {
  return new SignJWT(claims)
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuer(IDENTITY_ISSUER)
    .setSubject(subject)
    .setIssuedAt()
    .setExpirationTime(`${IDENTITY_TTL_SECONDS}s`)
    .sign(identityKey(secret));
}
