import { type Identity, IDENTITY_ISSUER, IDENTITY_TTL_SECONDS } from '@waymark/contracts-core';
import { SignJWT } from 'jose';
import { identityKey } from './identity-key';

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
