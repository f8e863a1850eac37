import { createHash } from 'node:crypto';
import { HostCookie } from './host-cookie';

/** 32 random bytes as base64url: a session ID, or another token that only one browser holds. */
export const TOKEN_SHAPE = /^[A-Za-z0-9_-]{43}$/;

/** The cookie with the session ID: account sets it, the gateway reads it. */
export function sessionCookieOf(secure: boolean): HostCookie {
  return new HostCookie('sid', secure, TOKEN_SHAPE);
}

/** Returns the hex SHA-256 of a session ID, the only form that is stored. */
export function sessionHash(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
