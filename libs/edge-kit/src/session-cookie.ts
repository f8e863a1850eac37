import { createHash } from 'node:crypto';
import { HostCookie } from './host-cookie';

/** 32 random bytes as base64url: a session id, or another token that only one browser holds. */
export const TOKEN_SHAPE = /^[A-Za-z0-9_-]{43}$/;

/** The cookie that holds the session id: handed out by account, read by the gateway. */
export function sessionCookieOf(secure: boolean): HostCookie {
  return new HostCookie('sid', secure, TOKEN_SHAPE);
}

/** Hex SHA-256 of a session id: the only form of it that is stored. */
export function sessionHash(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
