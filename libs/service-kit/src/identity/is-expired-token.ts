import { errors, jwtVerify } from 'jose';
import { IDENTITY_ISSUER, IDENTITY_TTL_SECONDS } from '@waymark/contracts-core';
import { identityKey } from './identity-key';

/** Whether a token is one of ours whose minute is over: a request waited long, or a clock runs ahead. */
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
