import { type JWTPayload, jwtVerify } from 'jose';
import { IDENTITY_ISSUER, IDENTITY_TTL_SECONDS } from '@waymark/contracts-core';
import { identityKey } from './identity-key';

/** Claims of a token that we signed at most 60 s ago, else null. */
export async function verifyToken(token: string, secret: string): Promise<JWTPayload | null> {
  try {
    const { payload } = await jwtVerify(token, identityKey(secret), {
      algorithms: ['HS256'],
      issuer: IDENTITY_ISSUER,
      maxTokenAge: IDENTITY_TTL_SECONDS,
      clockTolerance: 5,
      requiredClaims: ['sub', 'exp', 'iat'],
    });
    return payload;
  } catch {
    return null;
  }
}
