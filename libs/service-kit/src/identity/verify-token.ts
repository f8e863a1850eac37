import { type JWTPayload, jwtVerify } from 'jose';
import { IDENTITY_ISSUER, IDENTITY_TTL_SECONDS } from '@waymark/contracts-core';
import { identityKey } from './identity-key';
import { VerifiedTokens } from './verified-tokens';

const verified = new VerifiedTokens();

/** Claims of a token that we signed at most 60 s ago, else null. */
export async function verifyToken(token: string, secret: string): Promise<JWTPayload | null> {
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
